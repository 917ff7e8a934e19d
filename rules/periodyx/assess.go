package periodyx

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// Properties that a decision can be about, beside figures (Stats, "date") and
// what two cards share (Properties).
const (
	Neighbour = "neighbour" // what fits on Mendeleev's table (PX-16)
	Begins    = "letter"    // which elements begin with a letter (PX-7)
	Shared    = "match"     // whether two cards share anything (PX-12)
	Richest   = "most"      // who holds most cards, and so has most to lose
	Stake     = "stake"     // which card is worth least in the games to come
	Swap      = "exchange"  // whether another card promises more (PX-6)
)

// Assess judges what a decision says of the player's knowledge: of a figure in a
// duel or a prediction, of neighbours on Mendeleev's table, of initials, of what
// two cards share, of classes; and of its foresight: whom it asks, which card it
// puts at stake, whether it exchanges one. It knows what the seat has seen, no
// more. What is said in words of one's own the others judge.
func (m *match) Assess(by rules.Seat, mv rules.Move) []rules.Finding {
	p := player{m: m, by: by}
	switch mv := mv.(type) {
	case Table, Draw, Go, Ask, Take, Letter, Predict, Lay:
		return append(p.ofTable(mv), p.ofLead(mv)...)
	case Show:
		return p.ofCard(mv)
	case Keep, Exchange:
		return p.ofExchange(mv)
	}
	return p.ofMatch(mv)
}

// ofLead judges how the game of the round is begun.
func (p player) ofLead(mv rules.Move) []rules.Finding {
	switch mv := mv.(type) {
	case Ask:
		return []rules.Finding{p.ofPlayer(mv.Seat, 1)}
	case Take:
		return []rules.Finding{p.ofPlayer(mv.Seat, 2)}
	case Letter:
		return []rules.Finding{p.ofLetter(mv)}
	case Predict:
		return []rules.Finding{p.ofPrediction(mv)}
	case Lay:
		if p.m.game == Classes {
			return []rules.Finding{p.ofClass(mv.Card, mv.Seat)}
		}
		return []rules.Finding{p.ofPlayer(mv.Seat, 1), p.ofStake(mv.Card)}
	}
	return nil
}

// ofMatch judges what is said of the two cards of Match! (PX-12).
func (p player) ofMatch(mv rules.Move) []rules.Finding {
	switch mv := mv.(type) {
	case Claim:
		return p.ofClaim(mv.Property)
	case Pass:
		if !p.m.opt.FreeMatch {
			return p.ofClaim("")
		}
		return p.ofShared(false)
	case Buzz:
		return p.ofShared(true)
	case Say:
		if slices.Contains(p.m.opt.properties(), mv.Text) {
			return p.ofClaim(mv.Text)
		}
	case Vote:
		right := mv == p.vote()
		return []rules.Finding{{Property: Shared, Chance: true, Right: right, Best: right}}
	}
	return nil
}

// ofTable says whether a card fitted, and whether it was played. Two new cards
// for one are better than none.
func (p player) ofTable(mv rules.Move) []rules.Finding {
	if p.m.mayTable() != nil {
		return nil
	}
	_, played := mv.(Table)
	chance := !p.m.fitting(p.by).empty()
	return []rules.Finding{{Property: Neighbour, Chance: chance, Right: played, Best: played || !chance}}
}

// ofLetter is right where a card that may be in the hand begins with it, best
// where no other letter and player promises more.
func (p player) ofLetter(mv Letter) rules.Finding {
	unseen, may := p.unseen(), p.seen(mv.Seat)
	if p.mayBegin(mv.Seat, mv.Letter, unseen.len()) > 0 {
		may = may.or(unseen)
	}
	f := rules.Finding{Property: Begins, Chance: true}
	for c := range may.all {
		f.Right = f.Right || p.m.opt.begins(c, mv.Letter)
	}
	best := p.likeliest().(Letter)
	f.Best = p.worthOfLetter(mv.Seat, mv.Letter, unseen) == p.worthOfLetter(best.Seat, best.Letter, unseen)
	return f
}

// ofPrediction is right where it comes true more often than not, over the cards
// that may come; best where no other prediction brings more.
func (p player) ofPrediction(mv Predict) rules.Finding {
	of := p.unknown()
	what, _ := statNamed(mv.Stat)
	above, below := p.around(of, what, deck().face[mv.Card])
	if mv.Way == waysOf(p.m.game)[1] {
		above, below = below, above
	}
	best := p.extreme(of, wrongCosts).(Predict)
	s, _ := statNamed(best.Stat)
	a, b := p.around(of, s, deck().face[best.Card])
	most := max(a-wrongCosts*b, b-wrongCosts*a)
	return rules.Finding{Property: mv.Stat, Chance: true, Right: above > below, Best: above-wrongCosts*below == most}
}

