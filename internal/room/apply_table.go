package room

import (
	"cmp"
	"slices"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

func (e *opened) apply(s *state) error {
	s.created, s.phase = s.changed, Lobby
	s.setOptions(e.Options)
	s.places = rules.MakeBySeat[place](e.Seats)
	for i := range s.places {
		s.places[i].kind = open
	}
	s.setBots(e.Bots)
	s.host, s.opener = e.Host, e.Host
	s.public, s.clock, s.seed = e.Public, e.Clock, rules.Seed(e.Seed)
	s.grace = time.Duration(e.GraceS) * time.Second
	if e.Secret != nil {
		s.guests = guests{e.Host: s.v}
		s.secret, s.link = *e.Secret, s.v
	}
	if e.Sits {
		s.sit(1, e.Host, nil)
	}
	return nil
}

func (e *sat) apply(s *state) error {
	s.sit(e.Seat, e.Device, s.takeUp(e.Device, e.Score))
	return nil
}

// sit puts a device on a place. In play the hand stays what it is, for a bot as
// good as the one before.
func (s *state) sit(seat rules.Seat, d Device, c *score) {
	s.gone = s.gone && d != s.opener
	p := s.places.At(seat)
	now := place{kind: person, device: d, sat: s.v, named: s.v, score: c, bots: p.bots}
	if s.inPlay() {
		now.level = p.level
		s.match.hold(seat, d)
	}
	*p = now
	s.sitsDown(d)
}

func (e *renamed) apply(s *state) error {
	s.places.At(e.Seat).named = s.v
	return nil
}

func (e *left) apply(s *state) error {
	who := s.places.At(e.Seat).device
	s.vacate(e.Seat)
	s.gone = s.gone || who == s.opener && s.firstOf(who) == rules.Nobody
	return nil
}

// vacate frees a place. In play a bot goes on with it, and it is kept for who
// left.
func (s *state) vacate(seat rules.Seat) {
	p := s.places.At(seat)
	p.putAside()
	if !s.inPlay() {
		if p.kind != closed {
			*p = place{kind: open, bots: p.bots}
		}
		return
	}
	*p = place{kind: robot, level: cmp.Or(p.level, standInLevel), left: p.device, bots: p.bots}
}

func (e *kicked) apply(s *state) error {
	if p := s.places.At(e.Seat); p.kind == person {
		s.banish(p.device, e.Seat)
		return nil
	}
	s.vacate(e.Seat)
	return nil
}

// banish sends a device away from all its seats, and keeps those out with which
// its person sat on this one before.
func (s *state) banish(d Device, seat rules.Seat) {
	p := s.places.At(seat)
	for _, x := range append(slices.Clone(p.former), d) {
		if x == d || s.firstOf(x) == rules.Nobody {
			s.kicked = append(s.kicked, exile{x, seat, p.named})
			s.unwelcome(x)
		}
	}
	for _, own := range s.seatsOf(d) {
		s.vacate(own)
		s.places.At(own).left = Device{}
	}
	if d == s.opener {
		s.opener = Device{}
	}
}

func (e *admitted) apply(s *state) error {
	for _, x := range s.kicked {
		if x.seat == e.Seat {
			s.welcome(x.device)
		}
	}
	s.kicked = slices.DeleteFunc(s.kicked, func(x exile) bool { return x.seat == e.Seat })
	return nil
}

// banished reports whether a device was kicked and not admitted again.
func (s *state) banished(d Device) bool {
	return slices.ContainsFunc(s.kicked, func(x exile) bool { return x.device == d })
}

func (e *hosted) apply(s *state) error {
	s.host = e.Device
	s.given = e.Given || s.given && s.host != s.opener
	return nil
}

func (e *stoodIn) apply(s *state) error {
	s.places.At(e.Seat).standIn = true
	return nil
}

func (e *returned) apply(s *state) error {
	for _, seat := range s.seatsOf(e.Device) {
		s.places.At(seat).standIn = false
	}
	return nil
}

func (e *configured) apply(s *state) error {
	if e.Options != nil {
		s.setOptions(e.Options)
	}
	if e.Seats != nil {
		s.setPlaces(*e.Seats)
	}
	if e.Bots != nil {
		s.setBots(*e.Bots)
	}
	if e.Closed != nil {
		s.setShut(*e.Closed)
	}
	for seat, times := range e.Time {
		s.places.At(seat).pace = paceOf(times)
	}
	set(&s.clock, e.Clock)
	set(&s.locked, e.Locked)
	set(&s.public, e.Public)
	set(&s.words, e.FreeText)
	if e.GraceS != nil {
		s.grace = time.Duration(*e.GraceS) * time.Second
	}
	return nil
}

func set[T any](to, from *T) {
	if from != nil {
		*to = *from
	}
}

// setPlaces adds open places at the end, or takes places away there.
func (s *state) setPlaces(n int) {
	for len(s.places) < n {
		s.places = append(s.places, place{kind: open})
	}
	s.places = s.places[:n:n]
}

// setBots gives exactly these places to bots; persons keep theirs.
func (s *state) setBots(bots []wire.BotSeat) {
	for i := range s.places {
		if s.places[i].kind == robot {
			s.places[i] = place{kind: open, bots: s.places[i].bots}
		}
	}
	for _, b := range bots {
		p := s.places.At(b.Seat)
		*p = place{kind: robot, level: b.Level, bots: p.bots}
	}
}

func (e *ended) apply(s *state) error {
	s.phase = Closed
	return nil
}
