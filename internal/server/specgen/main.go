// Command specgen writes the TypeScript declarations of the protocol from the
// server's types: web/src/wire.d.ts. With -check it writes nothing and fails
// when the file is not what it would write. Run it in the root of the module.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"

	"github.com/sobremesa-games/sobremesa/internal/server"
)

const file = "web/src/wire.d.ts"

const header = `// What the server and its clients say to each other.
// Generated from the server's types; change those, then run
//   go run ./internal/server/specgen

`

func main() {
	check := flag.Bool("check", false, "only say whether "+file+" is up to date")
	flag.Parse()
	if err := run(*check); err != nil {
		fmt.Fprintln(os.Stderr, "specgen:", err)
		os.Exit(1)
	}
}

func run(check bool) error {
	spec := server.Spec()
	spec.Comment = newSource().comment
	text := append([]byte(header), spec.TypeScript()...)
	if !check {
		return os.WriteFile(file, text, 0o644)
	}
	was, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if !bytes.Equal(was, text) {
		return fmt.Errorf("%s is stale: go run ./internal/server/specgen", file)
	}
	return nil
}
