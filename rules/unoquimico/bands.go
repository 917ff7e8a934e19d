package unoquimico

import (
	"fmt"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Figures of single games.
const (
	turnsAGame = "turns a game" // those lost to a comodín among them
	ownFit     = "own turns that begin with an element that fits, %"
	firstWins  = "won by the first to play, %"
)

// Options of the bands.
const (
	single      = `{"games":1}`
	simple      = `{"games":1,"mode":"simple"}`
	onlyIfStuck = `{"games":1,"scientists":"only_if_stuck"}`
)

// How far a figure may be from the ruling's: the turns by one in twenty, shares
// by three points.
const (
	turnsOff  = 0.05
	sharesOff = 3
)

// Why a figure was recorded. With such noble gases this engine, too, takes 11.8
// and 19.1 turns, and 13.2 and 19.9 in the simple mode; with such a deck the
// greedy take 16.1.
const (
	nobleGases = "the ruling's was measured with krypton, xenon and radon showing more states than 0"
	fewPeople  = "the prototype's deck had 48 elements and 22 scientists, whose two cards shorten a game"
)

// bands are those of the rulings and, where they say nothing, as measured once
// over 20,000 games.
func bands() rules.Bands {
	return rules.Bands{
		Trials: []rules.Trial{
			trial("random", 2, single, turns(12.05).Instead("ruling 11.7", nobleGases), fitting(80), first(56.7).From(rules.Recorded)),
			trial("random", 4, single, turns(19.3).Instead("ruling 18.9", nobleGases), fitting(84), first(33.4).From(rules.Recorded)),
			trial("random", 10, single, turns(39.4), fitting(87), first(17.4).From(rules.Recorded)),
			trial("random", 2, simple, turns(14.5).Instead("ruling 13.1", nobleGases), fitting(66.8).From(rules.Recorded)),
			trial("random", 4, simple, turns(20.6).Instead("ruling 19.8", nobleGases), fitting(75.4).From(rules.Recorded)),
			trial("random", 10, simple, turns(39.6), fitting(80.7).From(rules.Recorded)),
			trial("greedy", 2, single, turns(10.9).From(rules.Recorded), fitting(85.7).From(rules.Recorded)),
			trial("greedy", 4, single, turns(18.1).Instead("ruling about 16", fewPeople), fitting(87.1).From(rules.Recorded), first(35)),
			trial("greedy", 10, single, turns(37.4).From(rules.Recorded), fitting(88.5).From(rules.Recorded)),
			trial("greedy", 2, onlyIfStuck, turns(15.2).From(rules.Recorded), fitting(65.1).From(rules.Recorded)),
			trial("greedy", 4, onlyIfStuck, turns(23.9).From(rules.Recorded), fitting(75.7).From(rules.Recorded)),
			trial("greedy", 10, onlyIfStuck, turns(50.7).From(rules.Recorded), fitting(81.4).From(rules.Recorded)),
		},
		Duels: slices.Concat(rules.Ladder(single, 2000, 2000, 400), []rules.Duel{
			{Level: rules.Medium, Against: rules.Random, Seats: 2, Options: single, Matches: 5000, Low: 57, High: 100, Source: rules.Demanded},
			{Level: rules.Hard, Against: rules.Random, Seats: 2, Options: single, Matches: 1000, Low: 57, High: 100, Source: rules.Demanded},
		}),
	}
}

func turns(ruled float64) rules.Band   { return rules.Near(turnsAGame, ruled, turnsOff*ruled) }
func fitting(ruled float64) rules.Band { return rules.NearShare(ownFit, ruled, sharesOff) }
func first(ruled float64) rules.Band   { return rules.NearShare(firstWins, ruled, sharesOff) }

// trialMatches is how many games show a band at a glance.
const trialMatches = 2000

func trial(players string, n int, options string, bands ...rules.Band) rules.Trial {
	play := greedily
	if players == "random" {
		play = atRandom
	}
	return rules.Trial{Players: players, Seats: n, Options: options, Matches: trialMatches, Bands: bands,
		Play: func(seed rules.Seed, sum rules.Figures) error {
			game, err := playOut(seed, n, options, play)
			game.noteIn(sum)
			return err
		}}
}

// player is a way to play all seats.
type player func(m *match, by rules.Seat, r *rules.Rand) rules.Move

// atRandom plays any of the plays, each equally likely, and keeps a drawn card
// only if it cannot be laid.
func atRandom(m *match, by rules.Seat, r *rules.Rand) rules.Move {
	moves := slices.Collect(m.Legal(by))
	if m.phase == PhaseDrawn && len(moves) > 1 {
		moves = slices.DeleteFunc(moves, func(mv rules.Move) bool { return mv == rules.Move(Pass{}) })
	}
	return moves[r.N(len(moves))]
}

// greedily plays like the medium level.
func greedily(m *match, by rules.Seat, _ *rules.Rand) rules.Move { return m.greedy(by) }

// game is what a single game showed.
type game struct {
	turns, own, fitting, able, draws int
	first                            bool // who played first went out
}

// playOut plays a single game with the same way to play in all seats.
func playOut(seed rules.Seed, n int, options string, play player) (g game, err error) {
	r := rules.NewRand(seed)
	opened, err := newMatch(rules.Setup{Seats: n, Rev: 1, Options: []byte(options), Seed: r.Seed()})
	if err != nil {
		return g, err
	}
	m := opened.(*match)
	mano := m.dealer.Next(n)
	for m.phase != PhaseOver {
		mv := play(m, m.asked, r)
		g.look(m, mv)
		if err := m.Play(m.asked, mv); err != nil {
			return g, fmt.Errorf("seat %d: %s: %w", m.asked, mv.Do(), err)
		}
	}
	g.turns = m.turns + 1
	g.first = m.past[1].Out == mano
	return g, nil
}

// look counts what a seat may do at the beginning of its turn.
func (g *game) look(m *match, mv rules.Move) {
	if m.phase != PhasePlay {
		return
	}
	o := m.offers(m.asked)
	g.own++
	g.fitting += rules.Count(!o.alone.empty())
	g.able += rules.Count(o.able())
	g.draws += rules.Count(mv == rules.Move(Draw{}))
}

func (g *game) noteIn(sum rules.Figures) {
	sum.Mean(turnsAGame, g.turns, 1)
	sum.Share(ownFit, g.fitting, g.own)
	sum.Share(firstWins, rules.Count(g.first), 1)
}
