package main

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal/sqlite"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// dataToServe is the variable that makes the test binary the server that is
// killed. It has not the prefix of those that are flags.
const dataToServe = "DATA_OF_THE_SERVER_TO_KILL"

// serveUntilKilled is the whole program over a data folder. It does not outlive
// the tests, whose end it hears at its input.
func serveUntilKilled(data string) {
	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		_, _ = io.Copy(io.Discard, os.Stdin)
		cancel()
	}()
	os.Exit(run(ctx, []string{"serve", "--addr", "127.0.0.1:0", "--rate", "0", "--data", data}, os.Stdout, os.Stderr))
}

// Size of a round of kills.
const (
	killRooms = 5
	killSeats = 4
	kills     = 10
	killAfter = 120 // commands and answers, at most; they take a tenth of a second
)

// patience bounds every wait; nothing takes so long unless it is broken.
const patience = 20 * time.Second

// long is how often something is done in a usual run and in a long one.
func long(few, many int) int {
	if os.Getenv("SOBREMESA_LONG") != "" {
		return many
	}
	return few
}

// What players were told is done stays done, whenever the server is killed
// (RELIABILITY T-01). The oracle is the players' own: what they were told, what
// they saw, and what they sent without hearing of it.
func TestNothingToldToPlayersIsLostWhenTheServerIsKilled(t *testing.T) {
	for seed := range uint64(long(1, 20)) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			k := &killing{t: t, data: t.TempDir(), r: rand.New(rand.NewPCG(seed, 1))}
			k.begin(exec.Command(os.Args[0]))
			k.seat()
			for range kills {
				k.playAndKill()
				k.begin(exec.Command(os.Args[0]))
				k.comeBack()
			}
			k.playAndKill()
			k.audit()
			k.keptSecrets()
			assert.Greater(t, k.unheard, kills, "moves were in flight")
			assert.Greater(t, k.compared, kills*killSeats, "hands were seen at the version of the restart")
		})
	}
}

// killing is a server that is killed again and again, and its players.
type killing struct {
	t       *testing.T
	data    string
	r       *rand.Rand
	server  *exec.Cmd
	url     string
	players []*player

	said              bytes.Buffer // all that the servers logged
	unheard, compared int          // commands sent again, documents that were as before
}

// begin starts a server over the data, and waits until it is ready.
func (k *killing) begin(server *exec.Cmd) {
	k.server = server
	k.server.Env = append(os.Environ(), dataToServe+"="+k.data)
	_, err := k.server.StdinPipe()
	require.NoError(k.t, err)
	out, err := k.server.StdoutPipe()
	require.NoError(k.t, err)
	k.server.Stderr = &k.said
	require.NoError(k.t, k.server.Start())
	k.t.Cleanup(func() { _ = server.Process.Kill() })
	for lines := bufio.NewScanner(out); ; {
		require.True(k.t, lines.Scan(), "the server ended")
		if url, ok := strings.CutPrefix(lines.Text(), "  http"); ok {
			k.url = "http" + url
			break
		}
	}
	require.Equal(k.t, http.StatusOK, status(k.t, k.url+"/readyz"), "it listens once its address is printed")
}

// keptSecrets reads what the servers have logged: nobody's secret or name.
func (k *killing) keptSecrets() {
	said := k.said.String()
	assert.NotContains(k.t, said, "Nora")
	for _, p := range k.players {
		assert.NotContains(k.t, said, p.secret)
	}
}

// kill gives the server no chance to end well.
func (k *killing) kill() {
	require.NoError(k.t, k.server.Process.Kill())
	_ = k.server.Wait()
}

// seat opens the rooms, whose players connect; the hosts start.
func (k *killing) seat() {
	for n := range killRooms {
		for seat := 1; seat <= killSeats; seat++ {
			k.players = append(k.players, newPlayer(k, n, seat))
		}
		table := k.players[n*killSeats:]
		room := table[0].call("POST", "/api/rooms", map[string]any{"game": "unoquimico", "seats": killSeats, "name": "Nora", "grace_s": 600})
		for _, p := range table {
			p.path = "/api/rooms/" + room["code"].(string)
			if p.seat > 1 {
				p.call("POST", p.path+"/seats", map[string]any{"seat": p.seat})
			}
		}
		table[0].call("POST", table[0].path+"/start", nil)
	}
	for _, p := range k.players {
		require.NoError(k.t, p.connect())
	}
}

// playAndKill lets everybody play, and kills the server as soon as a command was
// sent, or one was said to be done.
func (k *killing) playAndKill() {
	var count atomic.Int64
	most := int64(1 + k.r.IntN(killAfter))
	enough := make(chan struct{})
	left := k.play(func() {
		if count.Add(1) == most {
			close(enough)
		}
	})
	select {
	case <-enough:
	case err := <-left:
		assert.Fail(k.t, "a player left before the server was killed", "%v", err)
	case <-time.After(patience):
		assert.Fail(k.t, "the tables stand still", "%d of %d", count.Load(), most)
	}
	k.kill()
	for err := range left {
		require.NoError(k.t, err)
	}
	require.False(k.t, k.t.Failed())
}

// play lets everybody play. Each player's end comes over the channel, which is
// closed after the last.
func (k *killing) play(counts func()) <-chan error {
	left := make(chan error, len(k.players))
	var playing sync.WaitGroup
	for _, p := range k.players {
		playing.Go(func() { left <- p.play(counts) })
	}
	go func() {
		playing.Wait()
		close(left)
	}()
	return left
}

// comeBack connects everybody to the new server: no room shows less than before,
// what a player saw last is the same, and what was asked is answered as ever.
func (k *killing) comeBack() {
	seen := map[string]uint64{}
	for _, p := range k.players {
		seen[p.path] = max(seen[p.path], p.v, p.heard)
	}
	for _, p := range k.players {
		v, game := p.v, p.game()
		require.NoError(k.t, p.connect())
		require.GreaterOrEqual(k.t, p.v, seen[p.path], "the version went back")
		if p.v == v {
			require.JSONEq(k.t, game, p.game(), "seat %d at version %d", p.seat, v)
			k.compared++
		}
	}
	for _, p := range k.players {
		if p.unheard != nil {
			require.NoError(k.t, p.sendAgain())
			k.unheard++
		}
	}
	for _, p := range k.players {
		require.NoError(k.t, p.repeat(6))
	}
}

// audit reads the journal: every acknowledged command is in the version that
// its player was told, and no command is there twice.
func (k *killing) audit() {
	store, err := sqlite.Open(journalPath(k.data))
	require.NoError(k.t, err)
	rooms := map[string]map[string]uint64{}
	for _, p := range k.players {
		code := strings.TrimPrefix(p.path, "/api/rooms/")
		if rooms[code] != nil {
			continue
		}
		rooms[code] = map[string]uint64{}
		for record, err := range store.Read(context.Background(), code, 1) {
			require.NoError(k.t, err)
			if _, id, ok := strings.Cut(record.ID, ":"); ok && id != "" {
				require.Zero(k.t, rooms[code][id], "%s acted twice", id)
				rooms[code][id] = record.Seq
			}
		}
	}
	for _, p := range k.players {
		for _, told := range p.told {
			require.Equal(k.t, told.v, rooms[strings.TrimPrefix(p.path, "/api/rooms/")][told.id], told.id)
		}
	}
	require.NoError(k.t, store.Close())
	exit, out, errs := ended("check", "--data", k.data)
	assert.Equal(k.t, 0, exit, errs)
	assert.Contains(k.t, out, fmt.Sprintf("%d rooms, ", killRooms))
	assert.Contains(k.t, out, ", 0 rooms damaged")
}
