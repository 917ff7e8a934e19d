package spectrix

import (
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
	if !m.hands.Has(to) {
		return v
	}
	v.Hand = m.hand(to)
	v.Can = m.can(to)
	v.Hint = m.hinted(to)
	return v
}

// public is made once a move and never changed again.
func (m *match) public() *Public {
	if m.cache.public == nil {
		m.cache.public = &Public{
			Shared: rules.Shared[SeatView, Entry]{
				Turn: m.Turn().View(), Seats: m.seatViews(), Log: m.log.Shown(), Result: m.result,
			},
			Ring: ring[:colours:colours], Round: m.round, Dealer: m.dealer, Pile: m.pile.For(rules.Nobody).Count, Table: m.shownTable(),
			Target: m.opt.Target, Broken: m.brokenKeys(), Sudden: m.sudden, Last: m.last, Private: m.opt.PrivateDraft, Past: m.past,
		}
	}
	return m.cache.public
}

func (m *match) shownTable() map[int][]string {
	table := make(map[int][]string, len(m.table))
	for i := range m.table {
		table[m.table[i].key] = m.table[i].codes()
	}
	return table
}

func (m *match) brokenKeys() (keys []int) {
	for _, g := range m.table {
		if !g.valid {
			keys = append(keys, g.key)
		}
	}
	return keys
}

func (m *match) seatViews() rules.BySeat[SeatView] {
	views := rules.MakeBySeat[SeatView](m.n)
	for _, s := range rules.Seats(m.n) {
		*views.At(s) = SeatView{
			Cards: m.hands.At(s).For(rules.Nobody).Count, Total: *m.totals.At(s),
			Out: !*m.still.At(s), Ready: *m.ready.At(s),
		}
	}
	return views
}

// hand is made anew when the hand has changed, and never changed again.
func (m *match) hand(to rules.Seat) map[string]int {
	hand := &m.cache.hands[to-1]
	if *hand == nil {
		shown := m.hands.At(to).For(to)
		*hand = make(map[string]int, colours)
		for _, f := range shown.Faces {
			(*hand)[ring[colour(f)]]++
		}
	}
	return *hand
}

// can is what to may do, nil while it may do nothing.
func (m *match) can(to rules.Seat) *Can {
	switch {
	case m.mayMove(to) != nil:
		return nil
	case m.phase == PhaseBetween:
		return &Can{Next: true}
	case m.phase == PhaseRestore:
		return &Can{Done: true, Step: m.steps.made < mostSteps}
	default:
		return m.choices(to)
	}
}

// choices is what to may do in its own turn.
func (m *match) choices(to rules.Seat) *Can {
	c := &Can{Play: !m.opt.StrictTable, Draw: m.mayDraw(to) == nil, Pass: m.mayPass(to) == nil, Hint: m.mayHint(to) == nil}
	if m.opt.StrictTable {
		c.Step, c.GiveUp = m.steps.made < mostSteps, !allValid(m.table)
		_, err := m.checkDone(Done{})
		c.Done = err == nil
	}
	return c
}
