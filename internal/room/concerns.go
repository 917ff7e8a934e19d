package room

import "slices"

// Concerns reports whether the room is the device's affair: it has a seat, or is
// the host's, or gets the host's role back.
func (s *Summary) Concerns(d Device) bool { return slices.Contains(s.devices, d) }

// devices are those of which belongs is true.
func (s *state) devices() []Device {
	all := append(make([]Device, 0, len(s.places)+2), s.host)
	if s.claims() {
		all = append(all, s.opener)
	}
	for _, p := range s.places {
		if p.kind == person {
			all = append(all, p.device)
		}
	}
	return all
}
