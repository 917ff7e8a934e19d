// Command sobremesa hosts rooms of card games for browsers: `sobremesa serve`,
// or just `sobremesa`.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"github.com/alecthomas/kong"
)

// Exit codes besides 0.
const (
	exitFailed = 1
	exitUsage  = 2
	exitInUse  = 3 // the address or the data folder is another server's
)

const about = `A table you can send as a link: card games in the browser, for friends.

Every flag of serve is also an environment variable: --admin-addr is SOBREMESA_ADMIN_ADDR. Exit codes: 0 ended as asked, 1 failed, 2 wrong usage, 3 the address or the data folder is in use by another server.`

type cli struct {
	Serve   serveCmd   `cmd:"" default:"withargs" help:"Serve rooms and pages until the process is told to stop (the default)."`
	Check   checkCmd   `cmd:"" help:"Read every record of a data folder and say which rooms are damaged."`
	Load    loadCmd    `cmd:"" help:"Measure: many rooms that play Uno químico against a server of their own on this machine."`
	Sim     simCmd     `cmd:"" help:"Let machines play whole matches and print who wins, how long they take and how they end."`
	Replay  replayCmd  `cmd:"" help:"Tell the matches of a room in words, once the last one is over, and check every record and hash."`
	Relay   relayCmd   `cmd:"" hidden:"" help:"The yardstick of load."`
	Version versionCmd `cmd:"" help:"Print the version."`
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM, os.Interrupt)
	defer stop()
	os.Exit(run(ctx, os.Args[1:], os.Stdout, os.Stderr))
}

// run is the whole program: it ends when the command has, or with ctx, and
// returns the exit code.
func run(ctx context.Context, args []string, stdout, stderr io.Writer) int {
	var c cli
	helped := false
	parser, err := kong.New(&c, kong.Name("sobremesa"), kong.Description(about), kong.DefaultEnvars("SOBREMESA"),
		kong.Writers(stdout, stderr), kong.Exit(func(int) { helped = true }), kong.ConfigureHelp(kong.HelpOptions{Compact: true}))
	if err != nil {
		panic("sobremesa: " + err.Error())
	}
	asked, err := parser.Parse(args)
	switch {
	case helped:
		return 0
	case err != nil:
		fmt.Fprintf(stderr, "sobremesa: %v (see sobremesa --help)\n", err)
		return exitUsage
	}
	asked.BindTo(ctx, (*context.Context)(nil))
	asked.BindTo(stdout, (*io.Writer)(nil))
	asked.Bind(errorStream{stderr})
	if err := asked.Run(); err != nil {
		fmt.Fprintf(stderr, "sobremesa: %v\n", err)
		return exitCode(err)
	}
	return 0
}

// errorStream is where logs go.
type errorStream struct{ io.Writer }

func exitCode(err error) int {
	if errors.Is(err, errInUse) {
		return exitInUse
	}
	return exitFailed
}
