package lobby

import (
	"errors"
	"iter"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/room"
)

// The sweep comes round once an hour: what it erases is a day old at least. The
// first one lets a server that has just started serve its people first.
const (
	sweepFirst = time.Minute
	sweepEvery = time.Hour
	sweepMost  = 10_000 // rooms at once; the others wait for the next
)

// sweepAlong erases, again and again, the names of rooms that are over for good
// and that nobody asks for. It ends with the lobby's life; Drain waits for it.
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

func (l *Lobby) sweep(now time.Time) {
	var over []string
	for code := range l.documented() {
		if l.past(code, now) {
			over = append(over, code)
		}
		if len(over) == sweepMost {
			break
		}
	}
	if len(over) > 0 {
		l.report("names not erased", l.house.Store.DeleteDocs(l.life, over...))
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

// past reports whether a room that is not in memory is over for good.
func (l *Lobby) past(code string, now time.Time) bool {
	if l.has(code) {
		return false
	}
	last, err := l.house.Store.Last(l.life, code)
	return err == nil && last.Seq > 0 && room.Expired(last, now)
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
