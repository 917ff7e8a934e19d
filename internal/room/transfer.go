package room

import (
	"maps"
	"slices"
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
)

// transferLife is how long another device may take an offered seat: the time to
// find the other device, and no evening.
const transferLife = 10 * time.Minute

// offer is a seat that another device may take, known by the SHA-256 of a secret.
// Offers are kept in memory alone: with the room they are over.
type offer struct {
	secret bits
	until  time.Time
	taken  bool
}

// offer lets the seat's person take it along; an earlier offer is over.
func (r *Room) offer(c *call, act Offer) (event, rules.Seat, *Refusal) {
	seat, refusal := r.ownSeat(c)
	if refusal != nil {
		return nil, rules.Nobody, refusal
	}
	now := time.Now()
	maps.DeleteFunc(r.offers, func(_ uint64, o offer) bool { return now.After(o.until) })
	r.offers[r.state.places.At(seat).sat] = offer{secret: act.Secret, until: now.Add(transferLife)}
	return nil, seat, nil
}

// takeOver gives the seat of an offer to the device that knows its secret. Who
// asks again has it already.
func (r *Room) takeOver(c *call, act TakeOver) (event, rules.Seat, *Refusal) {
	seat, taken := r.offered(act.Secret, time.Now())
	d := c.cmd.Device
	holds := r.state.holds(d, seat)
	switch {
	case seat == rules.Nobody || taken && !holds:
		return nil, rules.Nobody, refuse(TransferOver)
	case r.state.banished(d):
		return nil, rules.Nobody, refuse(KickedOut)
	case !r.state.follows(d, seat):
		return nil, rules.Nobody, refuse(WrongPhase)
	case act.Look:
		return nil, seat, nil
	case holds:
		return r.takeBack(d), seat, nil
	}
	return &handed{Seat: seat, Device: d}, seat, nil
}

// offered is the seat that is offered with a secret, Nobody where none is.
func (r *Room) offered(secret bits, now time.Time) (seat rules.Seat, taken bool) {
	for i, p := range r.state.places {
		if o, ok := r.offers[p.sat]; ok && o.secret == secret && now.Before(o.until) {
			return rules.Seat(i + 1), o.taken
		}
	}
	return rules.Nobody, false
}

// follows reports whether a device may take over a seat in play: it knows no hand
// but those of the device that gives it, so that nobody learns a second one.
func (s *state) follows(d Device, seat rules.Seat) bool {
	if !s.inPlay() {
		return true
	}
	from := s.places.At(seat).device
	return !slices.ContainsFunc(s.match.held, func(held []Device) bool {
		return slices.Contains(held, d) && !slices.Contains(held, from)
	})
}

// apply lets the person sit on with another device. The roles of the old one go
// along, unless it has a seat left.
func (e *handed) apply(s *state) error {
	s.gone = s.gone && e.Device != s.opener
	p := s.places.At(e.Seat)
	e.from = p.device
	p.former = append(slices.DeleteFunc(slices.Clone(p.former), func(d Device) bool { return d == e.Device }), e.from)
	p.device, p.standIn = e.Device, false
	s.welcome(e.Device)
	s.sitsDown(e.Device)
	if s.inPlay() {
		s.match.hold(e.Seat, e.Device)
	}
	if s.firstOf(e.from) == rules.Nobody {
		s.succeed(e.from, e.Device)
	}
	return nil
}

func (s *state) succeed(from, to Device) {
	if s.host == from {
		s.host = to
	}
	if s.opener == from {
		s.opener = to
	}
}

// handOver ends the connections of the device that gave its seat away: they come
// back where it has another one.
func (r *Room) handOver(e *handed, now time.Time) {
	sat := r.state.places.At(e.Seat).sat
	if o, ok := r.offers[sat]; ok {
		o.taken = true
		r.offers[sat] = o
	}
	r.touch(e.Device, now)
	left := r.state.firstOf(e.from) != rules.Nobody
	for _, f := range slices.Clone(r.feeds) {
		if f.device == e.from {
			r.unwatch(f)
			f.end(&Bye{Code: ByeMoved, Again: left})
		}
	}
}
