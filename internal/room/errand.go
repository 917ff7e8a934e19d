package room

import "sync/atomic"

// errand is something to be done again when it is wished for while it is done.
// Safe for concurrent use; its zero value rests.
type errand struct{ wishes atomic.Int32 }

// again does it. While a call does, another one only makes it do it once more.
func (e *errand) again(do func()) {
	if e.wishes.Add(1) > 1 {
		return
	}
	for wishes := int32(1); ; wishes = e.wishes.Load() {
		do()
		if e.wishes.CompareAndSwap(wishes, 0) {
			return
		}
	}
}
