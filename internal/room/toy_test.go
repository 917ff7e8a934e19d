package room_test

import (
	"fmt"
	"iter"
	"slices"
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
)

// toy is a game for tests: everybody holds secret numbers and puts one down in
// turn. A hand is over when all hands are empty, a match after two hands; the
// highest sum wins. Where it is rueful, all but what the last seat puts down may be
// taken back. With the option panic, putting 13 down is a bug.
type toy struct {
	n      int
	r      *rules.Rand
	opt    toyOptions
	hand   int
	hands  map[rules.Seat][]int
	put    []toyPut
	sums   map[rules.Seat]int
	phase  string
	asked  rules.Seat
	ready  map[rules.Seat]bool
	number uint32
	over   bool
	rueful bool
	back   bool
}

type toyOptions struct {
	Cards int  `json:"cards" min:"1" max:"20" default:"3"`
	Bug   bool `json:"bug" default:"false"`
}

type toyView struct {
	rules.Shared[toySeat, toyPut]
	Hand map[string]int `json:"hand,omitempty"`
	Sum  int            `json:"sum"`
}

type toySeat struct {
	Cards int `json:"cards"`
}

type toyPut struct {
	Seat rules.Seat `json:"seat"`
	Card int        `json:"card"`
}

type put struct {
	Card int `json:"card"`
}
type next struct{}
type timeUp struct{}

func (put) Do() string    { return "put" }
func (next) Do() string   { return "next" }
func (timeUp) Do() string { return "time_up" }

const (
	toyGrant  = 10 * time.Second
	toyWindow = 20 * time.Second
	toyHands  = 2
	buggy     = 13
)

var toyKind = &rules.Kind{
	ID: "toy", Family: "toy", Rev: 1, Seats: [2]int{2, 4},
	New:     newToy,
	Options: toyOptions{}, View: toyView{},
	Moves: map[string]rules.Move{"put": put{}, "next": next{}, "time_up": timeUp{}},
	Bot: func(rules.Level) rules.Policy {
		return func(g rules.Searcher, by rules.Seat, r *rules.Rand) rules.Move {
			moves := slices.Collect(g.Legal(by))
			return moves[r.N(len(moves))]
		}
	},
}

func findToy(id string) (*rules.Kind, bool) {
	for _, k := range append(raceKinds, toyKind, picky, wiseKind, ruefulKind, ownKind, social) {
		if k.ID == id {
			return k, true
		}
	}
	return catalog.Find(id)
}

func newToy(s rules.Setup) (rules.Game, error) {
	t := &toy{n: s.Seats, r: rules.NewRand(s.Seed), opt: toyOptions{Cards: 3}, sums: map[rules.Seat]int{}, number: s.Decision}
	if _, err := fmt.Sscanf(string(s.Options), `{"cards":%d,"bug":%t}`, &t.opt.Cards, &t.opt.Bug); err != nil {
		return nil, &rules.Illegal{Code: rules.BadOption}
	}
	t.deal()
	return t, nil
}

func (t *toy) deal() {
	t.hand++
	t.hands, t.ready = map[rules.Seat][]int{}, map[rules.Seat]bool{}
	for _, s := range rules.Seats(t.n) {
		for range t.opt.Cards {
			t.hands[s] = append(t.hands[s], 100*int(s)+t.r.N(50))
		}
	}
	t.ask(1, "play")
}

func (t *toy) ask(s rules.Seat, phase string) {
	t.asked, t.phase = s, phase
	t.number++
}

func (t *toy) Turn() rules.Turn {
	turn := rules.Turn{Phase: t.phase, Decision: t.number, Complete: true, Takeback: t.back}
	switch t.phase {
	case "play":
		turn.Seats, turn.Grant = []rules.Seat{t.asked}, toyGrant
	case "between":
		turn.Window = toyWindow
		for _, s := range rules.Seats(t.n) {
			if !t.ready[s] {
				turn.Seats = append(turn.Seats, s)
			}
		}
	}
	return turn
}

