package journal_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/journal/journaltest"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestMemoryConforms(t *testing.T) {
	journaltest.Conform(t, func(*testing.T) journal.Store { return journal.NewMemory() })
}

func TestTheCommitterAnswersEveryEntryOnce(t *testing.T) {
	store := journal.NewMemory()
	c := journal.NewCommitter(store)
	var wg sync.WaitGroup
	for room := range 50 {
		wg.Go(func() {
			reply := make(chan error, 1)
			for seq := uint64(1); seq <= 40; seq++ {
				c.Append(journal.Entry{Room: fmt.Sprint(room), Record: journaltest.Record(seq)}, reply)
				assert.NoError(t, <-reply)
				assert.Empty(t, reply)
			}
		})
	}
	wg.Wait()
	c.Close()
	for room := range 50 {
		last, err := store.Last(context.Background(), fmt.Sprint(room))
		require.NoError(t, err)
		assert.Equal(t, uint64(40), last)
	}
}

func TestEntriesThatWaitAreCommittedTogether(t *testing.T) {
	store := journaltest.Faulty(journal.NewMemory())
	entered, leave := make(chan int, 10), make(chan bool)
	store.Before(func(batch []journal.Entry) { entered <- len(batch); <-leave })
	c := journal.NewCommitter(store)
	reply := make(chan error, 10)
	c.Append(journal.Entry{Room: "first", Record: journaltest.Record(1)}, reply)
	assert.Equal(t, 1, <-entered, "a lone append does not wait")
	for i := range 9 {
		c.Append(journal.Entry{Room: fmt.Sprint(i), Record: journaltest.Record(1)}, reply)
	}
	leave <- true
	assert.Equal(t, 9, <-entered)
	leave <- true
	c.Close()
	assert.Len(t, reply, 10)
}

func TestAfterAFailureNothingIsTaken(t *testing.T) {
	store := journaltest.Faulty(journal.NewMemory())
	c := journal.NewCommitter(store)
	defer c.Close()
	full := errors.New("disk full")
	store.Fail(full)
	reply := make(chan error, 1)
	c.Append(journal.Entry{Room: "A", Record: journaltest.Record(1)}, reply)
	assert.ErrorIs(t, <-reply, full)
	store.Fail(nil)
	c.Append(journal.Entry{Room: "A", Record: journaltest.Record(1)}, reply)
	assert.ErrorIs(t, <-reply, full, "what the disk lost is unknown: only reopening helps")
	assert.ErrorIs(t, c.Healthy(), full)
}

func TestCloseCommitsWhatWasHandedOver(t *testing.T) {
	store := journal.NewMemory()
	c := journal.NewCommitter(store)
	reply := make(chan error, 100)
	for i := range 100 {
		c.Append(journal.Entry{Room: fmt.Sprint(i), Record: journaltest.Record(1)}, reply)
	}
	c.Close()
	c.Close()
	for range 100 {
		assert.NoError(t, <-reply)
	}
	c.Append(journal.Entry{Room: "late", Record: journaltest.Record(1)}, reply)
	assert.ErrorIs(t, <-reply, journal.ErrClosed)
}
