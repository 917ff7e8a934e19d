package lobby

import (
	"slices"
	"sync"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
)

// Bounds of the list of public rooms: as many as somebody looks through, and
// made anew as often as somebody notices.
const (
	publicMost  = 100
	publicEvery = time.Second
)

// list is the public rooms as they were a moment ago.
type list struct {
	opening sync.Once // opens those of the journal

	mu   sync.Mutex // guards what follows; held while the list is made
	made time.Time
	all  []*room.Summary
}

// Public lists the rooms whose host made them public, the newest first, as they
// were at most a second ago. The first call after a start opens those that the
// journal knows. The list may not be changed.
func (l *Lobby) Public() []*room.Summary {
	l.public.opening.Do(l.openPublic)
	l.public.mu.Lock()
	defer l.public.mu.Unlock()
	if now := time.Now(); l.public.made.IsZero() || now.Sub(l.public.made) >= publicEvery {
		l.public.made, l.public.all = now, l.listPublic()
	}
	return l.public.all
}

func (l *Lobby) listPublic() []*room.Summary {
	all := []*room.Summary{}
	for _, r := range l.open() {
		if s := r.Summary(); s.Table.Public {
			all = append(all, s)
		}
	}
	slices.SortFunc(all, func(a, b *room.Summary) int { return b.Opened.Compare(a.Opened) })
	return all[:min(publicMost, len(all))]
}

// openPublic opens the newest of the public rooms that the store knows. One
// that cannot be opened is not listed.
func (l *Lobby) openPublic() {
	type known struct {
		code   string
		opened time.Time
	}
	var all []known
	for doc, err := range l.house.Store.Docs(l.life, room.PublicKey) {
		if err != nil {
			l.house.Log.Error("public rooms not listed", "error", err)
			break
		}
		if opened, ok := room.PublicSince(doc.Body); ok {
			all = append(all, known{doc.Room, opened})
		}
	}
	slices.SortFunc(all, func(a, b known) int { return b.opened.Compare(a.opened) })
	for _, k := range all[:min(publicMost, len(all))] {
		_, _ = l.Find(l.life, k.code)
	}
}
