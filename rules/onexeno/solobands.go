package onexeno

import "github.com/sobremesa-games/sobremesa/rules"

// Figures of the solitaire.
const (
	fullSide = "side of the largest full square"
	laidDown = "cards on the table"
)

// soloBands are as measured once over 5,000 games: the ruling has none.
func soloBands() rules.Bands {
	return rules.Bands{Trials: []rules.Trial{
		soloTrial(rules.Easy, 3.15, 17.8),
		soloTrial(rules.Medium, 3.35, 19.5),
		soloTrial(rules.Hard, 3.5, 21.3),
	}}
}

const (
	sideOff = 0.1
	laidOff = 1
)

func soloTrial(l rules.Level, ofSide, laid float64) rules.Trial {
	return rules.Trial{Players: string(l), Seats: 1, Matches: trialMatches,
		Bands: []rules.Band{rules.Near(fullSide, ofSide, sideOff).From(rules.Recorded), rules.Near(laidDown, laid, laidOff).From(rules.Recorded)},
		Play:  func(seed rules.Seed, sum rules.Figures) error { return playAlone(seed, soloPolicy(l), sum) },
	}
}

func playAlone(seed rules.Seed, play rules.Policy, sum rules.Figures) error {
	r := rules.NewRand(seed)
	opened, err := newSolo(rules.Setup{Seats: 1, Rev: 1, Seed: r.Seed()})
	if err != nil {
		return err
	}
	g := opened.(*solo)
	for g.result == nil {
		if err := g.Play(soloSeat, play(g, soloSeat, r)); err != nil {
			return err
		}
	}
	sum.Mean(fullSide, g.on.square(), 1)
	sum.Mean(laidDown, g.table.Len(), 1)
	return nil
}
