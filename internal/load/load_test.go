package load_test

import (
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/load"
	"github.com/sobremesa-games/sobremesa/internal/lobby"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/server"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// serve is a server without limits over an empty journal in memory.
func serve(t *testing.T) (url string) {
	store := journal.NewMemory()
	committer := journal.NewCommitter(store)
	rooms := lobby.New(&room.House{Store: store, Committer: committer, Kind: catalog.Find})
	s := server.New(server.Config{Lobby: rooms, Origins: func() []string { return nil }, Healthy: committer.Healthy})
	return listen(t, s, func() {
		rooms.Drain(0, 0)
		s.Wait(context.Background())
		committer.Close()
	})
}

func listen(t *testing.T, h http.Handler, end func()) (url string) {
	l := httptest.NewServer(h)
	t.Cleanup(func() {
		end()
		http.DefaultClient.CloseIdleConnections()
		l.Close()
	})
	return l.URL
}

func run(t *testing.T, c load.Config) load.Report {
	c.Seats, c.Seed, c.Duration, c.Progress = 3, 1, 300*time.Millisecond, io.Discard
	r, err := load.Run(context.Background(), c)
	require.NoError(t, err)
	return r
}

func TestPlayersMakeMovesThatAreAccepted(t *testing.T) {
	for _, pace := range []time.Duration{0, time.Millisecond} {
		r := run(t, load.Config{URL: serve(t), Rooms: 2, Pace: pace})
		assert.Positive(t, r.Moves)
		assert.Zero(t, r.Refused)
		assert.Greater(t, r.Frames, r.Moves, "not the mover alone sees a move")
		assert.Positive(t, r.DelayP50)
	}
}

func TestIdlePlayersOnlySitThere(t *testing.T) {
	assert.Zero(t, run(t, load.Config{URL: serve(t), Rooms: 2, Idle: true}).Moves)
}

func TestTheRelayIsMeasuredAsTheServerIs(t *testing.T) {
	r := run(t, load.Config{URL: listen(t, load.NewRelay(), func() {}), Rooms: 2, Relay: true})
	assert.Positive(t, r.Moves)
	assert.Greater(t, r.Frames, r.Moves)
}

func TestAServerThatIsNotThereFailsTheRun(t *testing.T) {
	_, err := load.Run(context.Background(), load.Config{URL: "http://127.0.0.1:1", Rooms: 1, Seats: 2, Duration: time.Second, Progress: io.Discard})
	assert.ErrorContains(t, err, "room 0")
}
