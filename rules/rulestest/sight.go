package rulestest

import (
	"bytes"
	"errors"
	"reflect"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// sight is all that can be learned of a position through rules.Game.
type sight struct {
	turn    rules.Turn
	views   []rules.View   // by viewer, Nobody first
	imprint imprint        // of the views
	legal   [][]rules.Move // by seat, Nobody first
	tried   [][]trial      // moves not listed, by seat; filled in by checkRefused
	store   store          // piles and chance; filled in by checkSecrets
}

// trial is a move that was not listed, and how it was answered.
type trial struct {
	mv     rules.Move
	answer string
}

func (w *walk) look() *sight {
	s := &sight{turn: copyTurn(w.g.Turn())}
	for to := rules.Nobody; int(to) <= w.table.n; to++ {
		s.views = append(s.views, w.g.View(to))
		s.legal = append(s.legal, slices.Collect(w.g.Legal(to)))
		w.words.note(s.legal[to])
	}
	s.imprint = imprintOf(s.views)
	return s
}

func copyTurn(t rules.Turn) rules.Turn {
	t.Seats, t.May = slices.Clone(t.Seats), slices.Clone(t.May)
	return t
}

// views is what g shows to all viewers of a table of n.
func views(g rules.Game, n int) []rules.View {
	all := make([]rules.View, n+1)
	for to := range all {
		all[to] = g.View(rules.Seat(to))
	}
	return all
}

// texts is what all viewers of a table of n see of g.
func texts(g rules.Game, n int) ([][]byte, error) {
	var all [][]byte
	for to := rules.Nobody; int(to) <= n; to++ {
		out, err := text(g, to)
		if err != nil {
			return nil, err
		}
		all = append(all, out)
	}
	return all, nil
}

// checkSame reports a view of g that is not as it was seen.
func (s *sight) checkSame(g rules.Game, c check, what string) error {
	for to := range s.views {
		how, same, err := s.shows(g, rules.Seat(to))
		if err != nil {
			return err
		}
		if !same {
			return broken(c, "%s: seat %d sees another thing %s", what, to, how)
		}
	}
	return nil
}

// shows reports whether g shows to what was seen, and how it differs if it does
// not. Equal values have equal texts, and are compared at a tenth of the cost.
func (s *sight) shows(g rules.Game, to rules.Seat) (how string, same bool, err error) {
	v := g.View(to)
	if reflect.DeepEqual(v, s.views[to]) {
		return "", true, nil
	}
	was, errWas := encode(s.views[to])
	now, errNow := encode(v)
	if err := errors.Join(errWas, errNow); err != nil || bytes.Equal(was, now) {
		return "", err == nil, err
	}
	return difference(was, now), false, nil
}

// checkStays reports views, taken before, of which a later move changed one.
func (s *sight) checkStays() error {
	if imprintOf(s.views) != s.imprint {
		return broken(stays, "a view changed after it was taken")
	}
	return nil
}

// mustTexts is texts of views that are known to encode.
func mustTexts(g rules.Game, n int) [][]byte {
	all, err := texts(g, n)
	if err != nil {
		panic(err)
	}
	return all
}
