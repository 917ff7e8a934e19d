package room_test

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"text/tabwriter"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write testdata anew")

// opener opens rooms in which it has no seat, banned was kicked from seat 4.
var opener, banned = device(8), device(4)

// stage is a table at which everybody's commands are tried.
type stage struct {
	*table
	host room.Device
}

// stages are the places where a room stands, after the people have come.
var stages = []struct {
	name, game string
	reach      func(s *stage)
}{
	{"in the lobby", "rueful", func(*stage) {}},
	{"while seat 1 is asked", "rueful", func(s *stage) { s.must(s.host, room.Start{}) }},
	{"while seat 3, a bot, thinks", "rueful", func(s *stage) {
		s.must(s.host, room.Start{})
		s.must(c, room.Leave{})
		s.step()
		s.step()
	}},
	{"while a race is open", "grab", func(s *stage) {
		s.must(s.host, room.Start{})
		s.feeds[c].Trip(300 * time.Millisecond)
		s.tell(b)
	}},
	{"between hands", "rueful", func(s *stage) {
		s.must(s.host, room.Start{})
		for range 3 {
			s.step()
		}
	}},
	{"during a vote", "rueful", func(s *stage) {
		s.must(s.host, room.Start{})
		s.step()
		s.must(a, room.TakeBack{To: s.lastMove()})
	}},
	{"while paused", "rueful", func(s *stage) {
		s.must(s.host, room.Start{})
		s.must(s.host, room.Pause{})
	}},
	{"while a pause began in a race", "grab", func(s *stage) {
		s.must(s.host, room.Start{})
		s.feeds[c].Trip(300 * time.Millisecond)
		s.tell(b)
		s.must(s.host, room.Pause{})
	}},
	{"after the match", "rueful", func(s *stage) {
		s.must(s.host, room.Start{})
		s.finish()
	}},
}

// actors are who asks, and how it came about that it is who it is.
var actors = []struct {
	name string
	who  room.Device
	host room.Device // while the stage is reached
	cast func(tb *table)
	then func(tb *table)
}{
	{"host", a, a, nil, nil},
	{"seat", b, a, nil, nil},
	{"spectator", x, a, nil, nil},
	{"kicked", banned, a, nil, nil},
	{"acting host", a, a, away, nil},
	{"its seat", b, a, away, nil},
	{"opener back", opener, a, away, comesBack},
	{"host before", a, a, away, comesBack},
	{"gave it away", a, b, func(tb *table) { tb.must(a, room.Give{Seat: 2}) }, nil},
	{"got it", b, b, func(tb *table) { tb.must(a, room.Give{Seat: 2}) }, nil},
}

// away lets the opener be away for so long that seat 1 is host.
func away(tb *table) { after(31 * time.Second) }

// comesBack lets the opener come, to whom the role returns.
func comesBack(tb *table) { tb.watch(opener) }

// TestEveryCellOfTheTableOfRights tries each command of each actor on each stage,
// and compares with the table in testdata. What is refused changes nothing.
func TestEveryCellOfTheTableOfRights(t *testing.T) {
	var text strings.Builder
	for i := range stages {
		codes := make([][]string, len(actors))
		for j := range actors {
			codes[j] = cellsOf(t, i, j)
		}
		writeCells(&text, stages[i].name, codes)
	}
	const file = "testdata/rights.txt"
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(text.String()), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, string(want), text.String())
}

// cellsOf tries all commands of an actor on a stage, which is made anew when one
// was accepted.
func cellsOf(t *testing.T, on, by int) (codes []string) {
	for len(codes) < len(wishes) {
		synctest.Test(t, func(t *testing.T) {
			s := set(t, on, by)
			defer s.close()
			for accepted := false; !accepted && len(codes) < len(wishes); {
				var code string
				code, accepted = s.try(wishes[len(codes)], actors[by].who)
				codes = append(codes, code)
			}
		})
	}
	return codes
}

// set makes a stage for an actor.
func set(t *testing.T, on, by int) *stage {
	p := room.Params{Game: stages[on].game, Seats: 4, GraceS: 600}
	if p.Game == "rueful" {
		p.Options = []byte(`{"cards":1}`)
	}
	actor := actors[by]
	stands := slices.Contains([]string{"acting host", "its seat", "opener back", "host before"}, actor.name)
	s := &stage{cast(t, p, stands), actor.host}
	if actor.cast != nil {
		actor.cast(s.table)
	}
	s.must(s.host, room.Kick{Seat: 4})
	stages[on].reach(s)
	if actor.then != nil {
		actor.then(s.table)
		after(0)
	}
	return s
}

// cast is a table with a, b and c in their seats and banned in seat 4, opened by
// a, or by somebody without a seat.
func cast(t *testing.T, p room.Params, stands bool) *table {
	tb := open(t, p, func(p *room.Params) {
		if p.Stand = stands; stands {
			p.Host = opener
		}
	})
	tb.house.BotDelay = [2]time.Duration{time.Hour, time.Hour}
	for _, d := range []room.Device{a, b, c, banned} {
		tb.must(d, room.Sit{})
	}
	for _, d := range []room.Device{a, b, c, x} {
		tb.watch(d)
	}
	return tb
}

// try asks for one thing, and says how that is answered.
func (s *stage) try(w wish, d room.Device) (code string, accepted bool) {
	cmd := w.of(s.table, d)
	s.id++
	cmd.Device, cmd.ID, cmd.At = d, fmt.Sprint("t", s.id), s.v()
	before, records := s.documents(), s.records()
	_, err := s.Do(ctx, cmd)
	if err == nil {
		return "yes", true
	}
	_, race := cmd.Act.(room.Move)
	if s.records() == records || !race {
		assert.Equal(s.t, before, s.documents(), "%s", w.name)
	}
	return codeOf(err), s.records() != records
}

func writeCells(text *strings.Builder, stage string, codes [][]string) {
	fmt.Fprintf(text, "%s\n\n", stage)
	w := tabwriter.NewWriter(text, 0, 0, 2, ' ', 0)
	for _, actor := range actors {
		fmt.Fprintf(w, "\t%s", actor.name)
	}
	fmt.Fprintln(w)
	for i, wish := range wishes {
		fmt.Fprint(w, wish.name)
		for j := range actors {
			fmt.Fprintf(w, "\t%s", codes[j][i])
		}
		fmt.Fprintln(w)
	}
	w.Flush()
	fmt.Fprintln(text)
}

// typeOf is the name of an act's type.
func typeOf(act room.Act) string { return fmt.Sprintf("%T", act) }
