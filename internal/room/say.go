package room

import (
	"slices"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// saysShown is how many phrases a document has: as many as fit over a table.
const saysShown = 5

// What a seat may say: three things at once, as people do, then one in two
// seconds, which is as fast as others can read them.
const (
	saysAtOnce = 3
	sayEvery   = 2 * time.Second
)

// said is a Said and the device that said it.
type said struct {
	Said
	by Device
}

// say says a phrase or a text. It is no event.
func (r *Room) say(c *call, act Say) (event, rules.Seat, *Refusal) {
	seat, refusal := r.ownSeat(c)
	if refusal != nil {
		return nil, rules.Nobody, refusal
	}
	if refusal := r.sayable(act); refusal != nil {
		return nil, rules.Nobody, refusal
	}
	if !r.mayTalk(seat, time.Now()) {
		return nil, rules.Nobody, refuse(SlowDown)
	}
	r.said++
	r.says = append(r.says, said{
		Said{
			Seat: seat, Phrase: act.Phrase, Text: act.Text, Name: r.names[r.state.named(seat)],
			After: r.state.logged(), Line: r.state.told,
		}, c.cmd.Device,
	})
	if len(r.says) > saysShown {
		r.says = r.says[1:]
	}
	r.stale, r.dirty = true, true
	return nil, seat, nil
}

// sayable reports whether something may be said at this table.
func (r *Room) sayable(act Say) *Refusal {
	switch {
	case act.Text == "" && !slices.Contains(wire.Phrases, act.Phrase):
		return refuse(UnknownPhrase)
	case act.Text != "" && !r.state.words:
		return refuse(NotOffered)
	case act.Text != "" && act.Phrase != "":
		return badOption("phrase")
	}
	return nil
}

// mayTalk spends one thing that a seat says, if it has one left.
func (r *Room) mayTalk(seat rules.Seat, now time.Time) bool {
	if r.talk == nil {
		r.talk = map[rules.Seat]time.Time{}
	}
	whole := later(now, r.talk[seat]).Add(sayEvery)
	if whole.Sub(now) > saysAtOnce*sayEvery {
		return false
	}
	r.talk[seat] = whole
	return true
}

// rewindSays lets nothing that was said come after entries of the log that there
// are no more.
func (r *Room) rewindSays() {
	for i := range r.says {
		r.says[i].After = min(r.says[i].After, r.state.logged())
	}
}

// phrases is the newest phrases by number without those of some devices, and
// without texts where the host allows none any more; nil if nothing else was said.
func (r *Room) phrases(muted map[Device]bool) map[uint32]Said {
	var shown map[uint32]Said
	for i, s := range r.says {
		if muted[s.by] || s.Text != "" && !r.state.words {
			continue
		}
		if shown == nil {
			shown = make(map[uint32]Said, len(r.says))
		}
		shown[r.said-uint32(len(r.says)-1-i)] = s.Said
	}
	return shown
}
