package room

import (
	"maps"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// mutersMost is how many devices without a part in the table may mute somebody:
// as many as may look on.
const mutersMost = 1_000

// mutes is whom each device does not hear, by the devices of those people.
type mutes map[Device]map[Device]bool

// mute keeps from a device what the person of a seat says, or does so no more. It
// is no event, whose version everybody would see, and kept beside the journal.
func (r *Room) mute(c *call, act Mute) *Refusal {
	s, d := r.state, c.cmd.Device
	switch {
	case s.banished(d):
		return refuse(KickedOut)
	case !s.places.Has(act.Seat) || s.places.At(act.Seat).kind != person || s.holds(d, act.Seat):
		return badOption("seat")
	case len(r.mutes) >= mutersMost && r.mutes[d] == nil && !s.belongs(d):
		return refuse(RoomFull)
	}
	p := s.places.At(act.Seat)
	r.mutes = r.mutes.with(d, append(slices.Clone(p.former), p.device), !act.Off)
	r.noteMutes(c)
	for _, f := range r.feeds {
		if f.device == d {
			r.setMuted(f)
			r.serve(f)
			f.wake()
		}
	}
	return nil
}

// with is the mutes after a device mutes the devices of a person, or does not.
func (m mutes) with(by Device, of []Device, on bool) mutes {
	if m == nil {
		m = mutes{}
	}
	if m[by] == nil {
		m[by] = map[Device]bool{}
	}
	for _, d := range of {
		m[by][d] = true
		if !on {
			delete(m[by], d)
		}
	}
	if len(m[by]) == 0 {
		delete(m, by)
	}
	return m
}

// handOn lets a person who goes on with another device be muted as before, and
// hear no more than before.
func (m mutes) handOn(from, to Device) {
	for _, of := range m {
		if of[from] {
			of[to] = true
		}
	}
	if own := slices.Collect(maps.Keys(m[from])); len(own) > 0 {
		m.with(to, own, true)
	}
}

// handOnMutes does so after an event.
func (r *Room) handOnMutes(c *call, e *handed) {
	if len(r.mutes) > 0 {
		r.mutes.handOn(e.from, e.Device)
		r.noteMutes(c)
	}
}

// setMuted tells a feed which seats its device does not hear.
func (r *Room) setMuted(f *Feed) {
	var seats []rules.Seat
	for i, p := range r.state.places {
		if p.kind == person && r.mutes[f.device][p.device] {
			seats = append(seats, rules.Seat(i+1))
		}
	}
	f.muted.Store(&seats)
}

// without is a document without what a device does not hear: the same one where
// it hears everything.
func (r *Room) without(d Device, s *shown) *shown {
	of := r.mutes[d]
	if !slices.ContainsFunc(r.says, func(one said) bool { return of[one.by] }) {
		return s
	}
	table := *s.doc.Room
	table.Says = r.phrases(of)
	return &shown{doc: Document{Room: &table, Game: s.doc.Game}, v: s.v, seat: s.seat}
}
