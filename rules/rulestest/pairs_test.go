package rulestest

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

type menu struct {
	Soup  string `json:"soup" enum:"leek,pea,fish" default:"pea"`
	Main  string `json:"main" enum:"rice,fish,none" default:"rice"`
	Salad bool   `json:"salad" default:"true"`
	Wine  int    `json:"wine" min:"0" max:"9" default:"1"`
	Water int    `json:"water" min:"0" max:"3" default:"0"`
}

// kitchen takes the menus that are not refused.
func kitchen(refused func(m menu, n int) bool) *rules.Kind {
	return &rules.Kind{Options: menu{}, New: func(s rules.Setup) (rules.Game, error) {
		m := menu{Soup: "pea", Main: "rice", Salad: true, Wine: 1}
		if err := json.Unmarshal(s.Options, &m); err != nil {
			return nil, err
		}
		if refused(m, s.Seats) {
			return nil, &rules.Illegal{Code: rules.BadOption}
		}
		return newToy(s, flaw{}), nil
	}}
}

var refusals = map[string]func(m menu, n int) bool{
	"nothing":                    func(menu, int) bool { return false },
	"fish twice":                 func(m menu, _ int) bool { return m.Soup == "fish" && m.Main == "fish" },
	"no main course":             func(m menu, _ int) bool { return m.Main == "none" },
	"wine for one":               func(m menu, n int) bool { return n == 2 && m.Wine > 0 },
	"hunger: two others decide":  func(m menu, _ int) bool { return m.Main == "none" && (m.Soup != "leek" || !m.Salad) },
	"a pair with a third's help": func(m menu, _ int) bool { return m.Wine == 9 && m.Water == 0 && m.Salad },
}

// together is whether some whole menu with both settings is taken: all are
// tried.
func together(k *rules.Kind, n int, want map[string]any) bool {
	for _, soup := range []string{"leek", "pea", "fish"} {
		for _, main := range []string{"rice", "fish", "none"} {
			for i := range 2 * 3 * 2 {
				m := map[string]any{"soup": soup, "main": main, "salad": i%2 == 0, "wine": []int{0, 1, 9}[i/2%3], "water": 3 * (i / 6)}
				if _, err := k.New(rules.Setup{Seats: n, Options: must(json.Marshal(m))}); err == nil && agrees(m, want) {
					return true
				}
			}
		}
	}
	return false
}

func agrees(m, want map[string]any) bool {
	for name, setting := range want {
		if m[name] != setting {
			return false
		}
	}
	return true
}

func must(text []byte, err error) []byte {
	if err != nil {
		panic(err)
	}
	return text
}

func TestAnyTwoSettingsMeetWhereTheRulesTakeThemTogether(t *testing.T) {
	settings := map[string][]any{
		"soup": {"leek", "pea", "fish"}, "main": {"rice", "fish", "none"}, "salad": {true, false}, "wine": {0, 1, 9}, "water": {0, 3},
	}
	for name, refused := range refusals {
		for _, n := range []int{2, 3} {
			k := kitchen(refused)
			sets := Pairs(k, n)
			met := menus(t, k, n, sets)
			for a, xs := range settings {
				for b, ys := range settings {
					for _, x := range xs {
						for _, y := range ys {
							want := map[string]any{a: x, b: y}
							if a != b && together(k, n, want) {
								assert.Contains(t, met, fmt.Sprint(want), "%s, %d seats", name, n)
							}
						}
					}
				}
			}
			assert.Empty(t, Apart(k, n, sets), name)
		}
	}
}

// menus is every pair of settings that meets in the sets; but for the usual
// one, New takes each of them.
func menus(t *testing.T, k *rules.Kind, n int, sets [][]byte) map[string]bool {
	met := map[string]bool{}
	for i, text := range sets {
		_, err := k.New(rules.Setup{Seats: n, Options: text})
		require.True(t, err == nil || i == 0, "%s", text)
		var m menu
		require.NoError(t, json.Unmarshal(text, &m))
		all := map[string]any{"soup": m.Soup, "main": m.Main, "salad": m.Salad, "wine": m.Wine, "water": m.Water}
		for a, x := range all {
			for b, y := range all {
				met[fmt.Sprint(map[string]any{a: x, b: y})] = err == nil
			}
		}
	}
	return met
}

func TestTheSetsAreFewAndTheSameEachTime(t *testing.T) {
	k := kitchen(refusals["nothing"])
	assert.LessOrEqual(t, len(Pairs(k, 2)), 12, "nine pairs of soup and main course, in any way")
	assert.Equal(t, Pairs(k, 2), Pairs(k, 2))
	assert.JSONEq(t, `{"soup":"pea","main":"rice","salad":true,"wine":1,"water":0}`, string(Pairs(k, 2)[0]))
	assert.Equal(t, [][]byte{[]byte(`{}`)}, Pairs(toyKind(flaw{}), 2))
}

func TestEverySetIsPlayedAndAboutAsLong(t *testing.T) {
	k := toyKind(flaw{})
	k.Options, k.New = menu{}, kitchen(refusals["wine for one"]).New
	c := newCell(k, toyOptions(flaw{}), "3 seats", seed(3)).deals(3)
	require.NoError(t, c.run())
	assert.Greater(t, 3*slices.Min(c.steps), slices.Max(c.steps))
}

func TestEveryPairThatIsMissingIsNamed(t *testing.T) {
	k := kitchen(refusals["fish twice"])
	sets := Pairs(k, 2)
	assert.NotEmpty(t, Apart(k, 2, sets[:len(sets)-1]))

	without := [][]byte{}
	for _, text := range everyMenu() {
		var m menu
		require.NoError(t, json.Unmarshal(text, &m))
		if m.Wine != 9 || m.Soup != "leek" {
			without = append(without, text)
		}
	}
	assert.Equal(t, []string{`soup="leek" wine=9`}, Apart(k, 2, without))
	assert.Contains(t, Apart(k, 2, [][]byte{[]byte(`{}`)}), `soup="leek" soup="leek"`, "a setting that never comes")
}

func everyMenu() (all [][]byte) {
	for i := range 3 * 3 * 2 * 3 * 2 {
		all = append(all, must(json.Marshal(menu{
			Soup: []string{"leek", "pea", "fish"}[i%3], Main: []string{"rice", "fish", "none"}[i/3%3],
			Salad: i/9%2 == 0, Wine: []int{0, 1, 9}[i/18%3], Water: i / 54 * 3,
		})))
	}
	return all
}

func TestAnOptionWithoutSettingsIsNoOption(t *testing.T) {
	k := kitchen(refusals["nothing"])
	k.Options = struct {
		Soup string `json:"soup"`
	}{}
	assert.Panics(t, func() { Pairs(k, 2) })
}
