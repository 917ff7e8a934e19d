package room_test

import (
	"io"
	"log/slog"
	"strconv"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
)

// BenchmarkRoomMove is a move of Uno químico from command to the feeds of four
// players, with the memory journal. What the players decide is included.
func BenchmarkRoomMove(b *testing.B) {
	house := &room.House{Store: journal.NewMemory(), Kind: catalog.Find, Log: slog.New(slog.NewTextHandler(io.Discard, nil))}
	house.Committer = journal.NewCommitter(house.Store)
	defer house.Committer.Close()
	r, err := room.Open(ctx, house, code, room.Params{Game: "unoquimico", Seats: 4, Host: device(1)})
	if err != nil {
		b.Fatal(err)
	}
	defer r.Drain(0, 0)
	do := func(seat rules.Seat, at uint64, id int, act room.Act) uint64 {
		answer, err := r.Do(ctx, room.Command{Device: owner(seat), ID: strconv.Itoa(id), Seat: seat, At: at, Act: act})
		if err != nil {
			b.Fatal(err)
		}
		return answer.V
	}
	var feeds [4]*room.Feed
	woken := make(chan struct{}, 1)
	wake := func() {
		select {
		case woken <- struct{}{}:
		default:
		}
	}
	shown := func(v uint64) {
		for _, f := range feeds {
			for f.Take().V < v {
				<-woken
			}
		}
	}
	for i := range feeds {
		seat := rules.Seat(i + 1)
		if seat > 1 {
			sit(b, r, seat)
		}
		if feeds[i], err = r.Watch(owner(seat), seat, wake); err != nil {
			b.Fatal(err)
		}
	}
	v := do(1, 0, -1, room.Start{})
	shown(v)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		table := r.Summary().Table
		if table.Phase == room.Ended {
			v = do(1, 0, i, room.Rematch{})
			shown(v)
			continue
		}
		seat, move := nextMove(b, r)
		v = do(seat, v, i, room.Move{Move: move})
		shown(v)
	}
}

func nextMove(b *testing.B, r *room.Room) (rules.Seat, rules.Move) {
	for seat := rules.Seat(1); seat <= 4; seat++ {
		_, moves, _, err := r.Legal(owner(seat), seat)
		if err != nil {
			b.Fatal(err)
		}
		if len(moves) > 0 {
			return seat, moves[0]
		}
	}
	b.Fatal("nobody is asked")
	return 0, nil
}

func sit(b *testing.B, r *room.Room, seat rules.Seat) {
	if _, err := r.Do(ctx, room.Command{Device: owner(seat), Act: room.Sit{Seat: seat}}); err != nil {
		b.Fatal(err)
	}
}
