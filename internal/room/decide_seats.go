package room

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

func (r *Room) decideSit(c *call, act Sit) (event, rules.Seat, *Refusal) {
	name, ok := cleanName(act.Name)
	if !ok {
		return nil, rules.Nobody, badOption("name")
	}
	seat, refusal := r.place(c.cmd.Device, act.Seat)
	if refusal != nil {
		return nil, rules.Nobody, refusal
	}
	if r.state.holds(c.cmd.Device, seat) {
		return r.takeBack(c.cmd.Device), seat, nil
	}
	c.name = &named{name: name}
	return &sat{Seat: seat, Device: c.cmd.Device, Score: r.scoreFor(c.cmd.Device, name)}, seat, nil
}

// place is where a device may sit: the seat that it wants or has, the one that
// it left to a bot, or the first free one.
func (r *Room) place(d Device, want rules.Seat) (rules.Seat, *Refusal) {
	own := r.state.firstOf(d)
	switch {
	case r.state.banished(d):
		return rules.Nobody, refuse(KickedOut)
	case r.state.holds(d, want):
		return want, nil
	case want == rules.Nobody && own != rules.Nobody:
		return own, nil
	case r.state.locked && own == rules.Nobody && d != r.state.host:
		return rules.Nobody, refuse(RoomLocked)
	case want != rules.Nobody:
		return r.wanted(d, want)
	}
	return r.firstFree(d)
}

func (r *Room) wanted(d Device, seat rules.Seat) (rules.Seat, *Refusal) {
	switch {
	case !r.state.places.Has(seat):
		return rules.Nobody, badOption("seat")
	case r.state.places.At(seat).kind == person:
		return rules.Nobody, refuse(SeatTaken)
	case r.state.places.At(seat).kind == closed:
		return rules.Nobody, refuse(RoomLocked)
	case !r.state.lets(d, seat):
		return rules.Nobody, refuse(WrongPhase)
	}
	return seat, nil
}

// lets reports whether a free place may become the device's: in play only a
// hand that it knows already, or its first hand of the match, which is kept for
// nobody else.
func (s *state) lets(d Device, seat rules.Seat) bool {
	if !s.inPlay() || s.match.knows(d, seat) {
		return true
	}
	left := s.places.At(seat).left
	return !s.match.plays(d) && (left == Device{} || left == d)
}

// firstFree is the place that d left, else an open one, else a bot's. It is not
// this phase where only hands are free that d may not see.
func (r *Room) firstFree(d Device) (rules.Seat, *Refusal) {
	refusal := refuse(RoomFull)
	for _, free := range []func(place) bool{
		func(p place) bool { return p.kind == robot && p.left == d },
		func(p place) bool { return p.kind == open },
		func(p place) bool { return p.kind == robot },
	} {
		for i, p := range r.state.places {
			if seat := rules.Seat(i + 1); free(p) && r.state.lets(d, seat) {
				return seat, nil
			} else if free(p) {
				refusal = refuse(WrongPhase)
			}
		}
	}
	return rules.Nobody, refusal
}

func (r *Room) decideLeave(c *call) (event, rules.Seat, *Refusal) {
	seat, refusal := r.freeable(c)
	if refusal != nil {
		return nil, rules.Nobody, refusal
	}
	if p := r.state.places.At(seat); p.empty() || p.kind == robot && r.state.inPlay() {
		return nil, seat, nil
	}
	return &left{Seat: seat, Freed: !r.state.holds(c.cmd.Device, seat), By: r.otherThan(c, seat)}, seat, nil
}

// freeable is the seat of the command: the device's own, or as host any.
func (r *Room) freeable(c *call) (rules.Seat, *Refusal) {
	host := c.cmd.Device == r.state.host || c.cmd.Trusted
	if s := c.seat; host && r.state.places.Has(s) {
		return s, r.overOpener(c, s)
	}
	return r.ownSeat(c)
}

// overOpener keeps whoever is host for the opener's absence from taking the
// opener's seats.
func (r *Room) overOpener(c *call, seat rules.Seat) *Refusal {
	s := r.state
	if s.claims() && s.holds(s.opener, seat) && c.cmd.Device != s.opener && !c.cmd.Trusted {
		return refuse(NotHost)
	}
	return nil
}

func (r *Room) decideBack(c *call) (event, rules.Seat, *Refusal) {
	seat, refusal := r.ownSeat(c)
	if refusal != nil {
		return nil, rules.Nobody, refusal
	}
	return r.takeBack(c.cmd.Device), seat, nil
}

// takeBack takes all seats of a device back from the bots that stand in, nil
// where none does.
func (r *Room) takeBack(d Device) event {
	for _, own := range r.state.seatsOf(d) {
		if r.state.places.At(own).standIn {
			return &returned{Device: d}
		}
	}
	return nil
}

func (r *Room) decideKick(c *call, act Kick) (event, *Refusal) {
	if !r.state.places.Has(act.Seat) || r.state.holds(c.cmd.Device, act.Seat) {
		return nil, badOption("seat")
	}
	return &kicked{Seat: act.Seat}, r.overOpener(c, act.Seat)
}

func (r *Room) decideAdmit(act Admit) (event, *Refusal) {
	if !slices.ContainsFunc(r.state.kicked, func(x exile) bool { return x.seat == act.Seat }) {
		return nil, badOption("seat")
	}
	return &admitted{Seat: act.Seat}, nil
}

// cleanName cleans a name; none at all is fine.
func cleanName(name string) (string, bool) {
	if name == "" {
		return "", true
	}
	return wire.CleanName(name)
}
