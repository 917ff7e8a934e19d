package room

import "github.com/sobremesa-games/sobremesa/rules"

// Roles that a device may have beside its seats.
const (
	RoleHost   = "host"
	RoleOpener = "opener" // gave the host's role away and may take it back
)

// role is what a device may do beside playing its seats, "" for no more than others.
func (s *state) role(d Device) string {
	switch {
	case d == Device{}:
		return ""
	case d == s.host:
		return RoleHost
	case s.opens(d) && s.given:
		return RoleOpener
	}
	return ""
}

// opens reports whether a device opened the room and gave it up by nothing since.
func (s *state) opens(d Device) bool { return s.opener != Device{} && d == s.opener && !s.gone }

// claims reports whether the opener gets the host's role back by coming.
func (s *state) claims() bool { return s.opens(s.opener) && !s.given }

// spared is the opener's seats while somebody else is host for its absence alone,
// who can neither free them nor close the room; nil otherwise.
func (s *state) spared() []rules.Seat {
	if !s.claims() || s.host == s.opener {
		return nil
	}
	return s.seatsOf(s.opener)
}

func (r *Room) decideGive(c *call, act Give) (event, *Refusal) {
	s := r.state
	if !s.places.Has(act.Seat) || s.places.At(act.Seat).kind != person || s.holds(s.host, act.Seat) {
		return nil, badOption("seat")
	}
	return &hosted{Device: s.places.At(act.Seat).device, Given: c.cmd.Device == s.opener || s.given}, nil
}

func (r *Room) decideTake(c *call) (event, *Refusal) {
	switch r.state.role(c.cmd.Device) {
	case RoleHost:
		return nil, nil
	case RoleOpener:
		return &hosted{Device: c.cmd.Device}, nil
	}
	return nil, refuse(NotHost)
}
