package room

import (
	"encoding/json"
	"fmt"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/rules"
)

// Needs is what rules the records of a room need: its game, and the highest
// revision that one of its matches, or its opening, was written with.
type Needs struct {
	Game string `json:"game"`
	Rev  int    `json:"rev"`
}

// Note takes in one more record, from the first on.
func (n *Needs) Note(j journal.Record) {
	var r struct {
		Kind  string `json:"k"`
		Event Needs  `json:"e"`
	}
	if json.Unmarshal(j.Body, &r) != nil {
		return // Reopen says what is wrong
	}
	switch r.Kind {
	case (opened{}).name():
		*n = r.Event
	case (began{}).name():
		n.Rev = max(n.Rev, r.Event.Rev)
	}
}

// In is the game among those that a program has, or an error that names what it
// lacks.
func (n Needs) In(find func(id string) (*rules.Kind, bool)) (*rules.Kind, error) {
	kind, ok := find(n.Game)
	if !ok {
		return nil, fmt.Errorf("no game %q", n.Game)
	}
	if n.Rev > kind.Rev {
		return nil, unreleased(kind, n.Rev)
	}
	return kind, nil
}

// unreleased says that a match needs rules that this program does not have.
func unreleased(k *rules.Kind, rev int) error {
	return fmt.Errorf("no revision %d of game %q", rev, k.ID)
}
