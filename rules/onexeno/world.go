package onexeno

import (
	"math/bits"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// handMost is more cards than a hand can hold: with two seats each draws thirty
// after the deal.
const handMost = 40

// world is one imagined game in numbers alone, for bots to play on: a tenth of
// the cost of a match, and no log, piles or views. In it everybody lays only
// cards that match.
type world struct {
	opt    *Options
	n, by  int // seats, and whose turn it is; counted from 0
	field  field
	hands  [seatsMost]worldHand
	stack  [deckSize]uint8 // faces, the next one to draw last
	left   int             // cards in the stack
	score  [seatsMost]int  // points of the cards taken
	passed [seatsMost]bool // for good (OX-9)
	drew   bool
	over   bool
}

type worldHand struct {
	n    int
	face [handMost]uint8
}

// choice is a card to lay, or a pass.
type choice struct {
	pass  bool
	face  cards.Face
	turn  int
	place int
}

// world is the running game as it is, every card in its place.
func (m *match) world() world {
	w := world{opt: &m.opt, n: m.n, by: int(m.asked) - 1, field: m.field, drew: m.drew}
	for i := range m.n {
		for c := range m.hands[i].All() {
			w.hands[i].put(uint8(c.Face()))
		}
		w.score[i], w.passed[i] = m.worth(&m.taken[i]), m.passed[i]
	}
	for c := range m.stack.All() {
		w.stack[w.left] = uint8(c.Face())
		w.left++
	}
	return w
}

func (h *worldHand) put(f uint8) {
	h.face[h.n] = f
	h.n++
}

func (h *worldHand) remove(f cards.Face) {
	for i, g := range h.face[:h.n] {
		if cards.Face(g) == f {
			h.n--
			h.face[i] = h.face[h.n]
			return
		}
	}
}

// redeal draws anew the hands of the others and as much of the stack as will be
// drawn in so many turns.
func (w *world) redeal(by, turns int, r *rules.Rand) {
	var unseen [deckSize]uint8
	n := copy(unseen[:], w.stack[:w.left])
	for i := range w.n {
		if i != by {
			n += copy(unseen[n:], w.hands[i].face[:w.hands[i].n])
		}
	}
	next := func() uint8 {
		i := r.N(n)
		n--
		f := unseen[i]
		unseen[i] = unseen[n]
		return f
	}
	for i := range min(turns, w.left) {
		w.stack[w.left-1-i] = next()
	}
	for i := range w.n {
		for j := range w.hands[i].n {
			if i != by {
				w.hands[i].face[j] = next()
			}
		}
	}
}

// play makes a choice, and begins the next turn.
func (w *world) play(c choice) {
	hand := &w.hands[w.by]
	if c.pass {
		w.passed[w.by] = !w.drew
	} else {
		hand.remove(c.face)
		p := w.field.put(c.place, deck().look[c.face].turned(c.turn))
		if set := union(w.field.completed(p)); set != 0 {
			w.score[w.by] += w.worthOf(set)
			w.field.take(set)
		}
	}
	w.over = hand.n == 0 || !w.advance()
}

// advance begins the turn of the next who has not passed for good; false where
// all have.
func (w *world) advance() bool {
	for range w.n {
		w.by = (w.by + 1) % w.n
		if w.passed[w.by] {
			continue
		}
		w.drew = w.left > 0
		if w.drew {
			w.left--
			w.hands[w.by].put(w.stack[w.left])
		}
		return true
	}
	return false
}

// worthOf is the points of the cards on a set of places.
func (w *world) worthOf(set uint64) int {
	if w.opt.Points == "cards" {
		return bits.OnesCount64(set)
	}
	return w.field.spotsOn(set)
}

// inHand is the points of a hand.
func (w *world) inHand(s int) (sum int) {
	if w.opt.Points == "cards" {
		return w.hands[s].n
	}
	for _, f := range w.hands[s].face[:w.hands[s].n] {
		sum += deck().spots[f]
	}
	return sum
}

// needs is what the field asks of a card that matches.
func (w *world) needs() need {
	return w.field.needs(w.field.open(w.opt.Contact == "edge"), w.opt.touches())
}

// fit is the places where a card fits in one of its turns.
type fit struct {
	face uint8
	turn uint8
	set  uint64
}

// on is the choice of one of the places.
func (f fit) on(place int) choice {
	return choice{face: cards.Face(f.face), turn: int(f.turn), place: place}
}

// fits lists the cards and turns of whose turn it is that fit somewhere, and
// counts the places.
func (w *world) fits(list []fit) (all []fit, places int) {
	d, n, hand := deck(), w.needs(), &w.hands[w.by]
	for _, f := range hand.face[:hand.n] {
		for turn, to := w.opt.turns(cards.Face(f)); turn < to; turn++ {
			if set := n.fits(d.look[f].turned(turn)); set != 0 {
				list = append(list, fit{f, uint8(turn), set})
				places += bits.OnesCount64(set)
			}
		}
	}
	return list, places
}

// fitsMost is room for the fits of a hand, on the stack of the caller.
const fitsMost = 4 * handMost

// greedy is the choice that takes most; where nothing can be taken, any card
// that can be laid, each place equally likely.
func (w *world) greedy(r *rules.Rand) choice {
	var room [fitsMost]fit
	list, places := w.fits(room[:0])
	if places == 0 {
		return choice{pass: true}
	}
	if c, ok := w.mostTaken(list, r); ok {
		return c
	}
	return nth(list, r.N(places))
}

// nth is the nth of all places of the list.
func nth(list []fit, n int) choice {
	for _, f := range list {
		size := bits.OnesCount64(f.set)
		if n >= size {
			n -= size
			continue
		}
		set := f.set
		for range n {
			set &= set - 1
		}
		return f.on(bits.TrailingZeros64(set))
	}
	panic("onexeno: fewer places than counted")
}

// mostTaken is the choice that takes most, equal ones equally likely; false
// where none takes a trick.
func (w *world) mostTaken(list []fit, r *rules.Rand) (best choice, ok bool) {
	fifth := w.field.fifth()
	if fifth == 0 {
		return choice{}, false
	}
	most, equal := 0, 0
	for _, f := range list {
		for set := f.set & fifth; set != 0; set &= set - 1 {
			c := f.on(bits.TrailingZeros64(set))
			got, takes := w.gain(c)
			switch {
			case !takes || ok && got < most:
				continue
			case !ok || got > most:
				best, most, equal, ok = c, got, 1, true
			default:
				equal++
				if r.N(equal) == 0 {
					best = c
				}
			}
		}
	}
	return best, ok
}

// fifth is the places where a card would complete five in a row.
func (f *field) fifth() (set uint64) {
	for i := range nearLines {
		if missing := nearLines[i].set &^ f.occ; missing&(missing-1) == 0 {
			set |= missing
		}
	}
	return set
}

// gain is the points that a choice takes, and whether it takes a trick.
func (w *world) gain(c choice) (int, bool) {
	after := w.field
	set := union(after.completed(after.put(c.place, deck().look[c.face].turned(c.turn))))
	if set == 0 {
		return 0, false
	}
	if w.opt.Points == "cards" {
		return bits.OnesCount64(set), true
	}
	return after.spotsOn(set), true
}
