package main

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"os"
	"path/filepath"
	"sync"
	"syscall"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/journal/sqlite"
	"github.com/sobremesa-games/sobremesa/internal/lobby"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/server"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
	"github.com/sobremesa-games/sobremesa/web"
)

// errInUse is why a second server does not start.
var errInUse = errors.New("in use by another server")

// botDelay is how long bots seem to think: long enough to follow their play.
var botDelay = [2]time.Duration{700 * time.Millisecond, 1800 * time.Millisecond}

// Main is the serving program. Tests start the same one.
type Main struct {
	log       *slog.Logger
	reach     *reach
	store     journal.Store
	committer *journal.Committer
	lobby     *lobby.Lobby
	server    *server.Server

	running []*http.Server
	ended   sync.WaitGroup // one for each that runs
	failed  chan error     // one ended by itself; room for all
}

// Open starts to serve. It fails with errInUse when the address or the data
// folder is another server's.
func Open(c serveCmd, log *slog.Logger) (*Main, error) {
	m := &Main{log: log, failed: make(chan error, 2)}
	secure, err := c.certificate()
	if err != nil {
		return nil, err
	}
	client, err := clientFiles(c.Client)
	if err != nil {
		return nil, err
	}
	listeners, err := listenAll(c.Addr, c.AdminAddr)
	if err != nil {
		return nil, err
	}
	if m.store, err = openStore(c.Data); err != nil {
		return nil, errors.Join(err, closeAll(listeners))
	}
	m.reach = &reach{listen: netip.MustParseAddrPort(listeners[0].Addr().String()), scheme: "http", extra: c.Origin}
	if secure != nil {
		m.reach.scheme = "https"
	}
	m.assemble(c, client)
	m.serve(m.server, listeners[0], secure)
	if len(listeners) > 1 {
		m.serve(m.server.Admin(), listeners[1], nil)
	}
	return m, nil
}

// assemble puts the program together over its store.
func (m *Main) assemble(c serveCmd, client fs.FS) {
	appends := server.MeasureAppends(m.store)
	m.committer = journal.NewCommitter(appends)
	m.lobby = lobby.New(&room.House{Store: m.store, Committer: m.committer, Kind: catalog.Find, BotDelay: botDelay, Log: m.log})
	m.lobby.OpenAhead()
	m.server = server.New(server.Config{
		Lobby: m.lobby, Client: client, Origins: m.reach.Origins, Home: m.reach.Home,
		Healthy: m.committer.Healthy, Appends: appends,
		Proxies: c.Proxies, Rate: c.Rate, Secure: m.reach.scheme == "https", Version: version(), Log: m.log,
	})
}

// serve answers on a listener until Close; secure is nil for plain http.
func (m *Main) serve(h http.Handler, l net.Listener, secure *tls.Config) {
	s := server.HTTP(h, m.log)
	m.running = append(m.running, s)
	if secure != nil {
		l = tls.NewListener(l, secure)
	}
	m.ended.Go(func() {
		if err := s.Serve(l); !errors.Is(err, http.ErrServerClosed) {
			m.failed <- err
		}
	})
}

// Failed has an error when a listener ended by itself.
func (m *Main) Failed() <-chan error { return m.failed }

// partingMost bounds the wait for connections that do not read their goodbye.
const partingMost = 6 * time.Second

// Close drains: rooms finish the append in flight, every client is told to come
// back, and only then the journal is closed.
func (m *Main) Close() error {
	m.server.Draining()
	m.lobby.Drain(comeBack(m.server.Connections()))
	ctx, cancel := context.WithTimeout(context.Background(), partingMost)
	defer cancel()
	m.server.Wait(ctx)
	for _, s := range m.running {
		if s.Shutdown(ctx) != nil {
			_ = s.Close()
		}
	}
	m.ended.Wait()
	m.committer.Close()
	return m.store.Close()
}

// listenAll listens to the public address and, unless it is empty, to the
// admin's.
func listenAll(addr, admin string) ([]net.Listener, error) {
	public, err := listen(addr)
	if err != nil || admin == "" {
		return []net.Listener{public}, err
	}
	private, err := listen(admin)
	if err != nil {
		return nil, errors.Join(err, public.Close())
	}
	return []net.Listener{public, private}, nil
}

func closeAll(listeners []net.Listener) error {
	var all error
	for _, l := range listeners {
		all = errors.Join(all, l.Close())
	}
	return all
}

func listen(addr string) (net.Listener, error) {
	l, err := net.Listen("tcp", addr)
	if errors.Is(err, syscall.EADDRINUSE) {
		return nil, fmt.Errorf("address %s is %w: stop that one or give another", addr, errInUse)
	}
	return l, err
}

func journalPath(data string) string { return filepath.Join(data, "journal.db") }

// openStore opens the journal in a data folder, which it makes.
func openStore(data string) (journal.Store, error) {
	if err := os.MkdirAll(data, 0o700); err != nil {
		return nil, fmt.Errorf("make the data folder: %w", err)
	}
	store, err := sqlite.Open(journalPath(data))
	if errors.Is(err, sqlite.ErrInUse) {
		return nil, fmt.Errorf("data folder %s is %w: stop that one or give another --data", data, errInUse)
	}
	return store, err
}

// clientFiles are the pages: those inside the program, or those of a folder,
// whose links lead nowhere outside of it.
func clientFiles(dir string) (fs.FS, error) {
	if dir == "" {
		return web.Dist(), nil
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, fmt.Errorf("open the folder of the pages: %w", err)
	}
	return root.FS(), nil
}
