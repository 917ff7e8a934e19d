package room

import (
	"maps"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// storyMost is how many lines of the story are kept: an evening without trouble
// has fewer.
const storyMost = 40

// Line is one thing that happened at the table besides the game. Names are those
// of then.
type Line struct {
	After  uint32            `json:"after,omitempty"` // number of the newest entry of the match's log then; absent for what was before the match
	Kind   string            `json:"kind" enum:"pause,resume,skip,clock,undo,stand_in,back,sit,transfer,leave,free,kick,admit,rename,host,match,lock,unlock,public,unlist,free_text,phrases_only,grace,clock_mode,time,options,seats,bots,closed"`
	By     rules.Seat        `json:"by,omitempty"` // the host who did it, where the host has a seat
	ByName string            `json:"by_name,omitempty"`
	Seat   rules.Seat        `json:"seat,omitempty"` // whom it is about
	Name   string            `json:"name,omitempty"`
	Was    string            `json:"was,omitempty"`                    // of a rename: the name before
	Bot    bool              `json:"bot,omitempty"`                    // of sit: a bot had the seat; of leave, free and kick: a bot goes on with it; of match: a bot won
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
	lines, before, phase := s.linesOf(e, by), s.holding(e), s.phase
	if err := e.apply(s); err != nil {
		return err
	}
	for _, l := range lines {
		s.note(l)
	}
	if phase != Ended && s.phase == Ended {
		for _, l := range s.linesOfResult() {
			s.note(l)
		}
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
	case "options", "seats", "bots", "closed", "clock_mode", "grace", "time":
		return l.Kind == before.Kind && l.Seat == before.Seat && l.by == before.by && l.match == before.match && l.After == before.After
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
