package onexeno

import (
	"strconv"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// OfCard is the card that a refusal speaks of.
type OfCard struct {
	Card  string `json:"card"`
	Looks int    `json:"looks,omitempty"` // in how many ways it lies differently
	Turn  int    `json:"turn,omitempty"`  // quarter turns as it is printed
}

// OfBox is the point of a refusal, and the box of the cards on the table.
type OfBox struct {
	X   int `json:"x"`
	Y   int `json:"y"`
	Box Box `json:"box"`
}

// OfPoint is the point of a refusal.
type OfPoint struct {
	X int `json:"x"`
	Y int `json:"y"`
}

// OfNeighbours is what does not match: the cells of the card as it would lie,
// by the code of the neighbour that they touch.
type OfNeighbours struct {
	X     int               `json:"x"`
	Y     int               `json:"y"`
	Cells map[string]string `json:"cells"` // code of the neighbour → digits 0 to 7, clockwise from the top left
}

// playPlace lays a card and takes the tricks that it makes.
func (m *match) playPlace(by rules.Seat, mv Place) error {
	if m.phase != PhasePlay {
		return m.noPlay()
	}
	f, err := m.mayTurn(by, mv)
	if err != nil {
		return err
	}
	p, err := m.mayLay(f, mv)
	if err != nil {
		return err
	}
	m.lay(by, f, mv, p)
	m.endTurn(by)
	return nil
}

// mayTurn checks the card and its turn (OX-5).
func (m *match) mayTurn(by rules.Seat, mv Place) (cards.Face, error) {
	f, ok := deck().face[mv.Card]
	switch {
	case !ok || !m.hands.At(by).Has(f):
		return 0, illegal(CodeNotInHand, "OX-5", OfCard{Card: mv.Card})
	case !m.opt.Rotation && mv.Turn != printed(f):
		return 0, illegal(CodeNoTurning, "OX-4", OfCard{Card: mv.Card, Turn: printed(f)})
	case mv.Turn < 0 || mv.Turn >= deck().looks[f]:
		return 0, illegal(CodeNoSuchTurn, "OX-5", OfCard{Card: mv.Card, Looks: deck().looks[f]})
	}
	return f, nil
}

// mayLay checks the place, and tells it.
func (m *match) mayLay(f cards.Face, mv Place) (int, error) {
	p, near := m.field.at(mv.X, mv.Y)
	bit := uint64(1) << p
	switch {
	case m.field.occ == 0 && (mv.X != 0 || mv.Y != 0):
		return 0, illegal(CodeCentre, "OX-8", OfPoint{mv.X, mv.Y})
	case m.field.occ == 0:
		return p, nil
	case near && m.field.occ&bit != 0:
		return 0, illegal(CodeOccupied, "OX-4", OfPoint{mv.X, mv.Y})
	case !m.inside(mv.X, mv.Y):
		return 0, illegal(CodeOutside, "OX-6", OfBox{mv.X, mv.Y, m.box()})
	case !near || m.free()&bit == 0:
		return 0, illegal(CodeNoContact, "OX-4", OfPoint{mv.X, mv.Y})
	case m.opt.Spotting:
		return p, nil
	}
	n := m.needs()
	if l := deck().look[f].turned(mv.Turn); n.fits(l)&bit == 0 {
		return 0, illegal(CodeMismatch, "OX-4", OfNeighbours{mv.X, mv.Y, m.differing(l, mv.X, mv.Y)})
	}
	return p, nil
}

// inside reports whether the box still spans at most five with a card there.
func (m *match) inside(x, y int) bool {
	b := m.box()
	return b.X+b.W-boxMost <= x && x < b.X+boxMost && b.Y+b.H-boxMost <= y && y < b.Y+boxMost
}

// free is the places where a card would have the contact that is asked for.
func (m *match) free() uint64 { return m.field.open(m.opt.Contact == "edge") }

// needs is what the field asks of the next card; in silence where mismatches
// are to be spotted by the players (OX-13).
func (m *match) needs() need {
	if m.opt.Spotting {
		return need{free: m.free()}
	}
	return m.field.needs(m.free(), m.touches)
}

// differing lists by neighbour the cells of a look that do not match there.
func (m *match) differing(l look, x, y int) map[string]string {
	cells := map[string]string{}
	for c := range m.table.All() {
		f := c.Face()
		by, touching := m.apart(x, y, f)
		if !touching {
			continue
		}
		if differ := differingCells(l, m.lookOf(f), by, m.touches); differ != "" {
			cells[code(f)] = differ
		}
	}
	return cells
}

// apart is how far a card of the table is from a point, in places of the field,
// and whether it touches there.
func (m *match) apart(x, y int, f cards.Face) (int, bool) {
	dx, dy := m.lies[f].x-x, m.lies[f].y-y
	return dy*below + dx*right, max(dx, -dx, dy, -dy) == 1
}

// lay puts the card on the table.
func (m *match) lay(by rules.Seat, f cards.Face, mv Place, p int) {
	m.note(Entry{Kind: LogPlaced, Seat: by, Card: mv.Card, Turn: mv.Turn, At: point(mv.X, mv.Y), Meets: meets(m.lain, mv.X, mv.Y)})
	m.table.Put(m.part(by, f))
	m.laid++
	m.lies[f] = lie{x: mv.X, y: mv.Y, turn: mv.Turn, by: by, nth: m.laid}
	m.take(by, m.field.put(p, m.lookOf(f)))
}

// lain reports whether a card lies at a point.
func (m *match) lain(x, y int) bool {
	p, near := m.field.at(x, y)
	return near && m.field.occ>>p&1 == 1
}

// take takes the tricks that the card on p completes, all at once and shared
// cards once (OX-7).
func (m *match) take(by rules.Seat, p int) {
	tricks := m.field.completed(p)
	if len(tricks) == 0 {
		return
	}
	set := union(tricks)
	e := Entry{Kind: LogTook, Seat: by, Spots: m.field.spotsOn(set)}
	for _, l := range tricks {
		e.Lines = append(e.Lines, l.name)
	}
	var won []cards.Face
	for c := range m.table.All() {
		if set>>m.placeOf(c.Face())&1 == 1 {
			won = append(won, c.Face())
		}
	}
	for _, f := range won {
		m.lift(f, by)
	}
	m.field.take(set)
	*m.tricks.At(by) += len(tricks)
	e.Count = len(won)
	m.note(e)
}

// lift moves a card from the table to what a seat has taken.
func (m *match) lift(f cards.Face, to rules.Seat) {
	m.table.Remove(f)
	m.taken.At(to).Put(cards.New(f))
	m.lies[f] = lie{}
}

// point is a point of the grid as views name it.
func point(x, y int) string { return strconv.Itoa(x) + "," + strconv.Itoa(y) }
