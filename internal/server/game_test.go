package server_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// seen is the answer to a view, as far as tests look.
type seen struct {
	V   uint64
	Doc struct {
		Room struct {
			Phase string
			Fair  struct{ Commit, Seed string }
		}
		Game struct {
			Turn struct{ Seats []int }
			Hand map[string]int
		}
	}
}

func (d device) view(path string, seat int) (s seen) {
	d.h.t.Helper()
	a := d.call("GET", fmt.Sprintf("%s/view?seat=%d", path, seat), nil)
	require.Equal(d.h.t, 200, a.status, "%s", a.body)
	require.NoError(d.h.t, json.Unmarshal(a.body, &s))
	return s
}

type moves struct {
	V        uint64
	Moves    []json.RawMessage
	Complete bool
}

func (d device) legal(path string) (m moves) {
	d.h.t.Helper()
	a := d.call("GET", path+"/legal", nil)
	require.Equal(d.h.t, 200, a.status, "%s", a.body)
	require.NoError(d.h.t, json.Unmarshal(a.body, &m))
	return m
}

// playOn plays random legal moves over HTTP until the match is over, or most
// moves were made, and returns how many.
func playOn(path string, seats []device, r *rand.Rand, most int) (made int) {
	t := seats[0].h.t
	t.Helper()
	for ; made < most; made++ {
		s := seats[0].view(path, 1)
		if s.Doc.Room.Phase == "over" {
			return made
		}
		by := seats[s.Doc.Game.Turn.Seats[0]-1]
		m := by.legal(path)
		require.NotEmpty(t, m.Moves)
		by.ok("POST", path+"/moves", object{"id": fmt.Sprintf("m%d", m.V), "at": m.V, "move": m.Moves[r.IntN(len(m.Moves))]})
	}
	return made
}

const matchMost = 5000 // moves; no match is nearly as long

func TestAWholeMatchIsPlayedOverHTTPAlone(t *testing.T) {
	h := open(t)
	path, seats := h.playing(3)
	commit := seats[0].view(path, 1).Doc.Room.Fair.Commit
	made := playOn(path, seats, rand.New(rand.NewPCG(1, 1)), matchMost)
	require.Less(t, made, matchMost)

	replay := seats[2].ok("GET", path+"/replay", nil)
	assert.Len(t, replay["moves"], made)
	assert.Equal(t, commit, seats[0].view(path, 1).Doc.Room.Fair.Commit)
	assert.Equal(t, replay["header"].(object)["seed"], seats[0].view(path, 1).Doc.Room.Fair.Seed)
	seats[0].ok("POST", path+"/rematch", nil)
	assert.Equal(t, "playing", seats[0].view(path, 1).Doc.Room.Phase)
}

func TestAReplayIsRefusedBeforeTheEnd(t *testing.T) {
	h := open(t)
	path, seats := h.playing(2)
	a := seats[0].call("GET", path+"/replay", nil)
	assert.Equal(t, 409, a.status)
	assert.Equal(t, "wrong_phase", a.code())
}

func TestAMoveSentAgainIsAnsweredAlikeAndActsOnce(t *testing.T) {
	h := open(t)
	path, seats := h.playing(2)
	v := seats[0].view(path, 1)
	by := seats[v.Doc.Game.Turn.Seats[0]-1]
	m := by.legal(path)
	body := object{"id": "same", "at": m.V, "move": m.Moves[0]}
	first, second := by.call("POST", path+"/moves", body), by.call("POST", path+"/moves", body)
	require.Equal(t, 200, first.status, "%s", first.body)
	assert.Equal(t, first.body, second.body)
	assert.Equal(t, m.V+1, by.view(path, 0).V)

	body["move"] = object{"do": "wild"}
	third := by.call("POST", path+"/moves", body)
	assert.Equal(t, 409, third.status)
	assert.JSONEq(t, `{"refused":{"id":"same","code":"conflict"}}`, string(third.body))
}

func TestARestartedServerGoesOnWithTheSameHands(t *testing.T) {
	store := journal.NewMemory()
	t.Cleanup(func() { require.NoError(t, store.Close()) })
	h := openOver(t, store)
	path, seats := h.playing(2)
	r := rand.New(rand.NewPCG(2, 2))
	playOn(path, seats, r, 7)
	before := []reply{seats[0].call("GET", path+"/view?seat=1", nil), seats[1].call("GET", path+"/view?seat=2", nil)}
	h.close()

	h = openOver(t, store)
	seats = []device{h.device(1), h.device(2)}
	for i, d := range seats {
		after := d.call("GET", fmt.Sprintf("%s/view?seat=%d", path, i+1), nil)
		assert.JSONEq(t, gameOf(t, before[i]), gameOf(t, after))
		assert.GreaterOrEqual(t, after.object(t)["v"], before[i].object(t)["v"], "what was left of a running time is kept, too")
	}
	require.Less(t, playOn(path, seats, r, matchMost), matchMost)
}

// gameOf is the game's part of a view.
func gameOf(t *testing.T, a reply) string {
	text, err := json.Marshal(a.object(t)["doc"].(object)["game"])
	require.NoError(t, err)
	return string(text)
}
