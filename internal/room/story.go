package room

import (
	"maps"
	"slices"
	"strconv"

	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// storyMost is how many lines of the story are kept: an evening without trouble
// has fewer.
const storyMost = 40

// Line is one thing that happened at the table besides the game. Names are those
// of then.
type Line struct {
	After  uint32            `json:"after,omitempty"` // number of the newest entry of the match's log then; absent for what was before the match
	Kind   string            `json:"kind" enum:"pause,resume,skip,clock,undo,stand_in,back,sit,transfer,leave,free,kick,admit,rename,host,lock,unlock,public,unlist,grace,clock_mode,options,seats,bots"`
	By     rules.Seat        `json:"by,omitempty"` // the host who did it, where the host has a seat
	ByName string            `json:"by_name,omitempty"`
	Seat   rules.Seat        `json:"seat,omitempty"` // whom it is about
	Name   string            `json:"name,omitempty"`
	Was    string            `json:"was,omitempty"`                    // of a rename: the name before
	Bot    bool              `json:"bot,omitempty"`                    // of sit: a bot had the seat; of leave, free and kick: a bot goes on with it
	Why    string            `json:"why,omitempty" enum:"grace,clock"` // of stand_in: which time was over
	Fields map[string]string `json:"fields,omitempty"`                 // what was changed, and to what
}

// line is a Line as the state has it: people by the versions that named them.
type line struct {
	Line
	n             uint32 // rising
	match         uint64 // version in which the match began whose log After counts
	by, name, was uint64
}

// happen makes an event happen that the seat asked for, Nobody for the room
// itself, and keeps what is told of it.
func (s *state) happen(e event, by rules.Seat) error {
	lines, before := s.linesOf(e, by), s.holding(e)
	if err := e.apply(s); err != nil {
		return err
	}
	for _, l := range lines {
		s.note(l)
	}
	s.handOver(before, e)
	if _, back := e.(*undone); back {
		s.rewind()
	}
	return nil
}

// rewind lets nothing be told of entries of the log that there are no more.
func (s *state) rewind() {
	for i := range s.story {
		if l := &s.story[i]; l.match == s.match.began {
			l.After = min(l.After, s.logged())
		}
	}
	s.match.rewindHolds()
}

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
			lines = append(lines, s.act("bots", by))
		}
	}
	return lines
}

func (s *state) linesOfAdmitted(seat, by rules.Seat) (lines []line) {
	for _, x := range s.kicked {
		l := s.act("admit", by)
		l.Seat, l.name = seat, x.named
		if n := len(lines); x.seat == seat && (n == 0 || lines[n-1].name != l.name) { // whose devices stayed out together
			lines = append(lines, l)
		}
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
		add("bots", nil)
	}
	if e.Clock != nil {
		add("clock_mode", map[string]string{"clock_mode": *e.Clock})
	}
	if e.GraceS != nil {
		add("grace", map[string]string{"grace_s": strconv.Itoa(*e.GraceS)})
	}
	if e.Locked != nil {
		add(either(*e.Locked, "lock", "unlock"), nil)
	}
	if e.Public != nil {
		add(either(*e.Public, "public", "unlist"), nil)
	}
	return lines
}

func either(is bool, yes, no string) string {
	if is {
		return yes
	}
	return no
}

// line is one of a kind, of this moment.
func (s *state) line(kind string) line {
	l := line{Line: Line{Kind: kind, After: s.logged()}}
	if s.match != nil {
		l.match = s.match.began
	}
	return l
}

// logged is the number of the newest entry of the match's log, 0 before the first.
func (s *state) logged() uint32 {
	if s.match == nil {
		return 0
	}
	return s.match.game.Logged()
}

// about is a line about a seat.
func (s *state) about(kind string, seat rules.Seat) line {
	l := s.line(kind)
	l.Seat, l.name = seat, s.named(seat)
	return l
}

// act is a line about something that the host in a seat did.
func (s *state) act(kind string, by rules.Seat) line { return s.done(s.line(kind), by) }

// done adds who did it.
func (s *state) done(l line, by rules.Seat) line {
	l.By, l.by = by, s.named(by)
	return l
}

// named is the version that named who holds a seat, 0 for nobody.
func (s *state) named(seat rules.Seat) uint64 {
	if !s.places.Has(seat) {
		return 0
	}
	return s.places.At(seat).named
}

// note adds a line. Of several changes of one thing, one after the other, the
// last one stays.
func (s *state) note(l line) {
	if last := len(s.story) - 1; last >= 0 && l.goesOn(&s.story[last]) {
		l.Fields = join(s.story[last].Fields, l.Fields)
		s.story = s.story[:last]
	}
	s.told++
	l.n = s.told
	s.story = append(s.story, l)
	if len(s.story) > storyMost {
		s.story = slices.Delete(s.story, 0, 1)
	}
}

// goesOn reports whether a line is one more change of what the one before is about.
func (l *line) goesOn(before *line) bool {
	switch l.Kind {
	case "options", "seats", "bots", "clock_mode", "grace":
		return l.Kind == before.Kind && l.by == before.by && l.match == before.match && l.After == before.After
	}
	return false
}

// join is a map of its own, since tables hold the one before.
func join(before, now map[string]string) map[string]string {
	both := maps.Clone(before)
	maps.Copy(both, now)
	return both
}

// renumber follows the seats that are kept when the others go.
func (s *state) renumber(keep []int) {
	for i := range s.story {
		l := &s.story[i]
		l.Seat = rules.Seat(slices.Index(keep, int(l.Seat)) + 1)
		l.By = rules.Seat(slices.Index(keep, int(l.By)) + 1)
	}
}

// showStory is the story as documents have it, nil before anything happened.
func (r *Room) showStory() map[uint32]Line {
	if len(r.state.story) == 0 {
		return nil
	}
	shown := make(map[uint32]Line, len(r.state.story))
	for _, l := range r.state.story {
		l.Name, l.ByName, l.Was = r.names[l.name], r.names[l.by], r.names[l.was]
		if m := r.state.match; m == nil || l.match != m.began {
			l.After = 0
		}
		shown[l.n] = l.Line
	}
	return shown
}
