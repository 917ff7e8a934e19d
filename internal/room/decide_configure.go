package room

import (
	"bytes"
	"encoding/json"
	"reflect"
	"slices"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// Bounds of the grace time, in seconds.
const (
	graceLeast = 5
	graceMost  = 600
)

// GraceS is the grace time of a room that asks for none, in seconds: a page
// that reloads or a phone that changes its network is back by then.
const GraceS = 45

func (r *Room) decideConfigure(act Configure) (event, *Refusal) {
	s := r.state
	if s.inPlay() && (act.Options != nil || act.Seats != nil || act.Bots != nil || act.Closed != nil || act.Clock != nil) {
		return nil, refuse(WrongPhase)
	}
	e := &configured{Seats: act.Seats, Clock: act.Clock, Time: act.Time, GraceS: act.GraceS, Locked: act.Locked, Public: act.Public, FreeText: act.FreeText}
	if act.Options != nil {
		options, err := s.changeOptions(act.Options)
		if err != nil {
			return nil, refusalOf(err)
		}
		e.Options = options
	}
	if act.Bots != nil {
		e.Bots = &act.Bots
	}
	if act.Closed != nil {
		e.Closed = &act.Closed
	}
	if err := s.checkMatch(e); err != nil {
		return nil, refusalOf(err)
	}
	refusal := s.checkConfigured(e)
	if s.leaveOutSame(e); reflect.DeepEqual(*e, configured{}) {
		return nil, refusal
	}
	return e, refusal
}

// changeOptions is the present options with those of a change.
func (s *state) changeOptions(change json.RawMessage) (json.RawMessage, error) {
	if _, err := wire.Options(s.kind, change); err != nil {
		return nil, err // before it is read leniently
	}
	all := map[string]json.RawMessage{}
	for _, text := range []json.RawMessage{s.options, change} {
		if err := json.Unmarshal(text, &all); err != nil || all == nil {
			return nil, badOption("options")
		}
	}
	text, err := json.Marshal(all)
	if err != nil {
		return nil, err
	}
	return wire.Options(s.kind, text)
}

// leaveOutSame takes out of a change what is so already.
func (s *state) leaveOutSame(e *configured) {
	if bytes.Equal(e.Options, s.options) {
		e.Options = nil
	}
	if e.Bots != nil && s.hasBots(*e.Bots) {
		e.Bots = nil
	}
	e.Time = s.samePaces(e.Time)
	if e.Closed != nil && e.Bots == nil && slices.Equal(slices.Sorted(slices.Values(*e.Closed)), s.shut()) {
		e.Closed = nil
	}
	leaveOut(&e.Seats, len(s.places))
	leaveOut(&e.Clock, s.clock)
	leaveOut(&e.GraceS, int(s.grace/time.Second))
	leaveOut(&e.Locked, s.locked)
	leaveOut(&e.Public, s.public)
	leaveOut(&e.FreeText, s.words)
}

func leaveOut[T comparable](change **T, is T) {
	if *change != nil && **change == is {
		*change = nil
	}
}

// hasBots reports whether exactly these bots hold places.
func (s *state) hasBots(bots []BotSeat) bool {
	return s.count(robot) == len(bots) && !slices.ContainsFunc(bots, func(b BotSeat) bool {
		return !s.places.Has(b.Seat) || s.places.At(b.Seat).kind != robot || s.places.At(b.Seat).level != b.Level
	})
}

func (s *state) checkConfigured(e *configured) *Refusal {
	n := len(s.places)
	if e.Seats != nil {
		n = *e.Seats
		if refusal := s.checkPlaces(n); refusal != nil {
			return refusal
		}
	}
	if e.Bots != nil {
		if refusal := s.checkBots(*e.Bots, n); refusal != nil {
			return refusal
		}
	}
	if refusal := s.checkPaces(e.Time); refusal != nil {
		return refusal
	}
	if e.Closed != nil {
		if refusal := s.checkShut(e, n); refusal != nil {
			return refusal
		}
	}
	if e.Public != nil && *e.Public && s.private() {
		return badOption("public")
	}
	return checkTimes(e.Clock, e.GraceS)
}

// checkPlaces reports whether the table may have n places: no person may lose
// theirs.
func (s *state) checkPlaces(n int) *Refusal {
	if n < s.kind.Seats[0] || n > s.kind.Seats[1] {
		return badOption("seats")
	}
	for _, p := range s.places[min(n, len(s.places)):] {
		if p.kind == person {
			return refuse(SeatTaken)
		}
	}
	return nil
}

func (s *state) checkBots(bots []BotSeat, n int) *Refusal {
	if refusal := checkBots(bots, n); refusal != nil {
		return refusal
	}
	for _, b := range bots {
		if s.places.Has(b.Seat) && s.places.At(b.Seat).kind == person {
			return refuse(SeatTaken)
		}
	}
	return nil
}

// checkBots reports whether each bot has a level and a place of its own.
func checkBots(bots []BotSeat, n int) *Refusal {
	seen := map[rules.Seat]bool{}
	for _, b := range bots {
		if b.Seat < 1 || int(b.Seat) > n || seen[b.Seat] || !slices.Contains(rules.Levels(), b.Level) {
			return badOption("bots")
		}
		seen[b.Seat] = true
	}
	return nil
}

func checkTimes(clock *string, graceS *int) *Refusal {
	if clock != nil && !slices.Contains([]string{clockOff, clockGentle, clockFirm}, *clock) {
		return badOption("clock")
	}
	if graceS != nil && (*graceS < graceLeast || *graceS > graceMost) {
		return badOption("grace_s")
	}
	return nil
}
