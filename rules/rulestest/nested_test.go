package rulestest

import (
	"errors"
	"fmt"
	"iter"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// shelf is the toy with another way to lay a card: the move is a whole
// arrangement, of lists of lists, a map of structs, an array and a pointer.
type shelf struct {
	*toy
	lax func(said, meant *toyArrange) // makes equal what a careless game does not look at
}

type (
	toyArrange struct {
		Rows  [][]string         `json:"rows"` // one row, of the card
		At    map[string]toySpot `json:"at"`
		Size  [2]int             `json:"size"`
		Loud  *toyLoud           `json:"loud,omitempty"`
		Place toySpot            `json:"place"`
		Marks map[int][]string   `json:"marks,omitempty"` // none
	}
	toySpot struct {
		X int `json:"x"`
		Y int `json:"y"`
	}
	toyLoud struct {
		Much bool `json:"much"`
	}
)

func (toyArrange) Do() string { return "lay" }

func arranged(lay toyLay) toyArrange {
	a := toyArrange{
		Rows: [][]string{{lay.Card, "row"}}, At: map[string]toySpot{lay.Card: {X: 1, Y: 2}},
		Size: [2]int{3, 4}, Place: toySpot{X: len(lay.Card), Y: -1},
	}
	if lay.Loud {
		a.Loud = &toyLoud{Much: true}
	}
	return a
}

func (s shelf) Legal(by rules.Seat) iter.Seq[rules.Move] {
	return func(yield func(rules.Move) bool) {
		for m := range s.toy.Legal(by) {
			if lay, ok := m.(toyLay); ok {
				m = arranged(lay)
			}
			if !yield(m) {
				return
			}
		}
	}
}

func (s shelf) Play(by rules.Seat, m rules.Move) error {
	said, ok := m.(toyArrange)
	if !ok {
		return s.toy.Play(by, m)
	}
	for legal := range s.toy.Legal(by) {
		if lay, ok := legal.(toyLay); ok && s.means(said, arranged(lay)) {
			return s.toy.Play(by, lay)
		}
	}
	return &rules.Illegal{Code: rules.NotYourTurn}
}

func (s shelf) means(said, meant toyArrange) bool {
	if s.lax != nil {
		s.lax(&said, &meant)
	}
	return same(said, meant)
}

func (s shelf) Clone() rules.Game { return shelf{s.clone(), s.lax} }
func (s shelf) Resample(known rules.Seat, r *rules.Rand) rules.Game {
	return shelf{s.resample(known, r), s.lax}
}

func shelfKind(lax func(said, meant *toyArrange)) *rules.Kind {
	k := toyKind(flaw{})
	k.Moves = map[string]rules.Move{"lay": toyArrange{}, "draw": toyDraw{}, "bet": toyBet{}, "time_up": toyTimeUp{}}
	k.New = func(s rules.Setup) (rules.Game, error) { return shelf{newToy(s, flaw{}), lax}, nil }
	return k
}

func shelfOptions() Options {
	return Options{Games: 40, Phases: []string{"ready", "play", "over"}, Hidden: InPiles}
}

func TestMovesOfNestedMembersConform(t *testing.T) { Conform(t, shelfKind(nil), shelfOptions()) }

func FuzzNested(f *testing.F) { Fuzz(f, shelfKind(nil), shelfOptions()) }

func TestAGameThatOverlooksAPartOfANestedMoveIsFound(t *testing.T) {
	closely(t)
	for name, lax := range map[string]func(said, meant *toyArrange){
		"a list":    func(said, meant *toyArrange) { said.Rows = meant.Rows },
		"a map":     func(said, meant *toyArrange) { said.At = meant.At },
		"an array":  func(said, meant *toyArrange) { said.Size = meant.Size },
		"a pointer": func(said, meant *toyArrange) { said.Loud = meant.Loud },
		"a struct":  func(said, meant *toyArrange) { said.Place = meant.Place },
	} {
		found, ok := errors.AsType[*fault](conform(shelfKind(lax), shelfOptions()))
		require.True(t, ok, name)
		assert.Equal(t, refuses, found.check, "%s: %v", name, found)
	}
}

// A careless game looks at all of a move but one thing; some changed move must
// differ in that alone.
func TestEveryPartOfANestedMoveIsChanged(t *testing.T) {
	var all []rules.Move
	for _, card := range []string{"3", "7", "14"} {
		all = append(all, arranged(toyLay{Card: card}), arranged(toyLay{Card: card, Loud: true}))
	}
	for name, lax := range map[string]func(said, meant *toyArrange){
		"a row more": func(said, meant *toyArrange) {
			if len(said.Rows) > 1 {
				said.Rows = said.Rows[:1]
			}
		},
		"no row": func(said, meant *toyArrange) {
			if len(said.Rows) == 0 {
				said.Rows = meant.Rows
			}
		},
		"a card more in a row": func(said, meant *toyArrange) {
			if len(said.Rows) == 1 && len(said.Rows[0]) > 2 {
				said.Rows = [][]string{said.Rows[0][:2]}
			}
		},
		"the order in a row": func(said, meant *toyArrange) {
			if len(said.Rows) == 1 && len(said.Rows[0]) == 2 && said.Rows[0][0] == "row" {
				said.Rows = [][]string{{said.Rows[0][1], "row"}}
			}
		},
		"a card of a row": func(said, meant *toyArrange) {
			if len(said.Rows) == 1 && len(said.Rows[0]) == 2 {
				said.Rows = [][]string{{said.Rows[0][0], meant.Rows[0][1]}}
			}
		},
		"a key more": func(said, meant *toyArrange) {
			if len(said.At) > 1 {
				said.At = meant.At
			}
		},
		"a key less": func(said, meant *toyArrange) {
			if len(said.At) == 0 {
				said.At = meant.At
			}
		},
		"another key": func(said, meant *toyArrange) {
			if len(said.At) == 1 {
				for _, spot := range said.At {
					said.At = map[string]toySpot{meant.Rows[0][0]: spot}
				}
			}
		},
		"the spot at a key": func(said, meant *toyArrange) {
			if _, ok := said.At[meant.Rows[0][0]]; ok && len(said.At) == 1 {
				said.At = meant.At
			}
		},
		"the order of an array": func(said, meant *toyArrange) {
			said.Size = [2]int{min(said.Size[0], said.Size[1]), max(said.Size[0], said.Size[1])}
		},
		"an element of an array":         func(said, meant *toyArrange) { said.Size[1] = meant.Size[1] },
		"whether a pointer is there":     func(said, meant *toyArrange) { said.Loud, meant.Loud = nil, nil },
		"what a pointer points at":       func(said, meant *toyArrange) { said.Loud = said.Loud.much() },
		"a member of a struct":           func(said, meant *toyArrange) { said.Place.Y = meant.Place.Y },
		"an entry of an empty map":       func(said, meant *toyArrange) { said.Marks = nil },
		"a word in a list of a map":      func(said, meant *toyArrange) { said.Marks = emptied(said.Marks) },
		"another number in a whole move": func(said, meant *toyArrange) { said.Place.X = meant.Place.X },
	} {
		assert.True(t, overlooked(all, lax), name)
	}
}

// overlooked reports whether one of some moves near those listed is another
// one, and the same to who is lax.
func overlooked(all []rules.Move, lax func(said, meant *toyArrange)) bool {
	l, r, careless := newLexicon(shelfKind(nil)), rules.NewRand(rules.Seed{6}), shelf{lax: lax}
	l.note(all)
	for range 5000 {
		said, ok := l.near(all, r).(toyArrange)
		if !ok || listed(all, said) {
			continue
		}
		for _, m := range all {
			if careless.means(said, m.(toyArrange)) {
				return true
			}
		}
	}
	return false
}

func (l *toyLoud) much() *toyLoud {
	if l == nil {
		return nil
	}
	return &toyLoud{Much: true}
}

// emptied forgets lists with something in them.
func emptied(marks map[int][]string) map[int][]string {
	left := map[int][]string{}
	for number, words := range marks {
		if len(words) == 0 {
			left[number] = words
		}
	}
	return left
}

func TestAChangedMoveSharesNothingWithTheOther(t *testing.T) {
	l, r := newLexicon(shelfKind(nil)), rules.NewRand(rules.Seed{4})
	m := arranged(toyLay{Card: "7", Loud: true})
	text := key(m)
	l.note([]rules.Move{m, arranged(toyLay{Card: "8"})})
	words := fmt.Sprint(l.words)
	other := rules.Move(m)
	for range 2000 {
		other = l.change(other, r)
		if r.N(5) == 0 {
			other = l.change(m, r)
		}
		require.Equal(t, text, key(m))
	}
	assert.Equal(t, words, fmt.Sprint(l.words))
}

func TestMovesAreTheSameByWhatTheySay(t *testing.T) {
	a, b := arranged(toyLay{Card: "7", Loud: true}), arranged(toyLay{Card: "7", Loud: true})
	b.Marks = map[int][]string{}
	assert.True(t, same(a, b), "pointers, lists and maps are followed; an empty one is as good as none")
	for _, change := range []func(*toyArrange){
		func(m *toyArrange) { m.Loud = nil },
		func(m *toyArrange) { m.Loud = &toyLoud{} },
		func(m *toyArrange) { m.Rows = append(m.Rows, nil) },
		func(m *toyArrange) { m.At = map[string]toySpot{"8": {1, 2}} },
		func(m *toyArrange) { m.Size = [2]int{4, 3} },
	} {
		c := arranged(toyLay{Card: "7", Loud: true})
		change(&c)
		assert.False(t, same(a, c), key(c))
	}
	assert.False(t, same(toyLay{}, toyDraw{}))
}
