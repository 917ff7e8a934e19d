package room

import (
	"context"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/rules"
)

// call is a command on its way, and who hears of its outcome: in the room's
// goroutine, once, and before anybody is shown it.
type call struct {
	cmd     Command
	seat    rules.Seat // acted for, once the room has the command
	content uint64
	hear    func(Answer, *Refusal)
	feed    *Feed     // woken after hear, nil for none
	came    time.Time // when it arrived
	name    *named    // to be kept by the caller, nil if there is none
	mutes   bool      // who mutes whom has changed, and is to be kept by the caller
}

// named is a person's name, kept apart from the journal's records.
type named struct {
	version uint64 // that gave it, 0 until it has
	name    string
}

// flight is an event that is not durable yet. Nobody is shown anything of it.
type flight struct {
	room    *Room
	event   event
	call    *call // nil where the room acts by itself
	content uint64
	answer  Answer
	err     error // of the journal, once it has answered
}

// Settled takes the journal's answer.
func (f *flight) Settled(err error) {
	f.err = err
	f.room.mail.put(f)
}

func (f *flight) open(r *Room) { r.settle(f) }

// Do asks for a command and returns when its outcome is durable. The error is a
// *Refusal, or ctx's: then the command may still come about, and repeating it
// with the same id is safe.
func (r *Room) Do(ctx context.Context, cmd Command) (Answer, error) {
	reply := make(chan outcome, 1)
	c := &call{cmd: cmd, hear: func(a Answer, refusal *Refusal) { reply <- outcome{answer: a, refusal: refusal} }}
	if refusal := r.hand(c); refusal != nil {
		return Answer{}, refusal
	}
	select {
	case o := <-reply:
		return r.told(c, o)
	case <-ctx.Done():
		go r.keepLate(c, reply)
		return Answer{}, ctx.Err()
	case <-r.Done():
	}
	select {
	case o := <-reply: // its last
		return r.told(c, o)
	default:
		return Answer{}, r.gone()
	}
}

// keepLate keeps what a command gave after its caller has gone. It
// ends with the command's outcome, or with the room.
func (r *Room) keepLate(c *call, reply <-chan outcome) {
	select {
	case <-reply:
	case <-r.Done():
		select {
		case <-reply:
		default:
			return
		}
	}
	r.keep(c)
}

// keep keeps what is not in the journal. It is done by the caller of a command, so
// that the room does not wait for the store.
func (r *Room) keep(c *call) {
	if c.name != nil {
		r.keepName(*c.name)
	}
	if c.mutes {
		r.keepMutes()
	}
}

// hand sends a call. Where many wait no more are taken, and where some do, none
// of a stranger's.
func (r *Room) hand(c *call) *Refusal {
	most := int32(waitMost)
	if !c.cmd.Trusted && !c.fromSeat() && !r.Summary().Concerns(c.cmd.Device) {
		if c.cmd.Device == (Device{}) {
			return refuse(NoDevice)
		}
		most = strangersMost
	}
	c.came = time.Now()
	if r.waiting.Add(1) > most {
		r.waiting.Add(-1)
		return refuse(SlowDown)
	}
	if r.life.Err() != nil {
		return r.gone()
	}
	r.mail.put(c)
	return nil
}

func (c *call) open(r *Room) {
	if r.flight != nil {
		r.desk.hold(c)
		return
	}
	r.waiting.Add(-1)
	r.command(c)
}

// fromSeat reports whether a call came over the connection of a seated device.
func (c *call) fromSeat() bool { return c.feed != nil && len(*c.feed.seats.Load()) > 0 }

// told gives the outcome to the caller.
func (r *Room) told(c *call, o outcome) (Answer, error) {
	r.keep(c)
	if o.refusal != nil {
		return Answer{}, o.refusal
	}
	return o.answer, nil
}

// command takes up a command: a move in a race waits.
func (r *Room) command(c *call) {
	now := time.Now()
	r.touch(c.cmd.Device, now)
	if p := r.people[c.cmd.Device]; p != nil {
		p.back = true
	}
	switch {
	case !r.isClaim(c):
		r.judge(c)
	case r.claimsOf(c.cmd.Device) == claimsMost:
		c.tell(outcome{refusal: refuse(SlowDown)})
	default:
		r.claim(claim{c.cmd.Device, c.made(), func() { r.judge(c) }}, now)
	}
}

