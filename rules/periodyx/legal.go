package periodyx

import (
	"iter"
	"sync"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Legal yields every accepted move, those of the game first and then those on
// Mendeleev's table; of a free text only some. The first is what an absent
// player does: in a race it passes, and it votes no.
func (m *match) Legal(by rules.Seat) iter.Seq[rules.Move] {
	return func(yield func(rules.Move) bool) {
		switch {
		case m.phase == PhaseOver:
		case by == rules.Nobody:
			_ = !m.timed() || yield(written().timeUp)
		case m.mayMove(by, Go{}) != nil:
		default:
			m.yieldOf(by, yield)
		}
	}
}

func (m *match) yieldOf(by rules.Seat, yield func(rules.Move) bool) {
	switch m.phase {
	case phaseLead:
		_ = m.yieldGame(by, yield) && m.yieldTable(by, yield)
	case phaseAnswer, phaseCounter:
		m.yieldCards(by, yield)
	case PhaseExchange:
		_ = yield(Keep{}) && yield(Exchange{})
	case PhaseRace:
		_ = yield(Pass{}) && m.yieldClaims(yield)
	case PhaseState:
		m.yieldTexts(yield)
	case PhaseVote:
		_ = yield(Vote{}) && yield(Vote{Yes: true})
	}
}

// yieldGame yields what begins the game that is on.
func (m *match) yieldGame(by rules.Seat, yield func(rules.Move) bool) bool {
	if m.stuck() {
		return yield(Go{})
	}
	switch m.game {
	case AToZ:
		return m.yieldLetters(by, yield)
	case HiLo, EarlyBird:
		return m.yieldPredictions(by, yield)
	case AddIt:
		return yield(Draw{})
	case Surprise:
		return m.yieldTakes(by, yield)
	case Match, Classes:
		return m.yieldLays(by, yield)
	}
	return m.yieldAsks(by, yield)
}

func (m *match) yieldAsks(by rules.Seat, yield func(rules.Move) bool) bool {
	for s := range rules.Seat(m.n) {
		if s+1 != by && !yield(written().ask[s][m.game]) {
			return false
		}
	}
	return true
}

func (m *match) yieldLetters(by rules.Seat, yield func(rules.Move) bool) bool {
	for s := range rules.Seat(m.n) {
		for i := range m.opt.letters() {
			if s+1 != by && !yield(written().letter[s][i]) {
				return false
			}
		}
	}
	return true
}

// yieldPredictions yields every figure that each card has, both ways; in Early
// Bird the dates (PX-8, PX-11).
func (m *match) yieldPredictions(by rules.Seat, yield func(rules.Move) bool) bool {
	from, to := m.counting()
	for f := range m.held.At(by).all {
		for s := from; s < to; s++ {
			if deck().value[s][f] == missing {
				continue
			}
			if p := &written().predict[f][s]; !yield(p[0]) || !yield(p[1]) {
				return false
			}
		}
	}
	return true
}

func (m *match) yieldTakes(by rules.Seat, yield func(rules.Move) bool) bool {
	for s := range rules.Seat(m.n) {
		if s+1 != by && m.hands[s].Len() >= 2 && !yield(written().take[s]) {
			return false
		}
	}
	return true
}

func (m *match) yieldLays(by rules.Seat, yield func(rules.Move) bool) bool {
	for f := range m.held.At(by).all {
		for s := range rules.Seat(m.n) {
			if s+1 != by && !yield(written().lay[f][s]) {
				return false
			}
		}
	}
	return true
}

func (m *match) yieldTable(by rules.Seat, yield func(rules.Move) bool) bool {
	for f := range m.fitting(by).all {
		if !yield(written().table[f]) {
			return false
		}
	}
	return true
}

func (m *match) yieldCards(by rules.Seat, yield func(rules.Move) bool) {
	for f := range m.held.At(by).all {
		if !yield(written().show[f]) {
			return
		}
	}
}

// yieldClaims yields all properties, true or not, so that nobody learns from it
// which hold.
func (m *match) yieldClaims(yield func(rules.Move) bool) bool {
	if m.opt.FreeMatch {
		return yield(Buzz{})
	}
	for _, p := range m.opt.properties() {
		if !yield(written().claim[p]) {
			return false
		}
	}
	return true
}

// yieldTexts yields the words for what can be checked.
func (m *match) yieldTexts(yield func(rules.Move) bool) {
	for _, p := range m.opt.properties() {
		if !yield(Say{Text: p}) {
			return
		}
	}
}

// moves is the moves that are listed most, made once.
type moves struct {
	ask     [seatsMost][numGames + 1]rules.Move
	take    [seatsMost]rules.Move
	letter  [seatsMost][27]rules.Move
	predict [deckMost][numStats][2]rules.Move
	lay     [deckMost][seatsMost]rules.Move
	table   [deckMost]rules.Move
	show    [deckMost]rules.Move
	claim   map[string]rules.Move
	timeUp  rules.Move
}

var written = sync.OnceValue(func() *moves {
	w := &moves{claim: map[string]rules.Move{}, timeUp: TimeUp{}}
	for s := range rules.Seat(seatsMost) {
		w.take[s] = Take{s + 1}
		for game, name := range Games {
			w.ask[s][game] = Ask{s + 1, name}
		}
		for i, l := range alphabet {
			w.letter[s][i] = Letter{s + 1, l}
		}
	}
	for _, p := range Properties {
		w.claim[p] = Claim{p}
	}
	for f := range w.table {
		w.ofCard(f)
	}
	return w
})

func (w *moves) ofCard(f int) {
	symbol := deck().code[f]
	w.table[f], w.show[f] = Table{symbol}, Show{symbol}
	for s := range rules.Seat(seatsMost) {
		w.lay[f][s] = Lay{symbol, s + 1}
	}
	for s := range numStats {
		of := ways[0]
		if s == date {
			of = ways[1]
		}
		w.predict[f][s] = [2]rules.Move{Predict{symbol, s.String(), of[0]}, Predict{symbol, s.String(), of[1]}}
	}
}
