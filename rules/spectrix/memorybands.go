package spectrix

import "github.com/sobremesa-games/sobremesa/rules"

// Figures of Memory.
const pairsTurned = "pairs turned up in a game"

// memoryBands is one figure, which can be reckoned: who forgets everything and turns up
// any two of 2k cards finds a pair one time in 2k − 1, so that all twelve take
// 1 + 3 + … + 23 = 144.
func memoryBands() rules.Bands {
	return rules.Bands{
		Trials: []rules.Trial{memoryTrial(2), memoryTrial(4)},
		Duels:  rules.Ladder("", 500, 500, 500),
	}
}

// reckonedOff is little beside the scatter of so many games.
const (
	memoryMatches = 2000
	reckonedOff   = 3
)

func memoryTrial(n int) rules.Trial {
	return rules.Trial{Players: "forgetful", Seats: n, Matches: memoryMatches,
		Bands: []rules.Band{rules.Near(pairsTurned, 144, reckonedOff).From(rules.Exact)},
		Play:  func(seed rules.Seed, sum rules.Figures) error { return forget(seed, n, sum) },
	}
}

// forget plays a game in which every seat turns any card.
func forget(seed rules.Seed, n int, sum rules.Figures) error {
	r := rules.NewRand(seed)
	opened, err := newMemory(rules.Setup{Seats: n, Rev: 1, Seed: r.Seed()})
	if err != nil {
		return err
	}
	m := opened.(*memory)
	for m.phase != PhaseOver {
		if err := m.Play(m.asked, Flip{Place: m.anyPlace(r)}); err != nil {
			return err
		}
	}
	sum.Mean(pairsTurned, m.flips, 2)
	return nil
}

// anyPlace is the place of a card that lies face down, or will with the next flip.
func (m *memory) anyPlace(r *rules.Rand) int {
	for {
		i := r.N(memoryCards)
		if m.down[i].Len() > 0 || m.unlike() && m.up[i].Len() > 0 {
			return i + 1
		}
	}
}
