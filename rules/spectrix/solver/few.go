package solver

// Few is Arrange for a table that lies in groups, with few of their cards moved:
// a group stays, as it is or longer by one or two cards of the hand, wherever
// the others can still take the rest. Long groups are asked first. It does not
// find the very fewest.
func Few(groups []Group, hand Counts) (plan Plan, ok bool) {
	var f few
	for _, g := range groups {
		f.table.Add(g, 1)
	}
	f.hand = hand
	if f.due, ok = Most(f.table, hand); !ok {
		return Plan{}, false
	}
	plan.Laid = f.due
	for length := uint8(Colours); length >= 3; length-- {
		for _, g := range groups {
			if g.Len == length {
				f.keep(&plan, g)
			}
		}
	}
	rest, _ := Arrange(f.table, f.hand)
	for _, g := range rest.Groups() {
		plan.add(g)
	}
	return plan, true
}

// few is what is still to be arranged, and how much of the hand has to be laid.
type few struct {
	table, hand Counts
	due         int
}

// keep takes the group out, in the first form in which it can stay.
func (f *few) keep(plan *Plan, g Group) {
	for _, more := range [...][2]uint8{{0, 0}, {0, 1}, {1, 0}, {0, 2}, {2, 0}, {1, 1}} {
		if long, ok := g.longer(more[0], more[1]); ok && f.spare(g, long) {
			plan.add(long)
			return
		}
	}
}

// longer is the group with cards before and after it.
func (g Group) longer(before, after uint8) (Group, bool) {
	limit := uint8(Colours)
	if !g.Run {
		limit = most
	}
	long := Group{From: g.From, Len: g.Len + before + after, Run: g.Run}
	if g.Run {
		long.From = (g.From + Colours - before) % Colours
	}
	return long, long.Len <= limit && (g.Run || before == 0)
}

// spare takes the group out of what is to be arranged, if nothing is lost by it.
func (f *few) spare(g, long Group) bool {
	rest := *f
	rest.table.Add(g, -1)
	rest.hand.Add(g, 1)
	rest.hand.Add(long, -1)
	for c := range Colours {
		if rest.hand[c] < 0 {
			return false
		}
	}
	rest.due -= int(long.Len - g.Len)
	if laid, ok := Most(rest.table, rest.hand); !ok || laid < rest.due {
		return false
	}
	*f = rest
	return true
}
