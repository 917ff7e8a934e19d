package server_test

import (
	"log/slog"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/lobby"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/server"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/unoquimico"
	"github.com/stretchr/testify/assert"
)

// odd is a game whose views have a form that cannot be sent, from its first move
// on.
type odd struct {
	rules.Game
	moved bool
}

type oddView struct {
	rules.Shared[int, int]
	Share float64 `json:"share"`
}

func (g *odd) Play(by rules.Seat, m rules.Move) error {
	err := g.Game.Play(by, m)
	g.moved = g.moved || err == nil
	return err
}

func (g *odd) View(to rules.Seat) rules.View {
	if g.moved {
		return oddView{Share: 0.5}
	}
	return g.Game.View(to)
}

func oddKind(string) (*rules.Kind, bool) {
	kind := *unoquimico.Kind()
	open := kind.New
	kind.New = func(s rules.Setup) (rules.Game, error) {
		g, err := open(s)
		return &odd{Game: g}, err
	}
	return &kind, true
}

func TestAViewThatCannotBeSentEndsItsConnectionsAndNothingElse(t *testing.T) {
	var rooms *lobby.Lobby
	h := open(t, func(c *server.Config) {
		store := journal.NewMemory()
		committer := journal.NewCommitter(store)
		t.Cleanup(committer.Close)
		rooms = lobby.New(&room.House{Store: store, Committer: committer, Kind: oddKind, Log: slog.New(slog.DiscardHandler)})
		c.Lobby = rooms
	})
	defer func() { rooms.Drain(0, 0) }()
	path, seats := h.playing(2)
	s := seats[0].view(path, 1)
	by := seats[s.Doc.Game.Turn.Seats[0]-1]
	watcher := seats[0].dial(path)
	watcher.next("state")
	m := by.legal(path)
	by.ok("POST", path+"/moves", object{"id": "1", "at": m.V, "move": m.Moves[0]})
	for err := error(nil); err == nil; {
		_, err = watcher.read()
	}
	assert.Equal(t, 200, h.device(3).call("GET", "/api/games", nil).status)
	assert.Contains(t, h.log.String(), "connection ended by a panic")
	assert.NotContains(t, h.log.String(), "share")
}
