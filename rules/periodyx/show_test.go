package periodyx

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// each plays matches at random and looks at every position.
func each(t *testing.T, options string, count int, look func(m *match)) {
	r := rules.NewRand(rules.Seed{15})
	for range count {
		for m := openWith(t, 2+r.N(4), options, r.Seed()); !m.over(); {
			look(m)
			asked := m.Turn().Seats
			by := asked[r.N(len(asked))]
			require.NoError(t, m.Play(by, uniformly(m, by, r)))
		}
	}
}

// Names decide figures, so that no comparison of tables finds a figure shown too
// early: what is looked at is the shape of the view.
func TestPX5NoViewShowsAFigureBeforeBothCardsLieOpen(t *testing.T) {
	names := 0
	each(t, "", games(60, 2000), func(m *match) {
		open := m.view(rules.Nobody).Open
		if open == nil {
			return
		}
		for s, said := range open.Cards {
			assert.Equal(t, said.Down, said.Name == "", "seat %d", s)
			if !m.round.open {
				assert.Empty(t, said.Value)
				assert.False(t, said.Open && m.game != Match)
			}
			names += rules.Count(said.Name != "" && !m.round.open)
		}
	})
	assert.Greater(t, names, 20)
}

func TestFiguresOfACardAreToldInTheLogOnlyOnceItLiesOpen(t *testing.T) {
	each(t, "", games(30, 1000), func(m *match) {
		for _, e := range m.view(rules.Nobody).Log.Entries {
			if e.Value != "" || e.NextValue != "" {
				assert.Contains(t, []string{LogWon, LogVoid, LogPredicted}, e.Kind)
			}
		}
	})
}

func TestOnlyTheOwnerSeesAHand(t *testing.T) {
	m := position{hands: []string{"Ca F", "Na K"}, table: "Fe", pile: "…"}.start(t)
	assert.Equal(t, map[string]int{"Ca": 1, "F": 2}, m.view(1).Hand)
	assert.Equal(t, map[string]int{"Na": 3, "K": 4}, m.view(2).Hand)
	assert.Nil(t, m.view(rules.Nobody).Hand)
	assert.Nil(t, m.view(rules.Nobody).Can)
	assert.Nil(t, m.view(2).Can, "not asked")
}

func TestTheLogShowsTheNewestEntriesNumberedWithoutGaps(t *testing.T) {
	each(t, "", games(20, 200), func(m *match) {
		shown := m.view(rules.Nobody).Log
		assert.LessOrEqual(t, len(shown.Entries), rules.LogMost)
		assert.Equal(t, m.log.Last(), shown.First+uint32(len(shown.Entries))-1)
	})
}

// What is known of other hands after cards have moved before all eyes, blind,
// or to the table.
func TestWhatASeatHasSeenOfOtherHands(t *testing.T) {
	m := position{game: Surprise, hands: []string{"H Li", "Na Si K", "C Be"}, pile: "…"}.start(t)
	for _, card := range []string{"Na", "Si", "K", "C"} {
		m.reveal(deck().face[card])
	}
	do(t, m, 1, Take{2})
	var taken string
	for card := range m.view(1).Hand {
		if card != "H" && card != "Li" {
			taken = card
		}
	}
	sees := func(s rules.Seat, card string) bool { return m.known[s].has(deck().face[card]) }
	assert.True(t, sees(2, taken), "the one robbed knows what is gone")
	for _, card := range []string{"Na", "Si", "K"} {
		assert.False(t, sees(3, card), "a third player no longer knows which is where")
		assert.False(t, sees(rules.Nobody, card))
		assert.Equal(t, card != taken, m.held.At(2).and(m.known[1]).has(deck().face[card]), "the thief still knows the others")
	}
	assert.True(t, sees(3, "C"))
	m.putOnTable(m.part(3, deck().face["C"]))
	assert.False(t, sees(1, "C"))
}

func TestResampleLeavesWhatASeatHasSeen(t *testing.T) {
	m := position{game: Surprise, hands: []string{"H Li", "Na Si K", "C Be"}, pile: "…"}.start(t)
	m.reveal(deck().face["Na"])
	r, moved := rules.NewRand(rules.Seed{16}), 0
	for range 100 {
		c := m.Resample(1, r).(*match)
		assert.NoError(t, c.whole())
		assert.Equal(t, *m.held.At(1), *c.held.At(1))
		assert.True(t, c.held.At(2).has(deck().face["Na"]))
		moved += rules.Count(!c.held.At(2).has(deck().face["Si"]))
	}
	assert.Greater(t, moved, 80)
}

