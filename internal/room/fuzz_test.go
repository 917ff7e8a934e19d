package room_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// scriptMost is how many commands of a script are carried out.
const scriptMost = 100

// A script is lines of a device's digit and a frame. What is refused changes no
// document and leaves no record, what is accepted leaves one at most, and a room
// that is opened again shows the same.
func FuzzCommands(f *testing.F) {
	for _, script := range scripts {
		f.Add([]byte(strings.Join(script, "\n")))
	}
	f.Fuzz(follow)
}

// Random scripts of what those do go further than changed bytes.
func TestARefusedCommandChangesNothing(t *testing.T) {
	var frames []string
	for _, line := range slices.Concat(scripts...) {
		if !strings.Contains(line, "close") {
			frames = append(frames, line[1:])
		}
	}
	id := regexp.MustCompile(`"id":"\d*"`)
	r := rand.New(rand.NewPCG(3, 9))
	for range 40 {
		script := slices.Clone(scripts[r.IntN(len(scripts))])
		for range 60 {
			frame := frames[r.IntN(len(frames))]
			if r.IntN(3) > 0 {
				frame = `{"t":"move","id":"0","at":0,"move":{"do":"put","card":0}}`
			}
			frame = id.ReplaceAllString(frame, fmt.Sprintf(`"id":"%d"`, 20+r.IntN(80)))
			script = append(script, fmt.Sprint(r.IntN(3), frame))
		}
		follow(t, []byte(strings.Join(script, "\n")))
	}
}

// follow carries out a script.
func follow(t *testing.T, script []byte) {
	at(t, room.Params{Game: "wise", Seats: 3}, func(tb *table) {
		tb.house.BotDelay = [2]time.Duration{time.Hour, time.Hour}
		shown := ""
		for i, line := range bytes.Split(script, []byte("\n")) {
			if i >= scriptMost || tb.gone() {
				break
			}
			if cmd, ok := tb.commandOf(line); ok {
				shown = tb.carryOut(cmd)
			}
		}
		tb.comesBackTheSame(shown)
	})
}

// scripts are where fuzzing begins.
var scripts = [][]string{
	{
		`0{"t":"host","id":"1","do":"start"}`, `0{"t":"move","id":"2","at":0,"move":{"do":"put","card":0}}`,
		`0{"t":"move","id":"2","at":0,"move":{"do":"put","card":1}}`, `1{"t":"move","id":"3","at":0,"move":{"do":"put","card":2}}`,
		`1{"t":"move","id":"4","at":1,"move":{"do":"put","card":0}}`, `0{"t":"say","id":"5","phrase":"hello"}`,
		`0{"t":"host","id":"6","do":"pause"}`, `0{"t":"move","id":"7","at":0,"move":{"do":"put","card":0}}`, `0{"t":"host","id":"8","do":"resume"}`,
		`0{"t":"host","id":"9","do":"kick","seat":2}`, `0{"t":"host","id":"10","do":"skip","seat":2}`, `1{"t":"see","seat":0}`,
	},
	{
		`2{"t":"see","seat":3}`, `1{"t":"legal","id":"Ada"}`, `1{"t":"alive"}`, `0{"t":"host","id":"1","do":"set","seats":4,"bots":[{"seat":4,"level":"hard"}]}`,
		`0{"t":"host","id":"2","do":"set","options":{"cards":1,"bug":true},"clock":"firm","public":true}`, `0{"t":"host","id":"3","do":"start"}`,
		`0{"t":"move","id":"30","at":0,"move":{"do":"next"}}`,
		`0{"t":"move","id":"4","at":0,"move":{"do":"put","card":0}}`, `2{"t":"move","id":"5","at":0,"move":{"do":"put","card":0}}`, `0{"t":"move","id":"6","at":0,"move":{"do":"put","card":13}}`,
		`1{"t":"see","seat":4}`, `1{"t":"back"}`, `2{"t":"alive"}`, `0{"t":"host","id":"7","do":"close"}`,
	},
	{
		`0{"t":"host","id":"1","do":"start"}`, `0{"t":"hint","id":"2"}`, `1{"t":"hint","id":"3"}`, `0{"t":"hint","id":"4","level":3}`, `0{"t":"hint","id":"2"}`,
		`0{"t":"move","id":"5","at":0,"move":{"do":"put","card":0}}`, `0{"t":"hint","id":"2"}`, `1{"t":"hint","id":"6","seat":2}`, `1{"t":"see","seat":0}`,
	},
	{
		`0{"t":"host","id":"1","do":"start"}`, `0{"t":"move","id":"2","at":0,"move":{"do":"put","card":0}}`, `0{"t":"undo","id":"3","to":1}`, `1{"t":"consent","id":"4","to":0,"yes":true}`,
		`2{"t":"consent","id":"5","to":0,"yes":true}`, `0{"t":"move","id":"6","at":0,"move":{"do":"put","card":1}}`, `1{"t":"undo","id":"7","to":1}`, `0{"t":"consent","id":"8","to":0,"yes":false}`,
		`1{"t":"undo","id":"9","to":1}`, `1{"t":"move","id":"10","at":0,"move":{"do":"put","card":0}}`, `0{"t":"undo","id":"11","to":2}`, `2{"t":"alive"}`, `1{"t":"consent","id":"12","to":0,"yes":true}`,
	},
	{
		`0{"t":"host","id":"1","do":"kick","seat":2}`, `1{"t":"see","seat":2}`, `0{"t":"host","id":"2","do":"admit","seat":2}`, `1{"t":"see","seat":2}`,
		`0{"t":"host","id":"3","do":"set","locked":true,"grace_s":5}`, `2{"t":"see","seat":3}`, `1{"t":"host","id":"4","do":"start"}`, `0{"t":"alive"}`, `1{"t":"host","id":"4","do":"rematch"}`,
	},
}

