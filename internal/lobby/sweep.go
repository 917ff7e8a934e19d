package lobby

import (
	"errors"
	"iter"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/room"
)

// The sweep comes round once an hour, so that what is over stays an hour longer
// than its life at most. The first one lets a server that has just started serve
// its people first.
const (
	sweepFirst = time.Minute
	sweepEvery = time.Hour
	sweepMost  = 10_000 // rooms at once; the others wait for the next
)

// sweepAlong removes, again and again, the rooms that are over for good. It ends
// with the lobby's life; Drain waits for it.
func (l *Lobby) sweepAlong() {
	next := time.NewTimer(sweepFirst)
	defer next.Stop()
	for {
		select {
		case <-next.C:
			l.sweep(time.Now())
			next.Reset(sweepEvery)
		case <-l.life.Done():
			return
		}
	}
}

// sweep also erases the documents of rooms that never came to be.
func (l *Lobby) sweep(now time.Time) {
	over := l.among(l.recorded(), func(newest journal.Record) bool { return newest.Seq > 0 && room.Expired(newest, now) })
	l.report("rooms not removed", l.house.Store.Remove(l.life, over...))
	if never := l.among(l.documented(), func(newest journal.Record) bool { return newest.Seq == 0 }); len(never) > 0 {
		l.report("documents not erased", l.house.Store.DeleteDocs(l.life, never...))
	}
}

// among is those rooms that are not in memory and whose newest record is such.
func (l *Lobby) among(codes iter.Seq[string], such func(journal.Record) bool) (some []string) {
	for code := range codes {
		if l.has(code) {
			continue
		}
		if newest, err := l.house.Store.Last(l.life, code); err == nil && such(newest) {
			some = append(some, code)
		}
		if len(some) == sweepMost {
			break
		}
	}
	return some
}

// recorded is the rooms that have records.
func (l *Lobby) recorded() iter.Seq[string] {
	return func(yield func(string) bool) {
		for code, err := range l.house.Store.Rooms(l.life) {
			if err != nil {
				l.report("rooms not read", err)
				return
			}
			if !yield(code) {
				return
			}
		}
	}
}

// documented is the rooms that have documents, each once: those in which
// somebody sat and whose names are not erased yet.
func (l *Lobby) documented() iter.Seq[string] {
	return func(yield func(string) bool) {
		last := ""
		for doc, err := range l.house.Store.Docs(l.life, "") {
			if err != nil {
				l.report("documents not read", err)
				return
			}
			if doc.Room != last && !yield(doc.Room) {
				return
			}
			last = doc.Room
		}
	}
}

func (l *Lobby) has(code string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.rooms[code] != nil
}

// report logs what failed, unless it is the end.
func (l *Lobby) report(what string, err error) {
	if err != nil && l.life.Err() == nil && !errors.Is(err, journal.ErrClosed) {
		l.house.Log.Error(what, "error", err)
	}
}
