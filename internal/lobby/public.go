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
	mu   sync.Mutex // guards what follows; held while the list is made
	made time.Time
	all  []*room.Summary
}

// Public lists the rooms whose host made them public and where somebody is, the
// newest first, as they were at most a second ago: nobody is sent to an empty
// table, after a restart neither. The list may not be changed.
func (l *Lobby) Public() []*room.Summary {
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
		if s := r.Summary(); s.Table.Public && (s.HostHere || s.People > 0) {
			all = append(all, s)
		}
	}
	slices.SortFunc(all, func(a, b *room.Summary) int { return b.Opened.Compare(a.Opened) })
	return all[:min(publicMost, len(all))]
}
