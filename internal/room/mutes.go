package room

import (
	"context"
	"encoding/json"
	"errors"

	"github.com/sobremesa-games/sobremesa/internal/journal"
)

// mutesKey is the key of the document that says who mutes whom: hashes of devices
// alone, which nobody is shown. It ends with the room.
const mutesKey = "mutes"

// noteMutes lets the caller of a command keep who mutes whom by now.
func (r *Room) noteMutes(c *call) {
	text, err := json.Marshal(r.mutes)
	if err != nil {
		panic("room: mutes that cannot be written: " + err.Error())
	}
	r.muted.Store(&text)
	c.mutes = true
}

// keepMutes is done by callers of commands, one after the other, so that the newest
// stays.
func (r *Room) keepMutes() {
	r.keeping.Lock()
	defer r.keeping.Unlock()
	if err := r.house.Store.PutDoc(context.Background(), r.code, mutesKey, *r.muted.Load()); err != nil {
		r.house.Log.Error("mutes not kept", "room", r.code, "error", err)
	}
}

// readMutes reads them for a room that is opened again. Without them all are heard.
func readMutes(ctx context.Context, h *House, code string) (m mutes, err error) {
	doc, err := h.Store.Doc(ctx, code, mutesKey)
	if errors.Is(err, journal.ErrNotFound) {
		return nil, nil
	}
	if err == nil {
		err = json.Unmarshal(doc, &m)
	}
	return m, err
}