// commandOf reads a line. A frame's version counts back from now, a consent is to
// whatever is asked, and a card
// that is small is one of the hand. The frames that ask for nothing stand for
// calls that no frame asks for: see for sitting down, alive for leaving, and
// legal for a name.
func (tb *table) commandOf(line []byte) (cmd room.Command, ok bool) {
	if len(line) == 0 {
		return cmd, false
	}
	cmd.Device = []room.Device{a, b, c}[line[0]%3]
	frame, err := wire.DecodeFrame(line[1:])
	if err != nil {
		return cmd, false
	}
	switch f := frame.(type) {
	case wire.Move:
		m, err := wire.DecodeMove(toyKind, f.Move)
		if err != nil {
			return cmd, false
		}
		cmd.ID, cmd.Seat, cmd.At = f.ID, f.Seat, f.At
		if v := tb.v(); f.At <= v {
			cmd.At = v - f.At
		}
		if _, moves, _, err := tb.Legal(cmd.Device, f.Seat); err == nil {
			if p, ok := m.(put); ok && 0 <= p.Card && p.Card < len(moves) {
				m = moves[p.Card]
			}
		}
		cmd.Act = room.Move{Move: m}
	case wire.Host:
		cmd.ID, cmd.Act = f.ID, hostAct(f)
	case wire.Say:
		cmd.ID, cmd.Seat, cmd.Act = f.ID, f.Seat, room.Say{Phrase: f.Phrase}
	case wire.Hint:
		cmd.ID, cmd.Seat, cmd.Act = f.ID, f.Seat, room.Hint{Level: f.Level}
	case wire.Undo:
		cmd.ID, cmd.Act = f.ID, room.TakeBack{To: tb.v() - min(f.To, tb.v())}
	case wire.Consent:
		cmd.ID, cmd.Act = f.ID, room.Consent{Yes: f.Yes}
		if vote := tb.sees().Undo; vote != nil {
			cmd.Act = room.Consent{To: vote.To, Yes: f.Yes}
		}
	case wire.Back:
		cmd.Act = room.Back{}
	case wire.See:
		cmd.Act = room.Sit{Seat: f.Seat}
	case wire.Alive:
		cmd.Act = room.Leave{}
	case wire.Legal:
		cmd.Seat, cmd.Act = f.Seat, room.Rename{Name: f.ID}
	}
	return cmd, cmd.Act != nil
}

