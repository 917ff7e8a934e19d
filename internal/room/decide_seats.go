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
		return nil, seat, nil
	}
	c.name = &named{name: name}
	return &sat{Seat: seat, Device: c.cmd.Device}, seat, nil
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
	case r.state.locked && own == rules.Nobody:
		return rules.Nobody, refuse(RoomLocked)
	case want != rules.Nobody:
		return r.wanted(want)
	}
	return r.firstFree(d)
}

func (r *Room) wanted(seat rules.Seat) (rules.Seat, *Refusal) {
	if !r.state.places.Has(seat) {
		return rules.Nobody, badOption("seat")
	}
	if r.state.places.At(seat).kind == person {
		return rules.Nobody, refuse(SeatTaken)
	}
	return seat, nil
}

// firstFree is the place that d left, else an open one, else a bot's.
func (r *Room) firstFree(d Device) (rules.Seat, *Refusal) {
	for _, free := range []func(place) bool{
		func(p place) bool { return p.kind == robot && p.left == d },
		func(p place) bool { return p.kind == open },
		func(p place) bool { return p.kind == robot },
	} {
		if i := slices.IndexFunc(r.state.places, free); i >= 0 {
			return rules.Seat(i + 1), nil
		}
	}
	return rules.Nobody, refuse(RoomFull)
}

func (r *Room) decideLeave(c *call) (event, rules.Seat, *Refusal) {
	seat, refusal := r.freeable(c)
	if refusal != nil {
		return nil, rules.Nobody, refusal
	}
	if kind := r.state.places.At(seat).kind; kind == open || kind == robot && r.state.inPlay() {
		return nil, seat, nil
	}
	return &left{Seat: seat}, seat, nil
}

// freeable is the seat of the command: the device's own, or as host any.
func (r *Room) freeable(c *call) (rules.Seat, *Refusal) {
	host := c.cmd.Device == r.state.host || c.cmd.Trusted
	if s := c.cmd.Seat; host && s != rules.Nobody && r.state.places.Has(s) {
		return s, nil
	}
	return r.ownSeat(c)
}

func (r *Room) decideBack(c *call) (event, rules.Seat, *Refusal) {
	seat, refusal := r.ownSeat(c)
	if refusal != nil {
		return nil, rules.Nobody, refusal
	}
	for _, own := range r.state.seatsOf(c.cmd.Device) {
		if r.state.places.At(own).standIn {
			return &returned{Device: c.cmd.Device}, seat, nil
		}
	}
	return nil, seat, nil
}

func (r *Room) decideKick(c *call, act Kick) (event, *Refusal) {
	if !r.state.places.Has(act.Seat) || r.state.holds(c.cmd.Device, act.Seat) {
		return nil, badOption("seat")
	}
	return &kicked{Seat: act.Seat}, nil
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