func (t *toy) Legal(by rules.Seat) iter.Seq[rules.Move] {
	return func(yield func(rules.Move) bool) {
		switch {
		case t.phase == "between" && by == rules.Nobody:
			yield(timeUp{})
		case t.phase == "between" && !t.ready[by]:
			yield(next{})
		case t.phase == "play" && by == t.asked:
			for _, c := range t.hands[by] {
				if !yield(put{c}) {
					return
				}
			}
		}
	}
}

func (t *toy) Play(by rules.Seat, m rules.Move) error {
	if m == (put{buggy}) && t.opt.Bug {
		panic("toy: a bug")
	}
	if !slices.Contains(t.Turn().Seats, by) && by != rules.Nobody {
		return &rules.Illegal{Code: rules.NotYourTurn}
	}
	if !slices.Contains(slices.Collect(t.Legal(by)), m) {
		return &rules.Illegal{Code: "not_in_hand", Rule: "TOY-1", Data: map[string]string{"card": "unknown"}}
	}
	t.back = t.rueful && (by != rules.Seat(t.n) || m == next{})
	switch m := m.(type) {
	case put:
		t.putDown(by, m.Card)
	case next:
		if t.ready[by] = true; len(t.ready) == t.n {
			t.deal()
		}
	case timeUp:
		t.deal()
	}
	return nil
}

func (t *toy) putDown(by rules.Seat, card int) {
	t.hands[by] = slices.Delete(slices.Clone(t.hands[by]), slices.Index(t.hands[by], card), slices.Index(t.hands[by], card)+1)
	t.put = append(t.put, toyPut{by, card})
	t.sums[by] += card
	switch {
	case by != rules.Seat(t.n) || len(t.hands[by]) > 0:
		t.ask(by.Next(t.n), "play")
	case t.hand == toyHands:
		t.over = true
		t.ask(rules.Nobody, "over")
	default:
		t.ask(rules.Nobody, "between")
	}
}

func (t *toy) View(to rules.Seat) rules.View {
	v := toyView{Sum: t.sums[to]}
	v.Turn = t.Turn().View()
	v.Seats = rules.MakeBySeat[toySeat](t.n)
	for _, s := range rules.Seats(t.n) {
		v.Seats.At(s).Cards = len(t.hands[s])
	}
	v.Log.First = 1
	for _, p := range t.put {
		v.Log.Entries = append(v.Log.Entries, &p)
	}
	if len(t.hands[to]) > 0 {
		v.Hand = map[string]int{}
		for i, c := range t.hands[to] {
			v.Hand[fmt.Sprint("card_", c)] = i
		}
	}
	if r, over := t.Result(); over {
		v.Result = &r
	}
	return v
}

func (t *toy) Logged() uint32 { return uint32(len(t.put)) }

func (t *toy) Result() (rules.Result, bool) {
	if !t.over {
		return rules.Result{}, false
	}
	return rules.Result{Reason: "played", Winners: []rules.Seat{rules.Seat(t.n)}, Totals: t.sums}, true
}

func (t *toy) Clone() rules.Game {
	c := *t
	c.r = t.r.Clone()
	c.hands, c.ready, c.sums = cloneMap(t.hands), cloneMap(t.ready), cloneMap(t.sums)
	c.put = slices.Clone(t.put)
	return &c
}

func (t *toy) Resample(known rules.Seat, r *rules.Rand) rules.Game {
	c := t.Clone().(*toy)
	c.r = rules.NewRand(r.Seed())
	for s, hand := range c.hands {
		if s != known {
			c.hands[s] = slices.Repeat([]int{100 * int(s)}, len(hand))
		}
	}
	return c
}

func cloneMap[K comparable, V any](m map[K]V) map[K]V {
	c := make(map[K]V, len(m))
	for k, v := range m {
		c[k] = v
	}
	return c
}
