package room

import (
	"context"
	"encoding/json"
	"errors"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// finished is what a room remembers of a match that is over: where its records
// end, and who sat there then.
type finished struct {
	v      uint64
	at     time.Time
	moves  int
	places rules.BySeat[place]
}

// finish notes that the match is over.
func (s *state) finish() {
	places := append(rules.BySeat[place](nil), s.places...)
	s.finished = append(s.finished, finished{s.v, s.changed, len(s.match.steps), places})
}

// number is the number of the match that is played, or was last.
func (s *state) number() int {
	if s.match.result != nil {
		return len(s.finished)
	}
	return len(s.finished) + 1
}

// Replays are the matches of a room that can be seen again: those that are over.
type Replays struct {
	Matches map[int]Finished `json:"matches"` // by their number in the room, from 1 on
}

// Finished is a match that is over. It does not say how it ended.
type Finished struct {
	V     uint64                  `json:"v"`     // version of its end
	AgoS  int64                   `json:"ago_s"` // seconds since its end
	Moves int                     `json:"moves"`
	Seats rules.BySeat[TableSeat] `json:"seats"` // at its end
}

// Replays lists the matches that are over.
func (r *Room) Replays(ctx context.Context, d Device) (Replays, error) {
	over, err := r.over(d)
	list := Replays{Matches: map[int]Finished{}}
	names := r.house.names(ctx, r.code)
	for i, f := range over {
		list.Matches[i+1] = Finished{f.v, int64(time.Since(f.at) / time.Second), f.moves, seatsOf(f.places, names)}
	}
	return list, err
}

// over is the matches that are over, for a device that may see the room.
func (r *Room) over(d Device) (over []finished, err error) {
	var refusal *Refusal
	err = r.query(func() bool {
		if r.flight != nil {
			return false
		}
		over = r.state.finished
		if r.state.banished(d) {
			over, refusal = nil, refuse(KickedOut)
		}
		return true
	})
	return over, failed(err, refusal)
}

// ended finds match n, the last one for 0, among those that are over.
func (r *Room) ended(d Device, n int) (number int, f finished, err error) {
	over, err := r.over(d)
	if n == 0 {
		n = len(over)
	}
	switch {
	case err != nil:
		return 0, f, err
	case n == 0 || n > len(over):
		return 0, f, refuse(WrongPhase)
	}
	return n, over[n-1], nil
}

// names finds the names of a room's people by the versions that gave them. One
// that is not kept is "".
func (h *House) names(ctx context.Context, code string) func(named uint64) string {
	known := map[uint64]string{}
	return func(named uint64) string {
		if name, ok := known[named]; ok {
			return name
		}
		name, err := h.Store.Doc(ctx, code, nameKey(named))
		if err != nil && !errors.Is(err, journal.ErrNotFound) {
			h.Log.Error("name not read", "room", code, "error", err)
		}
		known[named] = string(name)
		return known[named]
	}
}

// seatsOf is who holds the places, as far as the journal tells: here is whoever
// no bot stands in for.
func seatsOf(places rules.BySeat[place], name func(named uint64) string) rules.BySeat[TableSeat] {
	seats := rules.MakeBySeat[TableSeat](len(places))
	for i, p := range places {
		seats[i] = TableSeat{Kind: string(p.kind), Here: !p.empty() && !p.standIn}
		switch {
		case p.kind == robot:
			seats[i].Level = string(p.level)
		case p.kind == person:
			seats[i].Name = name(p.named)
		}
		if p.standIn {
			seats[i].PlayedBy = string(robot)
		}
	}
	return seats
}

// Replay is a finished match: whoever has the rules can play it again.
type Replay struct {
	Header ReplayHeader  `json:"header"`
	Moves  []ReplayMove  `json:"moves"`
	Result *rules.Result `json:"result"`
}

// ReplayHeader is the Setup of the match.
type ReplayHeader struct {
	Game    string          `json:"game"`
	Rev     int             `json:"rev"`
	Seats   int             `json:"seats"`
	Options json.RawMessage `json:"options" as:"GameOptions"`
	Seed    string          `json:"seed"` // lower-case hex
}

// ReplayMove is one move and the version that showed it.
type ReplayMove struct {
	V    uint64          `json:"v"`
	Seat rules.Seat      `json:"seat"`
	Move json.RawMessage `json:"move" as:"Move"`
	Auto string          `json:"auto,omitempty"` // why the room made it: "bot", "agreed", "clock", "window", "skip" or "limit"
}

// Replay is match n of those that are over, the last one for 0. It is read from
// the journal.
func (r *Room) Replay(ctx context.Context, d Device, n int) (Replay, error) {
	_, f, err := r.ended(d, n)
	if err != nil {
		return Replay{}, err
	}
	s, err := walk(ctx, r.house, r.code, f.v, func(*state) error { return nil })
	if err != nil {
		return Replay{}, err
	}
	replay := Replay{Header: s.header(), Moves: make([]ReplayMove, len(s.match.steps)), Result: s.match.result}
	for i, step := range s.match.steps {
		replay.Moves[i] = step.replayed()
	}
	return replay, nil
}

// header is the setup of the match that is played, or was last.
func (s *state) header() ReplayHeader {
	setup := s.match.setup
	return ReplayHeader{s.kind.ID, setup.Rev, setup.Seats, setup.Options, setup.Seed.String()}
}

func (s step) replayed() ReplayMove { return ReplayMove{s.v, s.seat, wire.EncodeMove(s.move), s.auto} }
