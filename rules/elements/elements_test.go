package elements

import (
	"encoding/csv"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var (
	noble   = []int{2, 10, 18, 36, 54, 86, 118}
	ancient = strings.Fields("C S Fe Cu As Ag Sn Sb Au Hg Pb")
	classOf = map[string]string{
		"alkali metal": "metal", "alkaline earth metal": "metal", "transition metal": "metal",
		"post-transition metal": "metal", "lanthanide": "metal", "actinide": "metal", "metalloid": "metalloid",
		"reactive nonmetal": "nonmetal", "halogen": "nonmetal", "noble gas": "nonmetal", "unknown": "unknown",
	}
	allowed = map[string][]string{
		"block":                  {"s", "p", "d", "f"},
		"state_at_25C":           {"solid", "liquid", "gas", "unknown"},
		"weight_kind":            {"standard", "mass_number"},
		"isotope_basis":          {"most_abundant", "longest_lived"},
		"boiling_is_sublimation": {"yes", "no", ""},
		"discovery_era":          {"ancient", "dated"},
		"occurrence":             {"natural", "natural_radioactive", "synthetic_radioactive"},
	}
	placeholder = regexp.MustCompile(`^(N/A|n/a|NA|na|#N/A|-+|\?|(?i:none|null|nan|tbd)|n\.d\.|s/d)$`)
	quantity    = regexp.MustCompile(`^(\d+(\.\d+)?)?$`)
)

func TestBothTablesAreCompleteAndInOrder(t *testing.T) {
	require.Len(t, All(), 118)
	for i, e := range All() {
		assert.Equal(t, i+1, e.Number)
		assert.Regexp(t, `^[A-Z][a-z]?$`, e.Symbol)
	}
	require.Len(t, Scientists(), 36)
	for i, s := range Scientists() {
		assert.Equal(t, i+1, s.ID)
	}
}

func TestNoCellHoldsAPlaceholderOrStraySpace(t *testing.T) {
	for _, text := range []string{elementsCSV, scientistsCSV} {
		lines, err := csv.NewReader(strings.NewReader(text)).ReadAll()
		require.NoError(t, err)
		for _, cell := range slices.Concat(lines...) {
			assert.Equal(t, strings.TrimSpace(cell), cell)
			assert.NotRegexp(t, placeholder, cell)
		}
	}
}

func TestEveryCellIsOneOfTheAllowedWords(t *testing.T) {
	for r := range rows(elementsCSV) {
		for column, words := range allowed {
			assert.Contains(t, words, r.text(column), "%s of %s", column, r.text("symbol"))
		}
		for _, column := range []string{"standard_atomic_weight", "melting_point_K", "boiling_point_K", "density_g_cm3", "electronegativity_pauling"} {
			assert.Regexp(t, quantity, r.text(column), "%s of %s", column, r.text("symbol"))
		}
	}
}

func TestNoNameStandsForTwoElements(t *testing.T) {
	seen := map[string]string{}
	note := func(name, symbol string) {
		if name != "" {
			assert.Empty(t, seen[name], "%s: %s", symbol, name)
			seen[name] = symbol
		}
	}
	for _, e := range All() {
		note("en "+e.NameEN, e.Symbol)
		note("es "+e.NameES, e.Symbol)
		if e.NameESAlt != "" {
			note("es "+e.NameESAlt, e.Symbol)
		}
		note(e.Symbol, e.Symbol)
	}
}

// place is period, group and block from the atomic number alone.
func place(z int) (period, group int, block string) {
	first := 1
	for i, last := range noble {
		if z <= last {
			period = i + 1
			group, block = column(z, first, last, period)
			return period, group, block
		}
		first = last + 1
	}
	panic("no such element")
}

func column(z, first, last, period int) (group int, block string) {
	switch back := last - z; {
	case z >= 57 && z <= 70 || z >= 89 && z <= 102:
		return 0, "f"
	case z == 71 || z == 103:
		return 0, "d"
	case z == 2:
		return 18, "s"
	case back < 6 && period > 1:
		return 18 - back, "p"
	case z-first < 2:
		return z - first + 1, "s"
	default:
		return 12 - (back - 6), "d"
	}
}

func TestPlaceInTheTableFollowsFromTheNumber(t *testing.T) {
	for _, e := range All() {
		period, group, block := place(e.Number)
		assert.Equal(t, []any{period, group, block}, []any{e.Period, e.Group, e.Block}, e.Symbol)
	}
}

func TestCategoryAgreesWithThePlace(t *testing.T) {
	for _, e := range All() {
		assert.Equal(t, classOf[e.Category], e.Class, e.Symbol)
		assert.Equal(t, e.Number >= 57 && e.Number <= 71, e.Category == "lanthanide", e.Symbol)
		assert.Equal(t, e.Number >= 89 && e.Number <= 103, e.Category == "actinide", e.Symbol)
		switch e.Category {
		case "alkali metal":
			assert.True(t, e.Group == 1 && e.Number > 1, e.Symbol)
		case "alkaline earth metal":
			assert.Equal(t, 2, e.Group, e.Symbol)
		case "halogen":
			assert.Equal(t, 17, e.Group, e.Symbol)
		case "noble gas":
			assert.Equal(t, 18, e.Group, e.Symbol)
		case "transition metal":
			assert.True(t, e.Group >= 3 && e.Group <= 12, e.Symbol)
		}
	}
}

func TestMassAndWeightAgree(t *testing.T) {
	for _, e := range All() {
		assert.Equal(t, e.MassNumber, e.Number+e.Neutrons, e.Symbol)
		assert.InDelta(t, e.MassNumber, float(t, e.Weight), 3, e.Symbol)
		if e.WeightKind == "mass_number" {
			assert.Equal(t, strconv.Itoa(e.MassNumber), e.Weight, e.Symbol)
			assert.Equal(t, "longest_lived", e.IsotopeBasis, e.Symbol)
		} else {
			assert.Equal(t, "most_abundant", e.IsotopeBasis, e.Symbol)
		}
	}
}

func float(t *testing.T, text string) float64 {
	if text == "" {
		return math.NaN()
	}
	x, err := strconv.ParseFloat(text, 64)
	require.NoError(t, err)
	return x
}

func TestStateFollowsFromTheTemperatures(t *testing.T) {
	for r := range rows(elementsCSV) {
		assert.Equal(t, r.text("boiling_point_K") == "", r.text("boiling_is_sublimation") == "", r.text("symbol"))
	}
	for _, e := range All() {
		melt, boil := float(t, e.MeltingK), float(t, e.BoilingK)
		assert.False(t, melt <= 0 || melt >= 4000 || boil <= 0 || boil >= 6000, e.Symbol)
		assert.False(t, e.Sublimes && e.MeltingK != "", e.Symbol)
		if e.MeltingK != "" && e.BoilingK != "" {
			assert.LessOrEqual(t, melt, boil, e.Symbol)
			assert.Equal(t, stateAt25C(melt, boil), e.State, e.Symbol)
		}
	}
}

func stateAt25C(melt, boil float64) string {
	switch {
	case melt > 298.15:
		return "solid"
	case boil > 298.15:
		return "liquid"
	}
	return "gas"
}

func TestDensityIsThatOfTheState(t *testing.T) {
	for _, e := range All() {
		if e.Density != "" {
			assert.Less(t, float(t, e.Density), 23.0, e.Symbol)
			assert.Equal(t, e.State == "gas", float(t, e.Density) < 0.05, e.Symbol)
		}
		if e.Negativity != "" {
			assert.True(t, float(t, e.Negativity) >= 0.7 && float(t, e.Negativity) <= 3.98, e.Symbol)
		}
	}
}

func TestNothingIsClaimedOfElementsNeverSeenInBulk(t *testing.T) {
	for _, e := range All()[99:] {
		assert.Equal(t, []string{"", "", "", "unknown"}, []string{e.MeltingK, e.BoilingK, e.Density, e.State}, e.Symbol)
	}
}

func TestDiscoveryIsDatedOrAncient(t *testing.T) {
	for _, e := range All() {
		assert.Equal(t, slices.Contains(ancient, e.Symbol), e.Era == "ancient", e.Symbol)
		assert.Equal(t, e.Era == "ancient", e.Discoverers == "", e.Symbol)
		assert.Equal(t, e.Year, e.Order, e.Symbol)
		assert.True(t, e.Year == 0 && e.Era == "ancient" || e.Year >= 1669 && e.Year <= 2010, e.Symbol)
	}
}

func TestOccurrenceCounts(t *testing.T) {
	counts := map[string]int{}
	for _, e := range All() {
		counts[e.Occurrence]++
		stable := e.Number <= 82 && e.Number != 43 && e.Number != 61
		assert.Equal(t, stable, e.Occurrence == "natural", e.Symbol)
		assert.True(t, e.WeightKind == "standard" || !stable, e.Symbol)
		assert.True(t, e.Occurrence != "natural_radioactive" || e.Number >= 83 && e.Number <= 92, e.Symbol)
	}
	assert.Equal(t, map[string]int{"natural": 80, "natural_radioactive": 10, "synthetic_radioactive": 28}, counts)
}

func TestOxidationStatesAreSignedAndRising(t *testing.T) {
	for r := range rows(elementsCSV) {
		assert.Regexp(t, `^((0|[+-][1-9])(;(0|[+-][1-9]))*)?$`, r.text("oxidation_states"), r.text("symbol"))
	}
	for _, e := range All() {
		assert.True(t, slices.IsSorted(e.States) && len(slices.Compact(slices.Clone(e.States))) == len(e.States), e.Symbol)
		assert.Subset(t, append([]int{99}, e.States...), append([]int{99}, e.MainStates...), e.Symbol)
		assert.Equal(t, len(e.States) == 0, len(e.MainStates) == 0, e.Symbol)
		assert.Equal(t, e.Number >= 109, len(e.States) == 0, e.Symbol)
	}
}

func TestScientistsAreDescribedAlike(t *testing.T) {
	names, codes, core := map[string]bool{}, map[string]bool{}, 0
	for r := range rows(scientistsCSV) {
		if r.text("tier") == "core" {
			core++
		}
	}
	assert.Equal(t, 24, core)
	for _, s := range Scientists() {
		assert.False(t, names[s.NameEN] || codes[s.Code], s.NameEN)
		names[s.NameEN], codes[s.Code] = true, true
		assert.Regexp(t, `^[a-z]+(_[a-z]+)*$`, s.Code)
		assert.True(t, s.Birth >= 1650 && s.Birth <= 1990, s.NameEN)
		assert.True(t, s.Death == 0 || s.Death-s.Birth >= 20 && s.Death-s.Birth <= 105, s.NameEN)
		for _, symbol := range s.Elements {
			_, ok := BySymbol(symbol)
			assert.True(t, ok, "%s: %s", s.NameEN, symbol)
		}
		for _, line := range []string{s.LineEN, s.LineES} {
			assert.True(t, strings.HasSuffix(line, ".") && len([]rune(line)) <= 100, s.NameEN)
		}
	}
}
