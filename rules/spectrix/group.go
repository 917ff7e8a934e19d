package spectrix

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/sobremesa-games/sobremesa/rules/spectrix/solver"
)

// group is cards that lie together. Only while steps are made may it be none of
// the two that are valid.
type group struct {
	key    int
	counts solver.Counts
	set    solver.Group // where valid
	valid  bool
}

// fault is why cards are no group.
type fault string

const (
	fine   fault = ""
	tooFew fault = CodeTooFew
	twice  fault = CodeTwice
	apart  fault = CodeApart
)

// recognise says which collection (SP-1) or sequence (SP-2) the cards are.
func recognise(counts *solver.Counts) (solver.Group, fault) {
	sum, kinds, begin, begins := 0, 0, 0, 0
	for c, n := range counts {
		if n == 0 {
			continue
		}
		sum, kinds = sum+int(n), kinds+1
		if counts[(c+colours-1)%colours] == 0 {
			begin, begins = c, begins+1
		}
	}
	switch {
	case sum < 3:
		return solver.Group{}, tooFew
	case kinds == 1:
		return solver.Group{From: uint8(begin), Len: uint8(sum)}, fine
	case kinds < sum:
		return solver.Group{}, twice
	case begins > 1:
		return solver.Group{}, apart
	}
	return solver.Group{From: uint8(begin), Len: uint8(sum), Run: true}, fine
}

func makeGroup(key int, counts solver.Counts) group {
	g := group{key: key, counts: counts}
	set, why := recognise(&counts)
	g.set, g.valid = set, why == fine
	return g
}

// ofSet is a valid group. A whole spectrum begins with the first colour.
func ofSet(key int, set solver.Group) group {
	if set.Run && set.Len == colours {
		set = solver.Spectrum
	}
	g := group{key: key, set: set, valid: true}
	g.counts.Add(set, 1)
	return g
}

// codes lists the cards, a sequence in the ring's order. Nobody changes the
// list.
func (g *group) codes() []string { return codesOf(g.set, g.valid, g.counts) }

func codesOf(set solver.Group, valid bool, counts solver.Counts) []string {
	switch {
	case !valid:
		return codes(counts)
	case set.Run:
		return ring[set.From : set.From+set.Len : set.From+set.Len]
	}
	return stacks[set.From][:set.Len:set.Len]
}

// lies counts the cards of the table.
func lies(table []group) (counts solver.Counts) {
	for i := range table {
		for c, n := range table[i].counts {
			counts[c] += n
		}
	}
	return counts
}

func allValid(table []group) bool {
	return !slices.ContainsFunc(table, func(g group) bool { return !g.valid })
}

// sets is the groups of a valid table, for the solver.
func sets(table []group) []solver.Group {
	list := make([]solver.Group, len(table))
	for i := range table {
		list[i] = table[i].set
	}
	return list
}

// claim is a group of a new table and the key that its mover gave it.
type claim struct {
	group
	name string
}

// pairing is an old and a new group, and how many cards they share.
type pairing struct {
	old, fresh, shared int
	same               bool // the mover gave it the old key
}

// keyed gives each new group the key of the old one that it shares most cards
// with; ties go to the key that the mover gave, then to the older. What shares
// nothing gets a new key. It answers the newest key.
func keyed(table []group, fresh []claim, last int) int {
	pairs := pairings(table, fresh)
	slices.SortStableFunc(pairs, func(a, b pairing) int {
		if a.shared != b.shared {
			return cmp.Compare(b.shared, a.shared)
		}
		return trueFirst(a.same, b.same)
	})
	taken := make([]bool, len(table))
	for _, p := range pairs {
		if !taken[p.old] && fresh[p.fresh].key == 0 {
			taken[p.old], fresh[p.fresh].key = true, table[p.old].key
		}
	}
	for i := range fresh {
		if fresh[i].key == 0 {
			last++
			fresh[i].key = last
		}
	}
	return last
}

func trueFirst(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return -1
	}
	return 1
}

func pairings(table []group, fresh []claim) []pairing {
	pairs := make([]pairing, 0, 2*len(fresh))
	for i := range table {
		for j := range fresh {
			if shared := overlap(&table[i].counts, &fresh[j].counts); shared > 0 {
				pairs = append(pairs, pairing{i, j, shared, fresh[j].name == keyName(table[i].key)})
			}
		}
	}
	return pairs
}

func keyName(key int) string { return strconv.Itoa(key) }

// overlap is how many cards both have.
func overlap(a, b *solver.Counts) (n int) {
	for c := range a {
		n += int(min(a[c], b[c]))
	}
	return n
}
