package room_test

import (
	"encoding/base64"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"sync"
	"testing"
	"testing/synctest"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// many is a count for `make test`, or one in full.
func many(few, full int) int {
	if os.Getenv("SOBREMESA_LONG") == "1" {
		return full
	}
	return few
}

// heard is an outcome in full.
type heard struct {
	answer  room.Answer
	refusal room.Refusal
}

// sent is a command, and what its first copy was answered.
type sent struct {
	cmd   room.Command
	heard heard
	match int // in which it was sent
}

// guest has no seat at first.
var guest = device(7)

// repeater sends commands again and again, by two connections of their device
// and without one.
type repeater struct {
	*table
	r     *rand.Rand
	n     int
	match int // and restarts
	past  []sent
	lines map[room.Device][]*room.Feed
}

// TestRepeatedCommandsActOnceAndGetTheSameAnswer sends commands of all kinds one
// to five times, several at once and in a random order, also long after, and after
// restarts. What is accepted has one record at most, what is refused none.
func TestRepeatedCommandsActOnceAndGetTheSameAnswer(t *testing.T) {
	for seed, left := uint64(1), many(6_000, 100_000); left > 0; seed++ {
		synctest.Test(t, func(t *testing.T) {
			rp := &repeater{table: cast(t, room.Params{Game: "rueful", Seats: 4, GraceS: 600}, false), r: rand.New(rand.NewPCG(seed, 3))}
			defer rp.close()
			rp.connect()
			for range 150 {
				rp.turn()
			}
			rp.count()
			left -= rp.n
		})
	}
}

// turn is one thing that happens: sends, repetitions or a restart.
func (rp *repeater) turn() {
	switch n := rp.r.IntN(100); {
	case n == 0:
		rp.restart()
		rp.match++
		rp.connect()
	case n < 30:
		rp.repeat()
	case n < 60 || rp.sees().Phase != room.Playing:
		rp.batch(1)
	default:
		rp.batch(1 + rp.r.IntN(3))
	}
}

// connect opens two lines of each device that is let in.
func (rp *repeater) connect() {
	rp.lines = map[room.Device][]*room.Feed{}
	for _, d := range []room.Device{a, b, c, banned, guest} {
		for range 2 {
			if f, err := rp.Watch(d, rules.Nobody, func() {}); err == nil {
				rp.lines[d] = append(rp.lines[d], f)
			}
		}
	}
}

// wish is a command that nobody has sent yet: every second one a move.
func (rp *repeater) wish() room.Command {
	d := []room.Device{a, b, c, banned, guest}[rp.r.IntN(5)]
	w := wishes[rp.r.IntN(len(wishes))]
	if seat := rp.waited(); rp.r.IntN(2) == 0 && seat != rules.Nobody {
		d, w = rp.holder(seat), wishes[0]
	}
	if w.name == "close" || strings.HasPrefix(w.name, "kick") && rp.r.IntN(4) > 0 {
		w = wishes[0]
	}
	cmd := w.of(rp.table, d)
	rp.n++
	cmd.Device, cmd.ID, cmd.At = d, fmt.Sprint("w", rp.n), rp.v()-uint64(rp.r.IntN(2))
	return cmd
}

// waited is the seat that the table waits for, also in the lobby.
func (rp *repeater) waited() rules.Seat {
	if phase := rp.sees().Phase; phase == room.Lobby || phase == room.Ended {
		return rules.Nobody
	}
	return rp.asked()
}

// holder is the device that has the seat.
func (rp *repeater) holder(seat rules.Seat) room.Device {
	for _, d := range []room.Device{a, b, c, banned, guest} {
		if _, _, _, err := rp.Legal(d, seat); err == nil {
			return d
		}
	}
	return x
}

// batch sends new commands, all copies at once. What begins a match, with which
// refusals are forgotten, is sent alone.
func (rp *repeater) batch(n int) {
	var cmds []room.Command
	for range n {
		cmd := rp.wish()
		if !begins(cmd.Act) {
			cmds = append(cmds, cmd)
			continue
		}
		rp.match++
		cmds = []room.Command{cmd}
		break
	}
	for i, got := range rp.sendAll(cmds) {
		rp.past = append(rp.past, sent{cmds[i], got, rp.match})
	}
}

func begins(act room.Act) bool {
	switch act.(type) {
	case room.Start, room.Rematch:
		return true
	}
	return false
}

// sendAll sends one to five copies of each and gives the one answer that all
// copies of a command got.
func (rp *repeater) sendAll(cmds []room.Command) []heard {
	var copies []int
	for i := range cmds {
		for range 1 + rp.r.IntN(5) {
			copies = append(copies, i)
		}
	}
	rp.n += len(copies) - len(cmds)
	rp.r.Shuffle(len(copies), func(i, j int) { copies[i], copies[j] = copies[j], copies[i] })
	answers := make([]heard, len(copies))
	var all sync.WaitGroup
	for k, i := range copies {
		way := rp.r.IntN(3)
		all.Go(func() { answers[k] = rp.by(way, cmds[i]) })
	}
	all.Wait()
	synctest.Wait()
	got := make([]heard, len(cmds))
	seen := make([]bool, len(cmds))
	for k, i := range copies {
		if seen[i] {
			require.Equal(rp.t, got[i], answers[k], "%T by %d", cmds[i].Act, cmds[i].Device[0])
		}
		got[i], seen[i] = answers[k], true
	}
	return got
}

// by sends a command over one of the device's lines, or over none. A line that
// was ended says nothing more.
func (rp *repeater) by(way int, cmd room.Command) heard {
	lines := rp.lines[cmd.Device]
	if way >= len(lines) || lines[way].Take().Bye != nil || named(cmd.Act) {
		answer, err := rp.Do(ctx, cmd)
		return both(answer, err)
	}
	told := make(chan heard, 1)
	if refusal := lines[way].Tell(cmd, func(a room.Answer, refusal *room.Refusal) {
		if refusal != nil {
			told <- heard{refusal: *refusal}
		} else {
			told <- heard{answer: a}
		}
	}); refusal != nil {
		return heard{refusal: *refusal}
	}
	return <-told
}

// named reports whether an act names somebody: it is no frame.
func named(act room.Act) bool {
	switch act.(type) {
	case room.Sit, room.Rename:
		return true
	}
	return false
}

func both(answer room.Answer, err error) heard {
	if refusal, ok := err.(*room.Refusal); ok {
		return heard{refusal: *refusal}
	}
	return heard{answer: answer}
}

// repeat sends something old again, if its answer has to be known still: what was
// accepted with a record for ever, all else a match and a few commands long.
func (rp *repeater) repeat() {
	if len(rp.past) == 0 {
		return
	}
	i := rp.r.IntN(len(rp.past))
	old := rp.past[i]
	if !rp.recorded(old) && (old.match != rp.match || len(rp.past)-i > 60) {
		return
	}
	before := rp.v()
	require.Equal(rp.t, []heard{old.heard}, rp.sendAll([]room.Command{old.cmd}), "%T", old.cmd.Act)
	rp.n++
	require.Equal(rp.t, before, rp.v(), "%T", old.cmd.Act)
}

func (rp *repeater) recorded(s sent) bool { return len(rp.keys()[keyOf(s.cmd)]) > 0 }

// keys are the versions of the records that commands left, by device and id.
func (rp *repeater) keys() map[string][]uint64 {
	keys := map[string][]uint64{}
	for _, r := range rp.journal() {
		if r.ID != "" {
			keys[r.ID] = append(keys[r.ID], r.Seq)
		}
	}
	return keys
}

// count compares the journal with what was answered.
func (rp *repeater) count() {
	keys := rp.keys()
	for _, s := range rp.past {
		versions := keys[keyOf(s.cmd)]
		delete(keys, keyOf(s.cmd))
		require.LessOrEqual(rp.t, len(versions), 1)
		if len(versions) == 1 {
			assert.Empty(rp.t, s.heard.refusal, "%T has a record", s.cmd.Act)
			assert.Equal(rp.t, versions[0], s.heard.answer.V)
		}
		if _, move := s.cmd.Act.(room.Move); move && s.heard.refusal.Code == "" {
			assert.Len(rp.t, versions, 1, "a move was lost")
		}
	}
	for key := range keys {
		assert.Contains(rp.t, key, ":t", "nobody sent it")
	}
	assert.Len(rp.t, rp.journal(), int(rp.v()))
}

// keyOf is a command's key in the journal.
func keyOf(cmd room.Command) string {
	return base64.RawURLEncoding.EncodeToString(cmd.Device[:]) + ":" + cmd.ID
}
