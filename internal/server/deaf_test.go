package server_test

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/gorilla/websocket"
	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// deaf opens a websocket whose client reads the first document and then nothing;
// no system keeps anything for it.
func (h *farHouse) deaf(d device, path string) {
	dialer := websocket.Dialer{NetDialContext: func(context.Context, string, string) (net.Conn, error) {
		mine, theirs := net.Pipe()
		h.dialed <- comesFrom{theirs, loopback}
		return mine, nil
	}}
	conn, _, err := dialer.Dial("ws://localhost"+path+"/ws", http.Header{"Authorization": {"Bearer " + d.secret}})
	require.NoError(h.t, err)
	h.hangs = append(h.hangs, func() { _ = conn.Close() })
	for range 2 { // hello and state
		_, _, err := conn.ReadMessage()
		require.NoError(h.t, err)
	}
}

// amongDeaf is the slowest in a hundred of the moves at a table of eight clients,
// from the move to the last screen that shows it, when so many of them are deaf.
func amongDeaf(t *testing.T, deaf, moves int) (p99 time.Duration) {
	fromAfar(t, journal.NewMemory(), func(h *farHouse) {
		path := h.sprintRoom(2, moves/2)
		h.mustDirect(1, path+"/start", object{})
		var seen []chan string
		var lines []*line
		for i := range 8 - deaf {
			l, shows := h.socket(h.device(i+1), path, evenly(ms(20)), 0), make(chan string, 1000)
			lines, seen = append(lines, l), append(seen, shows)
			go tellVersions(l, shows)
		}
		for i := range deaf {
			h.deaf(h.device(50+i), path)
		}
		time.Sleep(time.Second)
		v := h.version(path)
		var took []time.Duration
		for i := range moves {
			began := time.Now()
			lines[i%2].send(fmt.Sprintf(`{"t":"move","id":"%d","at":%d,"move":{"do":"grab"}}`, i, v))
			v++
			for _, shows := range seen {
				for version := range shows {
					if version == fmt.Sprint(v) {
						break
					}
				}
			}
			took = append(took, time.Since(began))
		}
		time.Sleep(2 * writeTimeout)
		synctest.Wait()
		assert.Equal(t, 8-deaf, h.server.Connections(), "those who do not read are gone")
		slices.Sort(took)
		p99 = took[len(took)*99/100]
	})
	return p99
}

func (h *farHouse) version(path string) (v int) {
	_, err := fmt.Sscanf(h.device(1).direct("GET", path+"/view", nil).Body.String(), `{"v":%d`, &v)
	require.NoError(h.t, err)
	return v
}

// tellVersions tells each version that a line shows.
func tellVersions(l *line, shows chan<- string) {
	for {
		text, err := l.read()
		if err != nil {
			return
		}
		if strings.HasPrefix(text, `{"t":"patch"`) {
			shows <- versionOf.FindStringSubmatch(text)[1]
		}
	}
}

// Whoever reads nothing is waited for by nobody: neither one of eight nor half of
// them.
func TestTheDeafHoldUpNobodyAndAreGoneInTime(t *testing.T) {
	moves := long(100, 2000)
	alone := amongDeaf(t, 0, moves)
	for _, deaf := range []int{1, 4} {
		p99 := amongDeaf(t, deaf, moves)
		t.Logf("%d deaf: %s, none: %s", deaf, p99, alone)
		assert.LessOrEqual(t, p99, alone*6/5+ms(2), "%d deaf", deaf)
	}
}
