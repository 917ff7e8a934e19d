package room

import (
	"slices"
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
)

// voteTime is how long a table is asked; who says nothing till then said no.
const voteTime = 30 * time.Second

// vote is the question whether moves are taken back. It is not in the journal.
// Once it has a no it stands only to be shown, until the next move.
type vote struct {
	undo  Undo
	until time.Time
}

// decideUndo asks the table whether it goes back to a version. It goes at once
// where nobody else is there.
func (r *Room) decideUndo(c *call, act TakeBack) (event, rules.Seat, *Refusal) {
	if act.AsHost && c.cmd.Device != r.state.host {
		return nil, rules.Nobody, refuse(NotHost)
	}
	seat, refusal := r.ownSeat(c)
	if refusal == nil {
		refusal = r.playable()
	}
	if refusal == nil {
		refusal = r.mayGoBack(act.To)
	}
	if refusal != nil {
		return nil, rules.Nobody, refusal
	}
	r.vote = r.callVote(seat, act.To)
	r.agreeBack(c.cmd.Device)
	return r.countVotes(time.Now()), seat, nil
}

// mayGoBack reports whether the table may be asked that.
func (r *Room) mayGoBack(to uint64) *Refusal {
	m := r.state.match
	switch {
	case to > r.state.v:
		return refuse(Malformed)
	case to < r.floor():
		return refuse(Revealed)
	case m.kept(to) == len(m.steps):
		return badOption("to")
	case r.vote != nil:
		return refuse(Voted)
	}
	return nil
}

// floor is the earliest version that the table may go back to. A draft shows
// cards, too.
func (r *Room) floor() uint64 { return max(r.state.match.floor(), r.bared) }

func (r *Room) callVote(by rules.Seat, to uint64) *vote {
	m := r.state.match
	game, err := m.before(r.state.kind, m.kept(to))
	if err != nil {
		panic("room: the rules do not replay what they played: " + err.Error())
	}
	undo := Undo{By: by, To: to, Log: game.Logged(), Waits: rules.Seats(m.setup.Seats)}
	return &vote{undo, time.Now().Add(voteTime)}
}

// voting reports whether somebody is waited for to say yes or no.
func (r *Room) voting() bool { return r.vote != nil && len(r.vote.undo.No) == 0 }

// agrees notes a seat's yes.
func (v *vote) agrees(seat rules.Seat) {
	if i := slices.Index(v.undo.Waits, seat); i >= 0 {
		v.undo.Waits = slices.Delete(slices.Clone(v.undo.Waits), i, i+1)
		v.undo.Yes = append(slices.Clip(v.undo.Yes), seat)
		slices.Sort(v.undo.Yes)
	}
}

// agreeBack notes the yes of all seats of a device.
func (r *Room) agreeBack(d Device) {
	for _, seat := range r.state.seatsOf(d) {
		r.vote.agrees(seat)
	}
}

// decideConsent takes a device's yes or no.
func (r *Room) decideConsent(c *call, act Consent) (event, rules.Seat, *Refusal) {
	seat := r.state.firstOf(c.cmd.Device)
	switch {
	case seat == rules.Nobody:
		return nil, seat, refuse(NotYours)
	case !r.voting() || r.vote.undo.To != act.To:
		return nil, rules.Nobody, refuse(Stale)
	case !act.Yes:
		r.denyVote([]rules.Seat{seat})
		return nil, seat, nil
	}
	r.agreeBack(c.cmd.Device)
	return r.countVotes(time.Now()), seat, nil
}

// denyVote ends the vote.
func (r *Room) denyVote(no []rules.Seat) {
	r.vote.undo.No, r.vote.undo.Waits = no, nil
	r.stale, r.dirty = true, true
}

// countVotes takes the moves back if all agree, among them the seats that bots
// play and those whose people are away.
func (r *Room) countVotes(now time.Time) event {
	for _, seat := range r.vote.undo.Waits {
		if at := r.agreesAt(seat, now); !at.IsZero() && !at.After(now) {
			r.vote.agrees(seat)
		}
	}
	r.stale, r.dirty = true, true
	if len(r.vote.undo.Waits) > 0 {
		return nil
	}
	return &undone{To: r.vote.undo.To, By: r.vote.undo.By}
}

// voteAt is when one more seat agrees by itself, or nobody is waited for any
// longer.
func (r *Room) voteAt(now time.Time) (at time.Time) {
	if !r.voting() {
		return at
	}
	at = r.vote.until
	for _, seat := range r.vote.undo.Waits {
		at = earlier(at, r.agreesAt(seat, now))
	}
	return at
}

func (r *Room) closeVote(now time.Time) event {
	e := r.countVotes(now)
	if e == nil && !now.Before(r.vote.until) {
		r.denyVote(r.vote.undo.Waits)
	}
	return e
}

// dropVote ends what was asked when something moves, the table stops, the host takes
// somebody's seat, or who asked has the seat no more. A no outlives all but moves and
// the last.
func (r *Room) dropVote(e event) {
	if r.vote == nil {
		return
	}
	if r.voting() && r.dismisses(e) {
		r.denyVote([]rules.Seat{r.vote.undo.By})
	}
	switch e.(type) {
	case *moved, *undone:
	default:
		if !r.voting() && r.state.inPlay() || r.state.phase == Playing && r.state.places.At(r.vote.undo.By).kind == person {
			return
		}
	}
	r.vote, r.stale = nil, true
}

// dismisses reports whether the host took a person's seat with an event. A table of
// which that is made agrees to nothing: the bot that follows would agree in place of
// who did not.
func (r *Room) dismisses(e event) bool {
	switch e := e.(type) {
	case *kicked:
		return r.seated[e.Seat-1] != nil
	case *left:
		return e.Freed && r.seated[e.Seat-1] != nil
	}
	return false
}

// showVote is the vote as a document shows it, nil without one.
func (r *Room) showVote() *Undo {
	if r.vote == nil {
		return nil
	}
	shown := r.vote.undo
	return &shown
}

// undoTo is by person the version before its newest move, where that may be asked
// for; nil where nothing may.
func (r *Room) undoTo() (to map[rules.Seat]uint64) {
	s := r.state
	if s.phase != Playing || r.vote != nil {
		return nil
	}
	floor := r.floor()
	for _, st := range slices.Backward(s.match.steps) {
		if st.v <= floor {
			break
		}
		if _, newer := to[st.seat]; newer || s.places.At(st.seat).kind != person {
			continue
		}
		if to == nil {
			to = map[rules.Seat]uint64{}
		}
		to[st.seat] = st.v - 1
	}
	return to
}
