package unoquimico

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// choices is how many names a question offers (UQ-5).
const choices = 4

// askNames asks for the names of the cards laid, the scientist's first (UQ-5).
func (m *match) askNames(by rules.Seat) {
	if m.play.scientist != none {
		m.play.questions = append(m.play.questions, m.play.scientist)
	}
	m.play.questions = append(m.play.questions, m.play.element)
	m.askName(by)
}

// askName asks the first question: the right name among three others of the
// same kind of card, in a seeded order.
func (m *match) askName(by rules.Seat) {
	right := m.play.questions[0]
	var others []cards.Face
	kind := deck().isElement
	if isScientist(right) {
		kind = deck().scientists
	}
	for f := range kind.all {
		if f != right {
			others = append(others, f)
		}
	}
	rules.Shuffle(m.r, others)
	m.play.names = append(others[:choices-1:choices-1], right)
	rules.Shuffle(m.r, m.play.names)
	m.ask(by, PhaseName)
}

// playName answers the question with one of the four names.
func (m *match) playName(_ rules.Seat, mv Name) error {
	if m.phase != PhaseName {
		return illegal(rules.UnknownMove, "UQ-5")
	}
	f, ok := deck().face[mv.Name]
	if !ok || !slices.Contains(m.play.names, f) {
		return illegal(CodeNotAsked, "UQ-5")
	}
	m.answer(f)
	return nil
}

// answer takes the name said, none for silence. A wrong one informs; where the
// table plays for forfeits the play comes back.
func (m *match) answer(said cards.Face) {
	right := m.play.questions[0]
	m.noteName(right, said)
	m.play.questions, m.play.names = m.play.questions[1:], nil
	m.takeback = false
	switch {
	case said != right && m.opt.SayName == "forfeit":
		m.forfeit(m.asked)
	case len(m.play.questions) > 0:
		m.askName(m.asked)
	default:
		m.finishPlay(m.asked)
	}
}

func (m *match) noteName(right, said cards.Face) {
	e := Entry{Kind: LogNamed, Seat: m.asked, Card: deck().code[right]}
	if said != right {
		e.Kind = LogMisnamed
		if said != none {
			e.Name = deck().code[said]
		}
	}
	m.note(e)
}

// forfeit takes the play back: its cards return to the hand, where everybody
// knows them, one card is drawn and the turn ends; the element in force is as
// before (UQ-5).
func (m *match) forfeit(by rules.Seat) {
	p := m.play
	m.open = p.open
	for m.group > 0 {
		c, _ := m.laid.Take()
		m.hold(by, c)
		m.open.add(c.Face())
		m.group--
	}
	m.force, m.group = p.force, p.group
	m.note(Entry{Kind: LogForfeited, Seat: by})
	m.draw(by, 1)
	m.endTurn()
}
