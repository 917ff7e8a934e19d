package room

import "maps"

// guestsMost is how many devices may be guests of a private room at once: as many
// as may look on.
const guestsMost = 1_000

// sitsDown notes that a guest has had a seat.
func (s *state) sitsDown(d Device) {
	if !s.private() {
		return
	}
	if s.seatedOnce == nil {
		s.seatedOnce = map[Device]bool{}
	}
	s.seatedOnce[d] = true
}

// forgetGuest lets a device be no guest any more.
func (s *state) forgetGuest(d Device) {
	s.guests = maps.Clone(s.guests)
	delete(s.guests, d)
	delete(s.seatedOnce, d)
}

// givesWay is the guest who makes room for another, nil for none: nobody of the
// table, and nobody who is connected. Who never had a seat goes before who had one,
// and who came first before who came later; the link still lets them in. So whoever
// knows the link fills no room with made-up devices.
func (r *Room) givesWay() *Device {
	s := r.state
	connected := map[Device]bool{}
	for _, f := range r.feeds {
		connected[f.device] = true
	}
	var first *Device
	for d, came := range s.guests {
		if connected[d] || s.belongs(d) {
			continue
		}
		if first == nil || s.goesBefore(d, came, *first) {
			first = &d
		}
	}
	return first
}

func (s *state) goesBefore(d Device, came uint64, other Device) bool {
	if s.seatedOnce[d] != s.seatedOnce[other] {
		return s.seatedOnce[other]
	}
	return came < s.guests[other]
}
