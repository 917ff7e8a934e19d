package periodyx

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// policy is how the machine plays at a level: easy like a child that tries
// anything, medium by what the own cards say, hard by what it has seen of the
// others' cards and what is still to come.
func policy(l rules.Level) rules.Policy {
	return func(g rules.Searcher, by rules.Seat, r *rules.Rand) rules.Move {
		p := player{m: g.(*match), by: by, r: r}
		switch l {
		case rules.Easy:
			return p.easy()
		case rules.Hard:
			return p.hard()
		}
		return p.medium()
	}
}

// player is one decision of a seat. It looks at its own hand, at what it has
// seen, and at what all see.
type player struct {
	m  *match
	by rules.Seat
	r  *rules.Rand
}

// easy knows what to do every second time, and else does anything.
func (p player) easy() rules.Move {
	switch {
	case p.m.phase == PhaseState:
		return p.state()
	case p.m.phase == PhaseVote:
		return p.vote()
	case p.r.N(2) == 0:
		return p.medium()
	}
	return p.any()
}

// any is any move but to stay out of a race.
func (p player) any() rules.Move {
	moves := slices.DeleteFunc(slices.Collect(p.m.Legal(p.by)), func(mv rules.Move) bool { return mv == rules.Move(Pass{}) })
	return moves[p.r.N(len(moves))]
}

// medium plays what fits on Mendeleev's table, asks the player with most cards,
// compares its best figures, and takes the most frequent letter.
func (p player) medium() rules.Move {
	switch p.m.phase {
	case phaseLead:
		if fits := p.m.fitting(p.by); !fits.empty() {
			return Table{code(fits.nth(p.r.N(fits.len())))}
		}
		return p.mediumGame()
	case phaseAnswer:
		return Show{code(p.best())}
	case phaseCounter:
		return Show{code(p.counter())}
	}
	return p.together()
}

// together is what medium and hard do alike.
func (p player) together() rules.Move {
	switch p.m.phase {
	case PhaseExchange:
		return Exchange{}
	case PhaseRace:
		return p.race()
	case PhaseState:
		return p.state()
	}
	return p.vote()
}

func (p player) mediumGame() rules.Move {
	switch p.m.game {
	case AToZ:
		return p.frequent()
	case HiLo, EarlyBird:
		if !p.m.stuck() {
			return p.extreme(p.others(), 1)
		}
	case Match, Classes:
		held := p.m.held.At(p.by)
		return Lay{code(held.nth(p.r.N(held.len()))), p.richest()}
	}
	return p.simply()
}

// simply is the games without a card to choose.
func (p player) simply() rules.Move {
	switch {
	case p.m.stuck():
		return Go{}
	case p.m.game == AddIt:
		return Draw{}
	case p.m.game == Surprise:
		return Take{p.richest()}
	}
	return Ask{p.richest(), Games[p.m.game]}
}

// richest is the other player with most cards, any of several.
func (p player) richest() rules.Seat {
	best, most, same := rules.Nobody, 0, 0
	for _, s := range rules.Seats(p.m.n) {
		n := p.m.hands.At(s).Len()
		switch {
		case s == p.by || n < most:
			continue
		case n > most:
			best, most, same = s, n, 1
		default:
			if same++; p.r.N(same) == 0 {
				best = s
			}
		}
	}
	return best
}

// others is all cards of the deck but the own ones.
func (p player) others() (set faces) {
	for f := range cards.Face(p.m.opt.deckSize()) {
		set.add(f)
	}
	return set.less(*p.m.held.At(p.by))
}

// best is the own card that does best in the duel; where there is no figure to
// compare, any.
func (p player) best() cards.Face {
	what := duels[p.m.game]
	held := *p.m.held.At(p.by)
	if p.m.game == Match || p.m.game == Classes {
		return held.nth(p.r.N(held.len()))
	}
	best, most := none, int64(0)
	for f := range held.all {
		if v := p.strength(what, f); best == none || v > most {
			best, most = f, v
		}
	}
	return best
}

// strength orders figures by who wins the duel; a missing one is weakest.
func (p player) strength(what stat, f cards.Face) int64 {
	v := deck().value[what][f]
	switch {
	case v == missing:
		return -1 << 62
	case p.m.game == BigFreeze:
		return -v
	}
	return v
}

// counter is the weakest card that wins the duel, else one without the figure,
// else the weakest.
func (p player) counter() cards.Face {
	what := duels[p.m.game]
	held := *p.m.held.At(p.by)
	reply := p.strength(what, p.m.round.reply)
	win, void, lose := none, none, none
	weaker := func(f, g cards.Face) bool { return g == none || p.strength(what, f) < p.strength(what, g) }
	for f := range held.all {
		switch v := p.strength(what, f); {
		case deck().value[what][f] == missing || v == reply:
			void = f
		case v > reply && weaker(f, win):
			win = f
		case v < reply && weaker(f, lose):
			lose = f
		}
	}
	switch {
	case deck().value[what][p.m.round.reply] == missing:
		return held.nth(p.r.N(held.len()))
	case win != none:
		return win
	case void != none:
		return void
	}
	return lose
}

// frequent asks the richest player for the letter that most other cards have.
func (p player) frequent() rules.Move {
	best, most := "", -1
	for _, l := range p.m.opt.letters() {
		n := 0
		for f := range p.others().all {
			if p.m.opt.begins(f, l) {
				n++
			}
		}
		if n > most {
			best, most = l, n
		}
	}
	return Letter{p.richest(), best}
}

// extreme is the prediction that comes true most often over the cards given,
// where a wrong one costs so many times what a right one brings.
func (p player) extreme(of faces, cost int) rules.Move {
	var best Predict
	most := -1 << 30
	from, to := number, date
	if p.m.game == EarlyBird {
		from, to = date, numStats
	}
	for f := range p.m.held.At(p.by).all {
		for s := from; s < to; s++ {
			if deck().value[s][f] == missing {
				continue
			}
			above, below := p.around(of, s, f)
			for i, gain := range []int{above - cost*below, below - cost*above} {
				if gain > most {
					most, best = gain, Predict{code(f), s.String(), waysOf(p.m.game)[i]}
				}
			}
		}
	}
	return best
}

// around counts the cards above and below one in a figure.
func (p player) around(of faces, s stat, f cards.Face) (above, below int) {
	own := deck().value[s][f]
	for g := range of.all {
		switch v := deck().value[s][g]; {
		case v == missing || v == own:
		case v > own:
			above++
		default:
			below++
		}
	}
	return above, below
}

// race claims something that the two cards share; without it, it passes.
func (p player) race() rules.Move {
	shared := p.m.opt.shared(p.m.round.lead, p.m.round.reply)
	switch {
	case len(shared) == 0:
		return Pass{}
	case p.m.opt.FreeMatch:
		return Buzz{}
	}
	return Claim{shared[p.r.N(len(shared))]}
}

// state says something that can be checked.
func (p player) state() rules.Move {
	words := p.m.opt.shared(p.m.round.lead, p.m.round.reply)
	if len(words) == 0 {
		words = p.m.opt.properties()
	}
	return Say{words[p.r.N(len(words))]}
}

// vote believes that two cards match where something that can be checked is
// shared (PX-12).
func (p player) vote() rules.Move {
	return Vote{len(p.m.opt.shared(p.m.round.lead, p.m.round.reply)) > 0}
}
