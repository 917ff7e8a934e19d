// Command specgen writes what is generated from the server's types: the
// TypeScript declarations of the protocol, and the comments that its schemas
// carry. With -check it writes nothing and fails when a file is not what it would
// write. Run it in the root of the module.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"

	"github.com/sobremesa-games/sobremesa/internal/server"
)

const header = `// What the server and its clients say to each other.
// Generated from the server's types; change those, then run
//   go run ./internal/server/specgen

`

func main() {
	check := flag.Bool("check", false, "only say whether the files are up to date")
	flag.Parse()
	if err := run(*check); err != nil {
		fmt.Fprintln(os.Stderr, "specgen:", err)
		os.Exit(1)
	}
}

func run(check bool) error {
	spec, src := server.Spec(), newSource()
	spec.Comment = src.comment
	declarations := append([]byte(header), spec.TypeScript()...)
	comments, err := json.MarshalIndent(src.found, "", "  ")
	if err != nil {
		return err
	}
	see := write
	if check {
		see = compare
	}
	return errors.Join(see("web/src/wire.d.ts", declarations), see("internal/server/comments.json", append(comments, '\n')))
}

func write(file string, text []byte) error { return os.WriteFile(file, text, 0o644) }

func compare(file string, text []byte) error {
	was, err := os.ReadFile(file)
	if err == nil && !bytes.Equal(was, text) {
		err = fmt.Errorf("%s is stale: go run ./internal/server/specgen", file)
	}
	return err
}
