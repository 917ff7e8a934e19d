package rulestest

import (
	"errors"
	"reflect"
	"strconv"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// checkOf is the promise that a toy with these options breaks.
func checkOf(t *testing.T, f flaw, change func(*Options)) check {
	o := toyOptions(f)
	change(&o)
	err := conform(toyKind(f), o)
	if err == nil {
		return ""
	}
	found, ok := errors.AsType[*fault](err)
	require.True(t, ok, "%v", err)
	t.Log(found)
	return found.check
}

func TestAGameHasToSayWhatIsHidden(t *testing.T) {
	for name, change := range map[string]func(*Options){
		"it says nothing":             func(o *Options) { o.Hidden = nil },
		"it says that nothing is":     func(o *Options) { o.Hidden, o.Open = nil, true },
		"it names what never changes": func(o *Options) { o.Hidden = fixed },
	} {
		assert.Equal(t, resamples, checkOf(t, flaw{}, change), name)
	}
	assert.Error(t, declared(Options{Hidden: InPiles}, nil), "nothing was found")
	assert.NoError(t, declared(Options{Open: true}, nil))
}

func fixed(rules.Game, rules.Seat) map[string]string {
	return map[string]string{"the murderer": "the butler"}
}

// closely plays and looks as much as without the race detector, for what is
// seldom seen.
func closely(t *testing.T) {
	g, l := games, looks
	t.Cleanup(func() { games, looks = g, l })
	games, looks = max(games, 1000), max(looks, 25)
}

// A place that is said to be open is not compared, as one that the suite does
// not find; what happens next still tells of it.
func TestATopThatStaysIsFoundWhereverItIsKept(t *testing.T) {
	closely(t)
	lie := func(rules.Game, rules.Seat) map[string]string { return map[string]string{"pile": ""} }
	open := func(o *Options) { o.Hidden = lie }
	assert.Equal(t, resamples, checkOf(t, flaw{resample: leaks[0].flaw.resample}, open))
	assert.Equal(t, check(""), checkOf(t, flaw{}, open))
}

func TestAPlaceThatTheGameNamesHasToMove(t *testing.T) {
	named := func(o *Options) {
		o.Hidden = func(g rules.Game, _ rules.Seat) map[string]string {
			return map[string]string{"spare": strconv.Itoa(int(at(&g.(*toy).aside, 0)))}
		}
	}
	assert.Equal(t, check(""), checkOf(t, flaw{}, named))
}

// drawer keeps piles and chance in every way that a game may.
type drawer struct {
	direct cards.Pile
	bySeat rules.BySeat[cards.Pile]
	list   []*cards.Pile
	named  map[string]cards.Pile
	round  *struct{ stock cards.Pile }
	next   *drawer
	any    any
	r      *rules.Rand
	fn     func()
	words  []string
}

func TestPilesAndChanceAreFoundWhereverTheyAre(t *testing.T) {
	p := func(f cards.Face) cards.Pile { return cards.MakePile(cards.Owned, 2, cards.New(f), cards.New(f+1)) }
	a, b := p(3), p(6)
	d := &drawer{
		direct: p(1), bySeat: rules.BySeat[cards.Pile]{p(2)}, list: []*cards.Pile{&a}, named: map[string]cards.Pile{"x": p(4)},
		round: &struct{ stock cards.Pile }{p(5)}, any: &b, r: rules.NewRand(rules.Seed{}),
	}
	d.next = d
	s := store{map[string]pile{}, map[string]string{}, map[pointer]bool{}}
	s.search("", reflect.ValueOf(d))
	bottoms := map[string]cards.Face{}
	for path, pile := range s.piles {
		bottoms[path] = pile.faces[0]
	}
	assert.Equal(t, map[string]cards.Face{"direct": 1, "bySeat[1]": 2, "list[0]": 3, "named[x]": 4, "round.stock": 5, "any": 6}, bottoms)
	assert.Equal(t, pile{cards.Owned, 2, []cards.Face{1, 2}}, s.piles["direct"])
	assert.Contains(t, s.chance, "r")
}

func TestAPileIsClosedToWhomItDoesNotShow(t *testing.T) {
	for sight := cards.Sealed; sight <= cards.Open; sight++ {
		for _, to := range []rules.Seat{rules.Nobody, 1, 2} {
			p := cards.MakePile(sight, 2, cards.New(1), cards.New(2))
			shown := p.For(to)
			assert.Equal(t, len(shown.Faces) == 0, pile{sight: sight, owner: 2}.closed(to), "sight %d, seat %d", sight, to)
		}
	}
}

// What a seat may do is shown to it alone, though everybody could tell.
func TestAMemberOfTheViewThatTellsNothingNewIsLeftOut(t *testing.T) {
	can := flaw{show: func(g *toy, to rules.Seat, v *toyView) {
		if g.phase == "play" && to == g.asked {
			v.Extra = map[string]int{"from": g.pile.Len()}
		}
	}}
	assert.Equal(t, resamples, checkOf(t, can, func(*Options) {}))
	assert.Equal(t, check(""), checkOf(t, can, func(o *Options) {
		o.Hidden = func(rules.Game, rules.Seat) map[string]string { return map[string]string{"extra": ""} }
	}))
}
