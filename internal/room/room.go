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

// Bounds on the commands that wait for a room.
const (
	waitMost      = 64 // a further one is refused with slow_down
	strangersMost = 16 // of them for those without a part in the room
)

// Room is one table. All methods are safe for concurrent use: they hand over to
// the room's goroutine, which ends when the room is closed, idle, drained, or
// its journal or its rules fail.
type Room struct {
	code    string
	house   *House
	mail    mailbox
	waiting atomic.Int32    // commands that were not taken up yet
	life    context.Context // ends when run has
	die     func()
	summary atomic.Pointer[Summary]
	failure atomic.Pointer[failure]

	door atomic.Pointer[entrance] // of a private room

	muted   atomic.Pointer[[]byte] // the newest document of mutes, nil before they change
	keeping sync.Mutex             // of that document, held while it is kept

	// What follows is owned by run.
	state  *state
	desk   desk
	flight *flight // one append at a time
	ending *ending

	feeds    []*Feed
	people   map[Device]*presence
	seated   []*presence // by place, nil where no person sits; see reseat
	names    map[uint64]string
	offers   map[uint64]offer // by when the person sat down
	audience int              // connections of devices without a seat
	counted  time.Time        // when the audience was last shown to have changed
	says     []said
	said     uint32
	talk     map[rules.Seat]time.Time // when each may say as much as ever again
	mutes    mutes
	draft    *Draft    // of the present question
	drafted  time.Time // when it was last shown to have changed
	bared    uint64    // version of the newest question that had one
	vote     *vote     // on taking moves back, nil without one

	time     stopwatch // of the present question
	playing  stopwatch // of the match
	waits    time.Time // since when the table waits without a break
	awake    bool
	loaded   time.Time
	timer    *time.Timer
	armed    time.Time
	thinking []*thinking    // by place
	claims   []claim        // moves of a race that are held
	claimed  time.Time      // until then
	minds    sync.WaitGroup // bots

	tale    *tale // nil where it has to be made anew
	table   *Table
	clockOf uint64 // version of the question whose clock the table has
	stale   bool   // the table has to be made anew
	dirty   bool   // somebody may have something new to see
	views   []*shown
	games   []rules.View // the parts of views that only moves change
	drawn   uint64       // version of games
}

// start begins the life of a room with the state.
func start(h *House, s *state, names map[uint64]string, m mutes) *Room {
	r := &Room{
		code: s.code, house: h, state: s, names: names, mutes: m,
		people: map[Device]*presence{}, offers: map[uint64]offer{}, loaded: time.Now(), stale: true, dirty: true,
	}
	r.mail.came.L = &r.mail.mu
	r.timer = time.AfterFunc(time.Hour, func() { r.mail.put(due{}) })
	r.setDoor()
	r.life, r.die = context.WithCancel(context.Background())
	r.timer.Stop()
	r.awake, r.waits = true, r.loaded
	if s.match != nil {
		r.time.set(s.match.used, r.loaded)
		r.playing.set(s.match.played, r.loaded)
		if _, drafts := s.match.game.(rules.Drafter); drafts {
			r.bared = s.match.asked // drafts are not in the journal: there may have been one
		}
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
		r.next().open(r)
	}
}

// due is the letter of the timer.
type due struct{}

func (due) open(r *Room) { r.armed = time.Time{} }

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
	return r.query(func() bool { f(); return true })
}

// query runs f in the room's goroutine, again after the append in flight if it
// answers false, and waits.
func (r *Room) query(f func() bool) error {
	q := &question{f, make(chan struct{})}
	r.mail.put(q)
	select {
	case <-q.done:
		return nil
	case <-r.Done():
		return r.gone()
	}
}

func (q *question) open(r *Room) {
	if !q.f() {
		r.desk.hold(q)
		return
	}
	close(q.done)
}
