package room_test

import (
	"math/rand/v2"
	"testing"
	"testing/cryptotest"
	"testing/synctest"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
	"github.com/stretchr/testify/require"
)

// party is a table of a game of the catalog, its people and what they do by chance.
type party struct {
	*table
	r      *rand.Rand
	people []room.Device
}

// TestMatchesOfEveryGameEndWhateverPeopleDo lets people play, come and go, sends
// them away and lets them in, passes the host's role on and restarts the server.
func TestMatchesOfEveryGameEndWhateverPeopleDo(t *testing.T) {
	for seed := range uint64(many(60, 1000)) {
		kind := catalog.All()[seed%uint64(len(catalog.All()))]
		cryptotest.SetGlobalRandom(t, seed)
		synctest.Test(t, func(t *testing.T) {
			p := gather(t, kind, rand.New(rand.NewPCG(seed, 6)))
			defer func() { p.close() }()
			for p.sees().Phase != room.Ended {
				require.Less(t, p.id, 20_000, "%s, seed %d, does not end", kind.ID, seed)
				p.stir()
				after(time.Duration(p.r.IntN(8000)) * time.Millisecond)
			}
		})
	}
}

// gather opens a table of as many as the game allows, some of them bots, and begins.
func gather(t *testing.T, kind *rules.Kind, r *rand.Rand) *party {
	seats := kind.Seats[0] + r.IntN(kind.Seats[1]-kind.Seats[0]+1)
	people := 1 + r.IntN(min(seats, 4))
	params := room.Params{Game: kind.ID, Seats: seats, GraceS: 5, Clock: []string{"off", "gentle", "firm"}[r.IntN(3)]}
	for i := people; i < seats; i++ {
		params.Bots = append(params.Bots, room.BotSeat{Seat: rules.Seat(i + 1), Level: rules.Easy})
	}
	p := &party{table: open(t, params), r: r}
	p.house.BotDelay = [2]time.Duration{time.Second, 3 * time.Second}
	for i := range people {
		p.people = append(p.people, device(byte(i+1)))
		p.must(p.people[i], room.Sit{})
		p.watch(p.people[i])
	}
	p.must(a, room.Start{})
	return p
}

// stir is one thing that one of them does.
func (p *party) stir() {
	d := p.people[p.r.IntN(len(p.people))]
	p.id++
	switch n := p.r.IntN(40); {
	case p.feeds[d] == nil || p.feeds[d].Take().Bye != nil:
		p.come(d)
	case n < 4:
		p.leave(d)
	case n < 6:
		_, _ = p.do(d, room.Leave{})
	case n < 7 && d != a:
		_, _ = p.do(a, room.Kick{Seat: p.some()})
	case n < 9:
		_, _ = p.do(d, room.Give{Seat: p.some()})
	case n < 10:
		_, _ = p.do(a, room.Take{})
	case n < 12:
		_, _ = p.do(d, room.Skip{Seat: p.some()})
	case n < 13:
		p.restart()
	default:
		p.move(d)
	}
}

// come opens a connection, and takes a seat; who was sent away is let in first.
func (p *party) come(d room.Device) {
	for seat := range p.sees().Kicked {
		_, _ = p.do(a, room.Admit{Seat: seat})
	}
	delete(p.feeds, d)
	if f, err := p.Watch(d, rules.Nobody, func() {}); err == nil {
		p.feeds[d] = f
		_, _ = p.do(d, room.Sit{})
	}
}

func (p *party) some() rules.Seat { return rules.Seat(p.r.IntN(len(p.sees().Seats)) + 1) }

// move makes one of the legal moves of the device, if it has any.
func (p *party) move(d room.Device) {
	_, moves, _, err := p.Legal(d, rules.Nobody)
	if err == nil && len(moves) > 0 {
		_, _ = p.do(d, room.Move{Move: moves[p.r.IntN(len(moves))]})
	}
}
