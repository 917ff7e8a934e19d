package server_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// The frames of a device that mutes hold nothing of what that person says, those
// of others do.
func TestNoFrameCarriesWhatAMutedPersonSays(t *testing.T) {
	h := open(t)
	path, seats := h.playing(3)
	lines := []*line{seats[0].dial(path), seats[1].dial(path), seats[2].dial(path), h.device(9).dial(path)}
	for _, l := range lines {
		l.next("state")
	}
	for _, i := range []int{0, 3} {
		lines[i].send(`{"t":"mute","seat":2}`)
		assert.Contains(t, lines[i].next("state").raw, `"muted":[2]`)
	}
	assert.Equal(t, "done", lines[1].ask("1", `{"t":"say","id":"1","phrase":"good_luck"}`).T)
	assert.Equal(t, "done", lines[2].ask("2", `{"t":"say","id":"2","phrase":"hello"}`).T)
	for i, l := range lines {
		var seen strings.Builder
		for seen.WriteString("…"); !strings.Contains(seen.String(), `"hello"`); {
			seen.WriteString(l.take().raw)
		}
		assert.Equal(t, i == 1 || i == 2, strings.Contains(seen.String()+mustJSON(t, l.part("room", "says")), "good_luck"), "line %d", i)
	}
	lines[0].send(`{"t":"mute","seat":2,"off":true}`)
	assert.NotContains(t, lines[0].next("state").raw, `"muted"`)
	lines[0].send(`{"t":"mute","seat":1}`)
	assert.Equal(t, "bad_option", lines[0].next("error").Code)
}
