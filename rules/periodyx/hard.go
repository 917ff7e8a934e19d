package periodyx

import (
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// hard reckons with what it has seen: cards in hands, and which are left.
func (p player) hard() rules.Move {
	switch p.m.phase {
	case phaseLead:
		if f := p.dullest(p.m.fitting(p.by)); f != none {
			return Table{code(f)}
		}
		return p.hardGame()
	case phaseAnswer:
		return Show{code(p.answer())}
	case phaseCounter:
		return Show{code(p.counter())}
	case PhaseExchange:
		if p.promise() < 0 {
			return Keep{}
		}
	}
	return p.together()
}

// promise is by how much the cards that may come are worth more than the one to
// be exchanged, on average (PX-6).
func (p player) promise() int {
	of := p.unknown()
	if of.empty() {
		return 0
	}
	sum := 0
	for f := range of.all {
		sum += p.worthOfCard(f)
	}
	return sum/of.len() - p.worthOfCard(p.m.mineWithout(p.by))
}

// wrongCosts is how many times what a right prediction brings a wrong one costs.
const wrongCosts = 2

func (p player) hardGame() rules.Move {
	switch p.m.game {
	case AToZ:
		return p.likeliest()
	case HiLo, EarlyBird:
		if !p.m.stuck() {
			return p.extreme(p.unknown(), wrongCosts)
		}
	case Match:
		return Lay{code(p.dullest(*p.m.held.At(p.by))), p.richest()}
	case Classes:
		return p.layClass()
	case AtomicPower, HotStuff, NeutronCountdown, BigFreeze:
		return Ask{p.richest(), Games[p.m.game]}
	}
	return p.simply()
}

// seen is the cards of another hand that the player knows.
func (p player) seen(s rules.Seat) faces { return p.m.held.At(s).and(p.m.known[p.by]) }

// unknown is the cards that may be on top of the pile: neither seen in a hand
// nor lying open. With an empty pile it is what is drawn from under it.
func (p player) unknown() faces {
	if p.m.pile.Len() == 0 && p.m.under.Len() > 0 {
		c, _ := p.m.under.Peek()
		var next faces
		next.add(c.Face())
		return next
	}
	return p.unseen()
}

// unseen is the cards of the deck that the player has seen nowhere.
func (p player) unseen() faces {
	set := p.others().less(p.m.laid)
	for _, s := range rules.Seats(p.m.n) {
		if s != p.by {
			set = set.less(p.seen(s))
		}
	}
	for c := range p.m.under.All() {
		set.remove(c.Face())
	}
	return set
}

// chance is the odds, in thousandths, that an unseen card is one of a hand.
func (p player) chance(s rules.Seat, unseen int) int {
	if unseen == 0 {
		return 0
	}
	return 1000 * (p.m.hands.At(s).Len() - p.seen(s).len()) / unseen
}

// mayBegin is the odds, in thousandths, that an unseen card is one of a hand
// which may begin with the letter: all have heard which hands lack it (PX-7).
func (p player) mayBegin(s rules.Seat, letter string, unseen int) int {
	if unseen == 0 {
		return 0
	}
	may := 0
	for f := range p.m.held.At(s).less(p.m.known[p.by]).all {
		if !p.m.lacks[f].has(letter) {
			may++
		}
	}
	return 1000 * may / unseen
}

// likeliest asks for the letter, of the player, that brings most: the cards
// seen there, and the others by their odds. Where there is none, the asked
// player draws one.
func (p player) likeliest() rules.Move {
	unseen := p.unseen()
	best, most := Letter{}, -1<<30
	for _, s := range rules.Seats(p.m.n) {
		if s == p.by {
			continue
		}
		for _, l := range p.m.opt.letters() {
			if worth := p.worthOfLetter(s, l, unseen); worth > most {
				best, most = Letter{s, l}, worth
			}
		}
	}
	return best
}

func (p player) worthOfLetter(s rules.Seat, letter string, unseen faces) int {
	odds, sure, absent := p.mayBegin(s, letter, unseen.len()), 0, 1000
	for f := range p.seen(s).all {
		if p.m.opt.begins(f, letter) {
			sure++
		}
	}
	expected := 1000 * sure
	for f := range unseen.all {
		if p.m.opt.begins(f, letter) {
			expected += odds
			absent = absent * (1000 - odds) / 1000
		}
	}
	if sure > 0 {
		absent = 0
	}
	return 2*expected - absent + p.m.hands.At(s).Len() // it moves from a rival
}

// dullest is the card of a set that is worth least in the duels to come.
func (p player) dullest(set faces) cards.Face {
	best, least := none, 1<<30
	for f := range set.all {
		if worth := p.worthOfCard(f); worth < least {
			best, least = f, worth
		}
	}
	return best
}

// worthOfCard is how far the card stands from the middle of the deck in its
// figures: extremes win duels and predictions.
func (p player) worthOfCard(f cards.Face) int {
	worth := 0
	all := p.others()
	for _, s := range []stat{number, boiling, neutrons, melting, date} {
		if deck().value[s][f] == missing {
			continue
		}
		above, below := p.around(all, s, f)
		worth += max(above-below, below-above)
	}
	return worth
}

// answer is the card to choose before the leader chooses (PX-5, PX-12, PX-13).
func (p player) answer() cards.Face {
	held := *p.m.held.At(p.by)
	switch p.m.game {
	case Match:
		return p.dullest(held)
	case Classes:
		f, _ := p.class(p.m.leader)
		return f
	}
	return p.defend(held)
}

// defend weighs how likely the leader can beat a card; a card without the
// figure is safe. Among cards that are as good the dullest goes.
func (p player) defend(held faces) cards.Face {
	best, most := none, -1<<30
	for f := range held.all {
		worth := 0
		if deck().value[duels[p.m.game]][f] != missing {
			worth = 1000 - 2*p.beaten(f)
		}
		if worth = 8*worth - p.worthOfCard(f); worth > most {
			best, most = f, worth
		}
	}
	return best
}

// beaten is how likely, in thousandths, the leader holds a better card.
func (p player) beaten(f cards.Face) int {
	what := duels[p.m.game]
	own := p.strength(what, f)
	for g := range p.seen(p.m.leader).all {
		if p.strength(what, g) > own {
			return 1000
		}
	}
	unseen := p.unseen()
	better := 0
	for g := range unseen.all {
		if p.strength(what, g) > own {
			better++
		}
	}
	return p.oneOf(p.m.leader, better, unseen.len())
}

// oneOf is how likely, in thousandths, a hand has at least one of so many of
// the unseen cards.
func (p player) oneOf(s rules.Seat, some, unseen int) int {
	no := 1000
	for i := range p.m.hands.At(s).Len() - p.seen(s).len() {
		if left := unseen - i; left > 0 {
			no = no * max(left-some, 0) / left
		}
	}
	return 1000 - no
}

// layClass lays the card whose class does best against a rival (PX-13).
func (p player) layClass() rules.Move {
	best, most := Lay{}, -1<<30
	for _, s := range rules.Seats(p.m.n) {
		if s == p.by {
			continue
		}
		if f, worth := p.class(s); worth+p.m.hands.At(s).Len() > most {
			best, most = Lay{code(f), s}, worth+p.m.hands.At(s).Len()
		}
	}
	return best
}

// class is the own card whose class does best against what a rival may hold,
// and how much better it is.
func (p player) class(s rules.Seat) (cards.Face, int) {
	against := p.classesOf(s)
	best, most := none, -1<<30
	for f := range p.m.held.At(p.by).all {
		if worth := 1000*classWorth(f, against) - p.worthOfCard(f); worth > most {
			best, most = f, worth
		}
	}
	return best, most
}

// classWorth is what a card's class beats of the classes counted, less what
// beats it.
func classWorth(f cards.Face, against map[string]int) (worth int) {
	own := deck().elements[f].Occurrence
	for class, n := range against {
		switch {
		case beats[own] == class:
			worth += n
		case beats[class] == own:
			worth -= n
		}
	}
	return worth
}

// classesOf counts the classes of a hand, in thousandths of a card.
func (p player) classesOf(s rules.Seat) map[string]int {
	count := map[string]int{}
	for f := range p.seen(s).all {
		count[deck().elements[f].Occurrence] += 1000
	}
	unseen := p.unseen()
	odds := p.chance(s, unseen.len())
	for f := range unseen.all {
		count[deck().elements[f].Occurrence] += odds
	}
	return count
}
