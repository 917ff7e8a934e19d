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
				Turn: m.Turn().View(), Seats: m.seatViews(), Log: m.log.shown(), Result: m.result,
			},
			Game: m.number, Games: m.games, Dealer: m.dealer,
			Pile: m.pile.For(rules.Nobody).Count,
			Top:  m.top(), Ask: m.question(), Past: m.past,
		}
	}
	return m.cache.public
}

func (m *match) seatViews() rules.BySeat[SeatView] {
	views := rules.MakeBySeat[SeatView](m.n)
	for _, s := range rules.Seats(m.n) {
		v := SeatView{Cards: m.hands.At(s).For(rules.Nobody).Count, Total: *m.totals.At(s), Ready: *m.ready.At(s)}
		if m.phase == PhaseDrawTwo && s == m.asked {
			v.Must = m.must
		}
		*views.At(s) = v
	}
	return views
}

func (m *match) top() Top {
	t := Top{Wild: m.force.wild, Any: m.force.any}
	if m.force.element != none {
		t.Element = deck().code[m.force.element]
	}
	if m.force.with != none {
		t.Scientist = deck().code[m.force.with]
	}
	return t
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
		Alone: codesOf(o.alone), With: codesOf(o.with), Scientists: codesOf(o.scientists),
		Pass: m.mayPass(to), Wild: m.mayWild(to), Beside: m.mayBeside(to) && o.able(),
	}
	if m.phase == PhaseDrawn {
		c.Drawn = deck().code[m.drawn]
	}
	if m.mayDraw(to) {
		c.Draw, c.Voluntary = 1, o.able()
	}
	return c
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
