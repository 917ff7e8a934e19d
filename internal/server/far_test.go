package server_test

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/gorilla/websocket"
	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/server"
	"github.com/stretchr/testify/require"
)

// fromAfar runs a test against a server whose connections are pipes: packets
// take as long as their way says, in a time that passes only while everybody
// waits.
func fromAfar(t *testing.T, store journal.Store, test func(*farHouse)) {
	synctest.Test(t, func(t *testing.T) {
		h := &farHouse{house: build(t, store), dialed: make(chan net.Conn), shut: make(chan struct{})}
		h.url = "http://localhost"
		running := server.HTTP(h.server, slog.New(slog.DiscardHandler))
		served := make(chan struct{})
		go func() {
			defer close(served)
			_ = running.Serve(h)
		}()
		defer func() {
			for _, hang := range h.hangs {
				hang()
			}
			h.close()
			_ = running.Close()
			<-served
			h.carriers.Wait()
		}()
		test(h)
	})
}

// farHouse is a house and its listener.
type farHouse struct {
	*house
	dialed chan net.Conn
	shut   chan struct{}
	once   sync.Once

	carriers sync.WaitGroup
	hangs    []func() // end the lines
}

func (h *farHouse) Accept() (net.Conn, error) {
	select {
	case c := <-h.dialed:
		return c, nil
	case <-h.shut:
		return nil, net.ErrClosed
	}
}

func (h *farHouse) Close() error {
	h.once.Do(func() { close(h.shut) })
	return nil
}

func (h *farHouse) Addr() net.Addr { return loopback }

var loopback = &net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 1}

// comesFrom is a connection whose other end has an address.
type comesFrom struct {
	net.Conn
	address net.Addr
}

func (c comesFrom) RemoteAddr() net.Addr { return c.address }

// way is how long the packets of a connection take to the server or back, each
// asked for by itself; every direction of every connection has its own.
type way func() func() time.Duration

// evenly is a way whose packets all take half of a round trip.
func evenly(trip time.Duration) way {
	return func() func() time.Duration { return func() time.Duration { return trip / 2 } }
}

// over dials the server over a way.
func (h *farHouse) over(w way) func(context.Context, string, string) (net.Conn, error) {
	return func(context.Context, string, string) (net.Conn, error) {
		mine, near := net.Pipe()
		far, theirs := net.Pipe()
		up, down := w(), w()
		h.carriers.Go(func() { carry(far, near, up) })
		h.carriers.Go(func() { carry(near, far, down) })
		h.dialed <- comesFrom{theirs, loopback}
		return mine, nil
	}
}

// carry brings packets in their order, each at its time, until one end closes.
func carry(to, from net.Conn, takes func() time.Duration) {
	type packet struct {
		text []byte
		due  time.Time
	}
	packets := make(chan packet, 1024)
	go func() {
		defer close(packets)
		for {
			text := make([]byte, 4<<10)
			n, err := from.Read(text)
			if err != nil {
				return
			}
			packets <- packet{text[:n], time.Now().Add(takes())}
		}
	}()
	for p := range packets {
		time.Sleep(time.Until(p.due))
		_, _ = to.Write(p.text)
	}
	_ = to.Close()
}

// socket opens a websocket over a way, whose pings are answered after a while.
func (h *farHouse) socket(d device, path string, w way, loiter time.Duration) *line {
	dialer := websocket.Dialer{NetDialContext: h.over(w)}
	header := http.Header{"Authorization": {"Bearer " + d.secret}}
	conn, _, err := dialer.Dial("ws://localhost"+path+"/ws", header)
	require.NoError(h.t, err)
	conn.SetPingHandler(func(text string) error {
		time.AfterFunc(loiter, func() { _ = conn.WriteControl(websocket.PongMessage, []byte(text), time.Time{}) })
		return nil
	})
	h.hangs = append(h.hangs, func() { _ = conn.Close() })
	return &line{
		t: h.t,
		read: func() (string, error) {
			_, text, err := conn.ReadMessage()
			return string(text), err
		},
		send: inTurn(func(text string) { _ = conn.WriteMessage(websocket.TextMessage, []byte(text)) }),
	}
}

// inTurn lets frames go up one after the other.
func inTurn(send func(string)) func(string) {
	turn := make(chan struct{}, 1)
	return func(text string) {
		turn <- struct{}{}
		defer func() { <-turn }()
		send(text)
	}
}

// stream opens an event stream over a way.
func (h *farHouse) stream(d device, path string, w way, loiter time.Duration) *line {
	browser := &http.Client{Transport: &http.Transport{DialContext: h.over(w)}}
	res, err := browser.Do(d.request("GET", path+"/events", nil))
	require.NoError(h.t, err)
	events := bufio.NewReader(res.Body)
	first, err := readEvent(events)
	require.NoError(h.t, err)
	var hello frame
	require.NoError(h.t, json.Unmarshal([]byte(first), &hello))
	send := inTurn(func(text string) {
		r := d.request("POST", path+"/frames", json.RawMessage(text))
		r.Header.Set("Sobremesa-Stream", hello.Stream)
		if res, err := browser.Do(r); err == nil {
			_, _ = io.Copy(io.Discard, res.Body)
			_ = res.Body.Close()
		}
	})
	h.hangs = append(h.hangs, func() {
		_ = res.Body.Close()
		browser.CloseIdleConnections()
	})
	return &line{
		t: h.t, send: send,
		read: func() (string, error) {
			text, err := readEvent(events)
			if n, ok := strings.CutPrefix(text, `{"t":"ping"`); ok {
				time.AfterFunc(loiter, func() { send(`{"t":"alive"` + n) })
			}
			return text, err
		},
	}
}
