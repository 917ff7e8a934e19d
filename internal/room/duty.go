package room

import (
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
)

// duty is something that a room does by itself when its time has come: at says
// when, the zero time for never; do makes the event, or sees to it without one.
type duty struct {
	at func(*Room, time.Time) time.Time
	do func(*Room, time.Time) event
}

// duties of a room, the more urgent first.
var duties = []duty{
	{(*Room).claimsAt, (*Room).makeClaims},
	{(*Room).backAt, (*Room).giveBack},
	{(*Room).openerAt, (*Room).returnHost},
	{(*Room).hostAt, (*Room).passHost},
	{(*Room).sleepAt, func(*Room, time.Time) event { return nil }}, // keepTime sees to it
	{(*Room).flipAt, (*Room).flip},
	{(*Room).countAt, (*Room).countAudience},
	{(*Room).draftAt, (*Room).publishDraft},
	{(*Room).endAt, (*Room).endIdle},
}

// playDuties come on top while a match is played and somebody is there.
var playDuties = []duty{
	{(*Room).voteAt, (*Room).closeVote},
	{(*Room).clockAt, (*Room).timeIsUp},
	{(*Room).limitAt, (*Room).callTime},
	{(*Room).agreeAt, (*Room).agree},
	{(*Room).absentAt, (*Room).standIn},
	{(*Room).silenceAt, (*Room).showSilence},
}

// doDue does what is due, until an append is in flight or nothing is, and says
// when the next thing will be.
func (r *Room) doDue(now time.Time) (next time.Time) {
	next = r.doFirst(duties, now, time.Time{})
	if r.state.phase == Playing && r.awake && r.flight == nil && r.ending == nil {
		next = r.doFirst(playDuties, now, next)
	}
	return next
}

func (r *Room) doFirst(list []duty, now, next time.Time) time.Time {
	for _, d := range list {
		at := d.at(r, now)
		if at.IsZero() || at.After(now) {
			next = earlier(next, at)
			continue
		}
		if e := d.do(r, now); e != nil {
			r.mustCommit(e)
		}
		if r.flight != nil || r.ending != nil {
			return time.Time{}
		}
		if at = d.at(r, now); at.After(now) {
			next = earlier(next, at) // of somebody else
		}
	}
	return next
}

// mustCommit makes an event of the room's own happen, which the rules allow.
func (r *Room) mustCommit(e event) {
	if refusal := r.commit(e, nil, rules.Nobody); refusal != nil {
		panic("room: the rules refuse their own first legal move: " + refusal.Code)
	}
}

// backAt is now when somebody whose seat a bot plays was heard of since.
func (r *Room) backAt(now time.Time) time.Time {
	if r.returning() == nil {
		return time.Time{}
	}
	return now
}

func (r *Room) giveBack(time.Time) event {
	return &returned{Device: *r.returning()}
}

func (r *Room) returning() *Device {
	for i := range r.state.places {
		if p := &r.state.places[i]; p.standIn && r.seated[i].back {
			return &p.device
		}
	}
	return nil
}

// openerAt is now when whoever opened the room is there and somebody else has
// the host's role: it passes on for an absence only.
func (r *Room) openerAt(now time.Time) time.Time {
	s := r.state
	if !s.claims() || s.host == s.opener || !r.people[s.opener].here(now) {
		return time.Time{}
	}
	return now
}

func (r *Room) returnHost(time.Time) event { return &hosted{Device: r.state.opener} }

// hostAbsence is how long the host may be away before the role passes on, until
// the opener is back: a phone that locks and wakes again keeps it.
const hostAbsence = 30 * time.Second

// hostAt is when the role passes on, which needs somebody to pass it to: at once
// when the opener has left.
func (r *Room) hostAt(now time.Time) time.Time {
	s := r.state
	host := r.people[s.host]
	switch left := s.gone && s.host == s.opener; {
	case r.heir(now) == nil:
		return time.Time{}
	case left:
		return now
	case host.here(now):
		return time.Time{}
	}
	return host.until.Add(hostAbsence)
}

func (r *Room) passHost(now time.Time) event { return &hosted{Device: *r.heir(now)} }

