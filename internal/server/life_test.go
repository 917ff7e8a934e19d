package server_test

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/server"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// inOwnTime runs a test against a server without a network, whose time passes
// only while everybody waits.
func inOwnTime(t *testing.T, test func(*house)) {
	synctest.Test(t, func(t *testing.T) {
		store := journal.NewMemory()
		h := build(t, store, func(c *server.Config) { c.Rate = 10 })
		test(h)
		h.close()
		require.NoError(t, store.Close())
	})
}

// direct makes a call without a network.
func (d device) direct(method, path string, body any, header ...string) *httptest.ResponseRecorder {
	d.h.t.Helper()
	text, err := json.Marshal(body)
	require.NoError(d.h.t, err)
	r := httptest.NewRequest(method, path, bytes.NewReader(text))
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Authorization", "Bearer "+d.secret)
	if len(header) == 2 {
		r.Header.Set(header[0], header[1])
	}
	w := httptest.NewRecorder()
	d.h.server.ServeHTTP(w, r)
	return w
}

// told is an answer that is read while it is written.
type told struct {
	*httptest.ResponseRecorder
	text logText
}

func (w *told) Write(p []byte) (int, error) {
	overheard.said(string(p))
	return w.text.Write(p)
}

// directStream opens an event stream; ended is closed with it.
func (d device) directStream(path string) (w *told, ended chan struct{}, hang func()) {
	ctx, cancel := context.WithCancel(context.Background())
	r := httptest.NewRequest("GET", path+"/events", nil).WithContext(ctx)
	r.Header.Set("Authorization", "Bearer "+d.secret)
	w, ended = &told{ResponseRecorder: httptest.NewRecorder()}, make(chan struct{})
	go func() {
		defer close(ended)
		d.h.server.ServeHTTP(w, r)
	}()
	synctest.Wait()
	return w, ended, cancel
}

func has(ended chan struct{}) bool {
	synctest.Wait()
	select {
	case <-ended:
		return true
	default:
		return false
	}
}

func (d device) here(path string) bool {
	var s struct {
		Seats map[string]struct{ Here bool }
	}
	require.NoError(d.h.t, json.Unmarshal(device{h: d.h}.direct("GET", path, nil).Body.Bytes(), &s))
	return s.Seats["1"].Here
}

func TestAStreamThatNobodyReadsEndsAndItsSeatIsAbsent(t *testing.T) {
	inOwnTime(t, func(h *house) {
		d := h.device(1)
		path := d.directRoom()
		_, ended, hang := d.directStream(path)
		defer hang()
		time.Sleep(29 * time.Second)
		assert.False(t, has(ended))
		assert.True(t, d.here(path))
		time.Sleep(time.Second)
		assert.True(t, has(ended))
		time.Sleep(time.Minute)
		assert.False(t, d.here(path))
	})
}

func TestAnyPostedFrameKeepsAStream(t *testing.T) {
	inOwnTime(t, func(h *house) {
		d := h.device(1)
		path := d.directRoom()
		w, ended, hang := d.directStream(path)
		defer hang()
		_, rest, ok := strings.Cut(w.text.String(), `"stream":"`)
		require.True(t, ok)
		stream, _, _ := strings.Cut(rest, `"`)
		for _, frame := range []any{object{"t": "alive"}, object{"t": "back"}, object{"t": "alive"}, object{"t": "nonsense"}} {
			time.Sleep(20 * time.Second)
			require.False(t, has(ended))
			require.Equal(t, 202, d.direct("POST", path+"/frames", frame, "Sobremesa-Stream", stream).Code)
		}
		time.Sleep(20 * time.Second)
		assert.Equal(t, 404, h.device(2).direct("POST", path+"/frames", object{"t": "alive"}, "Sobremesa-Stream", stream).Code)
		time.Sleep(10 * time.Second)
		assert.True(t, has(ended), "others' frames do not count")
		assert.NotContains(t, w.text.String(), `"t":"bye"`)
		assert.Equal(t, 404, d.direct("POST", path+"/frames", object{"t": "alive"}, "Sobremesa-Stream", stream).Code)
	})
}

func (d device) directRoom() string {
	w := d.direct("POST", "/api/rooms", object{"game": "unoquimico"})
	var made struct{ Code string }
	require.NoError(d.h.t, json.Unmarshal(w.Body.Bytes(), &made))
	return "/api/rooms/" + made.Code
}
