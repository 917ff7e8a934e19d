package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/sobremesa-games/sobremesa/internal/journal"
)

type checkCmd struct {
	Data string `default:"data" help:"Folder of the journal. No server may be using it."`
}

// Run reads every record of every room along its chain of checksums, and fails
// when one is not what was written.
func (c *checkCmd) Run(ctx context.Context, out io.Writer) error {
	if _, err := os.Stat(journalPath(c.Data)); err != nil {
		return fmt.Errorf("check: %w", err)
	}
	store, err := openStore(c.Data)
	if err != nil {
		return err
	}
	defer store.Close()
	return checkAll(ctx, store, out)
}

func checkAll(ctx context.Context, store journal.Store, out io.Writer) error {
	rooms, records, damaged := 0, 0, 0
	for room, err := range store.Rooms(ctx) {
		if err != nil {
			return fmt.Errorf("check: %w", err)
		}
		rooms++
		n, err := checkRoom(ctx, store, room)
		records += n
		if err != nil {
			damaged++
			fmt.Fprintf(out, "room %s: %v\n", room, err)
		}
	}
	fmt.Fprintf(out, "%d rooms, %d records, %d rooms damaged\n", rooms, records, damaged)
	if damaged > 0 {
		return errors.New("check: the journal is damaged")
	}
	return nil
}

// checkRoom counts the good records of a room. They are all only if the last is
// the one that the store knows as the last.
func checkRoom(ctx context.Context, store journal.Store, room string) (n int, err error) {
	for _, err := range store.Read(ctx, room, 1) {
		if err != nil {
			return n, err
		}
		n++
	}
	last, err := store.Last(ctx, room)
	if err == nil && last.Seq != uint64(n) {
		err = journal.Corrupt(last.Seq)
	}
	return n, err
}
