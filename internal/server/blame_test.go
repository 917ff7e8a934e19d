package server_test

import (
	"errors"
	"fmt"
	"io"
	"net"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/journal/journaltest"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestAHostThatIsNoneIsMalformed(t *testing.T) {
	h := open(t)
	path, seats := h.table(2)
	for _, host := range []string{strings.Repeat("x", 3500), "a b", "a/b", "a\"b", "a?b", "é", "<x>", "a@b"} {
		for _, call := range []string{"GET " + path + "/qr.svg", "POST /api/rooms", "GET /", "GET /healthz"} {
			method, target, _ := strings.Cut(call, " ")
			assert.Equal(t, 400, h.statusFor(host, method, target, seats[0].secret), "%s for %q", call, host)
		}
	}
	for _, host := range []string{"localhost", "my_box:8080", "[::1]:8080", "play.example.org", "192.0.2.1:1"} {
		assert.Equal(t, 200, h.statusFor(host, "GET", path+"/qr.svg", seats[0].secret), host)
	}
	assert.NotContains(t, h.log.String(), "level=ERROR")
}

// statusFor makes a request whose Host no client of ours would send.
func (h *house) statusFor(host, method, target, secret string) (status int) {
	h.t.Helper()
	conn, err := net.Dial("tcp", strings.TrimPrefix(h.url, "http://"))
	require.NoError(h.t, err)
	defer conn.Close()
	_, err = fmt.Fprintf(conn, "%s %s HTTP/1.1\r\nHost: %s\r\nAuthorization: Bearer %s\r\nConnection: close\r\n\r\n", method, target, host, secret)
	require.NoError(h.t, err)
	_, err = fmt.Fscanf(conn, "HTTP/1.1 %d", &status)
	require.NoError(h.t, err)
	_, _ = io.Copy(io.Discard, conn)
	return status
}

// Whatever strangers send, the log does not fill.
func TestWhatClientsCauseIsNotLoggedAsAnError(t *testing.T) {
	h := open(t)
	for _, r := range rights {
		path, _, who := lobbyOf(h)
		method, target, _ := strings.Cut(r.call, " ")
		for _, body := range []any{nil, object{}, "x", object{"id": "a", "at": 1 << 40, "move": object{"do": 1}}} {
			h.head(who[1].request(method, strings.Replace(target, "ROOM", path, 1), body))
		}
	}
	assert.NotContains(t, h.log.String(), "level=ERROR")
	assert.NotContains(t, h.log.String(), "level=WARN")
}

func TestAnErrorIsLoggedOnceHoweverManyMeetIt(t *testing.T) {
	store := journaltest.Faulty(journal.NewMemory())
	t.Cleanup(func() { require.NoError(t, store.Close()) })
	h := openOver(t, store)
	path, seats := h.table(2)
	store.Fail(errors.New("disk full"))
	for range 20 {
		assert.Equal(t, "store_failed", seats[0].call("PATCH", path, object{"public": true}).code())
		assert.Equal(t, "store_failed", seats[0].call("POST", "/api/rooms", object{"game": "unoquimico"}).code())
	}
	told := strings.Count(h.log.String(), `msg="request failed"`)
	assert.True(t, 1 <= told && told <= 4, "%d: %s", told, h.log)
}
