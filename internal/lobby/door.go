package lobby

import (
	"context"
	"errors"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/room"
)

// FindFor is Find for a device, or for whoever knows the secret of a private room;
// none is nil. A private room that is not there for them costs what a room costs
// that never was, in memory and on disk.
func (l *Lobby) FindFor(ctx context.Context, code string, d room.Device, secret *[32]byte) (*room.Room, error) {
	doc, err := l.house.Store.Doc(ctx, code, room.DoorKey)
	switch {
	case err == nil && !room.Opens(doc, d, secret):
		_, _ = l.lives(ctx, code) // as Find asks for one that never was
		return nil, ErrNotFound
	case errors.Is(err, journal.ErrUnread):
		return nil, err
	}
	found, err := l.Find(ctx, code) // a door that is damaged is read from the journal
	if err == nil && secret == nil && !found.Admits(d) {
		return nil, ErrNotFound
	}
	return found, err
}
