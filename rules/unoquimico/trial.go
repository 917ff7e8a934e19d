package unoquimico

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// trials is how many imagined tables the hard level tries every move in: more
// would win little more, and a decision stays within some milliseconds.
const trials = 40

// tried is the move after which by fares best when everybody then plays
// greedily to the end of the game.
func (m *match) tried(by rules.Seat, r *rules.Rand) rules.Move {
	moves := m.candidates(by)
	if len(moves) == 1 {
		return moves[0]
	}
	sums := make([]int, len(moves))
	for range trials {
		world := m.Resample(by, r).(*match)
		for i, mv := range moves {
			sums[i] += world.clone().lead(by, mv)
		}
	}
	return moves[slices.Index(sums, slices.Max(sums))]
}

// candidates are the moves that differ in what they do: scientists are all
// worth the same, so one will do.
func (m *match) candidates(by rules.Seat) []rules.Move {
	first := ""
	return slices.DeleteFunc(slices.Collect(m.Legal(by)), func(mv rules.Move) bool {
		lay, _ := mv.(Lay)
		if first == "" {
			first = lay.Scientist
		}
		return lay.Scientist != "" && lay.Scientist != first
	})
}

// lead is by how much, summed over the others, by's points of this game are
// better after the move.
func (m *match) lead(by rules.Seat, mv rules.Move) int {
	number := m.number
	accepted(m.Play(by, mv))
	for m.past[number] == nil {
		if m.phase == PhaseName {
			accepted(m.Play(m.asked, Name{Name: code(m.play.questions[0])}))
			continue
		}
		accepted(m.Play(m.asked, m.greedy(m.asked)))
	}
	sum := 0
	for _, points := range m.past[number].Points {
		sum += points - m.past[number].Points[by]
	}
	return sum
}

// accepted panics on a refusal: only accepted moves are tried.
func accepted(err error) {
	if err != nil {
		panic("unoquimico: a legal move was refused: " + err.Error())
	}
}
