package periodyx

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// playLetter hands over all elements of the asked player that begin with the
// letter; who has none draws one (PX-7), if there is one (PX-17).
func (m *match) playLetter(by rules.Seat, mv Letter) error {
	if !slices.Contains(m.opt.letters(), mv.Letter) {
		return badWord(CodeNotALetter, "PX-7", mv.Letter)
	}
	if err := m.another(by, mv.Seat, "PX-7"); err != nil {
		return err
	}
	m.round.other = mv.Seat
	e := Entry{Kind: LogNoLetter, Seat: by, Of: mv.Seat, Letter: mv.Letter}
	found := m.beginning(mv.Seat, mv.Letter)
	if !found.empty() {
		e.Kind, e.List = LogLetter, codesOf(found)
	}
	m.note(e)
	for f := range found.all {
		m.give(mv.Seat, by, f)
	}
	for f := range m.held.At(mv.Seat).all {
		m.lacks[f].add(mv.Letter)
	}
	m.letterOver(mv.Seat, by, found)
	return nil
}

// letterOver settles what the letter moved.
func (m *match) letterOver(asked, by rules.Seat, found faces) {
	m.past = &Past{Game: Games[m.game], Lead: by, Winner: by}
	if found.empty() {
		m.past.Winner = asked
		if m.left() == 0 {
			m.past.Winner, m.past.Void = rules.Nobody, VoidPile
		}
		m.drawNoted(asked)
	}
	if !m.settle() {
		m.endRound()
	}
}

// beginning is a seat's cards that begin with a letter.
func (m *match) beginning(s rules.Seat, letter string) (found faces) {
	for f := range m.held.At(s).all {
		if m.opt.begins(f, letter) {
			found.add(f)
		}
	}
	return found
}

// drawNoted gives a seat the top card, if there is one (PX-17).
func (m *match) drawNoted(s rules.Seat) {
	e := Entry{Kind: LogDrew, Seat: s}
	if m.left() > 0 {
		e.Count = 1
		m.draw(s)
	}
	m.note(e)
}

// playDraw is Add-it (PX-9).
func (m *match) playDraw(by rules.Seat) error {
	m.past = &Past{Game: Games[m.game], Lead: by, Winner: by}
	m.drawNoted(by)
	if !m.settle() {
		m.endRound()
	}
	return nil
}

// playTake takes a card blind from a player with two or more (PX-10): each is
// as likely.
func (m *match) playTake(by rules.Seat, mv Take) error {
	if err := m.another(by, mv.Seat, "PX-10"); err != nil {
		return err
	}
	from := m.held.At(mv.Seat)
	if from.len() < 2 {
		return &rules.Illegal{Code: CodeLastCard, Rule: "PX-10", Data: OfPlayer{mv.Seat}}
	}
	m.round.other = mv.Seat
	m.past = &Past{Game: Games[m.game], Lead: by, Winner: by}
	m.takeBlind(mv.Seat, by, from.nth(m.r.N(from.len())))
	m.note(Entry{Kind: LogTook, Seat: by, Of: mv.Seat})
	if !m.settle() {
		m.endRound()
	}
	return nil
}

// takeBlind moves a card that the two alone see. The others no longer know
// which of the cards that they have seen there are still there.
func (m *match) takeBlind(from, to rules.Seat, f cards.Face) {
	for v := range m.n + 1 {
		if s := rules.Seat(v); s != from && s != to {
			m.known[v] = m.known[v].less(*m.held.At(from))
		}
	}
	lacks := m.lacks[f]
	m.hold(to, m.part(from, f))
	m.lacks[f] = lacks
	m.known[from].add(f)
}

// ways are the words of a prediction: of figures and of dates (PX-8, PX-11).
var ways = [2][2]string{{"higher", "lower"}, {"later", "earlier"}}

// playPredict lays a card and turns the next one over. Whoever was right takes
// both, otherwise the neighbour on the left does; equal cards, and one without
// the figure, go home and under the pile (PX-8, PX-11).
func (m *match) playPredict(by rules.Seat, mv Predict) error {
	f, err := m.holds(by, mv.Card, m.rule())
	if err != nil {
		return err
	}
	what, err := m.compares(f, mv)
	if err != nil {
		return err
	}
	m.reveal(f)
	m.unveil(f, what)
	c, _ := m.take()
	m.flipped(by, f, c, what, mv)
	return nil
}

// compares is the figure that is to be compared.
func (m *match) compares(f cards.Face, mv Predict) (stat, error) {
	what, ok := statNamed(mv.Stat)
	if !ok || (what == date) != (m.game == EarlyBird) {
		return 0, badWord(CodeNotAStat, m.rule(), mv.Stat)
	}
	if !slices.Contains(waysOf(m.game), mv.Way) {
		return 0, badWord(CodeNotAWay, m.rule(), mv.Way)
	}
	if deck().value[what][f] == missing {
		return 0, &rules.Illegal{Code: CodeNoFigure, Rule: m.rule(), Data: OfFigure{mv.Card, mv.Stat}}
	}
	return what, nil
}

func waysOf(game int) []string {
	if game == EarlyBird {
		return ways[1][:]
	}
	return ways[0][:]
}

func (m *match) flipped(by rules.Seat, f cards.Face, c cards.Card, what stat, mv Predict) {
	own, next := deck().value[what][f], deck().value[what][c.Face()]
	e := Entry{Kind: LogPredicted, Seat: by, Game: Games[m.game], Card: mv.Card, Next: code(c.Face()), Stat: mv.Stat, Way: mv.Way,
		Value: deck().shown[what][f], NextValue: deck().shown[what][c.Face()]}
	m.past = &Past{Game: Games[m.game], Lead: by, Card: e.Card, Next: e.Next, Stat: e.Stat, Way: e.Way, Value: e.Value, NextValue: e.NextValue}
	to := by
	switch {
	case next == missing:
		m.past.Void = VoidMissing
	case next == own:
		m.past.Void = VoidEqual
	case next > own != (mv.Way == waysOf(m.game)[0]):
		to = by.Next(m.n)
	}
	e.Reason = m.past.Void
	if e.Reason == "" {
		e.To, m.past.Winner = to, to
	}
	m.note(e)
	m.takeFlipped(by, f, c)
}

// takeFlipped moves the cards to where the prediction sent them.
func (m *match) takeFlipped(by rules.Seat, f cards.Face, c cards.Card) {
	to := m.past.Winner
	if to == rules.Nobody {
		m.bury(c)
		m.endRound()
		return
	}
	m.give(by, to, f)
	m.hold(to, c)
	m.reveal(c.Face())
	if !m.settle() {
		m.endRound()
	}
}
