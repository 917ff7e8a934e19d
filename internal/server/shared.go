package server

import (
	"sync/atomic"
	"unsafe"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/wire"
)

// sharedPatches remembers the newest patches of documents that several
// connections hold: spectators of one room cost one patch. It is a small table
// without locks; what collides is worked out again.
type sharedPatches [512]atomic.Pointer[sharedPatch]

type sharedPatch struct {
	from, to *room.Document
	frame    []byte // nil where they look the same
}

// patch is the patch frame from one document to another. The frame is shared:
// read only.
func (p *sharedPatches) patch(v uint64, from, to *room.Document) []byte {
	place := &p[uintptr(unsafe.Pointer(to))>>4%uintptr(len(p))]
	if known := place.Load(); known != nil && known.from == from && known.to == to {
		return known.frame
	}
	frame, _ := wire.AppendPatch(nil, v, from, to)
	place.Store(&sharedPatch{from, to, frame})
	return frame
}
