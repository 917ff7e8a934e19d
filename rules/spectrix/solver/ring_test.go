package solver

// Which states are ever needed follows from the groups alone. Sequences cut
// into three to five cells that cross one boundary lie within eight
// neighbouring colours. An arrangement with the fewest cells in sequences holds
// no three equal ones (they are three collections) and no others that could be
// arranged with fewer: whatever is left is a state.

// stretch is eight neighbouring colours; the boundary is in the middle.
const stretch = 8

// crossing is a kind of sequence that crosses the boundary.
type crossing struct{ start, length int }

func crossings() (all []crossing) {
	for length := 3; length <= 5; length++ {
		for start := stretch/2 - length + 1; start < stretch/2; start++ {
			all = append(all, crossing{start, length})
		}
	}
	return all
}

// neededStates is every state of a minimal set of crossing sequences.
func neededStates() map[state]bool {
	needed := map[state]bool{}
	kinds := crossings()
	var pick func(i int, counts [stretch]int, s state, cells int)
	pick = func(i int, counts [stretch]int, s state, cells int) {
		if s.open() > most {
			return
		}
		if i == len(kinds) {
			if fewestCells(counts) == cells {
				needed[s] = true
			}
			return
		}
		for range 3 { // none, one or two of the kind
			pick(i+1, counts, s, cells)
			for c := range kinds[i].length {
				counts[kinds[i].start+c]++
			}
			cells += kinds[i].length
			s = s.with(stretch/2 - kinds[i].start)
		}
	}
	pick(0, [stretch]int{}, state{}, 0)
	return needed
}

func (s state) with(length int) state {
	switch length {
	case 1:
		s.one++
	case 2:
		s.two++
	default:
		s.long++
	}
	return s
}

// fewestCells is the least number of cells in sequences by which the counts can
// be arranged completely, on a line.
func fewestCells(counts [stretch]int) int {
	const none = 1 << 20
	at := map[state]int{{}: 0}
	for _, count := range counts {
		next := map[state]int{}
		for s, cells := range at {
			for fresh := uint8(0); s.open()+int(fresh) <= count; fresh++ {
				used := s.open() + int(fresh)
				if left := count - used; left == 1 || left == 2 {
					continue
				}
				for on := uint8(0); on <= s.two+s.long; on++ {
					to := state{fresh, s.one, on}
					if before, ok := next[to]; !ok || cells+used < before {
						next[to] = cells + used
					}
				}
			}
		}
		at = next
	}
	if cells, ok := at[state{}]; ok {
		return cells
	}
	return none
}
