// Package load drives many rooms of real players over real websockets and
// says what the server made of it. It speaks only the public protocol.
package load

import (
	"context"
	"errors"
	"fmt"
	"io"
	"sync"
	"time"
)

// Config says what to drive and how. All numbers are bounded by the caller.
type Config struct {
	URL      string        // "http://127.0.0.1:8080"
	Rooms    int           // rooms that play at once
	Seats    int           // players in each
	Duration time.Duration // measured time, after everybody sat down
	Pace     time.Duration // mean thinking time; 0 = closed loop: the next move follows at once
	Idle     bool          // everybody sits and nobody moves
	Relay    bool          // the far side is a bare relay: the yardstick
	Seed     uint64
	PID      int       // process whose CPU and memory are read; 0 = none
	Progress io.Writer // one line per stage
}

// Run opens the rooms, plays for the duration and reports. It fails when a
// room cannot be opened or a player is dropped; ctx ends it early.
func Run(ctx context.Context, c Config) (Report, error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	m := newMeter()
	failed := make(chan error, 1) // the first failure is told, the others follow from it
	fail := func(err error) {
		select {
		case failed <- err:
		default:
		}
	}
	tables, err := sitDown(ctx, c, m, fail)
	defer func() { leave(tables) }()
	if err != nil {
		return Report{}, err
	}
	fmt.Fprintf(c.Progress, "%d rooms of %d are seated\n", c.Rooms, c.Seats)
	if err := playFor(ctx, c, tables, m, failed); err != nil {
		return Report{}, err
	}
	return m.report(c), nil
}

// sitDown opens all rooms, some at a time, and connects every player.
func sitDown(ctx context.Context, c Config, m *meter, fail func(error)) ([]*table, error) {
	const atOnce = 16 // enough to keep the server busy, few enough for its accept queue
	tables := make([]*table, c.Rooms)
	slots := make(chan struct{}, atOnce)
	errs := make([]error, c.Rooms)
	var wg sync.WaitGroup
	for i := range tables {
		tables[i] = newTable(c, i, m)
		slots <- struct{}{}
		wg.Go(func() {
			defer func() { <-slots }()
			errs[i] = tables[i].open(ctx, fail)
		})
	}
	wg.Wait()
	return tables, errors.Join(errs...)
}

// playFor starts every table and measures for the duration.
func playFor(ctx context.Context, c Config, tables []*table, m *meter, failed <-chan error) error {
	if err := deal(ctx, tables); err != nil {
		return err
	}
	before, err := readProcess(c.PID)
	if err != nil {
		return err
	}
	m.begin(before)
	timer := time.NewTimer(c.Duration)
	defer timer.Stop()
	select {
	case err = <-failed:
	case <-ctx.Done():
		err = ctx.Err()
	case <-timer.C:
	}
	after, perr := readProcess(c.PID)
	m.end(after)
	return errors.Join(err, perr)
}

func leave(tables []*table) {
	for _, t := range tables {
		if t != nil {
			t.close()
		}
	}
}

// deal starts all tables at once: those that play already leave little for a
// start that comes late.
func deal(ctx context.Context, tables []*table) error {
	errs := make([]error, len(tables))
	var wg sync.WaitGroup
	for i, t := range tables {
		wg.Go(func() { errs[i] = t.start(ctx) })
	}
	wg.Wait()
	return errors.Join(errs...)
}
