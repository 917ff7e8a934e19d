package onexeno

import (
	"encoding/json"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// Numbers of OX-15.
const (
	sideLeast = 3
	sideMost  = 8
	dealtAt   = 3 // cards from the stack at once
	soloSeat  = rules.Seat(1)
)

// squareWorth is what a place of the side counts in the total: more than all
// spots together, so that spots decide between equal squares alone.
const squareWorth = 1000

// Why a solitaire ended.
const (
	ReasonNothingLaid = "nothing_laid"
	ReasonSquareFull  = "square_full"
)

// SoloOptions are the choices of the solitaire: none.
type SoloOptions struct{}

// solo is one solitaire (OX-15).
type solo struct {
	stack cards.Pile // the next card last
	pile  cards.Pile // face up
	table cards.Pile
	lies  [deckSize]lie
	on    plane
	side  int // places to a side of the field

	laid     int // cards laid, the first one not among them
	inPass   int // of them since the pile was turned over
	passes   int // times it was
	decision uint32
	takeback bool
	result   *rules.Result
	log      rules.Chronicle[Entry]
}

// Solitaire describes the game for one.
func Solitaire() *rules.Kind {
	return &rules.Kind{
		ID: "onexeno_solitaire", Family: "onexeno", Rev: 1, Seats: [2]int{1, 1}, Takeback: true,
		New: newSolo, Suits: suitsOne,
		Options: SoloOptions{}, View: SoloView{},
		Moves: map[string]rules.Move{"place": Place{}, "draw": Draw{}},
		Bot:   soloPolicy, Bands: soloBands, Rulebook: SolitaireRulebook, Words: SolitaireWords,
	}
}

// suitsOne refuses a machine alone.
func suitsOne(_ json.RawMessage, people int) error {
	if people < 1 {
		return badOption("bots")
	}
	return nil
}

func newSolo(s rules.Setup) (rules.Game, error) {
	if s.Seats != 1 {
		return nil, badOption("seats")
	}
	if len(s.Options) > 0 {
		if err := json.Unmarshal(s.Options, &SoloOptions{}); err != nil {
			return nil, unreadable(err)
		}
	}
	g := &solo{
		stack: wholeDeck(), side: sideLeast,
		pile: cards.MakePile(cards.Open, rules.Nobody), table: cards.MakePile(cards.Open, rules.Nobody),
	}
	g.stack.Shuffle(rules.NewRand(s.Seed))
	c, _ := g.stack.Take()
	g.put(c.Face(), lie{})
	g.log.Note(Entry{Kind: LogDealt, Card: code(c.Face())})
	g.decision = s.Decision + 1
	return g, nil
}

// put lays a card on the table.
func (g *solo) put(f cards.Face, at lie) {
	g.table.Put(cards.New(f))
	g.lies[f] = at
	g.on.put(at.x, at.y, deck().look[f].turned(at.turn))
}

// Turn asks the one player.
func (g *solo) Turn() rules.Turn {
	t := rules.Turn{Phase: PhaseOver, Decision: g.decision, Complete: true, Takeback: g.takeback}
	if g.result == nil {
		t.Phase, t.Seats, t.Grant = PhasePlay, []rules.Seat{soloSeat}, grant
	}
	return t
}

// Logged is the number of the newest entry of the log.
func (g *solo) Logged() uint32 { return g.log.Last() }

// Result is the outcome, and whether the solitaire is over.
func (g *solo) Result() (rules.Result, bool) {
	if g.result == nil {
		return rules.Result{}, false
	}
	return *g.result, true
}

// Play makes a move.
func (g *solo) Play(by rules.Seat, mv rules.Move) error {
	switch {
	case g.result != nil:
		return illegal(rules.Over, "OX-15", nil)
	case by != soloSeat:
		return illegal(rules.NotYourTurn, "", nil)
	}
	switch mv := mv.(type) {
	case Place:
		return g.playPlace(mv)
	case Draw:
		g.draw()
		return nil
	}
	return illegal(rules.UnknownMove, "OX-15", nil)
}

// playPlace lays the top card of the pile.
func (g *solo) playPlace(mv Place) error {
	f, err := g.mayPlace(mv)
	if err != nil {
		return err
	}
	g.pile.Take()
	g.laid, g.inPass = g.laid+1, g.inPass+1
	g.log.Note(Entry{Kind: LogPlaced, Seat: soloSeat, Card: mv.Card, Turn: mv.Turn, At: point(mv.X, mv.Y), Meets: meets(g.on.has, mv.X, mv.Y)})
	g.put(f, lie{x: mv.X, y: mv.Y, turn: mv.Turn, by: soloSeat, nth: g.laid})
	g.decision++
	g.takeback = true
	g.grow()
	return nil
}

func (g *solo) mayPlace(mv Place) (cards.Face, error) {
	f, ok := deck().face[mv.Card]
	top, some := g.pile.Peek()
	l := deck().look[f].turned(mv.Turn & 3)
	switch {
	case !ok || !some || top.Face() != f:
		return 0, illegal(CodeNotOnTop, "OX-15", OfCard{Card: mv.Card})
	case mv.Turn < 0 || mv.Turn >= deck().looks[f]:
		return 0, illegal(CodeNoSuchTurn, "OX-5", OfCard{Card: mv.Card, Looks: deck().looks[f]})
	case !g.on.inside(mv.X, mv.Y, g.side):
		return 0, illegal(CodeOutside, "OX-15", OfBox{mv.X, mv.Y, g.on.box})
	case g.on.has(mv.X, mv.Y):
		return 0, illegal(CodeOccupied, "OX-15", OfPoint{mv.X, mv.Y})
	case g.on.neighbours(mv.X, mv.Y) == 0:
		return 0, illegal(CodeNoContact, "OX-15", OfPoint{mv.X, mv.Y})
	case !g.on.fits(l, mv.X, mv.Y):
		return 0, illegal(CodeMismatch, "OX-15", OfNeighbours{mv.X, mv.Y, g.differing(l, mv.X, mv.Y)})
	}
	return f, nil
}

// differing lists by neighbour the cells of a look that do not match there.
func (g *solo) differing(l look, x, y int) map[string]string {
	differ := map[string]string{}
	for c := range g.table.All() {
		f, at := c.Face(), g.lies[c.Face()]
		for _, side := range sides {
			if at.x == x+side.dx && at.y == y+side.dy {
				if cells := differingCells(l, g.on.at(at.x, at.y), side.by, alongEdges); cells != "" {
					differ[code(f)] = cells
				}
			}
		}
	}
	return differ
}

// grow makes the field larger once a square of its size is full, and ends the
// solitaire with the largest.
func (g *solo) grow() {
	if g.on.square() < g.side {
		return
	}
	if g.side == sideMost {
		g.finish(ReasonSquareFull)
		return
	}
	g.side++
	g.log.Note(Entry{Kind: LogGrew, Count: g.side})
}

// draw deals three cards onto the pile, turning it over when the stack is empty;
// without a card laid since the last time that is the end.
func (g *solo) draw() {
	g.decision++
	g.takeback = g.passes > 0 || g.stack.Len() == 0
	if g.stack.Len() == 0 {
		if g.inPass == 0 {
			g.finish(ReasonNothingLaid)
			return
		}
		g.turnOver()
	}
	dealt := min(dealtAt, g.stack.Len())
	for range dealt {
		c, _ := g.stack.Take()
		g.pile.Put(c)
	}
	g.log.Note(Entry{Kind: LogDrew, Seat: soloSeat, Count: dealt})
}

// turnOver makes the pile the stack: what was dealt first is dealt first again.
func (g *solo) turnOver() {
	g.passes, g.inPass = g.passes+1, 0
	g.log.Note(Entry{Kind: LogTurnedOver, Count: g.pile.Len()})
	for c, ok := g.pile.Take(); ok; c, ok = g.pile.Take() {
		g.stack.Put(c)
	}
}

func (g *solo) finish(reason string) {
	g.takeback = false
	g.log.Note(Entry{Kind: LogFinished, Count: g.on.square(), Spots: g.spots()})
	g.result = &rules.Result{Reason: reason, Winners: []rules.Seat{soloSeat}, Totals: map[rules.Seat]int{soloSeat: g.total()}}
}

// spots is the spots on the table.
func (g *solo) spots() (sum int) {
	for c := range g.table.All() {
		sum += deck().spots[c.Face()]
	}
	return sum
}

// total counts the largest full square first, then the spots.
func (g *solo) total() int { return squareWorth*g.on.square() + g.spots() }
