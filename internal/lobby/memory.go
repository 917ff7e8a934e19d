package lobby

import "github.com/sobremesa-games/sobremesa/internal/room"

// InMemory is the room with a code, if it is open already. It neither waits nor
// reads the journal.
func (l *Lobby) InMemory(code string) (*room.Room, bool) {
	l.mu.Lock()
	s := l.rooms[code]
	l.mu.Unlock()
	if s == nil {
		return nil, false
	}
	r, ok := s.opened()
	return r, ok && !s.over()
}
