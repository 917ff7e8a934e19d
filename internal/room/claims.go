package room

import (
	"cmp"
	"slices"
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
)

// In a race (rules.Turn.Race) who saw the picture later may answer later: moves
// are held for a moment and made in the order of their arrival less the round
// trip of their connection. The journal has that order.
const (
	lagMost = 400 * time.Millisecond // of a round trip that counts
	lagTail = 50 * time.Millisecond  // beyond the slowest round trip of the others
)

// claimsMost is how many moves of a device are held at once: more than a hand
// can make meanwhile.
const claimsMost = 4

// claim is a move in a race, or what a bot thought of.
type claim struct {
	device Device // zero for a bot
	made   time.Time
	judge  func()
}

// isRace reports whether moves are held now.
func (r *Room) isRace() bool {
	return r.state.phase == Playing && r.state.match.turn.Race
}

// isClaim reports whether a call is a move in a race, for an own seat.
func (r *Room) isClaim(c *call) bool {
	if _, move := c.cmd.Act.(Move); !move || !r.isRace() {
		return false
	}
	return r.state.holds(c.cmd.Device, cmp.Or(c.cmd.Seat, r.state.firstOf(c.cmd.Device)))
}

// made is when a call was made, as far as its connection tells.
func (c *call) made() time.Time {
	if c.feed == nil {
		return c.came
	}
	return c.came.Add(-c.feed.lag())
}

// claimsOf counts the moves of a device that are held.
func (r *Room) claimsOf(d Device) (n int) {
	for _, c := range r.claims {
		if c.device == d {
			n++
		}
	}
	return n
}

// claim holds a move until slower ones have had their time, or makes it at once
// where nobody else could be slower.
func (r *Room) claim(c claim, now time.Time) {
	if len(r.claims) == 0 {
		wait, rivals := r.slowest(c.device)
		if !rivals {
			c.judge()
			return
		}
		r.claimed = now.Add(wait + lagTail)
	}
	r.claims = append(r.claims, c)
}

// slowest is the longest round trip of the other devices that play, and whether
// there are any.
func (r *Room) slowest(d Device) (lag time.Duration, rivals bool) {
	for _, f := range r.feeds {
		if f.device != d && r.state.firstOf(f.device) != rules.Nobody {
			lag, rivals = max(lag, f.lag()), true
		}
	}
	return lag, rivals
}

// claimsAt is when the moves that are held will be made.
func (r *Room) claimsAt(time.Time) time.Time {
	if len(r.claims) == 0 {
		return time.Time{}
	}
	return r.claimed
}

// makeClaims makes them, one after the other as the journal takes them. What was
// claimed after the end of the time comes after that end.
func (r *Room) makeClaims(now time.Time) event {
	slices.SortStableFunc(r.claims, func(a, b claim) int { return a.made.Compare(b.made) })
	for len(r.claims) > 0 && r.flight == nil {
		if e := r.overBefore(r.claims[0].made, now); e != nil {
			return e
		}
		first := r.claims[0]
		r.claims = slices.Delete(r.claims, 0, 1)
		first.judge()
	}
	return nil
}

// overBefore is what happens at the end of the present time, if a claim was made
// after it.
func (r *Room) overBefore(made, now time.Time) event {
	at := r.timeOver(now)
	if at.IsZero() || !made.After(at) {
		return nil
	}
	return r.timeIsUp(now)
}

// tripsKept is how many round trips are remembered: the smallest of them is the
// lag, so that one late answer is no advantage.
const tripsKept = 8

// trips is the newest round trips of a connection.
type trips struct {
	newest [tripsKept]time.Duration
	n      int
}

// note takes one more, and gives the smallest.
func (t *trips) note(trip time.Duration) time.Duration {
	t.newest[t.n%tripsKept] = trip
	t.n++
	return slices.Min(t.newest[:min(t.n, tripsKept)])
}

// Trip notes the round trip of the connection, as often as it is measured. It is
// called by one goroutine at a time.
func (f *Feed) Trip(trip time.Duration) { f.smallest.Store(int64(f.trips.note(trip))) }

// lag is the round trip that counts, zero where none was measured.
func (f *Feed) lag() time.Duration {
	return min(time.Duration(f.smallest.Load()), lagMost)
}
