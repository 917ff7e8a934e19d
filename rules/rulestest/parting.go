package rulestest

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// parting is a kind of move, the viewer's own or another's, at which a match and
// a resampled one may part in the viewer's eyes.
type parting struct {
	do  string
	own bool
}

func (p parting) String() string {
	if p.own {
		return fmt.Sprintf("the viewer's own %q", p.do)
	}
	return fmt.Sprintf("another's %q", p.do)
}

// rates is how often they parted where the move was the first, and where it was
// a later one; anew, how often those later ones part as the first again.
type rates struct {
	first, later struct{ made, parted int }
	anew         int
}

// part counts a move after Resample, the first or a later one.
func (t *tally) part(to, by rules.Seat, m rules.Move, later, parted bool) {
	at := parting{m.Do(), to == by}
	if t.parted[at] == nil {
		t.parted[at] = &rates{}
	}
	r := &t.parted[at].first
	if later {
		r = &t.parted[at].later
	}
	r.made++
	if parted {
		r.parted++
		t.future[to]++
	}
}

// anew counts a later move that parted, and parts again as the first.
func (t *tally) anew(to, by rules.Seat, m rules.Move) {
	t.parted[parting{m.Do(), to == by}].anew++
}

// settled reports that the viewer was seen to part from the match and at such a
// move as the first.
func (t *tally) settled(to, by rules.Seat, m rules.Move) bool {
	r := t.parted[parting{m.Do(), to == by}]
	return t.future[to] > 0 && r != nil && r.first.parted > 0
}

// left reports that what a move brings to light stays where the first move
// reaches it: a top that is drawn first. As with other things it never parts
// there, or less than an eighth as often. Two is added, lest few moves say much.
// The first moves are of other positions than the later ones, so it must hold
// where these parted, too.
func (r *rates) left() bool {
	if 8*r.anew >= r.later.parted {
		return false
	}
	rate := float64(r.later.parted) / float64(r.later.made+2)
	even := rate * float64(r.first.made)
	return r.first.parted == 0 && float64(r.first.made)*math.Log(1-rate) < never || even >= 24 && float64(8*r.first.parted) < even
}

func (r *rates) add(o *rates) {
	r.anew += o.anew
	r.first.made, r.first.parted = r.first.made+o.first.made, r.first.parted+o.first.parted
	r.later.made, r.later.parted = r.later.made+o.later.made, r.later.parted+o.later.parted
}

// checkPartings finds what Resample leaves of cards and chance that are kept
// where the suite does not look. Matches from a Start begin too much alike to
// be counted.
func checkPartings(cells []*cell) error {
	sum := map[parting]*rates{}
	for _, c := range cells {
		for at, r := range c.moved.parted {
			if sum[at] == nil {
				sum[at] = &rates{}
			}
			if !c.start {
				sum[at].add(r)
			}
		}
	}
	inOrder := func(a, b parting) int { return cmp.Compare(a.String(), b.String()) }
	for _, at := range slices.SortedFunc(maps.Keys(sum), inOrder) {
		if r := sum[at]; r.left() {
			return broken(resamples, "%s shows something new at %d of %d later moves, and as the first at %d of %d", at, r.later.parted, r.later.made, r.first.parted, r.first.made)
		}
	}
	return nil
}
