package room

import (
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
)

// decide turns a command into an event. No event and no refusal: there is
// nothing to do, or it needs no record. Nothing of the state changes here.
func (r *Room) decide(c *call, text []byte) (event, rules.Seat, *Refusal) {
	switch act := c.cmd.Act.(type) {
	case Move:
		return r.decideMove(c, act, text)
	case Sit:
		return r.decideSit(c, act)
	case Leave:
		return r.decideLeave(c)
	case Enter:
		e, refusal := r.decideEnter(c, act)
		return e, rules.Nobody, refusal
	case Offer:
		return r.offer(c, act)
	case TakeOver:
		return r.takeOver(c, act)
	case Rename:
		return r.decideRename(c, act)
	case Back:
		return r.decideBack(c)
	case Hint:
		return r.decideHint(c, act)
	case TakeBack:
		return r.decideUndo(c, act)
	case Consent:
		return r.decideConsent(c, act)
	case Say:
		return r.say(c, act)
	case Mute:
		return nil, rules.Nobody, r.mute(c, act)
	case ShowDraft:
		return r.showDraft(c, act)
	case Take:
		e, refusal := r.decideTake(c)
		return e, r.state.firstOf(c.cmd.Device), refusal
	}
	if c.cmd.Device != r.state.host && !c.cmd.Trusted {
		return nil, rules.Nobody, refuse(NotHost)
	}
	e, refusal := r.decideHost(c)
	return e, r.state.firstOf(c.cmd.Device), refusal
}

// decideHost is what only the host may do.
func (r *Room) decideHost(c *call) (event, *Refusal) {
	switch act := c.cmd.Act.(type) {
	case Start:
		return r.decideStart()
	case Rematch:
		return r.decideRematch()
	case Pause:
		return r.inPhase(Playing, &paused{By: r.state.firstOf(c.cmd.Device)})
	case Resume:
		return r.inPhase(Paused, &resumed{})
	case Invite:
		return r.decideInvite(act)
	case CloseRoom:
		return r.decideClose(c)
	case Kick:
		return r.decideKick(c, act)
	case Admit:
		return r.decideAdmit(act)
	case Give:
		return r.decideGive(c, act)
	case Skip:
		return r.decideSkip(act)
	case Configure:
		return r.decideConfigure(act)
	}
	panic("room: an act that nobody decides")
}

// decideClose leaves the end of the room to whoever opened it, as long as that
// may come back.
func (r *Room) decideClose(c *call) (event, *Refusal) {
	if s := r.state; s.claims() && c.cmd.Device != s.opener && !c.cmd.Trusted {
		return nil, refuse(NotHost)
	}
	return &ended{Reason: ByeClosed}, nil
}

// inPhase is the event, if the room is in the phase.
func (r *Room) inPhase(p Phase, e event) (event, *Refusal) {
	if r.state.phase != p {
		return nil, refuse(WrongPhase)
	}
	return e, nil
}

// ownSeat is the seat that a command acts for.
func (r *Room) ownSeat(c *call) (rules.Seat, *Refusal) {
	if !r.state.holds(c.cmd.Device, c.seat) {
		return rules.Nobody, refuse(NotYours)
	}
	return c.seat, nil
}

func (r *Room) decideMove(c *call, act Move, text []byte) (event, rules.Seat, *Refusal) {
	seat, refusal := r.ownSeat(c)
	if refusal == nil {
		refusal = r.playable()
	}
	if refusal == nil {
		refusal = r.upToDate(c.cmd.At)
	}
	if refusal != nil {
		return nil, rules.Nobody, refusal
	}
	return &moved{Seat: seat, Move: act.Move, text: text}, seat, nil
}

// playable reports whether moves are made in this phase.
func (r *Room) playable() *Refusal {
	switch r.state.phase {
	case Playing:
		return nil
	case Paused:
		return refuse(NowPaused)
	case Ended:
		return refuse(rules.Over)
	}
	return refuse(NotPlaying)
}

// upToDate reports whether a player who looked at the version saw the present
// question.
func (r *Room) upToDate(at uint64) *Refusal {
	switch {
	case at > r.state.v:
		return refuse(Malformed)
	case at < r.state.match.asked:
		return refuse(Stale)
	}
	return nil
}

func (r *Room) decideSkip(act Skip) (event, *Refusal) {
	if refusal := r.playable(); refusal != nil {
		return nil, refusal
	}
	if !r.state.match.waits(act.Seat) {
		return nil, refuse(rules.NotYourTurn)
	}
	if !r.state.byBot(act.Seat) && !r.isSilent(act.Seat, time.Now()) {
		return nil, refuse(WrongPhase)
	}
	return r.auto(act.Seat, autoSkip), nil
}

func (r *Room) decideStart() (event, *Refusal) {
	if r.state.phase != Lobby {
		return nil, refuse(WrongPhase)
	}
	return r.begin(nil)
}

func (r *Room) decideRematch() (event, *Refusal) {
	if r.state.phase != Ended {
		return nil, refuse(WrongPhase)
	}
	seed := r.state.unseal()
	return r.begin(&seed)
}

// begin keeps the taken places, if they are enough for the game, and people hold
// as many as it needs.
func (r *Room) begin(seed *bits) (event, *Refusal) {
	s := r.state
	e := &began{Seed: seed, Rev: s.kind.Rev}
	for i, p := range s.places {
		if !p.empty() {
			e.Keep = append(e.Keep, i+1)
		}
	}
	if len(e.Keep) < s.kind.Seats[0] {
		return nil, &Refusal{Code: TooFew, Data: map[string]int{"seats": len(e.Keep), "least": s.kind.Seats[0]}}
	}
	if err := suits(s.kind, s.options, s.count(person)); err != nil {
		return nil, refusalOf(err)
	}
	return e, nil
}
