package solver

// Group is a collection of Len cards of colour From or, as a run, a sequence of
// Len colours from From on.
type Group struct {
	From, Len uint8
	Run       bool
}

// mostGroups is what 96 cards make at three a group.
const mostGroups = 32

// Plan is a whole table.
type Plan struct {
	Laid   int // cards that come from the hand
	groups [mostGroups]Group
	n      int
}

// Groups lists the groups. The list is the plan's own.
func (p *Plan) Groups() []Group { return p.groups[:p.n] }

// Counts is the cards of all groups.
func (p *Plan) Counts() (c Counts) {
	for _, g := range p.Groups() {
		c.Add(g, 1)
	}
	return c
}

func (p *Plan) add(g Group) {
	p.groups[p.n] = g
	p.n++
}

// Arrange is a table with as many cards of the hand as can be laid, and not ok
// as Most.
func Arrange(table, hand Counts) (plan Plan, ok bool) {
	var (
		p problem
		s sweep
	)
	p.set(&table, &hand)
	best := s.solve(&p)
	if best.laid == impossible {
		return Plan{}, false
	}
	s.round(&p, best.first, best.start)
	plan.Laid = int(best.laid)
	plan.read(&p, &s, best)
	return plan, true
}
