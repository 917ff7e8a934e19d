package spectrix

import (
	"cmp"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/spectrix/solver"
)

// readGroups reads the groups in the order of their names.
func readGroups(named map[string][]string) ([]claim, error) {
	list := make([]claim, 0, len(named))
	for name, written := range named {
		var counts solver.Counts
		for _, code := range written {
			c, known := colourOf[code]
			if !known || counts[c] == copies {
				return nil, firstUnreadable(named)
			}
			counts[c]++
		}
		list = append(list, claim{makeGroup(0, counts), name})
	}
	slices.SortFunc(list, func(a, b claim) int { return byName(a.name, b.name) })
	for i := range list {
		if !list[i].valid {
			return nil, noGroup(&list[i])
		}
	}
	return list, nil
}

// byName puts numbers in their order: 2 before 10.
func byName(a, b string) int {
	return cmp.Or(cmp.Compare(len(a), len(b)), cmp.Compare(a, b))
}

// firstUnreadable names the first group with a card that is none, or more cards
// of a colour than there are.
func firstUnreadable(named map[string][]string) error {
	names := make([]string, 0, len(named))
	for name := range named {
		names = append(names, name)
	}
	slices.SortFunc(names, byName)
	for _, name := range names {
		var counts solver.Counts
		for _, code := range named[name] {
			c, known := colourOf[code]
			if !known {
				return &rules.Illegal{Code: CodeUnknownCard, Rule: "SP-1", Data: OfGroup{name, []string{code}}}
			}
			if counts[c]++; counts[c] > copies {
				return &rules.Illegal{Code: CodeNotInHand, Rule: "SP-4", Data: OfCards{[]string{code}}}
			}
		}
	}
	panic("spectrix: all groups can be read")
}

func unknownCard(code string) error {
	return &rules.Illegal{Code: CodeUnknownCard, Rule: "SP-1", Data: OfCards{[]string{code}}}
}

// noGroup says why cards are no group.
func noGroup(g *claim) error {
	_, why := recognise(&g.counts)
	rule := "SP-2"
	if why == tooFew {
		rule = "SP-1"
	}
	return &rules.Illegal{Code: string(why), Rule: rule, Data: OfGroup{g.name, codes(g.counts)}}
}

// drawnFromHand is the cards of the new table that were not on the old one: the
// hand must have them, and nothing may be missing.
func (m *match) drawnFromHand(by rules.Seat, groups []claim) (laid solver.Counts, err error) {
	var sum [colours]int
	for i := range groups {
		for c, n := range groups[i].counts {
			sum[c] += int(n)
		}
	}
	var missing, foreign solver.Counts
	was, held := lies(m.table), m.held.At(by)
	for c := range colours {
		more := sum[c] - int(was[c])
		missing[c] = int8(max(-more, 0))
		foreign[c] = int8(min(max(more-int(held[c]), 0), copies))
		laid[c] = int8(min(more, copies))
	}
	switch {
	case missing.Sum() > 0:
		return laid, &rules.Illegal{Code: CodeMissing, Rule: "SP-4", Data: OfCards{codes(missing)}}
	case foreign.Sum() > 0:
		return laid, &rules.Illegal{Code: CodeNotInHand, Rule: "SP-4", Data: OfCards{codes(foreign)}}
	}
	return laid, nil
}
