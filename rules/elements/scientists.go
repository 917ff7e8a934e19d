package elements

import (
	_ "embed" // the table
	"strings"
	"sync"
)

// Scientist is one person of the people cards.
type Scientist struct {
	ID       int      `json:"id"`   // row of the table
	Code     string   `json:"code"` // unique, in moves and views: the surname in plain letters
	NameEN   string   `json:"name"`
	NameES   string   `json:"name_es"`
	Birth    int      `json:"birth"`
	Death    int      `json:"death,omitempty"` // 0: no death is known
	Country  string   `json:"country"`         // where born or mainly active, "; " between
	Woman    bool     `json:"woman,omitempty"`
	Spanish  bool     `json:"spanish_speaking,omitempty"`
	Elements []string `json:"element_symbols,omitempty"` // tied to the person, the closest first
	LineEN   string   `json:"contribution_en"`           // at most 100 characters
	LineES   string   `json:"contribution_es"`
}

//go:embed scientists.csv
var scientistsCSV string

// codes names the people by row. It is written out, since surnames repeat
// (two Lavoisiers, two Elhuyars) and a code must never change.
var codes = []string{
	"mendeleev", "curie", "lavoisier", "paulze", "dalton", "berzelius", "meyer", "moseley", "ramsay",
	"del_rio", "ulloa", "jj_elhuyar", "elhuyar", "meitner", "noddack", "perey", "seaborg", "davy",
	"cannizzaro", "horovitz", "brooks", "moles", "toral", "oganessian", "dobereiner", "newlands",
	"cavendish", "priestley", "scheele", "rutherford", "bohr", "pauling", "joliot_curie",
	"payne_gaposchkin", "karlik", "rayleigh",
}

var people = sync.OnceValue(func() []Scientist {
	var all []Scientist
	for row := range rows(scientistsCSV) {
		all = append(all, parseScientist(row))
	}
	return all
})

// Scientists lists the people by id: Scientists()[0] has id 1. Read only.
func Scientists() []Scientist { return people() }

func parseScientist(r row) Scientist {
	return Scientist{
		ID: r.number("id"), Code: codes[r.number("id")-1],
		NameEN: r.text("name"), NameES: r.text("name_es"),
		Birth: r.number("birth"), Death: r.number("death"), Country: r.text("country"),
		Woman: r.text("woman") == "yes", Spanish: r.text("spanish_speaking") == "yes",
		Elements: strings.FieldsFunc(r.text("element_symbols"), func(c rune) bool { return c == ';' }),
		LineEN:   r.text("contribution_en"), LineES: r.text("contribution_es"),
	}
}