// judge decides about a command, and answers it unless it has to become durable
// first.
func (r *Room) judge(c *call) {
	text := r.identify(c)
	if c.cmd.ID != "" {
		if o, known := r.state.answers.find(c.cmd.Device, c.cmd.ID, c.content); known {
			c.tell(r.helpAgain(c, o))
			return
		}
	}
	e, seat, refusal := r.decide(c, text)
	if refusal == nil && e != nil {
		refusal = r.commit(e, c, seat)
	}
	if refusal != nil || e == nil {
		a := Answer{V: r.state.v, Seat: seat}
		if refusal == nil {
			r.help(c, &a)
		}
		r.reply(c, outcome{c.content, c.seat, a, refusal})
	}
}

// identify finds the seat that a command acts for and its fingerprint, and for
// a move its JSON. A seat that is left out in a repetition is the one that acted
// the first time.
func (r *Room) identify(c *call) (move []byte) {
	c.seat = c.cmd.Seat
	if c.seat == rules.Nobody && forSeat(c.cmd.Act) {
		var known bool
		if c.seat, known = r.state.answers.seatOf(c.cmd.Device, c.cmd.ID); !known {
			c.seat = r.state.firstOf(c.cmd.Device)
		}
	}
	c.content, move = contentOf(c.seat, c.cmd.Act)
	return move
}

// reply answers a command that left no record. What came too fast may come again.
func (r *Room) reply(c *call, o outcome) {
	if c.cmd.ID != "" && (o.refusal == nil || o.refusal.Code != SlowDown) {
		r.state.answers.note(c.cmd.Device, !r.state.belongs(c.cmd.Device), c.cmd.ID, o)
	}
	c.tell(o)
}

// tell tells an outcome that nothing is shown after.
func (c *call) tell(o outcome) {
	c.hear(o.answer, o.refusal)
	if c.feed != nil {
		c.feed.wake()
	}
}

// commit makes an event happen and hands it to the journal. It is refused only
// by the rules, and then nothing has changed.
func (r *Room) commit(e event, c *call, seat rules.Seat) *Refusal {
	s, now := r.state, time.Now()
	watch := r.readClock(now)
	v, changed := s.v, s.changed
	s.v, s.changed = v+1, now
	if err := s.happen(e, seat); err != nil {
		s.v, s.changed = v, changed
		return refusalOf(err)
	}
	s.seal()
	r.flight = &flight{room: r, event: e, call: c, answer: Answer{V: s.v, Seat: seat}}
	var key string
	if c != nil {
		r.flight.content, key = c.content, keyOf(c.cmd.Device, c.cmd.ID)
	}
	r.charge(e, watch, now)
	body := s.write(e, r.flight.content, seat)
	r.house.Committer.Append(journal.Entry{Room: r.code, Record: journal.Record{Seq: s.v, ID: key, Body: body}}, r.flight)
	return nil
}

// settle goes on once the journal has answered: what happened is told, or the
// room ends before anybody saw it. Who was let in is told so once a server that
// is killed then lets them in again.
func (r *Room) settle(f *flight) {
	r.flight = nil
	if f.err != nil {
		r.fail(f, f.err)
		return
	}
	r.follow(f)
	if r.state.private() && changesDoor(f.event) {
		r.keepDoor()
	}
	if c := f.call; c != nil {
		if c.cmd.ID != "" {
			r.state.answers.accept(c.cmd.Device, c.cmd.ID, f.content, f.answer)
		}
		r.help(c, &f.answer)
		c.hear(f.answer, nil)
	}
	now := time.Now()
	r.keepTime(now)
	r.publish(now)
}

// follow brings what is not journalled in line with an event.
func (r *Room) follow(f *flight) {
	r.dirty = true
	r.setDoor()
	r.dropDraft()
	r.dropVote(f.event)
	now := time.Now()
	switch e := f.event.(type) {
	case *moved:
		if e.back || e.forced() || r.state.phase != Playing {
			r.tale = nil
		}
		if e.back {
			r.seated[e.Seat-1].came = now
		}
		r.stale = r.stale || r.state.phase != Playing || e.back || e.forced() || asksForHelp(e.Move) || r.table.Clock != nil || r.clocked() || r.table.Ends != nil || r.table.UndoTo != nil || r.undoTo() != nil || r.saysSilent()
		return
	case *began:
		r.renumber(e.Keep)
	case *undone:
		r.rewindSays()
	case *sat, *renamed:
		r.giveName(f)
	case *handed:
		r.handOver(e, now)
		r.handOnMutes(f.call, e)
	case *returned:
		r.of(e.Device, now).came = now
	case *stoodIn:
		r.seated[e.Seat-1].back = false
	case *kicked:
		r.sendAway()
	case *ended:
		r.ending = &ending{refuse(NotFound), byeOf(e.Reason)}
	}
	r.stale, r.tale = true, nil
	r.seatAll(now)
}
