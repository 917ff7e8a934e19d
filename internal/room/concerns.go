package room

import "slices"

// Concerns reports whether the room is the device's affair: it has a seat, or is
// the host's.
func (s *Summary) Concerns(d Device) bool { return slices.Contains(s.devices, d) }

// devices are the host's and those that have a seat.
func (s *state) devices() []Device {
	all := append(make([]Device, 0, len(s.places)+1), s.host)
	for _, p := range s.places {
		if p.kind == person {
			all = append(all, p.device)
		}
	}
	return all
}
