package server_test

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// racer is somebody in a sprint: how far away, by what, and how soon after the
// picture of each round comes the grab.
type racer struct {
	way       way
	stream    bool
	loiter    time.Duration // before a ping is answered
	reactions []time.Duration
}

// sprint lets racers play a match that begins some time after they have come,
// and gives the order in which the journal has their grabs, round by round.
func (h *farHouse) sprint(racers []racer, begins time.Duration) (path string, orders [][]rules.Seat) {
	path = h.sprintRoom(len(racers), len(racers[0].reactions))
	for i, r := range racers {
		open := h.socket
		if r.stream {
			open = h.stream
		}
		go r.run(open(h.device(i+1), path, r.way, r.loiter))
	}
	time.Sleep(begins)
	h.mustDirect(1, path+"/start", object{})
	for h.phase(path) != "over" {
		time.Sleep(time.Second)
	}
	return path, h.orders(path, len(racers))
}

func (h *farHouse) sprintRoom(seats, rounds int) string {
	made := h.mustDirect(1, "/api/rooms", object{"game": "sprint", "seats": seats, "options": object{"rounds": rounds}})
	path := "/api/rooms/" + made["code"].(string)
	for i := 2; i <= seats; i++ {
		h.mustDirect(i, path+"/seats", object{})
	}
	return path
}

// mustDirect makes a call of the nth device without a network.
func (h *farHouse) mustDirect(n int, path string, body object) (answer object) {
	w := h.device(n).direct("POST", path, body)
	require.Less(h.t, w.Code, 300, "%s", w.Body)
	require.NoError(h.t, json.Unmarshal(w.Body.Bytes(), &answer))
	return answer
}

func (h *farHouse) phase(path string) string {
	var s struct{ Phase string }
	require.NoError(h.t, json.Unmarshal(h.device(1).direct("GET", path, nil).Body.Bytes(), &s))
	return s.Phase
}

// orders is who grabbed first, second and so on in each round, as the journal
// has it.
func (h *farHouse) orders(path string, seats int) (orders [][]rules.Seat) {
	var replay struct {
		Moves []struct {
			Seat rules.Seat
			Auto string
		}
	}
	require.NoError(h.t, json.Unmarshal(h.device(1).direct("GET", path+"/replay", nil).Body.Bytes(), &replay))
	var all []rules.Seat
	for _, m := range replay.Moves {
		require.Empty(h.t, m.Auto)
		all = append(all, m.Seat)
	}
	return slices.Collect(slices.Chunk(all, seats))
}

// What a frame tells of a round that begins.
var (
	decided   = regexp.MustCompile(`"decision":(\d+)`)
	versionOf = regexp.MustCompile(`"v":(\d+)`)
)

// run plays until the line ends.
func (r racer) run(l *line) {
	round := 0
	for {
		text, err := l.read()
		if err != nil {
			return
		}
		begun := decided.FindStringSubmatch(text)
		if begun == nil || begun[1] != strconv.Itoa(round+1) {
			continue
		}
		at := versionOf.FindStringSubmatch(text)[1]
		grab := fmt.Sprintf(`{"t":"move","id":"%d","at":%s,"move":{"do":"grab"}}`, round, at)
		time.AfterFunc(r.reactions[round], func() { l.send(grab) })
		round++
	}
}

func ms(n int) time.Duration { return time.Duration(n) * time.Millisecond }

// Whoever reacts first wins, in the first race after connecting too, however far
// away and by whatever transport.
func TestAFarRacerIsFirstByReactionOverEitherTransport(t *testing.T) {
	for _, stream := range []bool{false, true} {
		for _, begins := range []time.Duration{time.Second, 25 * time.Second} {
			t.Run(fmt.Sprintf("stream %t after %s", stream, begins), func(t *testing.T) {
				fromAfar(t, journal.NewMemory(), func(h *farHouse) {
					near := racer{way: evenly(ms(2)), reactions: []time.Duration{ms(300), ms(180)}}
					far := racer{way: evenly(ms(300)), stream: stream, reactions: []time.Duration{ms(200), ms(200)}}
					_, orders := h.sprint([]racer{near, far}, begins)
					assert.Equal(t, [][]rules.Seat{{2, 1}, {1, 2}}, orders)
				})
			})
		}
	}
}
