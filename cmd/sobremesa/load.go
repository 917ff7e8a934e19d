package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"slices"
	"strings"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/load"
)

// loadCmd reads no environment: the variables of the same names are those of
// serve.
type loadCmd struct {
	Rooms     int           `env:"-" default:"500" help:"Rooms that play at once."`
	Seats     int           `env:"-" default:"4" help:"Players in each, 2 to 10."`
	Duration  time.Duration `env:"-" default:"10s" help:"Measured time, after everybody sat down."`
	Pace      time.Duration `env:"-" default:"0s" help:"Mean thinking time of a player; 0 plays on at once (closed loop)."`
	Idle      bool          `env:"-" help:"Only sit there: for the memory of waiting rooms."`
	Relay     bool          `env:"-" help:"Measure a bare relay instead, which knows no rules and keeps nothing: the yardstick."`
	Pairs     int           `env:"-" placeholder:"N" help:"Measure N times, in turn with the relay, and print the ratio of moves a CPU second."`
	Cores     int           `env:"-" default:"1" help:"Processors that the server may use."`
	Seed      uint64        `env:"-" default:"1" help:"Chance of the players."`
	JSON      bool          `name:"json" env:"-" help:"Print the figures as JSON."`
	Addr      string        `env:"-" default:"127.0.0.1:18463" help:"Loopback address that the server listens at while it is measured."`
	AdminAddr string        `env:"-" placeholder:"ADDR" help:"Address for /metrics and profiles of the measured server."`
}

// Validate bounds what a run may ask of the machine; kong calls it.
func (c *loadCmd) Validate() error {
	switch {
	case c.Rooms < 1 || c.Rooms*c.Seats > 8000: // two file descriptors a player, 20,000 a process
		return errors.New("--rooms times --seats must be from 1 to 8000")
	case c.Seats < 2 || c.Seats > 10:
		return errors.New("--seats must be from 2 to 10")
	case c.Duration <= 0 || c.Duration > time.Hour:
		return errors.New("--duration must be at most an hour")
	case c.Pairs < 0 || c.Pairs > 20:
		return errors.New("--pairs must be at most 20")
	case c.Pairs > 0 && (c.Idle || c.Relay || c.JSON || c.Pace > 0):
		return errors.New("--pairs goes with neither --idle, --relay, --json nor --pace")
	case !strings.HasPrefix(c.Addr, "127.") && !strings.HasPrefix(c.Addr, "[::1]:"):
		return errors.New("--addr must be a loopback address")
	}
	return nil
}

// Run measures and prints.
func (c *loadCmd) Run(ctx context.Context, out io.Writer) error {
	if c.Pairs > 0 {
		return c.compare(ctx, out)
	}
	report, err := c.measure(ctx, c.Relay)
	switch {
	case err != nil:
		return err
	case c.JSON:
		return json.NewEncoder(out).Encode(report)
	}
	report.Print(out)
	return nil
}

// compare measures in turn with the relay: what else the machine does then
// weighs on both.
func (c *loadCmd) compare(ctx context.Context, out io.Writer) error {
	var ratios []float64
	for range c.Pairs {
		ours, err := c.measure(ctx, false)
		if err != nil {
			return err
		}
		relay, err := c.measure(ctx, true)
		if err != nil {
			return err
		}
		ratios = append(ratios, ours.MovesPerCPUSecond()/relay.MovesPerCPUSecond())
		ours.Print(out)
		fmt.Fprintf(out, "relay              %.0f moves a CPU second: ratio %.2f\n\n", relay.MovesPerCPUSecond(), ratios[len(ratios)-1])
	}
	slices.Sort(ratios)
	fmt.Fprintf(out, "median ratio       %.2f of the relay\n", ratios[len(ratios)/2])
	return nil
}

// measure starts a server of its own, with an empty journal on disk or as the
// relay, and drives it.
func (c *loadCmd) measure(ctx context.Context, relay bool) (load.Report, error) {
	data, err := os.MkdirTemp("", "sobremesa-load-")
	if err != nil {
		return load.Report{}, err
	}
	defer os.RemoveAll(data)
	server, err := c.start(ctx, data, relay)
	if err != nil {
		return load.Report{}, err
	}
	defer func() {
		_ = server.Process.Signal(os.Interrupt)
		_ = server.Wait()
	}()
	return load.Run(ctx, load.Config{
		URL: "http://" + c.Addr, Rooms: c.Rooms, Seats: c.Seats, Duration: c.Duration, Pace: c.Pace, Idle: c.Idle, Relay: relay,
		Seed: c.Seed, PID: server.Process.Pid, Progress: os.Stderr,
	})
}

// start runs this program again as the server and waits until it answers.
func (c *loadCmd) start(ctx context.Context, data string, relay bool) (*exec.Cmd, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	args := []string{"serve", "--addr", c.Addr, "--data", data, "--rate", "0", "--admin-addr", c.AdminAddr}
	if relay {
		args = []string{"relay", "--addr", c.Addr}
	}
	server := exec.Command(self, args...)
	server.Env = append(slices.DeleteFunc(os.Environ(), isOurs), fmt.Sprintf("GOMAXPROCS=%d", c.Cores))
	server.Stderr = os.Stderr
	if err := server.Start(); err != nil {
		return nil, err
	}
	if err := c.await(ctx); err != nil {
		_ = server.Process.Kill()
		_ = server.Wait()
		return nil, err
	}
	return server, nil
}

// isOurs reports whether a variable is a flag of this program: what is measured
// does not depend on them.
func isOurs(variable string) bool { return strings.HasPrefix(variable, "SOBREMESA_") }

// await asks until the server is ready, for ten seconds at most.
func (c *loadCmd) await(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	tick := time.NewTicker(50 * time.Millisecond)
	defer tick.Stop()
	for {
		res, err := http.Get("http://" + c.Addr + "/readyz")
		if err == nil {
			_ = res.Body.Close()
			if res.StatusCode == http.StatusOK {
				return nil
			}
		}
		select {
		case <-ctx.Done():
			return errors.New("the server to be measured did not start")
		case <-tick.C:
		}
	}
}

// relayCmd is the bare relay as a process of its own.
type relayCmd struct {
	Addr string `env:"-" required:"" help:"Loopback address to listen at."`
}

// Run relays until ctx ends.
func (c *relayCmd) Run(ctx context.Context) error {
	mux := http.NewServeMux()
	mux.Handle(load.RelayPath, load.NewRelay())
	mux.HandleFunc("/readyz", func(http.ResponseWriter, *http.Request) {})
	server := &http.Server{Addr: c.Addr, Handler: mux, ReadHeaderTimeout: 5 * time.Second}
	stop := context.AfterFunc(ctx, func() { _ = server.Close() })
	defer stop()
	if err := server.ListenAndServe(); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}
