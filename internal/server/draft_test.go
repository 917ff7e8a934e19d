package server_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// spectrixTable is a match of Spectrix between two devices, and the lines of whoever
// is asked and of whoever waits.
func spectrixTable(h *house, options object) (asked, waits *line) {
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

// draft is a frame that tries the first card of the hand.
func draft(l *line) (text, card string) {
	for card = range l.part("game", "hand").(object) {
		break
	}
	return fmt.Sprintf(`{"t":"draft","groups":{"g1":[%q]}}`, card), card
}

func TestTheOthersSeeADraftWhileItIsMade(t *testing.T) {
	asked, waits := spectrixTable(open(t), object{})
	text, card := draft(asked)
	asked.send(text)
	waits.until(func() bool { return waits.part("room", "draft") != nil })
	assert.Equal(t, object{"g1": []any{card}}, waits.part("room", "draft", "groups"))
	asked.send(`{"t":"draft","groups":{}}`)
	waits.until(func() bool { return waits.part("room", "draft") == nil })
}

func TestADraftIsRefusedWhereThereIsNone(t *testing.T) {
	h := open(t)
	asked, waits := spectrixTable(h, object{})
	theirs, _ := draft(waits)
	waits.send(theirs)
	assert.Equal(t, "not_your_turn", waits.next("error").Code)
	asked.send(`{"t":"draft","groups":{"hello":["you"]}}`)
	assert.Equal(t, "not_offered", asked.next("error").Code)
	private, _ := spectrixTable(h, object{"private_draft": true})
	text, _ := draft(private)
	private.send(text)
	assert.Equal(t, "not_offered", private.next("error").Code)
}

func TestAMessageOfSpectrixMayBeLarger(t *testing.T) {
	asked, _ := spectrixTable(open(t), object{})
	text := `{"t":"legal","id":"l"}`
	asked.send(strings.Repeat(" ", 16<<10-len(text)) + text)
	assert.Equal(t, "legal", asked.next("legal").T)
	asked.send(strings.Repeat(" ", 16<<10+1-len(text)) + text)
	number, _ := asked.closed()
	require.Equal(t, wire.CloseNumber(wire.ByeMalformed), number)
}
