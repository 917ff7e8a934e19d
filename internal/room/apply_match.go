package room

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// bankOfSeat is the time of the firm clock on top of each question's own.
const bankOfSeat = 2 * time.Minute

func (e *began) apply(s *state) error {
	if e.Rev > s.kind.Rev {
		return unreleased(s.kind, e.Rev)
	}
	seed := s.seed
	if e.Seed != nil {
		seed = rules.Seed(*e.Seed)
	}
	setup := rules.Setup{Seats: len(e.Keep), Rev: e.Rev, Options: s.options, Seed: seed}
	game, err := s.kind.New(setup)
	if err != nil {
		return err
	}
	s.seed, s.next = seed, nil
	s.keep(e.Keep)
	s.renumber(e.Keep)
	s.phase, s.pausedBy = Playing, rules.Nobody
	s.match = &match{setup: setup, game: game, began: s.v, bank: rules.MakeBySeat[time.Duration](setup.Seats)}
	s.match.held, s.match.told = rules.MakeBySeat[[]Device](setup.Seats), rules.MakeBySeat[told](setup.Seats)
	s.match.holds = rules.MakeBySeat[[]hold](setup.Seats)
	for i := range s.match.bank {
		s.match.bank[i] = bankOfSeat
		if p := s.places[i]; p.kind == person {
			s.match.hold(rules.Seat(i+1), p.device)
		}
	}
	s.match.turn, s.match.asked, s.match.timed = game.Turn(), s.v, s.v
	s.answers.forget()
	return nil
}

// keep drops the other places and numbers those kept from 1.
func (s *state) keep(seats []int) {
	kept := rules.MakeBySeat[place](len(seats))
	for i, seat := range seats {
		kept[i] = *s.places.At(rules.Seat(seat))
		kept[i].left = Device{}
	}
	s.places = kept
}

func (e *moved) apply(s *state) error {
	m := s.match
	if m == nil || s.phase != Playing {
		return fmt.Errorf("a move in phase %s", s.phase)
	}
	if err := m.game.Play(e.Seat, e.Move); err != nil {
		return err
	}
	if asksForHelp(e.Move) {
		m.countHint(e.Seat)
	}
	if e.Auto == "" {
		p := s.places.At(e.Seat)
		e.back, p.standIn = p.standIn, false
	}
	st := step{v: s.v, seat: e.Seat, move: e.Move, auto: e.Auto}
	if e.forced() && !s.byBot(e.Seat) {
		st.forced = &PlayedFor{Seat: e.Seat, V: s.v, Why: e.Auto}
		m.forced = st.forced
	}
	agreed := m.turn.Phase == between
	hand := m.advance(s.v)
	st.back = m.turn.Takeback && !agreed
	m.steps = append(m.steps, st)
	s.settleResult()
	if hand || m.result != nil {
		return e.check(m)
	}
	return nil
}

// forced reports whether the room made the move because the seat did not.
func (e *moved) forced() bool { return e.Auto == autoSkip || e.Auto == autoClock }

// advance takes note of the next question, and reports whether a hand ended.
func (m *match) advance(v uint64) (hand bool) {
	next := m.game.Turn()
	hand = next.Phase == between && m.turn.Phase != between
	if next.Decision != m.turn.Decision {
		m.asked = v
		if next.Period == 0 || next.Period != m.turn.Period {
			m.timed, m.used = v, 0
		}
	}
	m.turn = next
	return hand
}

// between is the phase of every game in which a finished hand is looked at.
const between = "between"

// settleResult ends the match when the game has a result.
func (s *state) settleResult() {
	result, over := s.match.game.Result()
	if !over {
		return
	}
	s.match.result = &rules.Result{Reason: result.Reason, Winners: result.Winners, Totals: result.Totals}
	s.phase = Ended
	s.countMatch(s.match.result)
	s.finish()
}

// check fixes the hash of all views at a hand's end, or compares it: then a
// difference means that the rules do not replay what they once played.
func (e *moved) check(m *match) error {
	hash := m.hash()
	if e.Hash != "" && e.Hash != hash {
		return fmt.Errorf("the views at the end of the hand are not those that were played")
	}
	e.Hash = hash
	return nil
}

// hash is a fingerprint of what every viewer is sent: what whoever looks on
// sees, and what each seat sees besides.
func (m *match) hash() string {
	public := m.game.View(rules.Nobody)
	text := wire.AppendState(nil, 0, wire.Shows{}, public)
	for _, seat := range rules.Seats(m.setup.Seats) {
		text, _ = wire.AppendPatch(text, uint64(seat), public, m.game.View(seat))
	}
	h := sha256.Sum256(text)
	return hex.EncodeToString(h[:16])
}

func (e *paused) apply(s *state) error {
	s.phase, s.pausedBy = Paused, e.By
	return nil
}

func (e *rested) apply(*state) error { return nil }

func (e *resumed) apply(s *state) error {
	s.phase, s.pausedBy = Playing, rules.Nobody
	return nil
}
