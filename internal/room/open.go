package room

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"runtime/debug"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// Params is what a room opens with. What is zero has its default.
type Params struct {
	Game    string
	Options []byte    // JSON
	Seats   int       // places; 0 is the game's fewest, or what the bots need
	Bots    []BotSeat // of which one may stand on the host's seat 1 only with Stand
	Clock   string
	GraceS  int
	Public  bool
	Secret  *[32]byte // makes the room private: the SHA-256 of what its link carries
	Host    Device
	Stand   bool   // the host takes no seat
	Name    string // of the host in seat 1
}

// Open opens a room under a code that no room ever had; the record is durable
// when it returns. A *Refusal says which parameter is wrong. journal.ErrFence
// means that the code is in use.
func Open(ctx context.Context, h *House, code string, p Params) (*Room, error) {
	e, name, err := p.event(h)
	if err != nil {
		return nil, err
	}
	kind, _ := h.Kind(p.Game)
	s := &state{code: code, kind: kind, v: 1, changed: time.Now()}
	if err := s.happen(e, rules.Nobody); err != nil {
		return nil, err
	}
	durable := make(journal.Reply, 1)
	h.Committer.Append(journal.Entry{Room: code, Record: journal.Record{Seq: s.v, Body: s.write(e, 0, rules.Nobody)}}, durable)
	if err := <-durable; err != nil {
		return nil, fmt.Errorf("open room: %w", err)
	}
	host := named{s.v, name}
	r := start(h, s, map[uint64]string{host.version: host.name}, nil)
	r.keepName(host)
	if r.door.Load() != nil {
		r.keepDoor()
	}
	return r, nil
}

// event checks the parameters and completes them.
func (p Params) event(h *House) (*opened, string, error) {
	kind, ok := h.Kind(p.Game)
	if !ok {
		return nil, "", badOption("game")
	}
	options, err := wire.Options(kind, p.Options)
	if err != nil {
		return nil, "", refusalOf(err)
	}
	e := &opened{
		Game: kind.ID, Rev: kind.Rev, Options: options, Seats: p.places(kind), Bots: p.Bots, Host: p.Host, Sits: !p.Stand,
		Clock: cmp.Or(p.Clock, clockOff), GraceS: cmp.Or(p.GraceS, GraceS), Public: p.Public, Secret: (*bits)(p.Secret), Seed: newSeed(),
	}
	name, ok := cleanName(p.Name)
	if !ok {
		return nil, "", badOption("name")
	}
	if refusal := e.check(kind); refusal != nil {
		return nil, "", refusal
	}
	if err := possible(kind, options, p.seats(kind), len(p.Bots)); err != nil {
		return nil, "", refusalOf(err)
	}
	return e, name, nil
}

// seats is how many may play: any number of the game's, or the one that is named.
func (p Params) seats(kind *rules.Kind) [2]int {
	if p.Seats == 0 {
		return kind.Seats
	}
	return [2]int{p.Seats, p.Seats}
}

// places is how many places the table opens with.
func (p Params) places(kind *rules.Kind) int {
	if p.Seats != 0 {
		return p.Seats
	}
	n := kind.Seats[0]
	for _, b := range p.Bots {
		n = max(n, int(b.Seat))
	}
	return n
}

func (e *opened) check(kind *rules.Kind) *Refusal {
	if e.Public && e.Secret != nil {
		return badOption("public")
	}
	if e.Seats < kind.Seats[0] || e.Seats > kind.Seats[1] {
		return badOption("seats")
	}
	if refusal := checkBots(e.Bots, e.Seats); refusal != nil {
		return refusal
	}
	for _, b := range e.Bots {
		if b.Seat == 1 && e.Sits {
			return badOption("bots")
		}
	}
	return checkTimes(&e.Clock, &e.GraceS)
}

// ErrExpired is what Reopen says of a room whose time is over.
var ErrExpired = errors.New("room: its time is over")

// Reopen builds a room from its journal: the same hands, seats, clocks and
// answers. Clocks stood still meanwhile. The journal has at least one record.
func Reopen(ctx context.Context, h *House, code string) (*Room, error) {
	s, err := rebuild(ctx, h, code)
	if err != nil {
		return nil, fmt.Errorf("reopen room: %w", err)
	}
	if s.expired(time.Now()) {
		return nil, ErrExpired
	}
	names, lost := readNames(ctx, h, s)
	muted, err := readMutes(ctx, h, code)
	if err := errors.Join(lost, err); err != nil {
		h.Log.Error("names or mutes not read", "room", code, "error", err)
	}
	r := start(h, s, names, muted)
	if r.door.Load() != nil {
		r.keepDoor() // the server may have been killed before it was kept
	}
	return r, nil
}

// ErrPanic is what Reopen says when the rules fail while they replay, with the
// stack.
var ErrPanic = errors.New("room: the rules failed")

func rebuild(ctx context.Context, h *House, code string) (*state, error) {
	return walk(ctx, h, code, math.MaxUint64, func(*state) error { return nil })
}

// walk reads the records of a room up to a version, shows the state after each,
// and gives the last one.
func walk(ctx context.Context, h *House, code string, until uint64, show func(*state) error) (s *state, err error) {
	defer func() {
		if reason := recover(); reason != nil {
			err = fmt.Errorf("%w: %T %s", ErrPanic, reason, debug.Stack())
		}
	}()
	for j, err := range h.Store.Read(ctx, code, 1) {
		if err == nil && j.Seq > until {
			break
		}
		if err == nil && s == nil {
			s, err = newState(h, code, j)
		}
		if err == nil {
			err = s.read(j)
		}
		if err == nil {
			err = show(s)
		}
		if err != nil {
			return nil, err
		}
	}
	if s == nil {
		return nil, journal.ErrNotFound
	}
	return s, nil
}

// newState is the state before the first record, whose game it knows.
func newState(h *House, code string, first journal.Record) (*state, error) {
	e, err := openedBy(first)
	if err != nil {
		return nil, err
	}
	kind, err := Needs{e.Game, e.Rev}.In(h.Kind)
	if err != nil {
		return nil, err
	}
	return &state{code: code, kind: kind}, nil
}
