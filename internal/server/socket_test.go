package server_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/server"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestAConnectionIsGreetedThenShownTheWholeDocument(t *testing.T) {
	h := open(t)
	path, seats := h.playing(2)
	for i, want := range []string{`"seats":[1]`, `"seats":[2]`, `"seats":[]`} {
		l := h.device(i + 1).dial(path)
		hello, state := l.take(), l.take()
		assert.Equal(t, "hello", hello.T)
		assert.Contains(t, hello.raw, want)
		assert.Equal(t, "state", state.T)
		_, hand := l.part("game").(object)["hand"]
		assert.Equal(t, i < 2, hand)
	}
	assert.JSONEq(t, `[1]`, mustJSON(t, seats[0].dial(path).take().Seats))
}

func mustJSON(t *testing.T, v any) string {
	text, err := json.Marshal(v)
	require.NoError(t, err)
	return string(text)
}

// moveOn makes one random legal move over the lines of the seats, and returns
// the version that it made.
func moveOn(t *testing.T, lines []*line, r *rand.Rand) uint64 {
	t.Helper()
	by := lines[int(lines[0].part("game", "turn", "seats").([]any)[0].(float64))-1]
	id := fmt.Sprintf("l%d", by.v)
	offer := by.ask(id, fmt.Sprintf(`{"t":"legal","id":%q}`, id))
	require.NotEmpty(t, offer.Moves)
	by.send(fmt.Sprintf(`{"t":"move","id":"m%d","at":%d,"move":%s}`, by.v, offer.V, offer.Moves[r.IntN(len(offer.Moves))]))
	for {
		f := by.take()
		require.NotEqual(t, "refused", f.T, f.raw)
		if f.T == "done" {
			require.Less(t, by.v, f.V, "done comes before what it did is shown")
			return f.V
		}
	}
}

// A patch leads exactly to the document that a fresh look would give: for every
// seat and for spectators, at every version of a whole match.
func TestPatchesLeadToWhatAFreshLookShows(t *testing.T) {
	const players = 3
	for seed := range uint64(2) {
		h := open(t)
		path, seats := h.playing(players)
		all := append(seats, h.device(8), h.device(9))
		var lines []*line
		for _, d := range all {
			lines = append(lines, d.dial(path))
		}
		r := rand.New(rand.NewPCG(seed, 1))
		for phase := ""; phase != "over"; {
			reachAll(lines, lines[0].v)
			settle(lines)
			for i, d := range all {
				seat := i + 1
				if i >= players {
					seat = 0
				}
				fresh := d.call("GET", fmt.Sprintf("%s/view?seat=%d", path, seat), nil).object(t)
				require.EqualValues(t, fresh["v"], lines[i].v)
				require.Equal(t, timeless(fresh["doc"]), timeless(lines[i].part()))
			}
			reachAll(lines, moveOn(t, lines[:players], r))
			phase = lines[0].part("room", "phase").(string)
		}
		h.close()
	}
}

// timeless is a document without the time that is left, which runs without a
// patch, and the size of the audience, whose patch may wait.
func timeless(doc any) any {
	room := doc.(object)["room"].(object)
	delete(room, "spectators")
	if clock, ok := room["clock"].(object); ok {
		delete(clock, "left_ms")
	}
	return doc
}

func reachAll(lines []*line, v uint64) {
	for _, l := range lines {
		l.reach(v)
	}
}

// settle takes what the room has shown already. A question for legal moves is
// answered by the room, after what it did before; the second answer cannot be
// written together with an older document, as the first one could.
func settle(lines []*line) {
	for i, l := range lines {
		for n := range 2 {
			id := fmt.Sprintf("settle-%d-%d-%d", i, l.v, n)
			l.ask(id, fmt.Sprintf(`{"t":"legal","id":%q}`, id))
		}
	}
}

func TestEventStreamsCarryTheSameFramesAsWebsockets(t *testing.T) {
	h := open(t)
	path, seats := h.playing(2)
	lines := []*line{seats[0].listen(path), seats[1].listen(path)}
	same := seats[0].dial(path)
	for _, l := range lines {
		l.next("state")
	}
	r := rand.New(rand.NewPCG(3, 3))
	for lines[0].part("room", "phase") == "playing" {
		v := moveOn(t, lines, r)
		reachAll(append(lines, same), v)
		require.JSONEq(t, string(same.doc), string(lines[0].doc))
	}
}

