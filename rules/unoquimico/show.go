package unoquimico

import (
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// snapshot keeps what was shown: the part of a view that is the same for all
// viewers until the next move, and hands until hold or part changes them.
type snapshot struct {
	public *Public
	hands  [seatsMost]map[string]int
}

// View is what to may know.
func (m *match) View(to rules.Seat) rules.View {
	v := View{Public: m.public()}
	if m.hands.Has(to) {
		v.Hand = m.hand(to)
		v.Can = m.can(to)
	}
	return v
}

// public is made once a move and never changed again.
func (m *match) public() *Public {
	if m.cache.public == nil {
		m.cache.public = &Public{
			Shared: rules.Shared[SeatView, Entry]{
				Turn: m.Turn().View(), Seats: m.seatViews(), Log: m.log.Shown(), Result: m.result,
			},
			Game: m.number, Games: m.games, Dealer: m.dealer,
			Pile: m.pile.For(rules.Nobody).Count, Cards: m.counts(),
			Top: m.top(), Ask: m.question(), Past: m.past,
		}
	}
	return m.cache.public
}

func (m *match) seatViews() rules.BySeat[SeatView] {
	views := rules.MakeBySeat[SeatView](m.n)
	for _, s := range rules.Seats(m.n) {
		v := SeatView{Total: *m.totals.At(s), Ready: *m.ready.At(s)}
		if m.phase == PhaseDrawTwo && s == m.asked {
			v.Must = m.must
		}
		*views.At(s) = v
	}
	return views
}

func (m *match) counts() rules.BySeat[int] {
	counts := rules.MakeBySeat[int](m.n)
	for _, s := range rules.Seats(m.n) {
		*counts.At(s) = m.hands.At(s).For(rules.Nobody).Count
	}
	return counts
}

// top does not tell one comodín from the other, as nobody at a table can.
func (m *match) top() (group []string) {
	if m.force.with != none {
		group = append(group, code(m.force.with))
	}
	if m.force.element != none {
		group = append(group, code(m.force.element))
	}
	if m.force.wild {
		group = append(group, "wild")
	}
	return group
}

// hand is made anew when the hand has changed, and never changed again.
func (m *match) hand(to rules.Seat) map[string]int {
	hand := &m.cache.hands[to-1]
	if *hand == nil {
		shown := m.hands.At(to).For(to)
		*hand = make(map[string]int, shown.Count)
		for _, f := range shown.Faces {
			(*hand)[deck().code[f]] = m.arrival[f]
		}
	}
	return *hand
}

// can is what to may do, nil while it is not asked.
func (m *match) can(to rules.Seat) *Can {
	if m.phase == PhaseOver || m.mayMove(to) != nil {
		return nil
	}
	switch m.phase {
	case PhaseBetween:
		return &Can{Next: true}
	case PhaseName:
		return &Can{Name: true}
	case PhaseDrawTwo:
		return &Can{Draw: m.must}
	}
	return m.choice(to)
}

// choice is what to may do in the phases of its own play.
func (m *match) choice(to rules.Seat) *Can {
	o := m.offers(to)
	c := &Can{
		Alone: codesOf(o.alone), Pairs: o.pairs(),
		Pass: m.mayPass(to), Wild: m.mayWild(to), Beside: m.mayBeside(to) && o.able(),
	}
	if o.pairs() {
		c.With, c.Scientists = m.fewer(to, o.with, deck().isElement), m.fewer(to, o.scientists, deck().scientists)
	}
	if m.phase == PhaseDrawn {
		c.Drawn = deck().code[m.drawn]
	}
	if m.mayDraw(to) {
		c.Draw, c.Voluntary = 1, o.able()
	}
	return c
}

// fewer lists what of a kind of card may be laid, nil where it is all that the
// hand has.
func (m *match) fewer(to rules.Seat, may, kind faces) []string {
	if may == m.held.At(to).and(kind) {
		return nil
	}
	return codesOf(may)
}

func codesOf(set faces) []string {
	if set.empty() {
		return nil
	}
	list := make([]string, 0, set.len())
	for f := range set.all {
		list = append(list, deck().code[f])
	}
	return list
}

func (m *match) question() *Ask {
	if m.phase != PhaseName {
		return nil
	}
	a := &Ask{Seat: m.asked, Card: code(m.play.questions[0]), Left: len(m.play.questions) - 1}
	for _, f := range m.play.names {
		a.Names = append(a.Names, code(f))
	}
	return a
}

func code(f cards.Face) string { return deck().code[f] }
