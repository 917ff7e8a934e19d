package server

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/gorilla/websocket"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestATextOfEveryLengthIsReadAsItWasHeld(t *testing.T) {
	lengths := []int{0, 1, 125, 126, 127, 1<<16 - 1, 1 << 16, 1 << 20}
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		conn, err := upgrader.Upgrade(corker{w}, r, nil)
		if !assert.NoError(t, err) {
			return
		}
		defer conn.Close()
		cork := conn.NetConn().(*corkedConn)
		for _, n := range lengths {
			assert.NoError(t, cork.text([]byte(strings.Repeat("ñ", n/2)+strings.Repeat("x", n%2))))
		}
		if rest, err := cork.release(); assert.NoError(t, err) && rest {
			assert.NoError(t, cork.drain())
		}
	}))
	defer host.Close()
	conn, _, err := websocket.DefaultDialer.Dial("ws"+strings.TrimPrefix(host.URL, "http"), nil)
	require.NoError(t, err)
	defer conn.Close()
	for _, n := range lengths {
		kind, text, err := conn.ReadMessage()
		require.NoError(t, err)
		assert.Equal(t, websocket.TextMessage, kind)
		assert.Equal(t, strings.Repeat("ñ", n/2)+strings.Repeat("x", n%2), string(text))
	}
}
