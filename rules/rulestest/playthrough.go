package rulestest

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
)

var update = flag.Bool("update", false, "write the recorded matches anew")

// Playthrough plays one match with the same policy in every seat and compares
// what happens with the text at path: at each step who is asked what, what each
// may do, and what changed before whose eyes. Any change of behaviour is a change
// of that text; one that is meant is written with -update, and needs a new Rev
// where recorded matches would replay otherwise.
func Playthrough(t *testing.T, k *rules.Kind, s rules.Setup, p rules.Policy, path string) {
	t.Helper()
	told, err := tell(k, s, p)
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := write(path, told); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(want, told) {
		t.Errorf("%s differs %s\nrun with -update if this is meant", path, difference(want, told))
	}
}

func write(path string, told []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return os.WriteFile(path, told, 0o644)
}

// First makes the first legal move, as the room does for who is absent.
func First(g rules.Searcher, by rules.Seat, _ *rules.Rand) rules.Move {
	for m := range g.Legal(by) {
		return m
	}
	panic("rulestest: the table waits for a seat without moves")
}

// Evenly makes any of the legal moves.
func Evenly(g rules.Searcher, by rules.Seat, r *rules.Rand) rules.Move {
	moves := slices.Collect(g.Legal(by))
	return moves[r.N(len(moves))]
}

// teller writes a match down.
type teller struct {
	out  bytes.Buffer
	g    rules.Searcher
	n    int
	seen []map[string]string // by viewer: the members of its view
}

// tell is the whole match in words.
func tell(k *rules.Kind, s rules.Setup, p rules.Policy) ([]byte, error) {
	g, err := k.New(s)
	if err != nil {
		return nil, err
	}
	t := &teller{g: g.(rules.Searcher), n: s.Seats, seen: make([]map[string]string, s.Seats+1)}
	fmt.Fprintf(&t.out, "%s rev %d, %d seats, options %s, seed %s\n", k.ID, s.Rev, s.Seats, s.Options, s.Seed)
	r := rules.NewRand(s.Seed)
	for !over(g) {
		if err := t.step(p, r); err != nil {
			return nil, err
		}
	}
	result, _ := g.Result()
	t.views()
	fmt.Fprintf(&t.out, "%s, won by %d, %v\n", result.Reason, result.Winners, result.Totals)
	return t.out.Bytes(), nil
}

func (t *teller) step(p rules.Policy, r *rules.Rand) error {
	turn := t.g.Turn()
	t.views()
	fmt.Fprintf(&t.out, "%s %d, decision %d%s\n", turn.Phase, turn.Seats, turn.Decision, traits(turn))
	for _, s := range slices.Concat(turn.Seats, turn.May, []rules.Seat{rules.Nobody}) {
		if mayMove(t.g, s) {
			fmt.Fprintf(&t.out, "  %d may %s\n", s, strings.Join(keys(slices.Collect(t.g.Legal(s))), " "))
		}
	}
	by, m := t.next(turn, p, r)
	fmt.Fprintf(&t.out, "%s\n", played{by, m})
	return t.g.Play(by, m)
}

// next is the move of the first seat waited for, else the room's.
func (t *teller) next(turn rules.Turn, p rules.Policy, r *rules.Rand) (rules.Seat, rules.Move) {
	if len(turn.Seats) == 0 {
		return rules.Nobody, First(t.g, rules.Nobody, r)
	}
	by := turn.Seats[0]
	return by, p(t.g.Resample(by, r).(rules.Searcher), by, r)
}

func traits(t rules.Turn) string {
	var all strings.Builder
	if len(t.May) > 0 {
		fmt.Fprintf(&all, ", may %d", t.May)
	}
	if t.Grant > 0 {
		fmt.Fprintf(&all, ", grant %s", t.Grant)
	}
	if t.Window > 0 {
		fmt.Fprintf(&all, ", window %s", t.Window)
	}
	if t.Race {
		all.WriteString(", race")
	}
	if t.Takeback {
		all.WriteString(", takeback")
	}
	return all.String()
}

// views tells what changed: first what all viewers see alike, then each.
func (t *teller) views() {
	changes := make([]map[string]string, t.n+1)
	for to, doc := range mustTexts(t.g, t.n) {
		now := members(doc)
		changes[to] = changed(t.seen[to], now)
		t.seen[to] = now
	}
	common := map[string]string{}
	for name, value := range changes[0] {
		if !slices.ContainsFunc(changes, func(c map[string]string) bool { v, ok := c[name]; return !ok || v != value }) {
			common[name] = value
		}
	}
	t.line("all see", common)
	for to, c := range changes {
		for name := range common {
			delete(c, name)
		}
		t.line(fmt.Sprintf("%d sees", to), c)
	}
}

func (t *teller) line(who string, changes map[string]string) {
	if len(changes) == 0 {
		return
	}
	fmt.Fprintf(&t.out, "  %s", who)
	for _, name := range sortedKeys(changes) {
		fmt.Fprintf(&t.out, " %s%s", name, changes[name])
	}
	t.out.WriteByte('\n')
}

// members are the values of a document two levels deep: "hand.Na" → "=3".
func members(doc []byte) map[string]string {
	all := map[string]string{}
	for name, value := range object(doc) {
		inner := object(value)
		for key, v := range inner {
			all[name+"."+key] = "=" + string(v)
		}
		if len(inner) == 0 {
			all[name] = "=" + string(value)
		}
	}
	return all
}

// object is the members of a JSON object, nil for any other value.
func object(doc []byte) (o map[string]json.RawMessage) {
	if json.Unmarshal(doc, &o) != nil {
		return nil
	}
	return o
}

// changed is what is new, and what is gone as " gone".
func changed(before, now map[string]string) map[string]string {
	all := map[string]string{}
	for name, value := range now {
		if before[name] != value {
			all[name] = value
		}
	}
	for name := range before {
		if _, still := now[name]; !still {
			all[name] = " gone"
		}
	}
	return all
}
