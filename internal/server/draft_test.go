package server_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// spectrix is a match of Spectrix between two devices, and the lines of whoever
// is asked and of whoever waits.
func spectrix(h *house, options object) (asked, waits *line) {
	h.t.Helper()
	a, b := h.device(1), h.device(2)
	path := a.newRoom(object{"game": "spectrix", "options": options, "seats": 2, "name": "Nora"})
	b.ok("POST", path+"/seats", object{"name": "Marta"})
	a.ok("POST", path+"/start", nil)
	asked, waits = a.dial(path), b.dial(path)
	asked.next("state")
	waits.next("state")
	if waits.part("game", "turn", "seats").([]any)[0] == 2.0 {
		return waits, asked
	}
	return asked, waits
}

const draft = `{"t":"draft","groups":{"g1":["LB","DB"]}}`

func TestTheOthersSeeADraftWhileItIsMade(t *testing.T) {
	asked, waits := spectrix(open(t), object{})
	asked.send(draft)
	waits.until(func() bool { return waits.part("room", "draft") != nil })
	assert.Equal(t, object{"g1": []any{"LB", "DB"}}, waits.part("room", "draft", "groups"))
	asked.send(`{"t":"draft","groups":{}}`)
	waits.until(func() bool { return waits.part("room", "draft") == nil })
}

func TestADraftIsRefusedWhereThereIsNone(t *testing.T) {
	h := open(t)
	asked, waits := spectrix(h, object{})
	waits.send(draft)
	assert.Equal(t, "not_your_turn", waits.next("error").Code)
	asked.send(fmt.Sprintf(`{"t":"draft","groups":{"g1":["%s"]}}`, strings.Repeat("x", 17)))
	assert.Equal(t, "malformed", asked.next("error").Code)
	private, _ := spectrix(h, object{"private_draft": true})
	private.send(draft)
	assert.Equal(t, "not_offered", private.next("error").Code)
}

func TestAMessageOfSpectrixMayBeLarger(t *testing.T) {
	asked, _ := spectrix(open(t), object{})
	text := `{"t":"legal","id":"l"}`
	asked.send(strings.Repeat(" ", 16<<10-len(text)) + text)
	assert.Equal(t, "legal", asked.next("legal").T)
	asked.send(strings.Repeat(" ", 16<<10+1-len(text)) + text)
	number, _ := asked.closed()
	require.Equal(t, wire.CloseNumber(wire.ByeMalformed), number)
}
