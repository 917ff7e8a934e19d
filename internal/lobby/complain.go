package lobby

import (
	"maps"
	"time"
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
