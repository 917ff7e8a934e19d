package lobby

import (
	"fmt"
	"maps"
	"runtime/debug"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
)

// complainEvery is how often the log repeats that a room cannot be opened,
// however often somebody asks for it.
const complainEvery = time.Minute

// complain logs why a room cannot be opened, once in a while.
func (l *Lobby) complain(code string, err error) {
	if l.complained(code, time.Now()) {
		return
	}
	l.house.Log.Error("room not opened", "room", code, "error", err)
}

// complained reports whether that was said a moment ago, and notes that it is
// said now.
func (l *Lobby) complained(code string, now time.Time) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	maps.DeleteFunc(l.complaints, func(_ string, at time.Time) bool { return now.Sub(at) >= complainEvery })
	if _, ok := l.complaints[code]; ok {
		return true
	}
	l.complaints[code] = now
	return false
}

// safely opens a room, whose rules may fail. The log tells where, and not of what:
// that may be a card.
func (l *Lobby) safely(code string, open func() (*room.Room, error)) (r *room.Room, err error) {
	defer func() {
		if reason := recover(); reason != nil {
			l.house.Log.Error("room not opened for a panic", "room", code, "type", fmt.Sprintf("%T", reason), "stack", string(debug.Stack()))
			r, err = nil, room.ErrPanic
		}
	}()
	return open()
}