func TestAFrameOfAnotherDevicesStreamIsNotFound(t *testing.T) {
	h := open(t)
	path, seats := h.playing(2)
	seats[0].listen(path)
	r := seats[1].request("POST", path+"/frames", object{"t": "back"})
	r.Header.Set("Sobremesa-Stream", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")
	assert.Equal(t, "not_found", h.send(r).code())
}

func TestAnIDActsOnceOverTwoSocketsOfADevice(t *testing.T) {
	h := open(t)
	path, seats := h.playing(2)
	by := seats[seats[0].view(path, 1).Doc.Game.Turn.Seats[0]-1]
	m := by.legal(path)
	one, two := by.dial(path), by.dial(path)
	one.next("state")
	two.next("state")
	text := fmt.Sprintf(`{"t":"move","id":"x","at":%d,"move":%s}`, m.V, m.Moves[0])
	first, second := one.ask("x", text), two.ask("x", text)
	assert.Equal(t, first.raw, second.raw)
	assert.Equal(t, "done", first.T)
	assert.Equal(t, m.V+1, by.view(path, 0).V)

	other := one.ask("x", fmt.Sprintf(`{"t":"move","id":"x","at":%d,"move":{"do":"wild"}}`, m.V))
	assert.Equal(t, "conflict", other.Code)
}

func TestLookingAtAnotherSeatSendsItsWholeDocument(t *testing.T) {
	h := open(t)
	d := h.device(1)
	path := d.newRoom(object{"seats": 2})
	d.ok("POST", path+"/seats", object{"seat": 2})
	d.ok("POST", path+"/start", nil)
	l := d.dial(path)
	l.next("state")
	for _, seat := range []int{2, 1, 0, 1, 1} {
		l.send(fmt.Sprintf(`{"t":"see","seat":%d}`, seat))
		l.next("state")
		fresh := d.call("GET", fmt.Sprintf("%s/view?seat=%d", path, seat), nil).object(t)
		require.JSONEq(t, mustJSON(t, fresh["doc"]), string(l.doc), "seat %d", seat)
	}
	l.send(`{"t":"see","seat":3}`)
	assert.Equal(t, "not_yours", l.next("error").Code)
}

// Whoever looks on acts for no seat unless a frame names it.
func TestWhoLooksOnActsForNobody(t *testing.T) {
	h := open(t)
	d := h.device(1)
	path := d.newRoom(object{"seats": 2})
	d.ok("POST", path+"/seats", object{"seat": 2})
	d.ok("POST", path+"/start", nil)
	turn := d.view(path, 1).Doc.Game.Turn.Seats[0]
	l := d.dial(path)
	l.next("state")
	for i, text := range []string{`{"t":"move","id":"%s","at":%d,"move":{"do":"draw"}}`, `{"t":"legal","id":"%s"}`, `{"t":"say","id":"%s","phrase":"hello"}`} {
		for j, seat := range []int{0, turn} {
			l.send(fmt.Sprintf(`{"t":"see","seat":%d}`, seat))
			l.next("state")
			id := fmt.Sprintf("%d-%d", i, j)
			if i == 0 {
				text = strings.Replace(text, "%d", fmt.Sprint(l.v), 1)
			}
			assert.Equal(t, seat == 0, l.ask(id, fmt.Sprintf(text, id)).Code == "not_yours", text)
		}
	}
	l.send(`{"t":"see","seat":0}`)
	l.next("state")
	assert.Equal(t, "legal", l.ask("named", `{"t":"legal","id":"named","seat":2}`).T)
}

func TestTheHostCommandsByFrames(t *testing.T) {
	h := open(t)
	path, seats := h.table(2)
	host, guest := seats[0].dial(path), seats[1].dial(path)
	assert.Equal(t, "not_host", guest.ask("s", `{"t":"host","id":"s","do":"start"}`).Code)
	assert.Equal(t, "done", host.ask("c", `{"t":"host","id":"c","do":"set","clock":"gentle"}`).T)
	assert.Equal(t, "done", host.ask("s", `{"t":"host","id":"s","do":"start"}`).T)
	assert.Equal(t, "done", host.ask("p", `{"t":"host","id":"p","do":"pause"}`).T)
	assert.Equal(t, "paused", guest.ask("m", fmt.Sprintf(`{"t":"move","id":"m","at":%d,"move":{"do":"draw"}}`, host.v)).Code)
	assert.Equal(t, "done", host.ask("r", `{"t":"host","id":"r","do":"resume"}`).T)
	assert.Equal(t, "done", guest.ask("h", `{"t":"say","id":"h","phrase":"hello"}`).T)
	assert.Equal(t, "unknown_phrase", guest.ask("u", `{"t":"say","id":"u","phrase":"boo"}`).Code)
	assert.Equal(t, "not_offered", guest.ask("f", `{"t":"say","id":"f","text":"boo"}`).Code)
	assert.Equal(t, "done", host.ask("w", `{"t":"host","id":"w","do":"set","free_text":true}`).T)
	assert.Equal(t, "done", guest.ask("g", "{\"t\":\"say\",\"id\":\"g\",\"text\":\"<b>\u202e boo\"}").T)
	assert.Equal(t, "bad_option", guest.ask("l", `{"t":"say","id":"l","text":"`+strings.Repeat("x", 141)+`"}`).Code)
	assert.Equal(t, "bad_option", guest.ask("n", "{\"t\":\"say\",\"id\":\"n\",\"text\":\"\u200b\"}").Code)
	assert.Equal(t, "bad_option", guest.ask("b", `{"t":"say","id":"b","phrase":"hello","text":"boo"}`).Code, "no part is dropped")
	for host.part("room", "says") == nil {
		host.take()
	}
	for !strings.Contains(mustJSON(t, host.part("room", "says")), `"text":"\u003cb\u003e boo"`) {
		host.take()
	}
	assert.Equal(t, "done", host.ask("k", `{"t":"host","id":"k","do":"kick","seat":2}`).T)
	number, before := guest.closed()
	assert.Equal(t, wire.CloseNumber(wire.ByeKicked), number)
	assert.JSONEq(t, `{"t":"bye","code":"kicked","again":false}`, before[len(before)-1].raw)
	assert.Equal(t, "done", host.ask("e", `{"t":"host","id":"e","do":"close"}`).T)
	number, _ = host.closed()
	assert.Equal(t, wire.CloseNumber(wire.ByeClosed), number)
	assert.Equal(t, 404, seats[0].call("GET", path, nil).status)
}

func TestAKickedBrowserIsToldByAFrame(t *testing.T) {
	h := open(t)
	path, seats := h.table(2)
	seats[0].ok("POST", path+"/kick", object{"seat": 2})
	conn, _, err := seats[1].dialer(path, origin(h.url))
	require.NoError(t, err)
	number, before := h.lineOf(conn).closed()
	assert.Equal(t, wire.CloseNumber(wire.ByeKicked), number)
	assert.Equal(t, "bye", before[0].T)

	_, res, err := seats[1].dialer(path, nil)
	require.Error(t, err)
	assert.Equal(t, 403, res.StatusCode)
}

func TestAKickedBrowserIsToldInItsStream(t *testing.T) {
	h := open(t)
	path, seats := h.table(2)
	seats[0].ok("POST", path+"/kick", object{"seat": 2})
	for accept, want := range map[string]string{
		"text/event-stream": "event: frame\ndata: {\"t\":\"bye\",\"code\":\"kicked\",\"again\":false}\n\n",
		"*/*":               `{"error":{"code":"kicked"}}`,
	} {
		r := seats[1].request("GET", path+"/events", nil)
		r.Header.Set("Accept", accept)
		assert.Equal(t, want, string(h.send(r).body), accept)
	}
}

func TestARestartTellsEverybodyToComeBack(t *testing.T) {
	h := open(t)
	path, seats := h.playing(2)
	l, s := seats[0].dial(path), seats[1].listen(path)
	l.next("state")
	assert.Equal(t, 2, h.server.Connections())
	h.close()
	assert.Zero(t, h.server.Connections())
	assert.Zero(t, h.server.Crowds())
	number, before := l.closed()
	assert.Equal(t, wire.CloseNumber(wire.ByeRestart), number)
	assert.True(t, before[len(before)-1].Again)
	assert.Equal(t, "restart", s.next("bye").Code)
}

func TestWhileDrainingNothingOpensAndReadinessIsFalse(t *testing.T) {
	h := open(t)
	h.server.Draining()
	h.lobby.Drain(0, 1)
	assert.Equal(t, "draining", h.device(1).call("POST", "/api/rooms", object{"game": "unoquimico"}).code())
	assert.Equal(t, 503, h.device(1).call("GET", "/readyz", nil).status)
	assert.Equal(t, 200, h.device(1).call("GET", "/healthz", nil).status)
}

func TestBeyondItsRateAConnectionIsSlowedThenEnded(t *testing.T) {
	h := open(t, func(c *server.Config) { c.Rate = 2 })
	path, seats := h.table(2)
	l := seats[0].dial(path)
	for i := range 40 {
		l.send(fmt.Sprintf(`{"t":"legal","id":"%d"}`, i))
	}
	number, before := l.closed()
	assert.Equal(t, wire.CloseNumber(wire.ByeFlood), number)
	codes := map[string]int{}
	for _, f := range before {
		codes[f.Code]++
	}
	assert.InDelta(t, 14, codes[wire.CodeSlowDown], 3, "12 of excess, and what time brings")
	assert.Equal(t, 1, codes[wire.ByeFlood])
}
