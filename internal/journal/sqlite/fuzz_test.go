package sqlite

import (
	"bytes"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/journal/journaltest"
	"github.com/stretchr/testify/assert"
)

// goodChain is a room of five records as it is read from the file.
func goodChain() *chain {
	c := &chain{whole: true}
	var sum journal.Sum
	for seq := uint64(1); seq <= 5; seq++ {
		r := journaltest.Record(seq)
		sum = sum.Next(r)
		c.rows = append(c.rows, row{seq: int64(seq), body: r.Body, sum: bytes.Clone(sum[:])})
	}
	return c
}

// FuzzChain puts another row in the place of one: whatever it is, the chain ends
// there unless it is the very same.
func FuzzChain(f *testing.F) {
	good := goodChain().rows
	f.Add(uint8(2), good[2].seq, good[2].id, good[2].body, good[2].sum)
	f.Add(uint8(0), good[1].seq, good[1].id, good[1].body, good[1].sum)
	f.Add(uint8(4), int64(5), []byte(nil), good[3].body, good[4].sum)
	f.Add(uint8(1), int64(-1), []byte("x"), []byte(nil), []byte(nil))
	f.Fuzz(func(t *testing.T, at uint8, seq int64, id, body, sum []byte) {
		k := int(at) % len(good)
		same := seq == good[k].seq && len(id) == 0 && bytes.Equal(body, good[k].body) && bytes.Equal(sum, good[k].sum)
		c := goodChain()
		c.rows[k] = row{seq: seq, id: id, body: body, sum: sum}
		n := 0
		for r, err := range c.records() {
			if err != nil {
				assert.ErrorIs(t, err, journal.ErrCorrupt)
				assert.False(t, same)
				assert.Equal(t, k, n)
				return
			}
			assert.Equal(t, good[n].body, r.Body)
			n++
		}
		assert.True(t, same)
	})
}
