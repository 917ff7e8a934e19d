package journal_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/journal/journaltest"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTheCommitterAnswersEveryEntryOnce(t *testing.T) {
	store := journal.NewMemory()
	c := journal.NewCommitter(store)
	var wg sync.WaitGroup
	for room := range 50 {
		wg.Go(func() {
			reply := make(chan error, 1)
			for seq := uint64(1); seq <= 40; seq++ {
				c.Append(entryOf(fmt.Sprint(room), seq), journal.Reply(reply))
				assert.NoError(t, <-reply)
				assert.Empty(t, journal.Reply(reply))
			}
		})
	}
	wg.Wait()
	c.Close()
	for room := range 50 {
		last, err := store.Last(context.Background(), fmt.Sprint(room))
		require.NoError(t, err)
		assert.Equal(t, uint64(40), last.Seq)
	}
}

func entryOf(room string, seq uint64) journal.Entry {
	return journal.Entry{Room: room, Record: journaltest.Record(seq)}
}

// slow is a store that needs a millisecond for a commit.
func slow() journal.Store {
	store := journaltest.Faulty(journal.NewMemory())
	store.Before(func([]journal.Entry) { time.Sleep(time.Millisecond) })
	return store
}

func TestALoneEntryIsCommittedAtOnceAndThoseSoonAfterItTogether(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		store := journaltest.Faulty(journal.NewMemory())
		var sizes []int
		var times []time.Duration
		began := time.Now()
		store.Before(func(batch []journal.Entry) {
			sizes, times = append(sizes, len(batch)), append(times, time.Since(began))
			time.Sleep(time.Millisecond)
		})
		c := journal.NewCommitter(store)
		defer c.Close()
		reply := make(chan error, 100)
		c.Append(entryOf("A", 1), journal.Reply(reply))
		<-reply
		c.Append(entryOf("A", 2), journal.Reply(reply))
		c.Append(entryOf("B", 1), journal.Reply(reply))
		<-reply
		<-reply
		time.Sleep(time.Second)
		c.Append(entryOf("A", 3), journal.Reply(reply))
		<-reply
		assert.Equal(t, []int{1, 2, 1}, sizes)
		assert.Equal(t, []time.Duration{0, 5 * time.Millisecond, time.Second + 6*time.Millisecond}, times)
	})
}

func TestManyEntriesDoNotWaitForMore(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := journal.NewCommitter(slow())
		defer c.Close()
		began, reply := time.Now(), make(chan error, 100)
		c.Append(entryOf("first", 1), journal.Reply(reply))
		<-reply
		for room := range 64 {
			c.Append(entryOf(fmt.Sprint(room), 1), journal.Reply(reply))
		}
		for range 64 {
			assert.NoError(t, <-reply)
		}
		assert.Equal(t, 2*time.Millisecond, time.Since(began), "two commits and nothing else")
	})
}

func TestAfterACommitOfManyTheNextWaitsForMore(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		store := journaltest.Faulty(journal.NewMemory())
		var times []time.Duration
		began := time.Now()
		store.Before(func([]journal.Entry) {
			times = append(times, time.Since(began))
			time.Sleep(3 * time.Millisecond)
		})
		c := journal.NewCommitter(store)
		defer c.Close()
		reply, commits := make(chan error, 200), 0
		commit := func(n int) {
			commits++
			for room := range n {
				c.Append(entryOf(fmt.Sprint(commits, room), 1), journal.Reply(reply))
			}
			for range n {
				assert.NoError(t, <-reply)
			}
		}
		for _, n := range []int{1, 64, 100, 2, 2} {
			commit(n)
		}
		ms := time.Millisecond
		assert.Equal(t, []time.Duration{0, 3 * ms, 13 * ms, 23 * ms, 28 * ms}, times, "100 are not enough after 64; after 2 it is as before")
	})
}

func TestCloseDoesNotWaitForMore(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := journal.NewCommitter(slow())
		began, reply := time.Now(), make(chan error, 2)
		c.Append(entryOf("A", 1), journal.Reply(reply))
		<-reply
		c.Append(entryOf("A", 2), journal.Reply(reply))
		synctest.Wait()
		c.Close()
		assert.NoError(t, <-reply)
		assert.Equal(t, 2*time.Millisecond, time.Since(began), "two commits and nothing else")
	})
}

func TestARefusedEntryIsNoFailure(t *testing.T) {
	store := journal.NewMemory()
	c := journal.NewCommitter(store)
	defer c.Close()
	reply := make(chan error, 1)
	c.Append(entryOf("A", 5), journal.Reply(reply))
	assert.ErrorIs(t, <-reply, journal.ErrFence)
	c.Append(entryOf("A", 1), journal.Reply(reply))
	assert.NoError(t, <-reply)
	assert.NoError(t, c.Healthy())
}

func TestEntriesThatWaitAreCommittedTogether(t *testing.T) {
	store := journaltest.Faulty(journal.NewMemory())
	entered, leave := make(chan int, 10), make(chan bool)
	store.Before(func(batch []journal.Entry) { entered <- len(batch); <-leave })
	c := journal.NewCommitter(store)
	reply := make(chan error, 10)
	c.Append(entryOf("first", 1), journal.Reply(reply))
	assert.Equal(t, 1, <-entered, "a lone append does not wait")
	for i := range 9 {
		c.Append(entryOf(fmt.Sprint(i), 1), journal.Reply(reply))
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
	c.Append(entryOf("A", 1), journal.Reply(reply))
	assert.ErrorIs(t, <-reply, full)
	store.Fail(nil)
	c.Append(entryOf("A", 1), journal.Reply(reply))
	assert.ErrorIs(t, <-reply, full, "what the disk lost is unknown: only reopening helps")
	assert.ErrorIs(t, c.Healthy(), full)
}

func TestCloseCommitsWhatWasHandedOver(t *testing.T) {
	store := journal.NewMemory()
	c := journal.NewCommitter(store)
	reply := make(chan error, 100)
	for i := range 100 {
		c.Append(entryOf(fmt.Sprint(i), 1), journal.Reply(reply))
	}
	c.Close()
	c.Close()
	for range 100 {
		assert.NoError(t, <-reply)
	}
	c.Append(entryOf("late", 1), journal.Reply(reply))
	assert.ErrorIs(t, <-reply, journal.ErrClosed)
}
