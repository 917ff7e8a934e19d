package server_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// alone is a solitaire that has begun: what to do there is always known.
func alone(h *house) (path string, d device) {
	d = h.device(1)
	path = d.newRoom(object{"game": "onexeno_solitaire"})
	d.ok("POST", path+"/start", nil)
	return path, d
}

func TestAHintIsGivenOverHTTPAndOverALine(t *testing.T) {
	path, d := alone(open(t))
	a := d.call("GET", path+"/hint?seat=1&level=3", nil)
	require.Equal(t, 200, a.status, "%s", a.body)
	assert.Equal(t, object{"v": 3., "hint": object{"level": 3., "do": "draw", "move": object{"do": "draw"}}}, a.object(t))
	assert.Equal(t, 400, d.call("GET", path+"/hint?level=x", nil).status)

	l := d.dial(path)
	l.next("state")
	assert.Equal(t, object{"1": 1.}, l.part("room", "hints"), "everybody sees that there was one")
	l.send(`{"t":"hint","id":"h","level":1}`)
	assert.JSONEq(t, `{"t":"hint","id":"h","v":3,"hint":{"level":3,"do":"draw","move":{"do":"draw"}}}`, l.next("hint").raw)
	l.send(`{"t":"hint","id":"i","level":-1}`)
	assert.Equal(t, "bad_option", l.next("refused").Code)
}

func TestOnlyOwnPagesAskForAHint(t *testing.T) {
	h := open(t)
	path, d := alone(h)
	for _, c := range []struct {
		header, value string
		status        int
	}{
		{"Sec-Fetch-Site", "cross-site", 403},
		{"Sec-Fetch-Site", "same-site", 403},
		{"Sec-Fetch-Site", "same-origin", 200},
		{"Sec-Fetch-Site", "none", 200},
		{"Origin", "https://elsewhere.example", 403},
		{"Origin", h.url, 200},
	} {
		r := d.request("GET", path+"/hint", nil)
		r.Header.Set(c.header, c.value)
		a := h.send(r)
		assert.Equal(t, c.status, a.status, "%s: %s", c.header, c.value)
		assert.Equal(t, c.status == 403, a.code() == "bad_origin", c.value)
	}
}

func TestSpectrixGivesItsOwnHints(t *testing.T) {
	asked, waits := spectrixTable(open(t), object{})
	for grade := 1; grade <= 2; grade++ {
		asked.send(`{"t":"hint","id":"h` + string(rune('0'+grade)) + `"}`)
		var hint struct{ Grade int }
		require.NoError(t, json.Unmarshal(asked.next("hint").Hint, &hint))
		assert.Equal(t, grade, hint.Grade)
	}
	waits.send(`{"t":"hint","id":"h"}`)
	assert.Equal(t, "not_your_turn", waits.next("refused").Code)
}
