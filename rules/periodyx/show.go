package periodyx

import (
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// snapshot keeps what was shown: the part of a view that is the same for all
// viewers until the next move, and hands until they change.
type snapshot struct {
	public *Public
	hands  [seatsMost]map[string]int
}

// View is what to may know.
func (m *match) View(to rules.Seat) rules.View {
	v := View{Public: m.public()}
	if m.hands.Has(to) {
		v.Hand, v.Veiled, v.Figures = m.hand(to), m.veiled(to), m.figures(to)
		v.Mine, v.Claimed = m.mine(to), m.round.claims[to]
		v.Fits, v.Can = m.fitsView(to), m.can(to)
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
			Round: m.turns + 1, Game: Games[m.game], Lead: m.leader, Target: m.most,
			Pile: m.left(), Under: symbols(&m.under), Table: m.tableView(),
			Open: m.roundView(), Past: m.past,
		}
	}
	return m.cache.public
}

func (m *match) seatViews() rules.BySeat[SeatView] {
	views := rules.MakeBySeat[SeatView](m.n)
	for _, s := range rules.Seats(m.n) {
		views.At(s).Cards = m.hands.At(s).For(rules.Nobody).Count
	}
	return views
}

// symbols lists a pile that lies open, from below.
func symbols(p *cards.Pile) []string {
	var list []string
	for _, f := range p.For(rules.Nobody).Faces {
		list = append(list, code(f))
	}
	return list
}

func (m *match) tableView() map[string]int {
	shown := m.table.For(rules.Nobody)
	cells := make(map[string]int, shown.Count)
	for i, f := range shown.Faces {
		cells[code(f)] = i + 1
	}
	return cells
}

// roundView is nil as long as nothing was begun.
func (m *match) roundView() *Round {
	r := &m.round
	if r.other == rules.Nobody || m.phase == PhaseOver {
		return nil
	}
	return &Round{
		Other: r.other, Cards: m.cardsView(), Buzzer: r.buzzer, Text: r.text,
		Out: m.which(func(s rules.Seat) bool { return r.out[s] }),
		Voted: m.which(func(s rules.Seat) bool {
			return r.votes[s] == yes || r.votes[s] == no
		}),
	}
}

func (m *match) which(has func(rules.Seat) bool) []rules.Seat {
	var list []rules.Seat
	for _, s := range rules.Seats(m.n) {
		if has(s) {
			list = append(list, s)
		}
	}
	return list
}

// cardsView is the cards of the comparison as all see them.
func (m *match) cardsView() map[rules.Seat]Said {
	if m.round.open {
		return m.compared()
	}
	shown := map[rules.Seat]Said{}
	if m.round.lead != none {
		shown[m.leader] = m.said(m.round.lead, m.game == Match)
	}
	if m.round.reply != none {
		shown[m.round.other] = m.said(m.round.reply, false)
	}
	return shown
}

// said is a card of the comparison as all see it: without figures until both
// lie open, unless the table shows them to beginners (PX-5).
func (m *match) said(f cards.Face, open bool) Said {
	if !open && m.game == Classes {
		return Said{Down: true}
	}
	s := Said{Name: code(f), Open: open}
	if what := duels[m.game]; what != number || m.game == AtomicPower {
		if open || m.opt.ShowStats {
			s.Value = deck().shown[what][f]
		}
	}
	return s
}

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

// veiled is the figures that a seat is not shown on its own cards (quiz).
func (m *match) veiled(to rules.Seat) map[string]string {
	if !m.opt.Quiz || m.phase == PhaseOver {
		return nil
	}
	hidden := map[string]string{}
	for f := range m.held.At(to).all {
		if m.veil[f] != numStats {
			hidden[code(f)] = m.veil[f].String()
		}
	}
	return hidden
}

// Hidden stands for a figure that its owner is not shown (quiz).
const Hidden = "hidden"

// figures is what counts of a seat's own cards in the game that is on: they are
// printed on them, and only others' are nobody's to see (PX-5).
func (m *match) figures(to rules.Seat) map[string]map[string]string {
	from, past := m.counting()
	if from == past && m.game != Classes || m.phase == PhaseOver {
		return nil
	}
	all := map[string]map[string]string{}
	for f := range m.held.At(to).all {
		of := map[string]string{}
		for s := from; s < past; s++ {
			if text := m.figure(f, s); text != "" {
				of[s.String()] = text
			}
		}
		if m.game == Classes {
			of["kind"] = deck().elements[f].Occurrence
		}
		all[code(f)] = of
	}
	return all
}

// counting is the figures that the game that is on compares, up to the one
// before past.
func (m *match) counting() (from, past stat) {
	switch m.game {
	case AtomicPower, HotStuff, NeutronCountdown, BigFreeze:
		return duels[m.game], duels[m.game] + 1
	case HiLo:
		return number, date
	case EarlyBird:
		return date, numStats
	}
	return numStats, numStats
}

// figure is what an owner is shown, empty where there is none.
func (m *match) figure(f cards.Face, s stat) string {
	if m.opt.Quiz && m.veil[f] == s {
		return Hidden
	}
	return deck().shown[s][f]
}

// mine is the own card that lies face down (PX-13).
func (m *match) mine(to rules.Seat) string {
	if m.game == Classes && to == m.leader && !m.round.open {
		return code(m.round.lead)
	}
	return ""
}

// fitsView is the own cards that the leader may play on Mendeleev's table.
func (m *match) fitsView(to rules.Seat) []string {
	if m.phase != phaseLead || to != m.asked {
		return nil
	}
	return codesOf(m.fitting(to))
}

// can is what to may do, nil while it is not asked.
func (m *match) can(to rules.Seat) *Can {
	if m.phase == PhaseOver || m.mayMove(to, Go{}) != nil {
		return nil
	}
	switch m.phase {
	case phaseLead:
		return m.canLead(to)
	case phaseAnswer, phaseCounter:
		return &Can{Show: true}
	case PhaseExchange:
		return &Can{Exchange: code(m.mineWithout(to))}
	case PhaseRace:
		if m.opt.FreeMatch {
			return &Can{Buzz: true, Pass: true}
		}
		return &Can{Claim: m.opt.properties(), Pass: true}
	case PhaseState:
		return &Can{Say: true}
	}
	return &Can{Vote: true}
}

// canLead is what the leader may begin with.
func (m *match) canLead(to rules.Seat) *Can {
	c := &Can{Go: m.stuck()}
	if c.Go {
		return c
	}
	switch m.game {
	case AToZ:
		c.Letter = true
	case HiLo, EarlyBird:
		c.Predict = true
	case AddIt:
		c.Draw = true
	case Surprise:
		c.Take = m.which(func(s rules.Seat) bool { return s != to && m.hands.At(s).Len() >= 2 })
	case Match, Classes:
		c.Lay = true
	default:
		c.Ask = true
	}
	return c
}
