package room

import (
	"fmt"
	"math/rand/v2"
	"runtime/debug"
	"time"
)

// ending is why a room ends: what late commands are refused with, and what each
// connection is told.
type ending struct {
	refusal *Refusal
	bye     func() Bye
}

// failure is an ending that nobody asked for.
type failure struct{ panicked bool }

// backAfter is when clients come back to a room that failed: long enough that
// they do not all hit the opening of it.
const backAfter = 2 * time.Second

func byeOf(code string) func() Bye { return func() Bye { return Bye{Code: code} } }

// comeBack spreads the returns of clients over a window of time.
func comeBack(code string, from, to time.Duration) func() Bye {
	return func() Bye {
		wait := from + rand.N(max(to-from, time.Millisecond))
		return Bye{Code: code, Again: true, AfterMS: int(wait.Milliseconds())}
	}
}

// fail ends the room because its journal took no record.
func (r *Room) fail(f *flight, err error) {
	r.house.Log.Error("journal failed, room stopped", "room", r.code, "version", r.state.v, "error", err)
	r.failure.Store(&failure{})
	r.ending = &ending{refuse(StoreFailed), comeBack(ByeStoreFailed, backAfter, 2*backAfter)}
	if f.call != nil {
		f.call.hear(Answer{}, refuse(StoreFailed))
	}
}

// finish is the end of run. A panic of the rules stops this room alone.
func (r *Room) finish() {
	if reason := recover(); reason != nil {
		r.house.Log.Error("room stopped by a panic", "room", r.code, "version", r.state.v, "type", fmt.Sprintf("%T", reason), "stack", string(debug.Stack()))
		r.failure.Store(&failure{panicked: true})
		r.ending = &ending{refuse(StoreFailed), comeBack(ByeStoreFailed, backAfter, 2*backAfter)}
	}
	r.timer.Stop()
	for _, f := range r.feeds {
		bye := r.ending.bye()
		f.end(&bye)
	}
	r.stopBots()
}

// gone is why a room that has ended takes nothing more. After an idle room was
// unloaded the lobby opens it again.
func (r *Room) gone() *Refusal { return r.ending.refusal }

// Panicked reports, after Done, whether the rules failed.
func (r *Room) Panicked() bool {
	f := r.failure.Load()
	return f != nil && f.panicked
}

// Over reports, after Done, whether the room was ended for good.
func (r *Room) Over() bool { return r.state.phase == Closed && r.failure.Load() == nil }

// keepClock makes the time durable that the present question, or the match, has
// used since the last event.
func (r *Room) keepClock() {
	if r.flight == nil && r.time.runs && (r.clocked() || r.state.limit() > 0) {
		r.mustCommit(&rested{})
	}
}

// Drain ends the room for a restart of the server: the append in flight is
// finished, clocks stop where they are, and every connection is told to come
// back at a random moment of the window. It waits for the end.
func (r *Room) Drain(from, to time.Duration) {
	_ = r.ask(func() {
		if r.ending == nil {
			r.keepClock()
			r.ending = &ending{refuse(Draining), comeBack(ByeRestart, from, to)}
		}
	})
	<-r.Done()
}
