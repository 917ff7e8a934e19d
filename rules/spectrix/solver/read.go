package solver

// open is a sequence on its way around the ring. It began so many steps after
// the seam, or it came in there.
type open struct {
	began int8 // outside for one that came in
	mark  int8 // place among those that came in
}

const outside = -1

// queue is sequences of one length, the oldest first.
type queue struct {
	items [most]open
	n     int
}

func (q *queue) push(o open) {
	q.items[q.n] = o
	q.n++
}

func (q *queue) pop() open {
	o := q.items[0]
	q.n--
	copy(q.items[:q.n], q.items[1:q.n+1])
	return o
}

// reading turns a path back into groups.
type reading struct {
	plan  *Plan
	first int
	lines [3]queue    // sequences with one, two, more cards so far
	into  [most]onset // what came in at the seam, by mark
}

// onset is a sequence that came in at the seam: it ended so many steps after it, or it
// went all the way round and comes in again.
type onset struct {
	end   int8
	again int8 // mark, or outside where it ended
}

// read walks the best path back and writes down the groups it stands for.
func (plan *Plan) read(p *problem, s *sweep, best solution) {
	path := s.path(best.start)
	r := reading{plan: plan, first: best.first}
	r.comeIn(states[best.start])
	for i := range Colours {
		c, to := (best.first+i)%Colours, states[path[i+1]]
		r.over(int8(i), to)
		used := states[path[i]].open() + int(to.one)
		if rest := int(p.total[c]) - used; rest >= 3 {
			plan.add(Group{From: uint8(c), Len: uint8(rest)})
		}
	}
	r.close()
}

// path is the states at the boundaries, from the seam to the seam.
func (s *sweep) path(start uint8) (path [Colours + 1]uint8) {
	path[Colours] = start
	for i := Colours - 1; i >= 0; i-- {
		path[i] = s.from[i][path[i+1]]
	}
	return path
}

// comeIn puts the sequences that cross the seam in line.
func (r *reading) comeIn(s state) {
	mark := int8(0)
	for line, n := range [...]uint8{s.one, s.two, s.long} {
		for range n {
			r.lines[line].push(open{outside, mark})
			mark++
		}
	}
}

// over goes over a colour, in which sequences begin and the oldest of those that
// are long enough end.
func (r *reading) over(step int8, to state) {
	one, two, long := &r.lines[0], &r.lines[1], &r.lines[2]
	for two.n > 0 {
		long.push(two.pop())
	}
	for long.n > int(to.long) {
		r.end(long.pop(), step+1)
	}
	*two, one.n = *one, 0
	for range to.one {
		one.push(open{began: step})
	}
}

func (r *reading) end(o open, at int8) {
	if o.began == outside {
		r.into[o.mark] = onset{at, outside}
		return
	}
	r.write(o.began, at-o.began)
}

// close joins what is open at the seam, length by length, to what came in.
func (r *reading) close() {
	var begun []int8
	var room [most]int8
	begun = room[:0]
	for _, line := range r.lines {
		for _, o := range line.items[:line.n] {
			if o.began == outside {
				r.into[o.mark] = onset{again: int8(len(begun))}
			}
			begun = append(begun, o.began)
		}
	}
	for mark, began := range begun {
		if began != outside {
			r.write(began, Colours-began+r.follow(int8(mark)))
		}
	}
	for mark := range begun { // rings without beginning or end
		for range r.follow(int8(mark)) / Colours {
			r.write(0, Colours)
		}
	}
}

// follow is the length beyond the seam of what goes on there; each part is
// followed once. Of a ring it is the whole.
func (r *reading) follow(mark int8) (length int8) {
	for {
		o := r.into[mark]
		r.into[mark] = onset{0, outside}
		length += o.end
		if o.again == outside {
			return length
		}
		length += Colours
		mark = o.again
	}
}

// write cuts a sequence into pieces of three to twelve.
func (r *reading) write(began, length int8) {
	for length > Colours {
		piece := min(int8(Colours), length-3)
		r.run(began, piece)
		began, length = began+piece, length-piece
	}
	r.run(began, length)
}

func (r *reading) run(began, length int8) {
	from := (r.first + int(began)) % Colours
	r.plan.add(Group{From: uint8(from), Len: uint8(length), Run: true})
}
