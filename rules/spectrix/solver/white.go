package solver

// Spectrum is the group that White Light is claimed for.
var Spectrum = Group{From: 0, Len: Colours, Run: true}

// White is a table whose first group is a spectrum to be claimed, with as many
// cards of the hand as can be laid besides. It is not ok when no spectrum can be
// taken away so that the rest can be arranged. Laid may be 0.
func White(table, hand Counts) (plan Plan, ok bool) {
	rest, own, forced := table, hand, 0
	for c := range Colours {
		switch {
		case table[c] > 0:
			rest[c]--
		case hand[c] > 0:
			own[c]--
			forced++
		default:
			return Plan{}, false
		}
	}
	others, ok := Arrange(rest, own)
	if !ok {
		return Plan{}, false
	}
	plan.add(Spectrum)
	for _, g := range others.Groups() {
		plan.add(g)
	}
	plan.Laid = others.Laid + forced
	return plan, true
}
