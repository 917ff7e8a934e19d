package rulestest

import (
	"iter"
	"slices"
	"strconv"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
)

// toy is a whole small game: three cards each of a deck of twenty, two aside
// that nobody sees, a pile to draw from, one card laid a turn; who has none left
// wins. Before it all bet at once, unseen by the others until all have, or until
// the time for that is up.
type toy struct {
	n        int
	r        *rules.Rand
	phase    string
	asked    rules.Seat
	decision uint32
	turns    int
	ready    []bool
	bets     rules.BySeat[int]
	hands    rules.BySeat[cards.Pile]
	pile     cards.Pile
	aside    cards.Pile
	laid     cards.Pile
	log      []*toyEntry
	result   *rules.Result
	flaw     flaw
}

// flaw is one way of being wrong; nil members are right.
type flaw struct {
	dealt    func(g *toy)
	show     func(g *toy, to rules.Seat, v *toyView)
	listed   func(g *toy, by rules.Seat, moves []rules.Move) []rules.Move
	refused  func(g *toy) any // the data of the refusal
	accepts  func(g *toy, by rules.Seat, m rules.Move) bool
	moved    func(g *toy)
	turn     func(g *toy, t *rules.Turn)
	cloned   func(from, to *toy)
	resample func(g *toy, known rules.Seat, r *rules.Rand) rules.Game
}

type (
	toyLay struct {
		Card string `json:"card"`
		Loud bool   `json:"loud,omitempty"`
	}
	toyDraw struct{}
	toyBet  struct {
		On int `json:"on"`
	}
	toyTimeUp struct{}
)

func (toyLay) Do() string    { return "lay" }
func (toyDraw) Do() string   { return "draw" }
func (toyBet) Do() string    { return "bet" }
func (toyTimeUp) Do() string { return "time_up" }

const toyDeck = 20

func toyKind(f flaw) *rules.Kind {
	return &rules.Kind{
		ID: "toy", Family: "toy", Rev: 1, Seats: [2]int{2, 4}, Takeback: true,
		New:     func(s rules.Setup) (rules.Game, error) { return newToy(s, f), nil },
		Options: struct{}{}, View: toyView{},
		Moves: map[string]rules.Move{"lay": toyLay{}, "draw": toyDraw{}, "bet": toyBet{}, "time_up": toyTimeUp{}},
		Bot: func(rules.Level) rules.Policy {
			return func(g rules.Searcher, by rules.Seat, r *rules.Rand) rules.Move {
				moves := slices.Collect(g.Legal(by))
				return moves[r.N(len(moves))]
			}
		},
	}
}

func newToy(s rules.Setup, f flaw) *toy {
	g := &toy{n: s.Seats, r: rules.NewRand(s.Seed), phase: "ready", decision: s.Decision + 1, ready: make([]bool, s.Seats), bets: rules.MakeBySeat[int](s.Seats), flaw: f}
	g.pile, g.aside = cards.MakePile(cards.Counted, rules.Nobody), cards.MakePile(cards.Sealed, rules.Nobody)
	g.laid = cards.MakePile(cards.Top, rules.Nobody)
	for i := range toyDeck {
		g.pile.Put(cards.New(cards.Face(i + 1)))
	}
	g.pile.Shuffle(g.r)
	g.hands = rules.MakeBySeat[cards.Pile](g.n)
	for _, s := range rules.Seats(g.n) {
		*g.hands.At(s) = cards.MakePile(cards.Owned, s)
		for range 3 {
			g.draw(s)
		}
	}
	for range 2 {
		c, _ := g.pile.Take()
		g.aside.Put(c)
	}
	if f.dealt != nil {
		f.dealt(g)
	}
	return g
}

func (g *toy) draw(s rules.Seat) {
	if g.pile.Len() == 0 {
		g.pile.Put(g.laid.TakeBelow(1)...)
		g.pile.Shuffle(g.r)
	}
	c, _ := g.pile.Take()
	g.hands.At(s).Put(c)
}

func (g *toy) Turn() rules.Turn {
	t := rules.Turn{Phase: g.phase, Decision: g.decision, Complete: true}
	switch g.phase {
	case "play":
		t.Seats = []rules.Seat{g.asked}
	case "ready":
		for _, s := range rules.Seats(g.n) {
			if !g.ready[s-1] {
				t.Seats = append(t.Seats, s)
			}
		}
	}
	if g.flaw.turn != nil {
		g.flaw.turn(g, &t)
	}
	return t
}

func (g *toy) Legal(by rules.Seat) iter.Seq[rules.Move] {
	moves := g.moves(by)
	if g.flaw.listed != nil {
		moves = g.flaw.listed(g, by, moves)
	}
	return slices.Values(moves)
}

func (g *toy) moves(by rules.Seat) (moves []rules.Move) {
	switch {
	case g.phase == "ready" && by == rules.Nobody:
		return []rules.Move{toyTimeUp{}}
	case g.phase == "ready" && !g.ready[by-1]:
		return []rules.Move{toyBet{1}, toyBet{2}, toyBet{3}}
	case g.phase != "play" || by != g.asked:
		return nil
	}
	for _, f := range g.hands.At(by).For(by).Faces {
		moves = append(moves, toyLay{Card: strconv.Itoa(int(f))}, toyLay{Card: strconv.Itoa(int(f)), Loud: true})
	}
	if g.pile.Len()+g.laid.Len() > 1 {
		moves = append(moves, toyDraw{})
	}
	return moves
}

func (g *toy) Play(by rules.Seat, m rules.Move) error {
	extra := g.flaw.accepts != nil && g.flaw.accepts(g, by, m)
	if !extra && !slices.Contains(g.moves(by), m) {
		why := &rules.Illegal{Code: rules.NotYourTurn}
		if g.flaw.refused != nil {
			why.Data = g.flaw.refused(g)
		}
		return why
	}
	g.make(by, m)
	if g.flaw.moved != nil {
		g.flaw.moved(g)
	}
	return nil
}

func (g *toy) make(by rules.Seat, m rules.Move) {
	switch m := m.(type) {
	case toyBet:
		g.ready[by-1], *g.bets.At(by) = true, m.On
		if !slices.Contains(g.ready, false) {
			g.ask(1)
		}
	case toyTimeUp:
		g.ask(1)
	case toyDraw:
		g.draw(by)
		g.note("drew", by, 0)
		g.endTurn(by)
	case toyLay:
		f, _ := strconv.Atoi(m.Card)
		g.hands.At(by).Remove(cards.Face(f))
		g.laid.Put(cards.New(cards.Face(f)))
		g.note("laid", by, f)
		g.endTurn(by)
	}
}

func (g *toy) ask(s rules.Seat) {
	g.phase, g.asked = "play", s
	g.decision++
}

// note appends to a new list: views hold the old one.
func (g *toy) note(kind string, s rules.Seat, card int) {
	g.log = append(slices.Clip(g.log), &toyEntry{kind, s, card})
}

func (g *toy) endTurn(by rules.Seat) {
	g.turns++
	if g.hands.At(by).Len() > 0 && g.turns < 12*g.n {
		g.ask(by.Next(g.n))
		return
	}
	g.phase = "over"
	g.result = &rules.Result{Reason: "went_out", Totals: map[rules.Seat]int{}}
	for _, s := range rules.Seats(g.n) {
		g.result.Totals[s] = -g.hands.At(s).Len()
		if g.hands.At(s).Len() == 0 {
			g.result.Winners = append(g.result.Winners, s)
		}
	}
	if g.result.Winners == nil {
		g.result.Reason, g.result.Winners = "bound", rules.Seats(g.n)
	}
}
