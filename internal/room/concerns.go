package room

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Concerns reports whether the room is the device's affair: it has a seat, or is
// the host's, or may get the host's role back.
func (s *Summary) Concerns(d Device) bool { return slices.Contains(s.devices, d) }

// SeatsOf lists the seats of a device, rising.
func (s *Summary) SeatsOf(d Device) (seats []rules.Seat) {
	for i, holder := range s.holders {
		if holder == d && d != (Device{}) {
			seats = append(seats, rules.Seat(i+1))
		}
	}
	return seats
}

func (s *state) holders() rules.BySeat[Device] {
	all := rules.MakeBySeat[Device](len(s.places))
	for i, p := range s.places {
		if p.kind == person {
			all[i] = p.device
		}
	}
	return all
}

// devices are those of which belongs is true.
func (s *state) devices() []Device {
	all := append(make([]Device, 0, len(s.places)+2), s.host)
	if s.opens(s.opener) {
		all = append(all, s.opener)
	}
	for _, p := range s.places {
		if p.kind == person {
			all = append(all, p.device)
		}
	}
	return all
}
