// Package elements holds the 118 elements and the scientists, as data.
//
// Weights are CIAAW's abridged values with the revisions of 2024; mass numbers
// are NUBASE2020's. Temperatures and densities are the CRC Handbook's, kept
// where a second list agrees, and empty where nobody has seen the element in
// bulk: from 100 on, and for At and Fr. Electronegativities are PubChem's. Oxidation
// states are those that Spanish secondary schools teach, each found in a second
// list; noble gases carry 0. Spanish names follow the agreement of 2017, and the
// older spelling of printed cards is the alternative.
//
// The group is empty for 57–71 and 89–103; helium is of block s, lutetium and
// lawrencium of block d. Helium does not freeze at 1 atm; carbon and arsenic
// sublime. Zinc, cadmium and mercury are transition metals, polonium is a
// post-transition metal, astatine a halogen; from 109 on the category is
// unknown. Bismuth counts as radioactive, so 80 elements are stable; technetium,
// promethium and 93–118 count as made by people.
package elements

import (
	_ "embed" // the tables
	"strconv"
	"strings"
	"sync"
)

// Element is one row of the periodic table. A quantity is the decimal string
// printed on a card; an empty one is not measured or does not apply (N/A).
type Element struct {
	Number    int    `json:"atomic_number"`
	Symbol    string `json:"symbol"`
	NameEN    string `json:"name_en"`
	NameENAlt string `json:"name_en_alt,omitempty"`
	NameES    string `json:"name_es"`
	NameESAlt string `json:"name_es_alt,omitempty"`

	Group    int    `json:"group,omitempty"` // 1..18; 0 for 57–71 and 89–103, which the IUPAC table shows without one
	Period   int    `json:"period"`          // 1..7
	Block    string `json:"block"`
	Category string `json:"category"`
	Class    string `json:"metal_class"`
	State    string `json:"state_at_25C"` // at 25 °C and 1 atm; "unknown" from 100 on

	Weight       string `json:"standard_atomic_weight"` // CIAAW abridged value, or the mass number
	WeightKind   string `json:"weight_kind"`            // "mass_number" is shown in square brackets
	MassNumber   int    `json:"mass_number"`            // of the isotope whose neutrons are counted
	IsotopeBasis string `json:"isotope_basis"`
	Neutrons     int    `json:"neutrons"`

	MeltingK    string `json:"melting_point_K,omitempty"` // kelvin at 1 atm
	BoilingK    string `json:"boiling_point_K,omitempty"`
	Sublimes    bool   `json:"boiling_is_sublimation,omitempty"` // BoilingK is the sublimation point
	Density     string `json:"density_g_cm3,omitempty"`          // g/cm³
	Negativity  string `json:"electronegativity_pauling,omitempty"`
	Year        int    `json:"discovery_year,omitempty"`
	Era         string `json:"discovery_era"`
	Order       int    `json:"discovery_order"` // what to compare: the year, or 0 for the ancient ones, which tie
	Discoverers string `json:"discovered_by,omitempty"`
	Occurrence  string `json:"occurrence"`

	States     []int `json:"oxidation_states,omitempty"` // signed, rising; as taught in Spanish secondary schools
	MainStates []int `json:"oxidation_states_main,omitempty"`
}

// Catalog is both tables, as `/api/elements` publishes them.
type Catalog struct {
	Elements   []Element   `json:"elements"`
	Scientists []Scientist `json:"scientists"`
}

//go:embed elements.csv
var elementsCSV string

var table = sync.OnceValue(func() []Element {
	var all []Element
	for row := range rows(elementsCSV) {
		all = append(all, parseElement(row))
	}
	return all
})

var bySymbol = sync.OnceValue(func() map[string]*Element {
	m := make(map[string]*Element, len(table()))
	for i := range table() {
		m[table()[i].Symbol] = &table()[i]
	}
	return m
})

// All lists the elements by number: All()[0] is hydrogen. Read only.
func All() []Element { return table() }

// BySymbol finds an element by its IUPAC symbol, case matters. Read only.
func BySymbol(symbol string) (*Element, bool) {
	e, ok := bySymbol()[symbol]
	return e, ok
}

// Tables is the elements and the scientists together.
func Tables() Catalog { return Catalog{Elements: All(), Scientists: Scientists()} }

func parseElement(r row) Element {
	return Element{
		Number: r.number("atomic_number"), Symbol: r.text("symbol"),
		NameEN: r.text("name_en"), NameENAlt: r.text("name_en_alt"), NameES: r.text("name_es"), NameESAlt: r.text("name_es_alt"),
		Group: r.number("group"), Period: r.number("period"), Block: r.text("block"),
		Category: r.text("category"), Class: r.text("metal_class"), State: r.text("state_at_25C"),
		Weight: r.text("standard_atomic_weight"), WeightKind: r.text("weight_kind"),
		MassNumber: r.number("mass_number"), IsotopeBasis: r.text("isotope_basis"), Neutrons: r.number("neutrons"),
		MeltingK: r.text("melting_point_K"), BoilingK: r.text("boiling_point_K"), Sublimes: r.text("boiling_is_sublimation") == "yes",
		Density: r.text("density_g_cm3"), Negativity: r.text("electronegativity_pauling"),
		Year: r.number("discovery_year"), Era: r.text("discovery_era"), Order: r.number("discovery_order"), Discoverers: r.text("discovered_by"),
		Occurrence: r.text("occurrence"), States: parseStates(r.text("oxidation_states")), MainStates: parseStates(r.text("oxidation_states_main")),
	}
}

// parseStates reads "-1;+1"; empty is none.
func parseStates(text string) []int {
	var states []int
	for part := range strings.SplitSeq(text, ";") {
		if n, err := strconv.Atoi(part); err == nil {
			states = append(states, n)
		}
	}
	return states
}
