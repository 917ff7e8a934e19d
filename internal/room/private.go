package room

import "maps"

// A private room is there for those alone who showed the secret of its link once,
// and for whom a seat was handed to. To all others it is no room.

// guests are the devices for which a private room is there, by the version in which
// they came, the newest time. It is never changed: other goroutines read it, too.
type guests map[Device]uint64

// private reports whether the room has guests; in an open one everybody is.
func (s *state) private() bool { return s.guests != nil }

// welcome makes a device a guest of a private room.
func (s *state) welcome(d Device) {
	if s.private() && s.guests[d] == 0 {
		s.guests = maps.Clone(s.guests)
		s.guests[d] = s.v
	}
}

// unwelcome takes that back, and the link with which the device came is over.
func (s *state) unwelcome(d Device) {
	if s.private() {
		s.forgetGuest(d)
		s.secret, s.link = bits{}, 0
	}
}

func (e *entered) apply(s *state) error {
	if e.Instead != nil {
		s.forgetGuest(*e.Instead)
	}
	s.welcome(e.Device)
	return nil
}

func (e *invited) apply(s *state) error {
	s.secret, s.link = e.Secret, s.v
	return nil
}

// decideEnter admits whoever knows the secret. Who is kept out learns no more than
// who guesses.
func (r *Room) decideEnter(c *call, act Enter) (event, *Refusal) {
	s, d := r.state, c.cmd.Device
	switch {
	case !s.private() || s.guests[d] != 0:
		return nil, nil
	case s.link == 0 || s.secret != act.Secret || s.banished(d):
		return nil, refuse(NotFound)
	case len(s.guests) < guestsMost:
		return &entered{Device: d}, nil
	}
	instead := r.givesWay()
	if instead == nil {
		return nil, refuse(RoomFull)
	}
	return &entered{Device: d, Instead: instead}, nil
}

func (r *Room) decideInvite(act Invite) (event, *Refusal) {
	if !r.state.private() {
		return nil, badOption("private")
	}
	return &invited{Secret: act.Secret}, nil
}
