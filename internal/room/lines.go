package room

import (
	"strconv"

	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// linesOf is what will be told of an event, as it is before it.
func (s *state) linesOf(e event, by rules.Seat) []line {
	switch e := e.(type) {
	case *moved:
		return s.linesOfMove(e, by)
	case *paused:
		return []line{s.act("pause", by)}
	case *resumed:
		return []line{s.act("resume", by)}
	case *stoodIn:
		l := s.about("stand_in", e.Seat)
		l.Why = e.Why
		return []line{l}
	case *returned:
		return s.linesOfBack(e.Device)
	case *hosted:
		return []line{s.doneTo(s.about("host", s.firstOf(e.Device)), by)}
	case *configured:
		return s.linesOfChange(e, by)
	}
	return s.linesOfSeat(e, by)
}

// linesOfSeat is what is told of people who come and go.
func (s *state) linesOfSeat(e event, by rules.Seat) []line {
	switch e := e.(type) {
	case *sat:
		l := s.about("sit", e.Seat)
		l.Bot, l.name = s.places.At(e.Seat).kind == robot, s.v
		return []line{l}
	case *left:
		if e.Freed {
			return s.linesOfFreed("free", []rules.Seat{e.Seat}, e.By)
		}
		return s.linesOfFreed("leave", []rules.Seat{e.Seat}, rules.Nobody)
	case *kicked:
		if p := s.places.At(e.Seat); p.kind == person {
			return s.linesOfFreed("kick", s.seatsOf(p.device), by)
		}
		return s.linesOfFreed("kick", []rules.Seat{e.Seat}, by)
	case *undone:
		l := s.about("undo", e.By)
		l.Fields = map[string]string{"moves": strconv.Itoa(len(s.match.steps) - s.match.kept(e.To))}
		return []line{l}
	case *handed:
		return []line{s.about("transfer", e.Seat)}
	case *admitted:
		return s.linesOfAdmitted(e.Seat, by)
	case *renamed:
		l := s.about("rename", e.Seat)
		l.was, l.name = l.name, s.v
		return []line{s.done(l, e.By)}
	}
	return nil
}

// doneTo adds who did it, unless it was who the line is about.
func (s *state) doneTo(l line, by rules.Seat) line {
	if by == l.Seat {
		return l
	}
	return s.done(l, by)
}

func (s *state) linesOfMove(e *moved, by rules.Seat) []line {
	switch {
	case e.Seat == rules.Nobody || e.Auto == "" && !s.places.At(e.Seat).standIn:
		return nil
	case e.Auto == "":
		return []line{s.about("back", e.Seat)}
	case e.forced() && !s.byBot(e.Seat):
		return []line{s.done(s.about(e.Auto, e.Seat), by)}
	}
	return nil
}

func (s *state) linesOfBack(d Device) (lines []line) {
	for _, seat := range s.seatsOf(d) {
		if s.places.At(seat).standIn {
			lines = append(lines, s.about("back", seat))
		}
	}
	return lines
}

// linesOfFreed tells of people who lose their seats, and of a bot that bots have
// changed.
func (s *state) linesOfFreed(kind string, seats []rules.Seat, by rules.Seat) (lines []line) {
	for _, seat := range seats {
		switch s.places.At(seat).kind {
		case person:
			l := s.done(s.about(kind, seat), by)
			l.Bot = s.inPlay()
			lines = append(lines, l)
		case robot:
			l := s.act("bots", by)
			l.Fields = map[string]string{seat.String(): string(open)}
			lines = append(lines, l)
		}
	}
	return lines
}

func (s *state) linesOfAdmitted(seat, by rules.Seat) (lines []line) {
	last := uint64(0) // of the devices of one person, which stayed out together, one is told
	for _, x := range s.kicked {
		if x.seat != seat || x.named == last {
			continue
		}
		last = x.named
		l := s.act("admit", by)
		l.Seat, l.name = seat, x.named
		lines = append(lines, l)
	}
	return lines
}

// linesOfChange is a line for each thing that the host changes at once.
func (s *state) linesOfChange(e *configured, by rules.Seat) (lines []line) {
	add := func(kind string, fields map[string]string) {
		l := s.act(kind, by)
		l.Fields = fields
		lines = append(lines, l)
	}
	if e.Options != nil {
		add("options", wire.ChangedOptions(s.kind, s.options, e.Options))
	}
	if e.Seats != nil {
		add("seats", map[string]string{"seats": strconv.Itoa(*e.Seats)})
	}
	if e.Bots != nil {
		add("bots", s.botsChanged(*e.Bots))
	}
	if e.Closed != nil {
		add("closed", s.shutChanged(*e.Closed))
	}
	if e.Clock != nil {
		add("clock_mode", map[string]string{"clock_mode": *e.Clock})
	}
	lines = append(lines, s.linesOfPaces(e.Time, by)...)
	if e.GraceS != nil {
		add("grace", map[string]string{"grace_s": strconv.Itoa(*e.GraceS)})
	}
	if e.Locked != nil {
		add(either(*e.Locked, "lock", "unlock"), nil)
	}
	if e.Public != nil {
		add(either(*e.Public, "public", "unlist"), nil)
	}
	if e.FreeText != nil {
		add(either(*e.FreeText, "free_text", "phrases_only"), nil)
	}
	return lines
}

func either(is bool, yes, no string) string {
	if is {
		return yes
	}
	return no
}
