package journal_test

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/journal/journaltest"
	"github.com/stretchr/testify/assert"
)

func TestMemoryConforms(t *testing.T) {
	journaltest.Conform(t, func(*testing.T) journal.Store { return journal.NewMemory() })
}

func TestASumTellsWhereOnePartEndsAndTheNextBegins(t *testing.T) {
	var zero journal.Sum
	sums := map[journal.Sum]journal.Record{}
	for _, r := range []journal.Record{
		{Seq: 1, ID: "ab", Body: []byte("c")}, {Seq: 1, ID: "a", Body: []byte("bc")}, {Seq: 1, Body: []byte("abc")},
		{Seq: 2, ID: "ab", Body: []byte("c")}, {Seq: 1, ID: "ab"}, {Seq: 1, ID: "ab", Body: []byte("c\x00")},
	} {
		sums[zero.Next(r)] = r
		sums[zero.Next(r).Next(r)] = r
	}
	assert.Len(t, sums, 12)
}
