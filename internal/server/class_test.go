package server_test

import (
	"fmt"
	"os"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/server"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// atRate is the server as people have it.
func atRate(c *server.Config) { c.Rate = 10 }

// many is a count for `make test`, or one in full.
func many(few, full int) int {
	if os.Getenv("SOBREMESA_LONG") == "1" {
		return full
	}
	return few
}

// atOnce does the same for many at one time.
func atOnce(n int, f func(i int)) {
	var all sync.WaitGroup
	gate := make(chan struct{})
	for i := range n {
		all.Go(func() {
			<-gate
			f(i)
		})
	}
	close(gate)
	all.Wait()
}

func TestOneOfManyGetsTheLastSeatAndTheOthersAreToldThatItIsFull(t *testing.T) {
	h := open(t, atRate)
	path := h.device(1).newRoom(object{"seats": 2})
	answers := make([]string, 200)
	atOnce(len(answers), func(i int) {
		sit := func() reply {
			return h.device(i+100).call("POST", path+"/seats", object{"name": fmt.Sprint("Guest ", i)})
		}
		a := sit()
		for a.status == 429 { // of strangers only a few may wait at once
			assert.NotEmpty(t, a.header.Get("Retry-After"))
			a = sit()
		}
		answers[i] = fmt.Sprint(a.status, a.code())
	})
	count := map[string]int{}
	for _, a := range answers {
		count[a]++
	}
	assert.Equal(t, map[string]int{"200": 1, "409room_full": 199}, count)
	seats := h.device(1).call("GET", path, nil).object(t)["seats"].(object)
	assert.Equal(t, "person", seats["2"].(object)["kind"])
}

// class is a school class at one address, in as many rooms as it needs.
type class struct {
	h      *house
	rooms  []string
	lines  []*line
	joined []time.Duration
	acked  []time.Duration
}

const atATable = 6 // pupils

func (c *class) device(i int) device { return c.h.device(i + 1) }
func (c *class) room(i int) string   { return c.rooms[i/atATable] }

// seat is the place of a pupil, counted as rooms do.
func seatOf(i int) int { return i%atATable + 1 }

// join lets n pupils open rooms, sit down and connect, all at once.
func (c *class) join(n int) {
	c.rooms = make([]string, n/atATable)
	atOnce(len(c.rooms), func(i int) {
		c.rooms[i] = c.device(i * atATable).newRoom(object{"seats": atATable})
	})
	c.lines, c.joined = make([]*line, n), make([]time.Duration, n)
	for place := range atATable { // so that each has the seat of its number
		atOnce(len(c.rooms), func(table int) {
			i := table*atATable + place
			began := time.Now()
			if place > 0 {
				c.device(i).ok("POST", c.room(i)+"/seats", object{"name": fmt.Sprint("Pupil ", i)})
			}
			c.connect(i)
			c.joined[i] = time.Since(began)
		})
	}
	atOnce(len(c.rooms), func(i int) { c.device(i*atATable).ok("POST", c.rooms[i]+"/start", nil) })
}

// connect gives a pupil a line: every second one has no websockets.
func (c *class) connect(i int) {
	if i%2 == 0 {
		c.lines[i] = c.device(i).dial(c.room(i))
		require.Equal(c.h.t, []int{seatOf(i)}, c.lines[i].next("hello").Seats)
	} else {
		c.lines[i] = c.device(i).listen(c.room(i))
	}
	c.lines[i].next("state")
	require.NotNil(c.h.t, c.lines[i].part("room", "seats", fmt.Sprint(seatOf(i))))
}

// move lets each table make a move.
func (c *class) move() {
	acked := make([]time.Duration, len(c.rooms))
	atOnce(len(c.rooms), func(table int) {
		path := c.rooms[table]
		s := c.device(table*atATable).view(path, 1)
		if s.Doc.Room.Phase != "playing" {
			return
		}
		i := table*atATable + s.Doc.Game.Turn.Seats[0] - 1
		m := c.device(i).legal(path)
		began := time.Now()
		id := fmt.Sprint("m", m.V)
		f := c.lines[i].ask(id, fmt.Sprintf(`{"t":"move","id":"%s","at":%d,"move":%s}`, id, m.V, m.Moves[0]))
		acked[table] = time.Since(began)
		assert.Equal(c.h.t, "done", f.T, "%s", f.raw)
	})
	c.acked = append(c.acked, acked...)
}

// refresh is the same page loaded again by everybody at once.
func (c *class) refresh() {
	atOnce(len(c.lines), func(i int) {
		c.lines[i].hang()
		assert.Equal(c.h.t, 200, c.device(i).call("GET", "/r/"+c.room(i)[len("/api/rooms/"):], nil).status)
		c.connect(i)
	})
}

// worst is the time that all but one in a hundred needed at most.
func worst(times []time.Duration) time.Duration {
	slices.Sort(times)
	return times[(len(times)*99-1)/100]
}

// TestAClassAtOneAddressIsNeitherThrottledNorLosesASeat is of one class, and in
// full of ten, too. Times are judged in full alone, which runs without the race
// detector.
func TestAClassAtOneAddressIsNeitherThrottledNorLosesASeat(t *testing.T) {
	for _, pupils := range []int{30, 300}[:many(1, 2)] {
		t.Run(fmt.Sprint(pupils), func(t *testing.T) {
			c := &class{h: open(t, atRate)}
			c.join(pupils)
			for round := range 6 {
				if round == 3 {
					c.refresh()
				}
				c.move()
			}
			assert.NotContains(t, c.h.metrics(), `code="slow_down"`)
			joined, acked := worst(c.joined), worst(c.acked)
			t.Logf("joined in %v, acked in %v", joined, acked)
			if many(0, 1) == 1 {
				assert.LessOrEqual(t, joined, time.Second)
				assert.LessOrEqual(t, acked, 250*time.Millisecond)
			}
		})
	}
}
