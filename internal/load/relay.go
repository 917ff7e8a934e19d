package load

import (
	"fmt"
	"net/http"
	"strings"
	"sync"

	"github.com/gorilla/websocket"
)

// RelayPath is where a relay's tables are; the table's number follows.
const RelayPath = "/relay/"

// relayText stands for a move: about as long as a patch of a real one.
const relayText = `{"t":"relay","v":%d,"text":"as long as a patch of a move in a room of four, with its entry in the log, its turn and its card on top of those laid, and so on"}`

// Relay is the yardstick: a server that knows no rules, keeps nothing and
// sends every message to all connections of its table as it came. Its moves a
// CPU second are the most that the library and the kernel allow.
type Relay struct {
	mu     sync.Mutex
	tables map[string]*relayTable
}

// NewRelay is a relay without tables.
func NewRelay() *Relay { return &Relay{tables: map[string]*relayTable{}} }

// relayTable holds the connections of one table; mu also orders the writes.
type relayTable struct {
	mu    sync.Mutex
	conns []*websocket.Conn
}

// ServeHTTP connects one player for as long as its socket lives.
func (y *Relay) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	up := websocket.Upgrader{ReadBufferSize: 512, WriteBufferSize: 512}
	conn, err := up.Upgrade(w, r, nil)
	if err != nil {
		return
	}
	defer conn.Close()
	t := y.join(strings.TrimPrefix(r.URL.Path, RelayPath), conn)
	for {
		_, text, err := conn.ReadMessage()
		if err != nil || t.send(text) != nil {
			return
		}
	}
}

func (y *Relay) join(name string, conn *websocket.Conn) *relayTable {
	y.mu.Lock()
	defer y.mu.Unlock()
	t := y.tables[name]
	if t == nil {
		t = &relayTable{}
		y.tables[name] = t
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.conns = append(t.conns, conn)
	return t
}

func (t *relayTable) send(text []byte) error {
	m, err := websocket.NewPreparedMessage(websocket.TextMessage, text)
	if err != nil {
		return err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, c := range t.conns {
		if err := c.WritePreparedMessage(m); err != nil {
			return err
		}
	}
	return nil
}

// passOn plays the relay's game: the next seat answers each message.
func (p *player) passOn(v uint64) error {
	p.table.shows(p.seat, v)
	if int(v)%p.table.c.Seats != p.seat-1 {
		return nil
	}
	return p.sendRelay(v + 1)
}

func (p *player) sendRelay(v uint64) error {
	p.table.expect(v)
	return p.put(fmt.Sprintf(relayText, v))
}
