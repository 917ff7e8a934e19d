package room

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/bot"
	"github.com/sobremesa-games/sobremesa/rules"
)

// thinking is a bot that was asked something.
type thinking struct {
	asked  uint64 // version of the question
	cancel context.CancelFunc
}

// thought is a bot's answer. Without a move it had none.
type thought struct {
	seat  rules.Seat
	asked uint64
	move  rules.Move
}

// askBots asks every bot that the table waits for, once per question, and lets
// go of those whose question is no more. Between hands bots agree by themselves,
// and while a vote goes on they wait.
func (r *Room) askBots() {
	m := r.state.match
	plays := r.state.phase == Playing && r.awake && m.turn.Phase != between && !r.voting()
	for i := range r.thinking {
		seat := rules.Seat(i + 1)
		if t := r.thinking[i]; t != nil && !(plays && t.asked == m.asked && int(seat) <= m.setup.Seats && r.state.byBot(seat)) {
			t.cancel()
			r.thinking[i] = nil
		}
	}
	if !plays {
		return
	}
	for _, seat := range m.turn.Seats {
		r.askBot(seat)
	}
	for _, seat := range m.turn.May {
		r.askBot(seat)
	}
}

// thinks is what the bot of a seat is thinking about, nil if nothing.
func (r *Room) thinks(seat rules.Seat) *thinking {
	for len(r.thinking) < int(seat) {
		r.thinking = append(r.thinking, nil)
	}
	return r.thinking[seat-1]
}

// askBot hands the bot of a seat, if there is one and it is not thinking, a copy
// of the game without what its seat cannot know. The goroutine ends with its
// answer, or when it is cancelled.
func (r *Room) askBot(seat rules.Seat) {
	m := r.state.match
	if !r.state.byBot(seat) || r.thinks(seat) != nil {
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	r.thinking[seat-1] = &thinking{m.asked, cancel}
	chance := rules.NewRand(r.botSeed(seat))
	wait := r.botWait(seat, chance)
	question := bot.Ask(m.game, seat, r.state.kind.Bot(r.state.level(seat)), chance)
	asked := m.asked
	r.minds.Go(func() {
		defer cancel()
		t := &thought{seat, asked, nil}
		if bot.Wait(ctx, wait) {
			t.move = question.Answer(ctx)
		}
		if ctx.Err() == nil {
			r.mail.put(t)
		}
	})
}

// botSeed gives the bot chance of its own, which tells nothing of the deal.
func (r *Room) botSeed(seat rules.Seat) rules.Seed {
	text := append([]byte("bot"), r.state.seed[:]...)
	text = binary.BigEndian.AppendUint64(text, r.state.match.asked)
	return sha256.Sum256(append(text, byte(seat)))
}

// slower is how many times as long as for a turn a bot takes to see something that
// others may see first: a person has to read and to press.
var slower = map[rules.Level]time.Duration{rules.Easy: 6, rules.Medium: 4, rules.Hard: 3}

// botWait is how long the bot of a seat seems to think.
func (r *Room) botWait(seat rules.Seat, chance *rules.Rand) time.Duration {
	least, most := r.house.BotDelay[0], r.house.BotDelay[1]
	if turn := &r.state.match.turn; turn.Race && !(len(turn.Seats) == 1 && turn.Seats[0] == seat) {
		least, most = slower[r.state.level(seat)]*least, slower[r.state.level(seat)]*most
	}
	if most <= least {
		return least
	}
	return least + time.Duration(chance.N(int((most-least)/time.Millisecond)+1))*time.Millisecond
}

func (t *thought) open(r *Room) {
	if r.flight != nil {
		r.desk.hold(t)
		return
	}
	if r.isRace() {
		now := time.Now()
		r.claim(claim{Device{}, now, func() { r.botMoves(t) }}, now)
		return
	}
	r.botMoves(t)
}

// botMoves makes the move of a bot, if it is still the answer to what is asked.
// A bot that is waited for and found none, or one that the real game refuses,
// makes the first; one that may act and does not is not asked again.
func (r *Room) botMoves(t *thought) {
	if !r.current(t) {
		return
	}
	waits := r.state.match.waits(t.seat)
	if t.move == nil && !waits {
		return
	}
	r.thinking[t.seat-1].cancel() // another may have begun after a pause
	r.thinking[t.seat-1] = nil
	if t.move != nil && r.commit(&moved{Seat: t.seat, Auto: autoBot, Move: t.move}, nil, rules.Nobody) == nil {
		return
	}
	if waits {
		r.mustCommit(r.auto(t.seat, autoBot))
	}
}

// current reports whether a thought answers the present question. It may come
// late: after the seat was taken back, the match paused, the question answered.
func (r *Room) current(t *thought) bool {
	s := r.state
	return s.phase == Playing && s.match.asked == t.asked && s.byBot(t.seat) &&
		r.thinks(t.seat) != nil && r.thinking[t.seat-1].asked == t.asked
}

// stopBots ends all thinking and waits for it.
func (r *Room) stopBots() {
	for _, t := range r.thinking {
		if t != nil {
			t.cancel()
		}
	}
	r.minds.Wait()
}
