package spectrix

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/spectrix/solver"
)

// claimed parts the spectra that are claimed from the other groups (SP-6).
func claimed(groups []claim, names []string) (rest, white []claim, err error) {
	if len(names) == 0 {
		return groups, nil, nil
	}
	for _, name := range names {
		i := slices.IndexFunc(groups, func(g claim) bool { return g.name == name })
		switch {
		case i < 0:
			return nil, nil, &rules.Illegal{Code: CodeNoWhiteLight, Rule: "SP-6", Data: OfGroup{Group: name}}
		case groups[i].set != solver.Spectrum:
			return nil, nil, &rules.Illegal{Code: CodeNoWhiteLight, Rule: "SP-6", Data: OfGroup{name, groups[i].codes()}}
		}
		white = append(white, groups[i])
		groups = slices.Delete(groups, i, i+1)
	}
	return groups, white, nil
}

// pointsWhite is what White Light gives to all others, and pointsCard what each
// card left gives (SP-6, SP-9).
const (
	pointsWhite = 5
	pointsCard  = 5
)

// whiteLight gives the others their points and puts the spectrum back. In
// sudden death nobody counts points any more.
func (m *match) whiteLight(by rules.Seat) {
	points := map[rules.Seat]int{}
	for _, s := range m.in() {
		if s != by && m.sudden == 0 {
			points[s] = pointsWhite
			*m.totals.At(s) += pointsWhite
		}
	}
	m.note(Entry{Kind: LogWhite, Seat: by, Points: points})
	var spectrum solver.Counts
	spectrum.Add(solver.Spectrum, 1)
	m.putBack(spectrum)
}
