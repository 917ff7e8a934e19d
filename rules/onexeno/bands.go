package onexeno

import (
	"fmt"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Figures of single games.
const (
	ownFit    = "own turns in which a card fits, %"
	choices   = "places to choose from, a turn"
	tricks    = "tricks a game"
	points    = "points of a seat"
	allPassed = "ended by all passing, %"
)

// How far a figure may be from the ruling's: shares by three points, tricks by 0.3.
const (
	sharesOff  = 3
	choicesOff = 2
	tricksOff  = 0.3
	pointsOff  = 4
)

const (
	one         = `{"games":1}`
	edgeContact = `{"contact":"edge"}`
	onlyEdges   = `{"match":"edges","contact":"edge"}`
	unturned    = `{"rotation":false}`
	unturnedBy  = `{"rotation":false,"contact":"edge"}`
)

// corners is why the option edges has bands of its own.
const corners = "in the prototype a diagonal row was a trick even where its corners did not match"

// bands are those of the ruling and, for its options, of the research before it.
func bands() rules.Bands {
	research := func(b rules.Trial) rules.Trial { return from(rules.Research, b) }
	return rules.Bands{
		Trials: []rules.Trial{
			trial("greedy", 2, "", goes{90, 31, 9.6, 82, 81}),
			trial("greedy", 4, "", goes{94, 30, 9.3, 37, 63}),
			trial("greedy", 7, "", goes{93, 30, 8.9, 19, 33}),
			trial("greedy", 10, "", goes{92, 28, 8.4, 11, 16}),
			research(trial("random", 2, "", goes{88, 22, 9.2, 71, 88})),
			research(trial("random", 4, "", goes{91, 22, 8.8, 31, 68})),
			research(trial("random", 7, "", goes{90, 22, 8.1, 14, 44})),
			research(trial("random", 10, "", goes{89, 22, 7.4, 7, 25})),
			research(trial("greedy", 2, edgeContact, goes{97, 15, 10.7, 101, 55})),
			research(trial("random", 10, edgeContact, goes{92, 11, 8.4, 10, 13})),
			withoutCorners(trial("greedy", 2, onlyEdges, goes{87, 13, 8.3, 58, 88}), goes{89, 14, 8.8, 67, 81}),
			withoutCorners(trial("random", 10, onlyEdges, goes{84, 11, 5.8, 2, 62}), goes{85, 11, 6.3, 3, 55}),
			research(trial("greedy", 2, unturned, goes{54, 7, 3.9, -31, 100})),
			research(trial("greedy", 2, unturnedBy, goes{71, 3, 6.1, 13, 100})),
			research(trial("greedy", 10, unturnedBy, goes{82, 3.5, 5.7, 1, 72})),
		},
		Duels: slices.Concat(rules.Ladder(one, 400, 400), []rules.Duel{
			{Level: rules.Hard, Against: rules.Medium, Seats: 2, Options: one, Matches: 200, Low: 85, High: 100, Source: rules.Demanded},
			{Level: rules.Hard, Against: rules.Medium, Seats: 4, Options: one, Matches: 200, Low: 40, High: 100, Source: rules.Demanded},
		}),
	}
}

// goes is how games go, in the order of the figures.
type goes struct{ fit, choices, tricks, points, passed float64 }

// trialMatches is how many games show the bands at a glance.
const trialMatches = 1000

func trial(players string, n int, options string, g goes) rules.Trial {
	play := laysMost
	if players == "random" {
		play = laysAny
	}
	return rules.Trial{Players: players, Seats: n, Options: options, Matches: trialMatches,
		Bands: []rules.Band{
			rules.NearShare(ownFit, g.fit, sharesOff), rules.Near(choices, g.choices, choicesOff), rules.Near(tricks, g.tricks, tricksOff),
			rules.Near(points, g.points, pointsOff), rules.NearShare(allPassed, g.passed, sharesOff),
		},
		Play: func(seed rules.Seed, sum rules.Figures) error { return playOut(seed, n, options, play, sum) }}
}

// from says who says the bands of a trial.
func from(source string, t rules.Trial) rules.Trial {
	for i, b := range t.Bands {
		t.Bands[i] = b.From(source)
	}
	return t
}

// withoutCorners has bands that were recorded, and what the prototype showed.
func withoutCorners(t rules.Trial, prototype goes) rules.Trial {
	was := []float64{prototype.fit, prototype.choices, prototype.tricks, prototype.points, prototype.passed}
	for i, b := range t.Bands {
		t.Bands[i] = b.Instead(fmt.Sprint("research ", was[i]), corners)
	}
	return t
}

// style is a way to play all seats.
type style func(w *world, r *rules.Rand) choice

// laysMost takes most spots, ties at random.
func laysMost(w *world, r *rules.Rand) choice { return w.greedy(r) }

// laysAny lays any card, each place equally likely, and passes without one.
func laysAny(w *world, r *rules.Rand) choice { return w.anything(r) }

// playOut plays a single game in the same style in all seats.
func playOut(seed rules.Seed, n int, options string, play style, sum rules.Figures) error {
	r := rules.NewRand(seed)
	opened, err := newMatch(rules.Setup{Seats: n, Rev: 1, Options: []byte(options), Seed: r.Seed()})
	if err != nil {
		return err
	}
	m, own, able, fitting := opened.(*match), 0, 0, 0
	for m.phase != PhaseOver {
		w := m.world()
		if m.field.occ != 0 {
			_, places := w.fits(nil)
			own++
			fitting += places
			able += rules.Count(places > 0)
		}
		if err := m.Play(m.asked, m.move(m.asked, play(&w, r))); err != nil {
			return fmt.Errorf("seat %d: %w", m.asked, err)
		}
	}
	sum.Share(ownFit, able, own)
	sum.Mean(choices, fitting, own)
	m.noteIn(sum)
	return nil
}

// noteIn notes how the first game ended.
func (m *match) noteIn(sum rules.Figures) {
	rows, spots := 0, 0
	for i := range m.n {
		rows += m.tricks[i]
		spots += m.past[1].Points[rules.Seat(i+1)]
	}
	sum.Mean(tricks, rows, 1)
	sum.Mean(points, spots, m.n)
	sum.Share(allPassed, rules.Count(m.past[1].Reason == ReasonAllPassed), 1)
}
