package solver

const (
	places     = len(states)
	impossible = int16(-1)
)

// problem is a table and a hand, and what each colour yields.
type problem struct {
	table, hand Counts
	total       Counts
	gain        [Colours][most + 1]int16 // cards laid of a colour that lies in so many sequences, or impossible
	width       [Colours]uint8           // how many of the states are possible at the boundary before a colour
	bound       int                      // no arrangement lays more
}

// set reads the table and the hand.
func (p *problem) set(table, hand *Counts) {
	p.table, p.hand = *table, *hand
	for c := range Colours {
		t, h := table[c], hand[c]
		if t < 0 || h < 0 || t+h > most {
			panic("solver: a colour has 0 to 8 cards")
		}
		p.total[c] = t + h
		for used := range int8(most + 1) {
			p.gain[c][used] = gain(t, h, used)
		}
	}
	for c := range Colours {
		p.width[c] = upTo[p.crossing(c)]
	}
	p.bound = p.atMost()
}

// crossing is how many sequences can cross the boundary before a colour.
func (p *problem) crossing(c int) int8 { return min(p.total[(c+Colours-1)%Colours], p.total[c]) }

// upTo is how many states have so many sequences at most.
var upTo = func() (n [most + 1]uint8) {
	for _, s := range states {
		for open := s.open(); open <= most; open++ {
			n[open]++
		}
	}
	return n
}()

// gain is how many of h hand cards of a colour can be laid while used cards of
// it lie in sequences: the rest is a collection, or stays in the hand.
func gain(t, h, used int8) int16 {
	switch rest := t + h - used; {
	case rest == 0 || rest >= 3:
		return int16(h)
	case rest > 0 && used >= t:
		return int16(used - t)
	}
	return impossible
}

// atMost counts the hand cards that lie in a group at all.
func (p *problem) atMost() (n int) {
	full := func(c int) bool { return p.total[(c+Colours)%Colours] > 0 }
	for c := range Colours {
		inRun := full(c) && (full(c-2) && full(c-1) || full(c-1) && full(c+1) || full(c+1) && full(c+2))
		if p.total[c] >= 3 || inRun {
			n += int(p.hand[c])
		}
	}
	return n
}

// seam is the colour after the boundary that the fewest sequences can cross.
func (p *problem) seam() (first int) {
	for c := range Colours {
		if p.width[c] < p.width[first] {
			first = c
		}
	}
	return first
}

// sweep is a path around the ring: the best that led to each state at each
// boundary, and whence.
type sweep struct {
	best [places]int16
	from [Colours][places]uint8
}

// round walks once around the ring from a state at the boundary before first,
// and says how much is laid when it comes back to that state.
func (s *sweep) round(p *problem, first int, start uint8) int16 {
	for i := range s.best {
		s.best[i] = impossible
	}
	s.best[start] = 0
	for i := range Colours {
		s.over(p, (first+i)%Colours, &s.from[i])
	}
	return s.best[start]
}

// over goes over one colour.
func (s *sweep) over(p *problem, c int, from *[places]uint8) {
	var next [places]int16
	total, gains, wide := uint8(p.total[c]), &p.gain[c], p.width[(c+1)%Colours]
	for i := range next[:wide] {
		next[i] = impossible
	}
	for at, laid := range s.best[:p.width[c]] {
		if laid == impossible {
			continue
		}
		for _, st := range steps[at] {
			if st.used > total {
				break
			}
			g := gains[st.used]
			if g != impossible && st.to < wide && laid+g > next[st.to] {
				next[st.to], from[st.to] = laid+g, uint8(at)
			}
		}
	}
	s.best = next
}

// solution is where the best path begins, and what it lays.
type solution struct {
	laid  int16
	first int
	start uint8
}

// solve tries every state at the seam, until nothing better is possible. The
// sweep is left at the state tried last.
func (s *sweep) solve(p *problem) solution {
	first := p.seam()
	best := solution{laid: impossible, first: first}
	for start := range p.width[first] {
		if int(best.laid) == p.bound {
			break
		}
		if laid := s.round(p, first, start); laid > best.laid {
			best.laid, best.start = laid, start
		}
	}
	return best
}

// Most is how many cards of the hand can be laid at most. It is not ok when not
// even the table by itself can be arranged. A colour that has more than eight
// cards is a mistake of the caller's.
func Most(table, hand Counts) (laid int, ok bool) {
	var (
		p problem
		s sweep
	)
	p.set(&table, &hand)
	best := s.solve(&p)
	return max(int(best.laid), 0), best.laid != impossible
}