func hostAct(f wire.Host) room.Act {
	set := f.RoomChange
	return map[string]room.Act{
		"start": room.Start{}, "rematch": room.Rematch{}, "pause": room.Pause{}, "resume": room.Resume{}, "close": room.CloseRoom{},
		"kick": room.Kick{Seat: f.Seat}, "admit": room.Admit{Seat: f.Seat}, "skip": room.Skip{Seat: f.Seat},
		"give": room.Give{Seat: f.Seat}, "take": room.Take{},
		"set": room.Configure{Options: set.Options, Seats: set.Seats, Bots: set.Bots, Clock: set.Clock, GraceS: set.GraceS, Locked: set.Locked, Public: set.Public},
	}[f.Do]
}

// carryOut asks for a command and checks what it did. It returns what was shown
// before.
func (tb *table) carryOut(cmd room.Command) (before string) {
	tb.watchAll()
	v, before := tb.records(), tb.everything()
	answer, err := tb.Do(ctx, cmd)
	switch {
	case err != nil || answer.V == v:
		require.Equal(tb.t, v, tb.records(), "%+v: %v", cmd, err)
	default:
		require.LessOrEqual(tb.t, answer.V, v+1, "%+v", cmd)
		require.LessOrEqual(tb.t, answer.V, tb.records(), "%+v", cmd)
	}
	if err != nil && !tb.gone() {
		require.Equal(tb.t, before, tb.everything(), "%+v: %v", cmd, err)
	}
	return before
}

// gone reports whether the room has ended.
func (tb *table) gone() bool {
	after(0)
	select {
	case <-tb.Done():
		return true
	default:
		return false
	}
}

// comesBackTheSame opens the room again, unless it was closed. After a failure
// it shows what it showed before that. A clock that stops leaves one record more.
func (tb *table) comesBackTheSame(shown string) {
	if !tb.gone() {
		tb.watchAll()
		shown = tb.everything()
	}
	before := tb.records()
	tb.Drain(0, 0)
	if tb.Over() {
		return
	}
	tb.restart()
	tb.watchAll()
	assert.Equal(tb.t, shown, tb.everything())
	assert.LessOrEqual(tb.t, tb.records(), before+1)
	assert.Equal(tb.t, tb.records(), tb.v())
}

// watchAll connects everybody who may be and is not, so that nobody comes by
// asking for something.
func (tb *table) watchAll() {
	for _, d := range []room.Device{a, b, c} {
		if f := tb.feeds[d]; f != nil && f.Take().Bye == nil {
			continue
		}
		if f, err := tb.Watch(d, rules.Nobody, func() {}); err == nil {
			tb.feeds[d] = f
		}
	}
	after(0)
}

// records is how many the journal has.
func (tb *table) records() uint64 {
	last, err := tb.store.Last(ctx, code)
	require.NoError(tb.t, err)
	return last.Seq
}

// everything is what anybody is shown of any seat, but for what is not kept: the
// phrases, the audience and a vote.
func (tb *table) everything() string {
	var all strings.Builder
	for _, d := range []room.Device{a, b, c} {
		for seat := range rules.Seat(5) {
			_, doc, err := tb.View(d, seat)
			if err != nil {
				fmt.Fprintln(&all, d[0], seat, codeOf(err))
				continue
			}
			table := *doc.Room
			table.Says, table.Spectators, table.Undo, table.UndoTo = nil, 0, nil, nil
			text, err := json.Marshal(room.Document{Room: &table, Game: doc.Game})
			require.NoError(tb.t, err)
			fmt.Fprintf(&all, "%d %d %s\n", d[0], seat, text)
		}
	}
	return all.String()
}
