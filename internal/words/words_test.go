package words_test

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/words"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
	"github.com/sobremesa-games/sobremesa/rules/periodyx"
	"github.com/sobremesa-games/sobremesa/rules/unoquimico"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var langs = []string{"en", "es"}

func of(t *testing.T, k *rules.Kind, lang string) *words.Words {
	w, err := words.Of(k, lang)
	require.NoError(t, err)
	return w
}

func name(s rules.Seat) string { return [...]string{"nobody", "Ana", "Bea", "Cloe"}[s] }

func TestAllThatHappensInAGameHasASentence(t *testing.T) {
	for _, k := range catalog.All() {
		for _, lang := range langs {
			w := of(t, k, lang)
			assert.NotEmpty(t, w.Name)
			for do := range k.Moves {
				assert.Contains(t, w.Move, do, "%s %s", k.ID, lang)
			}
			for round := range 5 { // each kind of thing comes often
				playThrough(t, k, lang, w, rules.Seed{byte(round)})
			}
		}
	}
}

// playThrough holds the words to every entry, move, phase and advice of a match.
func playThrough(t *testing.T, k *rules.Kind, lang string, w *words.Words, seed rules.Seed) {
	theirs, r := forClients(t, k, lang), rules.NewRand(seed)
	g, err := k.New(rules.Setup{Seats: k.Seats[0], Rev: k.Rev, Seed: seed})
	require.NoError(t, err)
	for told := map[string]bool{}; ; {
		assert.Contains(t, w.Phase, g.Turn().Phase)
		for number, entry := range entries(t, g) {
			if told[number] {
				continue
			}
			told[number] = true
			kind := entry["kind"].(string)
			assert.Contains(t, w.Log, kind)
			assert.NotEqual(t, kind, w.Entry(entry, name))
		}
		if _, over := g.Result(); over {
			return
		}
		by := g.Turn().Seats[0]
		checkAdvice(t, g, by, theirs)
		moves := slices.Collect(g.Legal(by))
		m := moves[r.N(len(moves))]
		assert.NotEqual(t, m.Do(), w.Choice(m, name))
		require.NoError(t, g.Play(by, m))
	}
}

// clients is the words that clients alone read.
type clients struct {
	Option         map[string]map[string]string
	Hint, Property map[string]string
	Card           map[string]string // of advice, what Property has no words for
}

func forClients(t *testing.T, k *rules.Kind, lang string) (c clients) {
	require.NoError(t, json.Unmarshal(k.Words(lang), &c))
	return c
}

func checkAdvice(t *testing.T, g rules.Game, by rules.Seat, c clients) {
	advisor, ok := g.(rules.Advisor)
	if !ok {
		return
	}
	if h, ok := advisor.Advise(by); ok {
		assert.NotEmpty(t, c.Hint[h.Do], "advice: %s", h.Do)
		assert.True(t, h.Property == "" || c.Property[h.Property] != "" || c.Card[h.Property] != "", "advice about %s", h.Property)
	}
}

func TestEveryOptionIsASentenceWithOneChoiceInBothLanguages(t *testing.T) {
	for _, k := range catalog.All() {
		var usual map[string]any
		text, err := json.Marshal(k.Options)
		require.NoError(t, err)
		require.NoError(t, json.Unmarshal(text, &usual))
		for _, lang := range langs {
			said := forClients(t, k, lang).Option
			assert.Subset(t, keys(said), keys(usual), "%s %s", k.ID, lang)
			for option, own := range said {
				assert.Equal(t, 1, strings.Count(own[""], "{pick}"), "%s %s: %s", k.ID, lang, option)
				assert.Greater(t, len(own), 1, "%s %s: %s has values", k.ID, lang, option)
				assert.NotContains(t, slices.Collect(maps.Values(own)), "")
			}
		}
	}
}

func entries(t *testing.T, g rules.Game) map[string]map[string]any {
	text, err := json.Marshal(g.View(rules.Nobody))
	require.NoError(t, err)
	var view struct {
		Log map[string]map[string]any `json:"log"`
	}
	require.NoError(t, json.Unmarshal(text, &view))
	return view.Log
}

func TestNoTwoGamesHaveOneName(t *testing.T) {
	for _, lang := range langs {
		names := map[string]bool{}
		for _, k := range catalog.All() {
			names[of(t, k, lang).Name] = true
		}
		assert.Len(t, names, len(catalog.All()), lang)
	}
}

func TestBothLanguagesSayTheSame(t *testing.T) {
	for _, k := range catalog.All() {
		en, es := of(t, k, "en"), of(t, k, "es")
		for what, both := range map[string][2][]string{
			"log": {keys(en.Log), keys(es.Log)}, "move": {keys(en.Move), keys(es.Move)}, "refusal": {keys(en.Refusal), keys(es.Refusal)},
			"phase": {keys(en.Phase), keys(es.Phase)}, "card": {keys(en.Card), keys(es.Card)},
		} {
			assert.Equal(t, both[0], both[1], "%s: %s", k.ID, what)
		}
	}
}

func keys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

func TestTheFirstSentenceThatHasAllItsFactsIsSaid(t *testing.T) {
	en, es := of(t, unoquimico.Kind(), "en"), of(t, unoquimico.Kind(), "es")
	laid := unoquimico.Entry{Kind: unoquimico.LogLaid, Seat: 2, Element: "Na"}
	assert.Equal(t, "Bea laid sodium.", en.Entry(laid, name))
	assert.Equal(t, "Bea echó sodio.", es.Entry(laid, name))
	laid.Scientist = "curie"
	assert.Equal(t, "Bea laid Marie Curie and sodium.", en.Entry(laid, name))
	assert.Equal(t, "Cloe drew 2.", en.Entry(unoquimico.Entry{Kind: unoquimico.LogDrew, Seat: 3, Count: 2}, name))
	assert.Equal(t, "Cloe had nothing to draw.", en.Entry(unoquimico.Entry{Kind: unoquimico.LogDrew, Seat: 3}, name))
	assert.Equal(t, "The match is over. Totals: Ana -5, Bea 12.", en.Entry(unoquimico.Entry{Kind: unoquimico.LogMatchOver, Points: map[rules.Seat]int{1: -5, 2: 12}}, name))
	assert.Equal(t, "Lay sodium, and the comodín.", en.Choice(unoquimico.Lay{Element: "Na", Wild: true}, name))
	assert.Equal(t, "Lay sodium.", en.Choice(unoquimico.Lay{Element: "Na"}, name))
}

func TestWhatPeopleSayIsNoCard(t *testing.T) {
	w := of(t, periodyx.Kind(), "en")
	called := func(rules.Seat) string { return "He {card}" }
	assert.Equal(t, "He {card} said: “He”.", w.Entry(periodyx.Entry{Kind: periodyx.LogSaid, Seat: 1, Text: "He"}, called))
	assert.Equal(t, "Say “Na”.", w.Choice(periodyx.Say{Text: "Na"}, called))
	assert.Equal(t, "Say “curie”.", w.Choice(periodyx.Say{Text: "curie"}, called))
	assert.Equal(t, "Say “the family”.", w.Choice(periodyx.Say{Text: "family"}, called), "a word of the game is said in the reader's language")
}
