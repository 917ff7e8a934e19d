package rulestest

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Fuzz makes any bytes a match of k, with moves that are listed and moves that
// are not, under the checks of Conform. Options are those of Conform.
func Fuzz(f *testing.F, k *rules.Kind, opt Options) {
	f.Helper()
	f.Add([]byte{0, 0, 0})
	f.Add([]byte("\x01\x01\x07a long row of choices, most of them good"))
	f.Add(append([]byte{255, 2, 9}, bytes.Repeat([]byte{3, 200, 17, 251, 64}, 60)...))
	sets := setsBySeats(k, opt)
	f.Fuzz(func(t *testing.T, choices []byte) {
		if err := fuzzed(k, opt, sets, choices); err != nil {
			t.Fatal(err)
		}
	})
}

// setsBySeats is the option sets for every number of seats.
func setsBySeats(k *rules.Kind, opt Options) map[int][][]byte {
	sets := map[int][][]byte{}
	for n := k.Seats[0]; n <= k.Seats[1]; n++ {
		sets[n] = opt.sets(k, n)
	}
	return sets
}

// fuzzed plays the match that the bytes stand for: seats, options, seed, then a
// byte for each move and each close look.
func fuzzed(k *rules.Kind, opt Options, sets map[int][][]byte, choices []byte) error {
	head := [3]byte{}
	rest := choices[copy(head[:], choices):]
	n := k.Seats[0] + int(head[0])%(k.Seats[1]-k.Seats[0]+1)
	s := rules.Setup{Seats: n, Rev: k.Rev, Options: sets[n][int(head[1])%len(sets[n])], Seed: rules.Seed{head[2]}}
	c := newCell(k, opt, "fuzz", s.Seed)
	c.steps = make([]int, 1)
	w, err := c.sit(table{n: s.Seats, open: func() (rules.Game, error) { return k.New(s) }}, policy{})
	if err == nil {
		err = w.follow(rest[:min(len(rest), 400)]) // some games long
	}
	if err != nil {
		return fmt.Errorf("%w\n%d seats, options %s, seed %s", err, s.Seats, s.Options, s.Seed)
	}
	return nil
}

// follow makes one move a byte: of whoever may, the first listed or another.
// Every eighth position is looked at closely, wherever the bytes say.
func (w *walk) follow(choices []byte) error {
	for _, b := range choices {
		if over(w.g) {
			return first(w.checkOver, w.checkReplay)
		}
		w.policy = policy{
			who: func(_ rules.Turn, able []rules.Seat) rules.Seat { return able[int(b>>3)%len(able)] },
			what: func(_ rules.Game, _ rules.Seat, moves []rules.Move) rules.Move {
				return moves[int(b)%len(moves)]
			},
		}
		if err := w.stepAt(b&7 == 7); err != nil {
			return err
		}
	}
	return w.checkReplay()
}
