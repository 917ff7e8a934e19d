// Package lobby opens, finds and ends rooms. It owns the only map of them; what
// happens in one, and when its life is over, is the room's own affair.
package lobby

import (
	"context"
	"errors"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/wire"
)

// Bounds of the lobby.
const (
	roomsMost  = 20_000 // in memory; at some 20 KB each they stay small beside their connections
	panicsMost = 3      // a room whose rules fail so often is not opened again before a restart, which may bring mended ones
)

// What the lobby answers.
var (
	ErrNotFound = errors.New("lobby: no such room")
	ErrDraining = errors.New("lobby: the server is about to restart")
	ErrFull     = errors.New("lobby: too many rooms")
)

// Lobby is safe for concurrent use.
type Lobby struct {
	house  *room.House
	life   context.Context // ends with Drain
	die    func()
	sweeps sync.WaitGroup // and what opens rooms ahead
	public list

	mu         sync.Mutex // guards what follows; held for a look-up, never over a call
	rooms      map[string]*slot
	panics     map[string]int
	complaints map[string]time.Time // of rooms that cannot be opened
	ended      map[string]bool      // rooms that a replay found to be over
	draining   bool
}

// slot is a room in memory, or one that is being opened: room and err are set
// when ready is closed.
type slot struct {
	ready chan struct{}
	room  *room.Room
	err   error
}

// New is a lobby without rooms; those of the journal are opened when somebody
// asks for them.
func New(h *room.House) *Lobby {
	l := &Lobby{house: h, rooms: map[string]*slot{}, panics: map[string]int{}, ended: map[string]bool{}, complaints: map[string]time.Time{}}
	l.life, l.die = context.WithCancel(context.Background())
	l.sweeps.Go(l.sweepAlong)
	return l
}

// Create opens a room under a code that no room ever had. A *room.Refusal says
// which parameter is wrong.
func (l *Lobby) Create(ctx context.Context, p room.Params) (*room.Room, error) {
	const tries = 100 // of codes; with 10⁶ rooms one in 240 is taken
	for range tries {
		code := wire.NewCode()
		s, err := l.take(code)
		if err != nil {
			return nil, err
		}
		if s == nil {
			continue
		}
		l.fill(code, s, func() (*room.Room, error) { return room.Open(ctx, l.house, code, p) })
		if !errors.Is(s.err, journal.ErrFence) {
			return s.room, s.err
		}
	}
	return nil, ErrFull
}

// Find is the room with a code, opened again from its journal where it is not
// in memory. Several callers open it once.
func (l *Lobby) Find(ctx context.Context, code string) (*room.Room, error) {
	s, mine, err := l.lookUp(code)
	if err != nil {
		return nil, err
	}
	if mine {
		l.fill(code, s, func() (*room.Room, error) { return l.reopen(context.WithoutCancel(ctx), code) })
	}
	select {
	case <-s.ready:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	if s.err == nil && s.over() {
		l.forget(code, s)
		return l.Find(ctx, code)
	}
	return s.room, s.err
}

// opened is the room of a slot, if it has been opened by now.
func (s *slot) opened() (*room.Room, bool) {
	select {
	case <-s.ready:
		return s.room, s.err == nil
	default:
		return nil, false
	}
}

// over reports whether a room that was opened has ended.
func (s *slot) over() bool {
	select {
	case <-s.room.Done():
		return true
	default:
		return false
	}
}

// take puts an empty slot under a code; nil where there is one already.
func (l *Lobby) take(code string) (*slot, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	switch {
	case l.draining:
		return nil, ErrDraining
	case len(l.rooms) >= roomsMost:
		return nil, ErrFull
	case l.rooms[code] != nil:
		return nil, nil
	}
	return l.put(code), nil
}

// lookUp finds the slot of a code; mine says that the caller has to fill it.
func (l *Lobby) lookUp(code string) (s *slot, mine bool, err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if s = l.rooms[code]; s != nil {
		return s, false, nil
	}
	switch {
	case l.draining:
		return nil, false, ErrDraining
	case l.panics[code] >= panicsMost:
		return nil, false, ErrNotFound
	case len(l.rooms) >= roomsMost:
		return nil, false, ErrFull
	}
	return l.put(code), true, nil
}

// put makes an empty slot, with the lock held.
func (l *Lobby) put(code string) *slot {
	s := &slot{ready: make(chan struct{})}
	l.rooms[code] = s
	return s
}

// fill opens the room of a slot. One that cannot be opened, and one that has
// ended, leaves the map.
func (l *Lobby) fill(code string, s *slot, open func() (*room.Room, error)) {
	s.room, s.err = l.safely(code, open)
	close(s.ready)
	if s.err != nil {
		l.forget(code, s)
		return
	}
	s.room.AfterDone(func() {
		l.forget(code, s)
		if s.room.Over() {
			l.erase(code)
		}
	})
}

// forget takes a slot out of the map, once.
func (l *Lobby) forget(code string, s *slot) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.rooms[code] != s {
		return
	}
	delete(l.rooms, code)
	if errors.Is(s.err, room.ErrPanic) || s.err == nil && s.room.Panicked() {
		l.panics[code]++
	}
}

// erase deletes the names of a room that is over for good.
func (l *Lobby) erase(code string) {
	if err := l.house.Store.DeleteDocs(context.Background(), code); err != nil && !errors.Is(err, journal.ErrClosed) {
		l.house.Log.Error("names not erased", "room", code, "error", err)
	}
}

// reopen rebuilds a room. To whoever asks, one whose journal is damaged is no
// room; the log says more. One whose journal cannot be read just now is no
// reason to stay away.
func (l *Lobby) reopen(ctx context.Context, code string) (*room.Room, error) {
	if err := l.house.Committer.Healthy(); err != nil {
		return nil, err
	}
	lives, err := l.lives(ctx, code)
	if err == nil && !lives {
		return nil, ErrNotFound
	}
	if err == nil {
		var r *room.Room
		if r, err = room.Reopen(ctx, l.house, code); err == nil {
			return r, nil
		}
	}
	if errors.Is(err, room.ErrExpired) {
		l.noteEnded(code)
		return nil, ErrNotFound
	}
	if errors.Is(err, journal.ErrUnread) {
		return nil, err
	}
	l.complain(code, err)
	return nil, errors.Join(ErrNotFound, err)
}

// open lists the rooms in memory.
func (l *Lobby) open() []*room.Room {
	l.mu.Lock()
	defer l.mu.Unlock()
	var rooms []*room.Room
	for _, s := range l.rooms {
		if r, ok := s.opened(); ok {
			rooms = append(rooms, r)
		}
	}
	return rooms
}

// Count is how many rooms are in memory.
func (l *Lobby) Count() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return len(l.rooms)
}

// Drain opens no more rooms and ends those in memory; their journals stay.
// Every connection is told to come back at a random moment of the window.
func (l *Lobby) Drain(from, to time.Duration) {
	l.mu.Lock()
	l.draining = true
	l.die()
	slots := slices.Collect(maps.Values(l.rooms))
	l.mu.Unlock()
	var wg sync.WaitGroup
	for _, s := range slots {
		wg.Go(func() {
			if <-s.ready; s.err == nil {
				s.room.Drain(from, to)
			}
		})
	}
	wg.Wait()
	l.sweeps.Wait()
}
