package room

import (
	"context"
	"strconv"
	"time"
)

// PublicKey is the key of the document of a room that its host made public, so
// that a server knows of the room after a restart. It says when the room was
// opened, and is empty where the host changed his mind.
const PublicKey = "public"

// keepPublic makes the document what the newest table says.
func (r *Room) keepPublic() { r.listings.again(r.writePublic) }

func (r *Room) writePublic() {
	var opened []byte
	if s := r.Summary(); s.Table.Public {
		opened = strconv.AppendInt(nil, s.Opened.UnixMilli(), 10)
	}
	if err := r.house.Store.PutDoc(context.Background(), r.code, PublicKey, opened); err != nil {
		r.house.Log.Error("public room not kept", "room", r.code, "error", err)
	}
}

// PublicSince reads the document: when the room was opened, and whether it is
// public.
func PublicSince(doc []byte) (time.Time, bool) {
	ms, err := strconv.ParseInt(string(doc), 10, 64)
	return time.UnixMilli(ms), err == nil
}
