package load

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/go-json-experiment/json"
	"github.com/gorilla/websocket"
)

// player is one seat with one connection. Its reader goroutine (run) owns
// everything but the socket's writing side.
type player struct {
	table  *table
	seat   int
	secret string
	r      *rand.Rand

	conn *websocket.Conn

	v     uint64
	doc   document
	asked int // decision that was answered

	write sync.Mutex   // one writer at a time: the reader, or a timer of the human pace
	sent  atomic.Int64 // frames, for their ids
}

func newPlayer(t *table, seat int) *player {
	r := rand.New(rand.NewPCG(t.c.Seed+uint64(t.number), uint64(seat)))
	return &player{
		table: t, seat: seat, r: r, asked: -1,
		secret: fmt.Sprintf("%016x%016x%016x", r.Uint64(), r.Uint64(), r.Uint64()),
	}
}

// connect opens the player's websocket.
func (p *player) connect(ctx context.Context) error {
	url := "ws" + strings.TrimPrefix(p.table.c.URL, "http") + p.path()
	d := websocket.Dialer{ReadBufferSize: 4096, WriteBufferSize: 512, HandshakeTimeout: 10 * time.Second}
	conn, _, err := d.DialContext(ctx, url, http.Header{"Authorization": {"Bearer " + p.secret}})
	if err != nil {
		return fmt.Errorf("connect: %w", err)
	}
	p.conn = conn
	return nil
}

func (p *player) path() string {
	if p.table.c.Relay {
		return RelayPath + p.table.code
	}
	return "/api/rooms/" + p.table.code + "/ws"
}

// begin makes the first move of the table: the host's start.
func (p *player) begin(ctx context.Context) error {
	if p.table.c.Relay {
		return p.sendRelay(1)
	}
	return p.post(ctx, "/api/rooms/"+p.table.code+"/start", struct{}{}, nil)
}

// run reads until the connection or ctx ends; an end that nobody asked for
// fails the run.
func (p *player) run(ctx context.Context, fail func(error)) {
	for {
		_, text, err := p.conn.ReadMessage()
		if err == nil {
			err = p.take(text)
		}
		if err != nil {
			if ctx.Err() == nil {
				fail(fmt.Errorf("room %d: seat %d: %w", p.table.number, p.seat, err))
			}
			return
		}
	}
}

// take handles one frame.
func (p *player) take(text []byte) error {
	p.table.bytes.Add(int64(len(text)))
	p.table.meter.received(len(text))
	f := frame{Doc: new(document), P: &p.doc}
	if err := json.Unmarshal(text, &f); err != nil {
		return err
	}
	switch f.T {
	case "state":
		p.doc = *f.Doc
	case "patch":
	case "refused":
		p.asked = -1
		p.table.meter.count(&p.table.meter.refused)
		return nil
	case "relay":
		return p.passOn(f.V)
	case "bye":
		return errors.New("bye: " + f.Code)
	default:
		return nil
	}
	return p.update(f.V)
}

// update notes the new version and answers what the seat is asked.
func (p *player) update(v uint64) error {
	fresh := v > p.v
	p.v = v
	if fresh {
		p.table.shows(p.seat, v)
	}
	move, ok := p.answer()
	if !ok {
		return nil
	}
	if p.table.c.Pace == 0 {
		return p.send(v, move)
	}
	time.AfterFunc(p.think(), func() { _ = p.send(v, move) })
	return nil
}

// think is an exponential thinking time around the mean, at most four times it.
func (p *player) think() time.Duration {
	pace := float64(p.table.c.Pace)
	return time.Duration(min(p.r.ExpFloat64(), 4) * pace)
}

func (p *player) send(at uint64, move string) error {
	p.table.expect(at + 1)
	id := p.sent.Add(1)
	if move == rematch {
		return p.put(fmt.Sprintf(`{"t":"host","id":"l%d","do":"rematch"}`, id))
	}
	return p.put(fmt.Sprintf(`{"t":"move","id":"l%d","at":%d,"move":%s}`, id, at, move))
}

func (p *player) put(frame string) error {
	p.write.Lock()
	defer p.write.Unlock()
	return p.conn.WriteMessage(websocket.TextMessage, []byte(frame))
}

func (p *player) close() {
	if p.conn != nil {
		_ = p.conn.Close()
	}
}