// heir is the present person who has been seated longest.
func (r *Room) heir(now time.Time) *Device {
	var heir *place
	for i := range r.state.places {
		p := &r.state.places[i]
		if r.seated[i].here(now) && (heir == nil || p.sat < heir.sat) {
			heir = p
		}
	}
	if heir == nil {
		return nil
	}
	return &heir.device
}

// blink is an absence that is none: a page that loads again, a server that
// restarts and spreads the returns.
const blink = 15 * time.Second

// agreeAt is when a seat that nobody sits at goes on to the next hand: a bot's
// at once, an absent person's when the absence is more than a blink.
func (r *Room) agreeAt(now time.Time) (at time.Time) {
	if r.state.match.turn.Phase != between {
		return at
	}
	for _, seat := range r.state.match.turn.Seats {
		at = earlier(at, r.agreesAt(seat, now))
	}
	return at
}

func (r *Room) agreesAt(seat rules.Seat, now time.Time) time.Time {
	switch p := r.seated[seat-1]; {
	case r.state.byBot(seat):
		return now
	case p.here(now):
		return time.Time{}
	default:
		return p.gone.Add(blink)
	}
}

func (r *Room) agree(now time.Time) event {
	for _, seat := range r.state.match.turn.Seats {
		if at := r.agreesAt(seat, now); !at.IsZero() && !at.After(now) {
			return r.auto(seat, autoAgreed)
		}
	}
	return nil
}

// absentAt is when the first person that the table waits for has used up the
// grace time, away or silent.
func (r *Room) absentAt(now time.Time) (at time.Time) {
	for _, seat := range r.state.match.turn.Seats {
		at = earlier(at, r.graceOver(seat, now))
	}
	return at
}

// graceOver is when a bot may stand in for a person, never for a bot. The grace
// counts from the moment that the table waits and the person is gone; or, where
// it is here, was last heard of and somebody else waits, unless a clock runs or a
// vote goes on.
func (r *Room) graceOver(seat rules.Seat, now time.Time) time.Time {
	p := r.seated[seat-1]
	switch {
	case p == nil || r.state.byBot(seat):
		return time.Time{}
	case !p.here(now):
		return later(r.waits, p.gone).Add(r.state.grace)
	}
	since := r.accompanied(p, now)
	if since.IsZero() || r.clocked() || r.voting() {
		return time.Time{}
	}
	return later(later(r.waits, p.heard), since).Add(r.state.grace)
}

// accompanied is since when somebody else is here who has to wait, with a seat of
// their own or as the host; zero where nobody is.
func (r *Room) accompanied(p *presence, now time.Time) (since time.Time) {
	if host := r.people[r.state.host]; host != p && host.here(now) && r.state.firstOf(r.state.host) == rules.Nobody {
		since = host.came
	}
	for i, other := range r.seated {
		if other != nil && other != p && other.here(now) && !r.state.places[i].standIn {
			since = earlier(since, other.came)
		}
	}
	return since
}

func (r *Room) standIn(now time.Time) event {
	for _, seat := range r.state.match.turn.Seats {
		if at := r.graceOver(seat, now); !at.IsZero() && !at.After(now) {
			return &stoodIn{Seat: seat, Why: overGrace}
		}
	}
	return nil
}

// audienceEvery is how often the audience is counted: whoever comes and goes
// costs everybody at the table one document in that time.
const audienceEvery = time.Second

func (r *Room) countAt(time.Time) time.Time {
	if r.table == nil || r.table.Spectators == r.audience {
		return time.Time{}
	}
	return r.counted.Add(audienceEvery)
}

func (r *Room) countAudience(time.Time) event {
	r.stale, r.dirty = true, true
	return nil
}

// endAt is when a room without people ends, or leaves the memory.
func (r *Room) endAt(now time.Time) time.Time {
	if r.connected() {
		return time.Time{}
	}
	if r.state.match == nil {
		return r.lastHere().Add(unjoinedLife)
	}
	return r.lastHere().Add(idleLife)
}

func (r *Room) endIdle(now time.Time) event {
	if r.state.match == nil {
		return &ended{Reason: ByeExpired}
	}
	r.ending = &ending{refuse(SlowDown), comeBack(ByeRestart, backAfter, 2*backAfter)}
	return nil
}
