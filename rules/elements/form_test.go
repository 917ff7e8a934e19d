package elements

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// mayBeEmpty are the columns in which an empty cell says: not measured, does
// not apply, or nobody by that name.
var mayBeEmpty = strings.Fields(`name_en_alt name_es_alt group melting_point_K boiling_point_K
	boiling_is_sublimation density_g_cm3 electronegativity_pauling discovery_year discovered_by
	oxidation_states oxidation_states_main death element_symbols`)

func TestOnlyWhatMayBeMissingIsMissing(t *testing.T) {
	for _, table := range []string{elementsCSV, scientistsCSV} {
		for r := range rows(table) {
			for column := range r.column {
				assert.True(t, r.text(column) != "" || slices.Contains(mayBeEmpty, column), "%s of %v", column, r.cells[:3])
			}
		}
	}
}

func TestFlagsOfPeopleAreYesOrNo(t *testing.T) {
	for r := range rows(scientistsCSV) {
		assert.Contains(t, []string{"core", "reserve"}, r.text("tier"), r.text("name"))
		assert.Contains(t, []string{"yes", "no"}, r.text("woman"), r.text("name"))
		assert.Contains(t, []string{"yes", "no"}, r.text("spanish_speaking"), r.text("name"))
	}
}

// Every column reaches the clients under its own name, but for what is about
// printing and about sources.
func TestEveryColumnIsPublished(t *testing.T) {
	text, err := json.Marshal(Tables())
	require.NoError(t, err)
	for _, table := range []string{elementsCSV, scientistsCSV} {
		head, _, _ := strings.Cut(table, "\n")
		for column := range strings.SplitSeq(head, ",") {
			assert.True(t, column == "tier" || column == "verified_from" || strings.Contains(string(text), `"`+column+`":`), column)
		}
	}
}

func TestWhatIsPublishedHoldsNoNullAndNoFraction(t *testing.T) {
	text, err := json.Marshal(Tables())
	require.NoError(t, err)
	d := json.NewDecoder(strings.NewReader(string(text)))
	d.UseNumber()
	for {
		token, err := d.Token()
		if err != nil {
			break
		}
		assert.NotNil(t, token)
		if number, ok := token.(json.Number); ok {
			assert.NotContains(t, number.String(), ".")
		}
	}
}

func TestAnElementIsFoundByItsSymbolAlone(t *testing.T) {
	na, ok := BySymbol("Na")
	require.True(t, ok)
	assert.Equal(t, "sodio", na.NameES)
	assert.Equal(t, []int{1}, na.States)
	for _, wrong := range []string{"", "na", "NA", "Sodium"} {
		_, ok := BySymbol(wrong)
		assert.False(t, ok, wrong)
	}
}
