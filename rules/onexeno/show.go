package onexeno

import (
	"math/bits"
	"strconv"

	"github.com/sobremesa-games/sobremesa/rules"
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
		v.Hand, v.Printed = m.hand(to), m.printed(to)
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
			Game: m.number, Games: m.opt.Games, Dealer: m.dealer,
			Stack: m.stack.For(rules.Nobody).Count,
			Field: m.lying(), Box: m.box(), Past: m.past,
		}
	}
	return m.cache.public
}

func (m *match) seatViews() rules.BySeat[SeatView] {
	views := rules.MakeBySeat[SeatView](m.n)
	for _, s := range rules.Seats(m.n) {
		other := rules.Nobody
		if m.opt.Partners {
			other = m.partner(s)
		}
		*views.At(s) = SeatView{
			Other: other,
			Cards: m.hands.At(s).For(rules.Nobody).Count, Taken: m.worth(m.taken.At(s)), Tricks: *m.tricks.At(s),
			Total: m.total(s), Passed: *m.passed.At(s), Locked: *m.locked.At(s), Ready: *m.ready.At(s),
		}
	}
	return views
}

func (m *match) lying() map[string]Lying {
	shown := m.table.For(rules.Nobody)
	cards := make(map[string]Lying, shown.Count)
	for _, f := range shown.Faces {
		l := m.lies[f]
		cards[code(f)] = Lying{X: l.x, Y: l.y, Turn: l.turn, By: l.by, Nth: l.nth}
	}
	return cards
}

// box is that of the cards on the table.
func (m *match) box() Box { return Box{X: m.field.x, Y: m.field.y, W: m.field.w, H: m.field.h} }

// hand is made anew when the hand has changed, and never changed again.
func (m *match) hand(to rules.Seat) map[string]int {
	hand := &m.cache.hands[to-1]
	if *hand == nil {
		shown := m.hands.At(to).For(to)
		*hand = make(map[string]int, shown.Count)
		for _, f := range shown.Faces {
			(*hand)[code(f)] = m.arrival[f]
		}
	}
	return *hand
}

// printed is how the cards of a hand lie, nil where they may be turned (OX-4).
func (m *match) printed(to rules.Seat) map[string]int {
	if m.opt.Rotation {
		return nil
	}
	turns := map[string]int{}
	for _, f := range m.hands.At(to).For(to).Faces {
		turns[code(f)] = printed(f)
	}
	return turns
}

// can is what to may do, nil while it may do nothing.
func (m *match) can(to rules.Seat) *Can {
	c := Can{Claim: m.mayClaimAny(to)}
	switch {
	case !m.asks(to):
	case m.phase == PhasePlay:
		if m.opt.Spotting {
			c.Free = m.freePoints()
		} else {
			c.Place = m.places(to)
		}
		c.Pass = m.mayPass(to) == nil
		c.Final = c.Pass && !m.drew
	default:
		c.Next = true
	}
	if c.Place == nil && c.Free == nil && !c.Pass && !c.Claim && !c.Next {
		return nil
	}
	return &c
}

func (m *match) mayClaimAny(s rules.Seat) bool {
	return !m.yieldClaims(s, func(rules.Move) bool { return false })
}

// freePoints is where a card may lie whatever it looks like.
func (m *match) freePoints() (points []string) {
	for set := m.free(); set != 0; set &= set - 1 {
		points = append(points, point(m.field.point(bits.TrailingZeros64(set))))
	}
	return points
}

// places is where which card may be laid, and how turned.
func (m *match) places(to rules.Seat) map[string]map[string]string {
	var places map[string]map[string]string
	m.yieldPlaces(to, func(mv rules.Move) bool {
		if places == nil {
			places = map[string]map[string]string{}
		}
		addPlace(places, mv.(Place))
		return true
	})
	return places
}

// addPlace adds the turn of a move to those of its card and point.
func addPlace(places map[string]map[string]string, p Place) {
	if places[p.Card] == nil {
		places[p.Card] = map[string]string{}
	}
	places[p.Card][point(p.X, p.Y)] += strconv.Itoa(p.Turn)
}
