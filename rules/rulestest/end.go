package rulestest

import (
	"bytes"
	"reflect"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// checkOver checks a match that has ended: a whole result, in the view too,
// nobody asked, and nothing accepted.
func (w *walk) checkOver() error {
	w.phases[w.g.Turn().Phase]++
	s := w.look()
	w.mark(s)
	return first(
		func() error { return w.checkTurn(s.turn) },
		w.invariant(w.g),
		func() error { return w.checkViews(s) },
		w.checkResult,
		func() error { return w.checkRest(s) },
		w.checkStart,
	)
}

// checkStart checks that the first views taken are still as they were.
func (w *walk) checkStart() error { return w.marks[0].checkStays() }

func (w *walk) checkResult() error {
	result, _ := w.g.Result()
	if again, over := w.g.Result(); !over || !reflect.DeepEqual(result, again) {
		return broken(rests, "another result when asked again")
	}
	if !snake.MatchString(result.Reason) || len(result.Totals) != w.table.n {
		return broken(rests, "the result lacks a reason, or the points of a seat: %+v", result)
	}
	if !slices.IsSorted(result.Winners) || len(slices.Compact(slices.Clone(result.Winners))) != len(result.Winners) {
		return broken(rests, "winners do not rise: %v", result.Winners)
	}
	for _, s := range rules.Seats(w.table.n) {
		if _, ok := result.Totals[s]; !ok {
			return broken(rests, "no points of seat %d", s)
		}
	}
	return nil
}

// checkRest makes every kind of move, and those that were accepted before.
func (w *walk) checkRest(s *sight) error {
	if len(s.turn.Seats)+len(s.turn.May) > 0 {
		return broken(rests, "seats are asked after the end")
	}
	moves := slices.Clone(w.words.kinds)
	for _, p := range w.moves[max(len(w.moves)-4, 0):] {
		moves = append(moves, p.mv)
	}
	for by, legal := range s.legal {
		if len(legal) > 0 {
			return broken(rests, "seat %d has moves after the end: %v", by, keys(legal))
		}
		for _, m := range moves {
			if _, err := refusal(w.g.Play(rules.Seat(by), m)); err != nil {
				return broken(rests, "%s after the end: %v", played{rules.Seat(by), m}, err)
			}
		}
	}
	return s.checkSame(w.g, rests, "after moves that came too late")
}

// checkReplay plays the accepted moves again, without any that was refused.
func (w *walk) checkReplay() error {
	at, err := w.replay()
	switch {
	case err != nil || at < 0:
		return err
	case w.replaysAlike():
		return broken(frugal, "without the refused moves the match is another one after %d moves", at)
	}
	return broken(replays, "header and moves give another match each time, here after %d moves", at)
}

// replay is after how many moves the views differ from those marked, or -1.
func (w *walk) replay() (int, error) {
	g, err := w.table.open()
	if err != nil {
		return 0, broken(opens, "once more: %v", err)
	}
	at := 0
	for _, m := range w.marks {
		for ; at < m.after; at++ {
			if g.Play(w.moves[at].by, w.moves[at].mv) != nil {
				return at, nil
			}
		}
		same, err := w.saw(m, g)
		if err != nil {
			return 0, err
		}
		if !same {
			return at, nil
		}
	}
	return -1, nil
}

// saw reports whether a match shows what was marked.
func (w *walk) saw(m mark, g rules.Game) (bool, error) {
	if imprintOf(views(g, w.table.n)) == m.imprint {
		return true, nil
	}
	for to := range m.views {
		if _, same, err := m.shows(g, rules.Seat(to)); !same {
			return false, err
		}
	}
	return true, nil
}

// replaysAlike reports whether matches opened again and played with the same
// moves agree with each other, as long as they go on.
func (w *walk) replaysAlike() bool {
	const times = 4 // against chance agreement of the first moves
	one := w.tale()
	for range times {
		if !bytes.Equal(one, w.tale()) {
			return false
		}
	}
	return true
}

// tale is what all viewers see at each step of a replay.
func (w *walk) tale() []byte {
	var told []byte
	g, err := w.table.open()
	for _, p := range w.moves {
		if err == nil {
			told = append(told, bytes.Join(mustTexts(g, w.table.n), nil)...)
			err = g.Play(p.by, p.mv)
		}
	}
	return told
}
