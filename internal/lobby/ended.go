package lobby

import (
	"context"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
)

// endedMost bounds the memory of rooms that are over; past it one is forgotten,
// and costs a replay when somebody asks again.
const endedMost = 10_000

// lives reports whether a room may be worth a replay: its newest record, which is
// cheap to read, does not say that it is over. Rooms that are over cost what
// rooms that never were do.
func (l *Lobby) lives(ctx context.Context, code string) (bool, error) {
	last, err := l.house.Store.Last(ctx, code)
	if err != nil {
		return false, err
	}
	return last.Seq > 0 && !room.Expired(last, time.Now()) && !l.hasEnded(code), nil
}

// hasEnded reports whether a replay has told that the room is over.
func (l *Lobby) hasEnded(code string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.ended[code]
}

// noteEnded remembers that.
func (l *Lobby) noteEnded(code string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.ended) >= endedMost {
		for other := range l.ended {
			delete(l.ended, other)
			break
		}
	}
	l.ended[code] = true
}
