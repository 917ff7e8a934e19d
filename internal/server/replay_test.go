package server_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/patch"
	"github.com/sobremesa-games/sobremesa/internal/server"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// short is a table whose matches are short.
func (h *house) short() (path string, seats []device) {
	seats = []device{h.device(1), h.device(2)}
	path = seats[0].newRoom(object{"options": object{"games": 1}})
	seats[1].ok("POST", path+"/seats", object{})
	return path, seats
}

// gameAt is the view of a seat, as the server says it, with its version.
func (d device) gameAt(path string, seat int) (v uint64, game string) {
	var s struct {
		V   uint64
		Doc struct{ Game json.RawMessage }
	}
	a := d.call("GET", fmt.Sprintf("%s/view?seat=%d", path, seat), nil)
	require.NoError(d.h.t, json.Unmarshal(a.body, &s))
	return s.V, string(s.Doc.Game)
}

// watched plays a match and notes every view by seat and version.
func watched(path string, seats []device) map[int]map[uint64]string {
	all := map[int]map[uint64]string{0: {}, 1: {}, 2: {}}
	for made := 1; ; made = playOn(path, seats, newRand(uint64(made)), 1) {
		for seat := range all {
			v, game := seats[max(seat, 1)-1].gameAt(path, seat)
			all[seat][v] = game
		}
		if made == 0 {
			return all
		}
	}
}

// replayed is a replay with ?seat=.
type replayed struct {
	Match  int
	Header struct{ Seed string }
	V      uint64
	Doc    json.RawMessage
	Steps  []struct {
		V    uint64
		Move json.RawMessage
		P    json.RawMessage
	}
}

func (d device) replay(path string) (r replayed) {
	a := d.call("GET", path, nil)
	require.Equal(d.h.t, 200, a.status, "%s", a.body)
	require.NoError(d.h.t, json.Unmarshal(a.body, &r))
	return r
}

// documents is every document of a replay by version.
func (r replayed) documents(t *testing.T) map[uint64]json.RawMessage {
	all := map[uint64]json.RawMessage{r.V: r.Doc}
	doc := []byte(r.Doc)
	for _, s := range r.Steps {
		var err error
		doc, err = patch.Apply(doc, s.P)
		require.NoError(t, err)
		all[s.V] = doc
	}
	return all
}

func TestTheStepsOfAReplayAreTheViewsOfTheMatch(t *testing.T) {
	h := open(t)
	path, seats := h.short()
	seats[0].ok("POST", path+"/start", nil)
	live := watched(path, seats)
	seats[0].ok("POST", path+"/rematch", nil)
	playOn(path, seats, newRand(9), 3)

	stranger := h.device(7)
	open := stranger.replay(path + "/replay?match=1&seat=open").documents(t)
	for seat, views := range live {
		docs := stranger.replay(fmt.Sprintf("%s/replay?seat=%d", path, seat)).documents(t)
		assert.Len(t, docs, len(views))
		for v, game := range views {
			var one, all struct {
				Game json.RawMessage
				Eyes map[int]json.RawMessage
			}
			require.NoError(t, json.Unmarshal(docs[v], &one))
			require.NoError(t, json.Unmarshal(open[v], &all))
			all.Eyes[0] = all.Game
			assert.JSONEq(t, game, string(one.Game), "version %d with the eyes of %d", v, seat)
			assert.JSONEq(t, game, string(all.Eyes[seat]), "version %d with open eyes", v)
		}
	}
}

func TestAReplayIsOfTheMatchThatIsAskedFor(t *testing.T) {
	h := open(t)
	path, seats := h.short()
	assert.Empty(t, seats[0].ok("GET", path+"/replays", nil)["matches"])
	var seeds []string
	for _, do := range []string{"/start", "/rematch"} {
		seats[0].ok("POST", path+do, nil)
		playOn(path, seats, newRand(3), matchMost)
		seeds = append(seeds, seats[0].view(path, 1).Doc.Room.Fair.Seed)
	}
	seats[0].ok("POST", path+"/rematch", nil)

	assert.Len(t, seats[0].ok("GET", path+"/replays", nil)["matches"], 2)
	for query, seed := range map[string]string{"": seeds[1], "match=1": seeds[0], "match=2": seeds[1]} {
		assert.Equal(t, seed, seats[1].replay(path+"/replay?"+query).Header.Seed, query)
		assert.Equal(t, seed, seats[1].replay(path+"/replay?seat=0&"+query).Header.Seed, query)
	}
	for query, code := range map[string]string{
		"match=3": "wrong_phase", "match=3&seat=open": "wrong_phase", "match=x": "malformed", "match=-1": "malformed",
		"seat=3": "bad_option", "seat=x": "malformed",
	} {
		assert.Equal(t, code, seats[0].call("GET", path+"/replay?"+query, nil).code(), query)
	}
}

func TestAReplayIsPackedForWhoeverCanUnpackIt(t *testing.T) {
	h := open(t)
	path, seats := h.short()
	seats[0].ok("POST", path+"/start", nil)
	playOn(path, seats, newRand(3), matchMost)
	sizes := map[string]int{}
	for _, accepts := range []string{"identity", "gzip"} {
		r := seats[0].request("GET", path+"/replay?seat=open", nil)
		r.Header.Set("Accept-Encoding", accepts)
		a := h.send(r)
		assert.Equal(t, http.StatusOK, a.status)
		assert.Equal(t, accepts == "gzip", a.header.Get("Content-Encoding") == "gzip")
		sizes[accepts] = len(a.body)
	}
	assert.Less(t, sizes["gzip"]*3, sizes["identity"])
}

// Whoever asks for all at once, with as many devices as it likes, leaves room for
// those at other addresses.
func TestNoAddressTakesAllReplaysThatMayBeOnTheirWay(t *testing.T) {
	h := open(t, atRate, func(c *server.Config) { c.Proxies = 1 })
	path, seats := h.short()
	seats[0].ok("POST", path+"/start", nil)
	playOn(path, seats, newRand(3), matchMost)
	asks := func(address string, first, n int) chan int {
		answers := make(chan int, 20)
		for i := range 20 {
			r := h.device(first+i%n).request("GET", path+"/replay", nil)
			r.Header.Set("X-Forwarded-For", address)
			go func() { answers <- h.send(r).status }()
		}
		return answers
	}
	release := h.server.HoldReplays()
	all := map[string]chan int{}
	for address, row := range map[string]struct{ first, devices, held int }{"198.51.100.1": {100, 10, 4}, "198.51.100.2": {200, 1, 2}} {
		all[address] = asks(address, row.first, row.devices)
		for range 20 - row.held {
			assert.Equal(t, http.StatusTooManyRequests, <-all[address], address)
		}
		assert.Empty(t, all[address])
	}
	friend := h.device(7).request("GET", path+"/replay", nil)
	friend.Header.Set("X-Forwarded-For", "198.51.100.3")
	answer := make(chan int)
	go func() { answer <- h.send(friend).status }()
	release()
	assert.Equal(t, http.StatusOK, <-answer)
	for address, held := range map[string]int{"198.51.100.1": 4, "198.51.100.2": 2} {
		for range held {
			assert.Equal(t, http.StatusOK, <-all[address])
		}
	}
}
