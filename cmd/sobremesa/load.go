package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/netip"
	"os"
	"slices"
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
	Pairs     int           `env:"-" placeholder:"N" help:"Measure N times, each time the relay, too, and print the median of the ratios of moves a CPU second."`
	Cores     int           `env:"-" default:"1" help:"Processors that the server may use."`
	Seed      uint64        `env:"-" default:"1" help:"Chance of the players."`
	JSON      bool          `name:"json" env:"-" help:"Print the figures as JSON."`
	Addr      string        `env:"-" default:"127.0.0.1:18463" help:"Loopback address that the server listens at while it is measured."`
	AdminAddr string        `env:"-" placeholder:"ADDR" help:"Address for /metrics and profiles of the measured server."`
}

// playersMost is how many a run can have: two file descriptors each, of the
// 20,000 of a process.
const playersMost = 8000

// Validate bounds what a run may ask of the machine; kong calls it.
func (c *loadCmd) Validate() error {
	addr, err := netip.ParseAddrPort(c.Addr)
	switch {
	case c.Seats < 2 || c.Seats > 10:
		return errors.New("--seats must be from 2 to 10")
	case c.Rooms < 1 || c.Rooms > playersMost/c.Seats:
		return fmt.Errorf("--rooms times --seats must be from 1 to %d", playersMost)
	case c.Duration <= 0 || c.Duration > time.Hour:
		return errors.New("--duration must be more than nothing and at most an hour")
	case c.Pace < 0:
		return errors.New("--pace must not be negative")
	case c.Cores < 1:
		return errors.New("--cores must be at least 1")
	case c.Pairs < 0 || c.Pairs > 20:
		return errors.New("--pairs must be at most 20")
	case c.Pairs > 0 && (c.Idle || c.Relay || c.JSON || c.Pace > 0):
		return errors.New("--pairs goes with neither --idle, --relay, --json nor --pace")
	case err != nil || !addr.Addr().IsLoopback():
		return errors.New("--addr must be a loopback address with a port")
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
		if relay.MovesPerCPUSecond() == 0 {
			return errors.New("load: --pairs needs what Linux tells of the time of a process")
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
