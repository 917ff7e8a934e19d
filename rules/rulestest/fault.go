package rulestest

import (
	"fmt"

	"github.com/sobremesa-games/sobremesa/rules"
)

// check names one promise of rules.Game and rules.Searcher.
type check string

// The promises, in words.
const (
	opens     check = "opens"     // New takes every seat count and option set
	asks      check = "asks"      // a Turn names seats of the table, each once, and a phase
	lists     check = "lists"     // Legal is never empty for who is waited for, and comes in a fixed order
	accepts   check = "accepts"   // what Legal lists is accepted
	refuses   check = "refuses"   // what a complete Legal does not list is refused with a code
	untouched check = "untouched" // a refused move changes no view
	frugal    check = "frugal"    // a refused move spends no chance
	replays   check = "replays"   // header and moves are the whole match
	encodes   check = "encodes"   // a view is plain JSON in the form of a document
	stays     check = "stays"     // a view is a snapshot
	keeps     check = "keeps"     // a viewer learns nothing that it may not know
	resamples check = "resamples" // Resample moves what is hidden
	copies    check = "copies"    // a clone has the same future and a life of its own
	decides   check = "decides"   // Decision changes exactly when what is asked changes
	takes     check = "takes"     // after a move with Takeback nobody knows more than before
	ends      check = "ends"      // the match ends within its bound
	rests     check = "rests"     // after the end nothing moves
	covers    check = "covers"    // every phase was met
	holds     check = "holds"     // the game's own invariant
	bots      check = "bots"      // bots make accepted moves
)

// fault is a promise that was broken, and where.
type fault struct {
	check check
	what  string
	where string // the table and the step, enough to play it again
}

func (f *fault) Error() string { return fmt.Sprintf("%s: %s\n%s", f.check, f.what, f.where) }

func broken(c check, format string, args ...any) error {
	return &fault{check: c, what: fmt.Sprintf(format, args...)}
}

// first runs the steps in order, up to the first error.
func first(steps ...func() error) error {
	for _, step := range steps {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// played is one accepted move.
type played struct {
	by rules.Seat
	mv rules.Move
}

func (p played) String() string { return fmt.Sprintf("%d %s", p.by, key(p.mv)) }
