// Package room is one table in play: the only owner of its game, its seats, its
// clock and its connections. What happens at the table is an event; it is shown
// to somebody only once it is durable in the journal. The package does not know
// how connections carry what they are shown.
package room

import (
	"context"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/rules"
)

// House is what the rooms of a server share.
type House struct {
	Store     journal.Store
	Committer *journal.Committer
	Kind      func(id string) (*rules.Kind, bool)
	BotDelay  [2]time.Duration // shortest and longest time that a bot takes; zero for simulations
	Log       *slog.Logger     // hears of failures; never a card, a name or a secret
}

// Capacities of a room's channels.
const (
	inboxMost     = 64 // commands that wait; a further one is refused with slow_down
	strangersMost = 16 // of them for those without a part in the room
	asksMost      = 16 // questions and connections that wait; further ones wait outside
)

// Room is one table. All methods are safe for concurrent use: they hand over to
// the room's goroutine, which ends when the room is closed, idle, drained, or
// its journal or its rules fail.
type Room struct {
	code    string
	house   *House
	inbox   chan *call      // full: refused
	asks    chan *question  // full: the caller waits
	life    context.Context // ends when run has
	die     func()
	summary atomic.Pointer[Summary]
	failure atomic.Pointer[failure]

	// What follows is owned by run.
	state    *state
	flight   *flight
	durable  chan error // one append at a time, room for its answer
	ending   *ending
	deferred []*question // wait for the append in flight

	feeds    []*Feed
	people   map[Device]*presence
	seated   []*presence // by place, nil where no person sits; see reseat
	names    map[uint64]string
	audience int       // connections of devices without a seat
	counted  time.Time // when the audience was last shown to have changed
	says     []Said
	said     uint32

	time     stopwatch
	waits    time.Time // since when the table waits without a break
	awake    bool
	loaded   time.Time
	timer    *time.Timer
	armed    time.Time
	thoughts chan thought   // bots wait until the room listens
	thinking []*thinking    // by place
	minds    sync.WaitGroup // bots, and whoever keeps the public document
	listing  sync.Mutex     // held while that document is written

	table   *Table
	clockOf uint64 // version of the question whose clock the table has
	stale   bool   // the table has to be made anew
	dirty   bool   // somebody may have something new to see
	views   []*shown
	games   []rules.View // the parts of views that only moves change
	drawn   uint64       // version of games
}

// start begins the life of a room with the state.
func start(h *House, s *state, names map[uint64]string) *Room {
	r := &Room{
		code: s.code, house: h, state: s, names: names,
		inbox: make(chan *call, inboxMost), asks: make(chan *question, asksMost),
		durable: make(chan error, 1), thoughts: make(chan thought), people: map[Device]*presence{},
		timer: time.NewTimer(time.Hour), loaded: time.Now(), stale: true, dirty: true,
	}
	r.life, r.die = context.WithCancel(context.Background())
	r.timer.Stop()
	r.awake, r.waits = true, r.loaded
	if s.match != nil {
		r.time.set(s.match.used, r.loaded)
	}
	r.seatAll(r.loaded)
	r.publish(r.loaded)
	go r.run()
	return r
}

// run is the room's only goroutine. It ends with the room, and whoever waits
// for the room hears of it by Done.
func (r *Room) run() {
	defer r.die()
	defer r.finish()
	r.live()
}

// live is the life of the room. While an append is in flight no command is
// taken up, and whatever is asked is answered from what is durable.
func (r *Room) live() {
	for r.advance(); r.ending == nil || r.flight != nil; r.advance() {
		select {
		case c := <-r.commands():
			r.command(c)
		case t := <-r.ideas():
			r.botMoves(t)
		case err := <-r.durable:
			r.settle(err)
		case q := <-r.asks:
			r.answer(q)
		case <-r.timer.C:
			r.armed = time.Time{}
		}
	}
}

// commands is the inbox, closed off while an append is in flight.
func (r *Room) commands() <-chan *call {
	if r.flight != nil {
		return nil
	}
	return r.inbox
}

// ideas is where bots tell their moves, closed off likewise.
func (r *Room) ideas() <-chan thought {
	if r.flight != nil {
		return nil
	}
	return r.thoughts
}

// advance does what is due, shows what is new, and waits for the next.
func (r *Room) advance() {
	if r.ending == nil && r.flight == nil {
		r.attend(time.Now())
	}
}

func (r *Room) attend(now time.Time) {
	r.keepTime(now)
	if at := r.doDue(now); r.flight == nil && r.ending == nil {
		r.arm(at)
		r.askBots()
	}
	r.publish(now)
}

// arm sets the timer for the next thing that is due, if there is one.
func (r *Room) arm(at time.Time) {
	switch {
	case at.Equal(r.armed):
	case at.IsZero():
		r.timer.Stop()
	default:
		r.timer.Reset(time.Until(at))
	}
	r.armed = at
}

// Code is the room's code.
func (r *Room) Code() string { return r.code }

// Done is closed when the room has ended; the lobby may open it again.
func (r *Room) Done() <-chan struct{} { return r.life.Done() }

// AfterDone runs f in a goroutine of its own once the room has ended.
func (r *Room) AfterDone(f func()) { context.AfterFunc(r.life, f) }

// Summary is what everybody may know without entering, as it was shown last.
func (r *Room) Summary() *Summary { return r.summary.Load() }

// question is something asked of the room's goroutine. It is asked again after
// the append in flight when it answers false.
type question struct {
	f    func() bool
	done chan struct{}
}

// ask runs f in the room's goroutine, and waits.
func (r *Room) ask(f func()) error {
	return r.query(context.Background(), func() bool { f(); return true })
}

// query runs f in the room's goroutine, again after the append in flight if it
// answers false, and waits.
func (r *Room) query(ctx context.Context, f func() bool) error {
	q := &question{f, make(chan struct{})}
	select {
	case r.asks <- q:
	case <-ctx.Done():
		return ctx.Err()
	case <-r.Done():
		return r.gone()
	}
	select {
	case <-q.done:
		return nil
	case <-r.Done():
		return r.gone()
	}
}

func (r *Room) answer(q *question) {
	if !q.f() {
		r.deferred = append(r.deferred, q)
		return
	}
	close(q.done)
}

// answerDeferred answers what had to wait for the append.
func (r *Room) answerDeferred() {
	waiting := r.deferred
	r.deferred = nil
	for _, q := range waiting {
		r.answer(q)
	}
}
