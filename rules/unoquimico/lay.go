package unoquimico

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// play is what the asked seat laid in this turn, until its names are said.
type play struct {
	scientist cards.Face // or none
	element   cards.Face
	wild      bool // a comodín follows (UQ-8)

	force force // before the play, in case it comes back (UQ-5)
	group int
	open  faces

	questions []cards.Face // whose names are still to be said; the first is asked
	names     []cards.Face // of the first question
}

// playLay lays an element, alone or with a scientist (UQ-3, UQ-4).
func (m *match) playLay(by rules.Seat, mv Lay) error {
	if err := m.acts(); err != nil {
		return err
	}
	p, err := m.readLay(by, mv)
	if err != nil {
		return err
	}
	if err := m.checkLay(by, p); err != nil {
		return err
	}
	m.lay(by, p)
	return nil
}

// readLay finds the cards in the hand.
func (m *match) readLay(by rules.Seat, mv Lay) (*play, error) {
	p := &play{scientist: none, wild: mv.Wild, force: m.force, group: m.group, open: m.open}
	var err error
	if p.element, err = m.find(by, mv.Element); err != nil {
		return nil, err
	}
	if !isElement(p.element) {
		return nil, notAnElement(p.element)
	}
	if mv.Scientist == "" {
		return p, nil
	}
	if p.scientist, err = m.find(by, mv.Scientist); err != nil {
		return nil, err
	}
	if !isScientist(p.scientist) {
		return nil, &rules.Illegal{Code: CodeNotAScientist, Rule: "UQ-4", Data: OfCard{code(p.scientist)}}
	}
	return p, nil
}

func (m *match) find(by rules.Seat, code string) (cards.Face, error) {
	f, ok := deck().face[code]
	if !ok || !m.held.At(by).has(f) {
		return none, &rules.Illegal{Code: CodeNotInHand, Rule: "UQ-3", Data: OfCard{code}}
	}
	return f, nil
}

// notAnElement: a scientist never goes alone (UQ-4), a comodín is a play of its
// own (UQ-3).
func notAnElement(f cards.Face) error {
	rule := "UQ-3"
	if isScientist(f) {
		rule = "UQ-4"
	}
	return &rules.Illegal{Code: CodeNotAnElement, Rule: rule, Data: OfCard{code(f)}}
}

func (m *match) checkLay(by rules.Seat, p *play) error {
	o := m.offers(by)
	switch {
	case p.wild && m.opt.Wild != "beside":
		return illegal(CodeNotBeside, "UQ-8")
	case p.wild && !m.mayBeside(by):
		return illegal(CodeNoWild, "UQ-8")
	case p.scientist == none && o.alone.has(p.element):
		return nil
	case p.scientist != none && o.with.has(p.element) && o.scientists.has(p.scientist):
		return nil
	}
	return m.whyNot(by, p)
}

// whyNot names the rule that a play of held cards breaks.
func (m *match) whyNot(by rules.Seat, p *play) error {
	switch fit := m.fitting().has(p.element); {
	case m.phase == PhaseDrawn && p.element != m.drawn && p.scientist != m.drawn:
		return &rules.Illegal{Code: CodeOnlyDrawn, Rule: "UQ-6", Data: OfCard{code(m.drawn)}}
	case p.scientist == none && !fit:
		return &rules.Illegal{Code: CodeNoCommon, Rule: "UQ-2", Data: m.facts(p.element)}
	case m.opt.Scientists == "only_if_stuck":
		return &rules.Illegal{Code: CodeOnlyIfStuck, Rule: "UQ-4", Data: m.fits(by)}
	}
	return &rules.Illegal{Code: CodeNeedsFit, Rule: "UQ-4", Data: m.fits(by)}
}

// fits names the elements of by's hand that fit.
func (m *match) fits(by rules.Seat) OfCards {
	return OfCards{Fits: codesOf(m.held.At(by).and(m.fitting()))}
}

// Facts are the properties of two elements side by side, for the refusal of
// one that does not fit.
type Facts struct {
	Element Property `json:"element"`          // the one tried
	Onto    Property `json:"onto"`             // the one in force
	Simple  bool     `json:"simple,omitempty"` // only oxidation states count at this table
}

// Property is what may be in common between elements (UQ-2).
type Property struct {
	Symbol    string `json:"symbol"`
	Oxidation []int  `json:"oxidation"`
	Group     int    `json:"group"`
	Period    int    `json:"period"`
}

func (m *match) facts(tried cards.Face) Facts {
	return Facts{Element: property(tried), Onto: property(m.force.element), Simple: m.opt.Mode == "simple"}
}

func property(f cards.Face) Property {
	e := &deck().elements[f]
	return Property{Symbol: e.Symbol, Oxidation: slices.Clone(states(e)), Group: e.Group, Period: e.Period}
}

// lay moves the cards to the table and asks for their names.
func (m *match) lay(by rules.Seat, p *play) {
	m.noteLaid(by, p)
	m.group = 0
	if p.scientist != none {
		m.put(by, p.scientist)
	}
	m.put(by, p.element)
	m.force = force{element: p.element, with: p.scientist}
	m.passes, m.takeback, m.play = 0, false, p
	if m.opt.SayName == "announce" {
		m.finishPlay(by)
		return
	}
	m.askNames(by)
}

// put lays one card of the hand on the top group.
func (m *match) put(by rules.Seat, f cards.Face) {
	m.laid.Put(m.part(by, f))
	m.group++
}

func (m *match) noteLaid(by rules.Seat, p *play) {
	e := Entry{Kind: LogLaid, Seat: by, Element: deck().code[p.element], Any: m.force.any}
	if p.scientist != none {
		e.Scientist = deck().code[p.scientist]
	}
	m.note(e)
}

// finishPlay ends a play whose names are said.
func (m *match) finishPlay(by rules.Seat) {
	if m.play.wild {
		m.layWild(by)
	}
	if m.hands.At(by).Len() == 0 {
		m.goOut(by)
		return
	}
	m.endTurn()
}