// What a "yes" and a "no" tell of a hand stays true of its cards, also of the one
// that is taken blind; not of the one drawn afterwards.
func TestPX7AResampledHandHasNoCardWithALetterThatWasAskedFor(t *testing.T) {
	m := position{options: off, game: AToZ, hands: []string{"H Li", "Na K Fe", "C Be", "Sr Sn"}, pile: "…"}.start(t)
	do(t, m, 1, Letter{2, "s"})
	m.game = AToZ
	do(t, m, 2, Letter{3, "s"})
	drawn := m.arrivals
	m.game = Surprise
	do(t, m, 3, Take{2})
	r, begins, moved := rules.NewRand(rules.Seed{19}), 0, 0
	for range 400 {
		c := m.Resample(4, r).(*match)
		assert.NoError(t, c.whole())
		for f := range c.held.At(2).or(*c.held.At(3)).all {
			begins += rules.Count(c.arrival[f] == drawn && c.opt.begins(f, "s"))
			assert.False(t, c.arrival[f] != drawn && c.opt.begins(f, "s"), code(f))
		}
		moved += rules.Count(*c.held.At(2) != *m.held.At(2))
	}
	assert.Greater(t, begins, 10)
	assert.Greater(t, moved, 300)
}

func TestPX7WhereLettersLeaveOneHandOnlyAResampledTableHasIt(t *testing.T) {
	m := position{options: off, game: AToZ, hands: []string{"H", "K Fe", "Xe Zn"}}.start(t)
	for _, l := range []string{"x", "z"} {
		m.game, m.leader = AToZ, 1
		m.begin()
		do(t, m, 1, Letter{2, l})
	}
	m.game, m.leader = AToZ, 1
	m.begin()
	do(t, m, 1, Letter{3, "p"})
	r := rules.NewRand(rules.Seed{20})
	for range 50 {
		c := m.Resample(1, r).(*match)
		assert.Equal(t, []string{"K", "Fe"}, c.handOf(2))
		assert.Equal(t, []string{"Zn", "Xe"}, c.handOf(3))
	}
}

func TestPX5TheFiguresThatTheQuizHidesFromOthersAreDrawnAnew(t *testing.T) {
	m := position{options: `{"quiz":true}`, game: AToZ, hands: []string{"H", "Fe"}, pile: "…"}.start(t)
	m.reveal(deck().face["Fe"])
	r, found := rules.NewRand(rules.Seed{21}), map[stat]bool{}
	for range 100 {
		c := m.Resample(1, r).(*match)
		found[c.veil[deck().face["Fe"]]] = true
		assert.Equal(t, m.veil[deck().face["H"]], c.veil[deck().face["H"]], "one's own is known")
	}
	assert.Len(t, found, int(date))
}

// Names of games end with an exclamation mark, which ends a sentence, too; names
// of cards are written small, and begin none.
func TestNoSentenceEndsTwiceOrBeginsSmall(t *testing.T) {
	for _, lang := range []string{"en", "es"} {
		assert.NotContains(t, string(Words(lang)), "{game}.")
		assert.NotContains(t, string(Words(lang)), `["{card}`)
	}
}

// The figures are printed on one's own cards; only others' are nobody's to see.
func TestPX5TheOwnHandTellsTheFigureThatCounts(t *testing.T) {
	m := position{game: HotStuff, hands: []string{"Ra At", "C He"}, pile: "…"}.start(t)
	assert.Equal(t, map[string]map[string]string{"C": {"boiling": deck().shown[boiling][deck().face["C"]]}, "He": {"boiling": deck().shown[boiling][deck().face["He"]]}}, m.view(2).Figures)
	assert.Equal(t, map[string]string{}, m.view(1).Figures["At"], "it has none")
	assert.Nil(t, m.view(rules.Nobody).Figures)
	for game, want := range map[int]int{AToZ: 0, HiLo: 7, EarlyBird: 1, Classes: 1} {
		p := position{game: game, hands: []string{"Fe Na", "C He"}, pile: "…"}
		assert.Len(t, p.start(t).view(1).Figures["Fe"], want, Games[game])
	}
}

func TestPX2ViewsNameTheGame(t *testing.T) {
	p := position{game: HotStuff, hands: []string{"Na H", "C He"}, table: "K", pile: "…"}
	m := p.start(t)
	assert.Equal(t, []string{"hot_stuff", "table_hot_stuff"}, []string{m.view(2).Game, m.view(2).Turn.Phase})
	do(t, m, 1, ask(m, 2))
	assert.Equal(t, "answer_hot_stuff", m.view(1).Turn.Phase)
	do(t, m, 2, Show{"C"})
	assert.Equal(t, "counter_hot_stuff", m.view(2).Turn.Phase)
	p.options = `{"mendeleev":"off"}`
	p.table = ""
	assert.Equal(t, "lead_hot_stuff", p.start(t).view(1).Turn.Phase, "nothing is said of a table that is not played")
	refuse(t, p.start(t), 1, Ask{2, "big_freeze"}, CodeOtherGame, "PX-2")
}
