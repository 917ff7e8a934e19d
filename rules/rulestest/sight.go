package rulestest

import (
	"bytes"
	"crypto/sha256"
	"reflect"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// sight is all that can be learned of a position through rules.Game.
type sight struct {
	turn    rules.Turn
	views   []rules.View   // by viewer, Nobody first
	texts   [][]byte       // the views, encoded
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

func (w *walk) look() (*sight, error) {
	s := &sight{turn: copyTurn(w.g.Turn())}
	for to := rules.Nobody; int(to) <= w.table.n; to++ {
		v := w.g.View(to)
		out, err := encode(v)
		if err != nil {
			return nil, err
		}
		s.views, s.texts = append(s.views, v), append(s.texts, out)
		s.legal = append(s.legal, slices.Collect(w.g.Legal(to)))
		w.words.note(s.legal[to])
	}
	s.imprint = imprintOf(s.views)
	return s, nil
}

func copyTurn(t rules.Turn) rules.Turn {
	t.Seats, t.May = slices.Clone(t.Seats), slices.Clone(t.May)
	return t
}

func (s *sight) sum() [sha256.Size]byte { return sha256.Sum256(bytes.Join(s.texts, []byte{'\n'})) }

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
		now, ok, err := s.shows(g, rules.Seat(to))
		if err != nil {
			return err
		}
		if !ok {
			return broken(c, "%s: seat %d sees another thing %s", what, to, difference(s.texts[to], now))
		}
	}
	return nil
}

// shows reports whether g shows to what was seen, and the text if it does not.
// Equal values have equal texts, and are compared at a tenth of the cost.
func (s *sight) shows(g rules.Game, to rules.Seat) ([]byte, bool, error) {
	v := g.View(to)
	if reflect.DeepEqual(v, s.views[to]) {
		return nil, true, nil
	}
	now, err := encode(v)
	return now, bytes.Equal(now, s.texts[to]), err
}

// checkStays reports a view, taken before, that a later move changed.
func (s *sight) checkStays() error {
	if imprintOf(s.views) == s.imprint {
		return nil
	}
	for to, v := range s.views {
		now, err := encode(v)
		if err != nil {
			return err
		}
		if !bytes.Equal(now, s.texts[to]) {
			return broken(stays, "the view of seat %d changed after it was taken %s", to, difference(s.texts[to], now))
		}
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
