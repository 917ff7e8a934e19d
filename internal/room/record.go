package room

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// record is the body of a journal record: an event, and what else a room needs
// to go on after a restart.
type record struct {
	Kind    string          `json:"k"`
	At      int64           `json:"t"`                // Unix milliseconds
	Content uint64          `json:"c,omitempty"`      // of the command, see contentOf
	Seat    rules.Seat      `json:"s,omitempty"`      // of the command's answer
	Used    int64           `json:"used,omitempty"`   // milliseconds of the present question's time
	Played  int64           `json:"played,omitempty"` // milliseconds of the match, where a rule limits it
	Bank    []int64         `json:"bank,omitempty"`   // milliseconds left in the bank of each seat
	Idle    bool            `json:"idle,omitempty"`   // no match is played from now on
	Next    *bits           `json:"next,omitempty"`   // seed of a rematch, drawn now
	Event   json.RawMessage `json:"e"`
}

// write is the record's text.
func (s *state) write(e event, content uint64, seat rules.Seat) []byte {
	b := make([]byte, 0, 160)
	b = append(append(append(b, `{"k":"`...), e.name()...), `","t":`...)
	b = strconv.AppendInt(b, s.changed.UnixMilli(), 10)
	if content != 0 {
		b = strconv.AppendUint(append(b, `,"c":`...), content, 10)
	}
	if seat != rules.Nobody {
		b = strconv.AppendUint(append(b, `,"s":`...), uint64(seat), 10)
	}
	if s.match != nil {
		b = s.match.appendTimes(b)
	}
	if !s.inPlay() {
		b = append(b, `,"idle":true`...)
	}
	if s.next != nil && s.next.v == s.v {
		b = append(append(append(b, `,"next":"`...), s.next.seed.String()...), '"')
	}
	return append(appendEvent(append(b, `,"e":`...), e), '}')
}

func (m *match) appendTimes(b []byte) []byte {
	if ms := m.used.Milliseconds(); ms > 0 {
		b = strconv.AppendInt(append(b, `,"used":`...), ms, 10)
	}
	if ms := m.played.Milliseconds(); ms > 0 {
		b = strconv.AppendInt(append(b, `,"played":`...), ms, 10)
	}
	for i, left := range m.bank {
		b = append(b, `,`...)
		if i == 0 {
			b = append(b, `"bank":[`...)
		}
		b = strconv.AppendInt(b, left.Milliseconds(), 10)
	}
	if len(m.bank) > 0 {
		b = append(b, ']')
	}
	return b
}

func appendEvent(b []byte, e event) []byte {
	if mv, ok := e.(*moved); ok {
		return mv.append(b)
	}
	text, err := json.Marshal(e)
	if err != nil {
		panic("room: an event that cannot be written: " + err.Error())
	}
	return append(b, text...)
}

// append writes a movedText.
func (e *moved) append(b []byte) []byte {
	b = strconv.AppendUint(append(b, `{"seat":`...), uint64(e.Seat), 10)
	if e.Auto != "" {
		b = append(append(append(b, `,"auto":"`...), e.Auto...), '"')
	}
	if e.Hash != "" {
		b = append(append(append(b, `,"hash":"`...), e.Hash...), '"')
	}
	if e.text == nil {
		e.text = wire.EncodeMove(e.Move)
	}
	return append(append(append(b, `,"move":`...), e.text...), '}')
}

// read makes the state what it was after the record.
func (s *state) read(j journal.Record) error {
	var r record
	if err := json.Unmarshal(j.Body, &r); err != nil {
		return fmt.Errorf("record %d: %w", j.Seq, err)
	}
	e, err := s.readEvent(r)
	if err != nil {
		return fmt.Errorf("record %d: %s: %w", j.Seq, r.Kind, err)
	}
	s.v, s.changed = j.Seq, time.UnixMilli(r.At)
	if err := s.happen(e, r.Seat); err != nil {
		return fmt.Errorf("record %d: %s: %w", j.Seq, r.Kind, err)
	}
	if s.match != nil {
		s.match.setTimes(r)
	}
	if r.Next != nil {
		s.next = &sealed{rules.Seed(*r.Next), j.Seq}
	}
	if d, id, ok := splitKey(j.ID); ok {
		s.answers.accept(d, id, r.Content, Answer{V: j.Seq, Seat: r.Seat})
	}
	return nil
}

func (s *state) readEvent(r record) (event, error) {
	if r.Kind == "move" {
		return readMove(s.kind, r.Event)
	}
	make, ok := fresh[r.Kind]
	if !ok {
		return nil, fmt.Errorf("no such event")
	}
	e := make()
	return e, json.Unmarshal(r.Event, e)
}

func (m *match) setTimes(r record) {
	m.used = time.Duration(r.Used) * time.Millisecond
	m.played = time.Duration(r.Played) * time.Millisecond
	for i := range min(len(m.bank), len(r.Bank)) {
		m.bank[i] = time.Duration(r.Bank[i]) * time.Millisecond
	}
}

// keyOf is a command's id in the journal: unique in the room, since it begins
// with the device.
func keyOf(d Device, id string) string {
	if id == "" {
		return ""
	}
	return base64.RawURLEncoding.EncodeToString(d[:]) + ":" + id
}

func splitKey(key string) (d Device, id string, ok bool) {
	device, id, ok := strings.Cut(key, ":")
	if !ok {
		return d, "", false
	}
	n, err := base64.RawURLEncoding.Decode(d[:], []byte(device))
	return d, id, err == nil && n == len(d)
}

// openedBy is the event of a room's first record.
func openedBy(first journal.Record) (*opened, error) {
	var r record
	var e opened
	if err := json.Unmarshal(first.Body, &r); err != nil {
		return nil, err
	}
	if err := json.Unmarshal(r.Event, &e); err != nil || e.Game == "" {
		return nil, fmt.Errorf("the first record opens no room: %w", err)
	}
	return &e, nil
}