// ofCard judges a card chosen in a comparison, or put at stake in Match!.
func (p player) ofCard(mv Show) []rules.Finding {
	f, what := deck().face[mv.Card], duels[p.m.game]
	switch {
	case p.m.game == Match:
		return []rules.Finding{p.ofStake(mv.Card)}
	case p.m.game == Classes:
		return []rules.Finding{p.ofClass(mv.Card, p.m.leader)}
	case p.m.phase == phaseCounter:
		return []rules.Finding{p.ofCounter(what, f)}
	}
	strongest := p.best()
	chance, best := deck().value[what][strongest] != missing, p.strength(what, f) == p.strength(what, strongest)
	return []rules.Finding{{Property: what.String(), Chance: chance, Right: chance && best, Best: best}}
}

// ofCounter says whether a card could beat the one announced, and whether the
// one chosen does. Without it, a void round is better than a lost one.
func (p player) ofCounter(what stat, f cards.Face) rules.Finding {
	least, most := 1, -1
	for g := range p.m.held.At(p.by).all {
		least, most = min(least, p.outcome(what, g)), max(most, p.outcome(what, g))
	}
	chance, best := most == 1 || most > least, p.outcome(what, f) == most
	return rules.Finding{Property: what.String(), Chance: chance, Right: chance && best, Best: best}
}

// outcome of a card against the one announced: 1 won, 0 void, −1 lost.
func (p player) outcome(what stat, f cards.Face) int {
	own, reply := deck().value[what][f], deck().value[what][p.m.round.reply]
	switch {
	case own == missing || reply == missing || own == reply:
		return 0
	case p.strength(what, f) > p.strength(what, p.m.round.reply):
		return 1
	}
	return -1
}

// ofClass is right where no other class of the hand promises more against what
// the rival may hold.
func (p player) ofClass(symbol string, rival rules.Seat) rules.Finding {
	against := p.classesOf(rival)
	chosen := classWorth(deck().face[symbol], against)
	f := rules.Finding{Property: "occurrence", Right: true}
	for g := range p.m.held.At(p.by).all {
		worth := classWorth(g, against)
		f.Chance = f.Chance || worth != chosen
		f.Right = f.Right && worth <= chosen
	}
	f.Best = f.Right
	f.Right = f.Right && f.Chance
	return f
}

// ofClaim says of each property whether the two cards share it, and whether it
// was the one claimed; passing is best where nothing is shared.
func (p player) ofClaim(claimed string) []rules.Finding {
	shared := p.m.opt.shared(p.m.round.lead, p.m.round.reply)
	best := slices.Contains(shared, claimed) || claimed == "" && len(shared) == 0
	var list []rules.Finding
	for _, property := range p.m.opt.properties() {
		chance := slices.Contains(shared, property)
		list = append(list, rules.Finding{Property: property, Chance: chance, Right: chance && property == claimed, Best: best})
	}
	return list
}

// ofShared says whether the two cards share anything that can be checked, and
// whether the player races for them.
func (p player) ofShared(races bool) []rules.Finding {
	shared := len(p.m.opt.shared(p.m.round.lead, p.m.round.reply)) > 0
	return []rules.Finding{{Property: Shared, Chance: shared, Right: shared && races, Best: races == shared}}
}

// ofPlayer says whether the player named holds most cards, where not all others
// hold as many. Only those with so many cards may be named.
func (p player) ofPlayer(named rules.Seat, least int) rules.Finding {
	own := p.m.hands.At(named).Len()
	f := rules.Finding{Property: Richest, Best: true}
	for _, s := range rules.Seats(p.m.n) {
		if n := p.m.hands.At(s).Len(); s != p.by && n >= least {
			f.Chance = f.Chance || n != own
			f.Best = f.Best && n <= own
		}
	}
	f.Right = f.Chance && f.Best
	return f
}

// ofStake says whether the card is the one of the hand that is worth least.
func (p player) ofStake(symbol string) rules.Finding {
	own := p.worthOfCard(deck().face[symbol])
	f := rules.Finding{Property: Stake, Best: true}
	for g := range p.m.held.At(p.by).all {
		worth := p.worthOfCard(g)
		f.Chance = f.Chance || worth != own
		f.Best = f.Best && worth >= own
	}
	f.Right = f.Chance && f.Best
	return f
}

// ofExchange says whether another card promised more, and was taken.
func (p player) ofExchange(mv rules.Move) []rules.Finding {
	promise, exchanged := p.promise(), mv == rules.Move(Exchange{})
	best := promise == 0 || exchanged == (promise > 0)
	return []rules.Finding{{Property: Swap, Chance: promise > 0, Right: promise > 0 && exchanged, Best: best}}
}
