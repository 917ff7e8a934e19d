package server_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"math/rand/v2"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/lobby"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/server"
	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"
)

// TestMain fails when a test leaves a goroutine behind: of a connection, a room
// or a stream; or when a server told what is nobody's business.
func TestMain(m *testing.M) { goleak.VerifyTestMain(listening{m}) }

// patience bounds every wait; nothing takes so long unless it is broken.
const patience = 10 * time.Second

// house is a whole server on a loopback address.
type house struct {
	t         *testing.T
	server    *server.Server
	committer *journal.Committer
	lobby     *lobby.Lobby
	url       string
	log       *serverLog
	close     func() // drains and ends everything but the store
}

// logText is what was written. Safe for concurrent use.
type logText struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (l *logText) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.Write(p)
}

func (l *logText) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.String()
}

// serverLog is that of a server, which is overheard.
type serverLog struct{ logText }

func (l *serverLog) Write(p []byte) (int, error) {
	overheard.logged(p)
	return l.logText.Write(p)
}

// pages stands for the built client.
var pages fs.FS = fstest.MapFS{
	"home.html":             {Data: []byte("<!doctype html>home")},
	"room.html":             {Data: []byte("<!doctype html>room")},
	"replay.html":           {Data: []byte("<!doctype html>replay")},
	"rules.html":            {Data: []byte("<!doctype html>rules")},
	"fair.html":             {Data: []byte("<!doctype html>fair")},
	"assets/home-ABCDEF.js": {Data: []byte("let home")},
}

// open starts a server over an empty journal in memory.
func open(t *testing.T, change ...func(*server.Config)) *house {
	return openOver(t, journal.NewMemory(), change...)
}

// openOver starts a server over a store, which stays the caller's.
func openOver(t *testing.T, store journal.Store, change ...func(*server.Config)) *house {
	h := build(t, store, change...)
	listener := httptest.NewUnstartedServer(nil)
	listener.Config = server.HTTP(h.server, slog.New(slog.NewTextHandler(h.log, nil)))
	listener.Config.ConnContext = narrow
	listener.Start()
	h.url = listener.URL
	shut := h.close
	h.close = sync.OnceFunc(func() { shut(); listener.Close() })
	t.Cleanup(h.close)
	return h
}

// build makes a server that listens nowhere; whoever builds it closes it.
func build(t *testing.T, store journal.Store, change ...func(*server.Config)) *house {
	h := &house{t: t, log: &serverLog{}, committer: journal.NewCommitter(store)}
	log := slog.New(slog.NewTextHandler(h.log, &slog.HandlerOptions{Level: slog.LevelDebug}))
	h.lobby = lobby.New(&room.House{Store: store, Committer: h.committer, Kind: findGame, Log: log})
	cfg := server.Config{
		Lobby: h.lobby, Client: pages, Healthy: h.committer.Healthy, Version: "test", Log: log,
		Origins: func() []string { return []string{h.url} },
	}
	for _, f := range change {
		f(&cfg)
	}
	h.server = server.New(cfg)
	h.close = h.shut
	return h
}

// narrow makes the system take little that a client has not read, so that
// writes which have to wait are common.
func narrow(ctx context.Context, c net.Conn) context.Context {
	_ = c.(*net.TCPConn).SetWriteBuffer(4 << 10)
	return ctx
}

func (h *house) shut() {
	h.lobby.Drain(0, time.Millisecond)
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	h.server.Wait(ctx)
	h.committer.Close()
}

// device is a client that is no browser, with a secret of its own.
type device struct {
	h      *house
	secret string
}

// device is the nth device of the house; the same n is the same device.
func (h *house) device(n int) device {
	return device{h, fmt.Sprintf("device-%02d-%s", n, strings.Repeat("s", 40))}
}

// reply is an HTTP answer.
type reply struct {
	status int
	header http.Header
	body   []byte
}

// request makes a request of the device, with a JSON body unless it is nil.
func (d device) request(method, path string, body any) *http.Request {
	var text io.Reader
	if body != nil {
		encoded, err := json.Marshal(body)
		require.NoError(d.h.t, err)
		text = bytes.NewReader(encoded)
	}
	r, err := http.NewRequest(method, d.h.url+path, text)
	require.NoError(d.h.t, err)
	if body != nil {
		r.Header.Set("Content-Type", "application/json")
	}
	if d.secret != "" {
		r.Header.Set("Authorization", "Bearer "+d.secret)
	}
	return r
}

// client follows no redirects and keeps no connection, so that none outlives a
// test.
var client = &http.Client{
	Transport:     &http.Transport{DisableKeepAlives: true},
	Timeout:       patience,
	CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
}

func (h *house) send(r *http.Request) reply {
	h.t.Helper()
	res, err := client.Do(r)
	require.NoError(h.t, err)
	defer res.Body.Close()
	body, err := io.ReadAll(res.Body)
	require.NoError(h.t, err)
	overheard.said(string(body))
	return reply{res.StatusCode, res.Header, body}
}

func (d device) call(method, path string, body any) reply {
	d.h.t.Helper()
	return d.h.send(d.request(method, path, body))
}

// ok makes a call that has to succeed, and decodes its answer.
func (d device) ok(method, path string, body any) object {
	d.h.t.Helper()
	a := d.call(method, path, body)
	require.Less(d.h.t, a.status, 300, "%s %s: %s", method, path, a.body)
	return a.object(d.h.t)
}

// object is a JSON object.
type object = map[string]any

func (a reply) object(t *testing.T) object {
	t.Helper()
	var o object
	require.NoError(t, json.Unmarshal(a.body, &o), "%s", a.body)
	return o
}

// code is the code of an error or a refusal, "" for a success.
func (a reply) code() string {
	var f struct {
		Error, Refused struct{ Code string }
	}
	_ = json.Unmarshal(a.body, &f)
	return f.Error.Code + f.Refused.Code
}

// newRoom opens a room of Uno químico by the device and returns its path.
func (d device) newRoom(body object) string {
	d.h.t.Helper()
	if body["game"] == nil {
		body["game"] = "unoquimico"
	}
	return "/api/rooms/" + d.ok("POST", "/api/rooms", body)["code"].(string)
}

// table opens a room in which n devices sit, device 1 being host in seat 1.
func (h *house) table(n int) (path string, seats []device) {
	h.t.Helper()
	seats = []device{h.device(1)}
	path = seats[0].newRoom(object{"seats": n, "name": "Nora"})
	for i := 2; i <= n; i++ {
		d := h.device(i)
		got := d.ok("POST", path+"/seats", object{"name": fmt.Sprintf("Guest %d", i)})
		require.EqualValues(h.t, i, got["seat"])
		seats = append(seats, d)
	}
	return path, seats
}

// playing is a table whose match has begun.
func (h *house) playing(n int) (path string, seats []device) {
	h.t.Helper()
	path, seats = h.table(n)
	seats[0].ok("POST", path+"/start", nil)
	return path, seats
}

// metrics is what the admin's address tells.
func (h *house) metrics() string {
	w := httptest.NewRecorder()
	h.server.Admin().ServeHTTP(w, httptest.NewRequest("GET", "/metrics", nil))
	return w.Body.String()
}

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, seed)) }
