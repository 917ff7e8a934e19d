package room

import (
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
)

// draftEvery is how often a draft is shown that changes all the time.
const draftEvery = 250 * time.Millisecond

// showDraft takes an unfinished play to be shown soon. It is no event, and only of
// whoever the table waits for.
func (r *Room) showDraft(c *call, act ShowDraft) (event, rules.Seat, *Refusal) {
	seat, refusal := r.ownSeat(c)
	if refusal == nil {
		refusal = r.playable()
	}
	if refusal == nil {
		refusal = r.mayDraft(seat, act.Groups)
	}
	if refusal != nil {
		return nil, rules.Nobody, refusal
	}
	r.draft = nil
	if len(act.Groups) > 0 {
		r.draft = &Draft{seat, act.Groups}
		r.bared = r.state.match.asked
	}
	return nil, seat, nil
}

func (r *Room) mayDraft(seat rules.Seat, groups map[string][]string) *Refusal {
	if !r.state.match.waits(seat) {
		return refuse(rules.NotYourTurn)
	}
	if d, ok := r.state.match.game.(rules.Drafter); !ok || !d.MayDraft(seat, groups) {
		return refuse(NotOffered)
	}
	return nil
}

// draftAt is when a draft is shown that the table does not show yet.
func (r *Room) draftAt(time.Time) time.Time {
	if r.table == nil || r.table.Draft == r.draft {
		return time.Time{}
	}
	return r.drafted.Add(draftEvery)
}

func (r *Room) publishDraft(now time.Time) event {
	r.drafted = now
	r.stale, r.dirty = true, true
	return nil
}

// dropDraft ends what was shown of a turn that is over.
func (r *Room) dropDraft() {
	m := r.state.match
	if r.draft != nil && (!r.state.inPlay() || m.asked == r.state.v || r.state.byBot(r.draft.Seat)) {
		r.draft, r.stale = nil, true
	}
}
