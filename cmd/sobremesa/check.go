package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"

	"github.com/sobremesa-games/sobremesa/internal/journal/sqlite"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
)

// checkCmd takes the loss from the command line alone: nobody should accept one
// by a variable that was left behind.
type checkCmd struct {
	Data       string `default:"data" type:"path" help:"Folder of the journal. No server may be using it."`
	AcceptLoss bool   `env:"-" help:"Let a server go on with what is left where something acknowledged is lost. Keep a copy of the folder first."`
}

// Run reads every record of every room along its chain of checksums, and all
// else in the file, and fails when something is not what was written. It changes
// nothing, unless it is told to accept a loss.
func (c *checkCmd) Run(ctx context.Context, out io.Writer) error {
	if c.AcceptLoss {
		if err := sqlite.AcceptLoss(journalPath(c.Data)); err != nil {
			return c.failed(err)
		}
	}
	store, err := sqlite.View(journalPath(c.Data))
	if err != nil {
		return c.failed(err)
	}
	defer store.Close()
	return (&inspection{ctx: ctx, store: store, out: out, foreign: map[string]int{}}).run()
}

func (c *checkCmd) failed(err error) error {
	if errors.Is(err, sqlite.ErrInUse) {
		return fmt.Errorf("data folder %s is %w: stop that one first", c.Data, errInUse)
	}
	return fmt.Errorf("check: %w", err)
}

// inspection is a look at all of a journal.
type inspection struct {
	ctx   context.Context
	store *sqlite.Store
	out   io.Writer

	rooms, records, damaged int
	foreign                 map[string]int // sound rooms by what they need and this program lacks
	other                   bool           // damage to something that is no room's
}

func (i *inspection) run() error {
	i.checkRooms()
	i.checkDocs()
	i.checkStructure()
	fmt.Fprintf(i.out, "%d rooms, %d records, %d rooms damaged\n", i.rooms, i.records, i.damaged)
	i.tellForeign()
	if i.damaged > 0 || i.other {
		return errors.New("check: the journal is damaged")
	}
	return i.ctx.Err()
}

// problem is damage to something that is no room's.
func (i *inspection) problem(what string, err any) {
	i.other = true
	fmt.Fprintf(i.out, "%s: %v\n", what, err)
}

func (i *inspection) checkRooms() {
	for code, err := range i.store.Rooms(i.ctx) {
		if err != nil {
			i.problem("list of rooms", err)
			return
		}
		i.rooms++
		if err := i.checkRoom(code); err != nil {
			i.damaged++
			fmt.Fprintf(i.out, "room %s: %v\n", code, err)
		}
	}
}

// checkRoom counts the good records of a room, and the room where its rules are
// not known.
func (i *inspection) checkRoom(code string) error {
	var needs room.Needs
	for record, err := range i.store.Read(i.ctx, code, 1) {
		if err != nil {
			return err
		}
		i.records++
		needs.Note(record)
	}
	if _, err := needs.In(catalog.Find); err != nil {
		i.foreign[err.Error()]++
	}
	return nil
}

// tellForeign says of which rooms a server of this program knows no rules. They
// are no damage: a program that has the rules goes on with them.
func (i *inspection) tellForeign() {
	for _, lacks := range slices.Sorted(maps.Keys(i.foreign)) {
		fmt.Fprintf(i.out, "%d rooms cannot be opened by this program, which has %s: they are left untouched\n", i.foreign[lacks], lacks)
	}
}

func (i *inspection) checkDocs() {
	for _, err := range i.store.Docs(i.ctx, "") {
		if err != nil {
			i.problem("names", err)
		}
	}
}

func (i *inspection) checkStructure() {
	problems, err := i.store.Problems(i.ctx)
	if err != nil {
		i.problem("file", err)
	}
	for _, p := range problems {
		i.problem("file", p)
	}
}
