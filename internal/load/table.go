package load

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"sync"
	"sync/atomic"
	"time"
)

// table is one room and its players, as seen from outside.
type table struct {
	c       Config
	number  int
	meter   *meter
	code    string
	players []*player
	running sync.WaitGroup // of players that read

	bytes atomic.Int64 // received by all players together

	mu      sync.Mutex
	sent    map[uint64]time.Time // version a move is expected to make → when it was sent
	seen    []uint64             // newest version on each screen
	all     uint64               // newest version that is on every screen
	counted int64                // bytes up to that version
}

func newTable(c Config, number int, m *meter) *table {
	return &table{c: c, number: number, meter: m, sent: map[uint64]time.Time{}, seen: make([]uint64, c.Seats)}
}

// open makes the room and connects its players, who read from now on; nobody
// moves yet.
func (t *table) open(ctx context.Context, fail func(error)) error {
	for seat := 1; seat <= t.c.Seats; seat++ {
		t.players = append(t.players, newPlayer(t, seat))
	}
	if err := t.takeSeats(ctx); err != nil {
		return fmt.Errorf("room %d: %w", t.number, err)
	}
	for _, p := range t.players {
		if err := p.connect(ctx); err != nil {
			return fmt.Errorf("room %d: seat %d: %w", t.number, p.seat, err)
		}
		t.running.Go(func() { p.run(ctx, fail) })
	}
	return nil
}

func (t *table) takeSeats(ctx context.Context) error {
	if t.c.Relay {
		t.code = fmt.Sprint(t.number)
		return nil
	}
	var room struct {
		Code string `json:"code"`
	}
	body := map[string]any{"game": "unoquimico", "seats": t.c.Seats, "name": "Seat 1"}
	if err := t.players[0].post(ctx, "/api/rooms", body, &room); err != nil {
		return err
	}
	t.code = room.Code
	for _, p := range t.players[1:] {
		body := map[string]any{"name": fmt.Sprintf("Seat %d", p.seat), "seat": p.seat}
		if err := p.post(ctx, "/api/rooms/"+t.code+"/seats", body, nil); err != nil {
			return err
		}
	}
	return nil
}

// start deals.
func (t *table) start(ctx context.Context) error {
	if t.c.Idle {
		return nil
	}
	if err := t.players[0].begin(ctx); err != nil {
		return fmt.Errorf("start room %d: %w", t.number, err)
	}
	return nil
}

// expect notes that a move was sent which should make version v.
func (t *table) expect(v uint64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if _, twice := t.sent[v]; !twice {
		t.sent[v] = time.Now()
	}
}

// shows notes that seat's screen has version v, and counts the moves that are
// now on every screen.
func (t *table) shows(seat int, v uint64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.seen[seat-1] = v
	for _, other := range t.seen {
		v = min(v, other)
	}
	for t.all < v {
		t.all++
		t.countMove(t.all)
	}
}

func (t *table) countMove(v uint64) {
	at, ok := t.sent[v]
	if !ok {
		return
	}
	delete(t.sent, v)
	now := t.bytes.Load()
	t.meter.moved(time.Since(at), (now-t.counted)/int64(t.c.Seats))
	t.counted = now
}

func (t *table) close() {
	for _, p := range t.players {
		p.close()
	}
	t.running.Wait()
}

// post sends a JSON request as the player's device and decodes the answer.
func (p *player) post(ctx context.Context, path string, body, into any) error {
	text, err := json.Marshal(body)
	if err != nil {
		return err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, p.table.c.URL+path, bytes.NewReader(text))
	if err != nil {
		return err
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Authorization", "Bearer "+p.secret)
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	if res.StatusCode >= 300 {
		var answer json.RawMessage
		_ = json.NewDecoder(res.Body).Decode(&answer)
		return fmt.Errorf("%s: %s: %s", path, res.Status, answer)
	}
	if into == nil {
		return nil
	}
	return json.NewDecoder(res.Body).Decode(into)
}
