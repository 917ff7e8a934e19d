package room

import (
	"github.com/sobremesa-games/sobremesa/rules"
)

// Bounds on a draft: more than any table of any game has.
const (
	draftGroups = 64
	draftCards  = 256 // in all
	draftName   = 16  // bytes of the code of a card, or of a group
)

// showDraft shows an unfinished play. It is no event, and only of whoever the
// table waits for.
func (r *Room) showDraft(c *call, act ShowDraft) (event, rules.Seat, *Refusal) {
	seat, refusal := r.ownSeat(c)
	if refusal == nil {
		refusal = r.playable()
	}
	if refusal == nil {
		refusal = r.mayDraft(seat)
	}
	if refusal == nil && !isSmall(act.Groups) {
		refusal = refuse(Malformed)
	}
	if refusal != nil {
		return nil, rules.Nobody, refusal
	}
	r.draft = nil
	if len(act.Groups) > 0 {
		r.draft = &Draft{seat, act.Groups}
	}
	r.stale, r.dirty = true, true
	return nil, seat, nil
}

func (r *Room) mayDraft(seat rules.Seat) *Refusal {
	if !r.state.match.waits(seat) {
		return refuse(rules.NotYourTurn)
	}
	if d, ok := r.state.match.game.(rules.Drafter); !ok || !d.MayDraft(seat) {
		return refuse(NotOffered)
	}
	return nil
}

// isSmall reports whether a draft is within its bounds.
func isSmall(groups map[string][]string) bool {
	cards := 0
	for name, group := range groups {
		if len(name) > draftName {
			return false
		}
		for _, card := range group {
			if len(card) > draftName {
				return false
			}
		}
		cards += len(group)
	}
	return len(groups) <= draftGroups && cards <= draftCards
}

// dropDraft ends what was shown of a turn that is over.
func (r *Room) dropDraft() {
	m := r.state.match
	if r.draft != nil && (!r.state.inPlay() || m.asked == r.state.v) {
		r.draft, r.stale = nil, true
	}
}
