package periodyx

import (
	"fmt"
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Figures of matches.
const (
	turnsAMatch = "turns a match"
	emptyHands  = "ended by an empty hand, %"
	onTheTable  = "cards played on Mendeleev's table a match"
	firstWins   = "won by the first leader, %"
	evenWins    = "won by who leads the even games, %"
)

// voids is the figure of a game.
func voids(game int) string { return "void rounds of " + Games[game] + ", %" }

// How far a figure may be from the ruling's: turns by one in twenty, shares by
// three points.
const (
	turnsOff  = 0.05
	sharesOff = 3
)

// Options of the bands.
const (
	plain118 = `{"deck":"118","mendeleev":"off","first_game":"1"}`
	plain103 = `{"mendeleev":"off","first_game":"1"}`
	all118   = `{"deck":"118"}`
	all54    = `{"deck":"1-54"}`
)

// Why a figure was recorded.
//
// In the prototype of the ruling's figures, who exchanged a card without the
// figure took a new one and kept the old one. By PX-6, as by the rules of the
// game, the card goes under the pile. Without that this engine too lies at 10.1,
// 15.1 and 24.5 turns with deck 118 and at 10.5, 15.3 and 24.9 with 1-103, and
// at 4.4 cards on the table; without the bridges of PX-16 at 4.2.
const (
	exchanged = "in the prototype an exchanged card (PX-6) stayed in the hand, so that hands grew faster"
	bridged   = exchanged + ", and the f-block had no bridges (PX-16)"
	gone      = "in the prototype an exchanged card (PX-6) stayed in the hand; here such cards become rarer"
)

// bands are those of the ruling and, where it says nothing or cannot hold, as
// measured once over 10,000 matches.
func bands() rules.Bands {
	return rules.Bands{
		Trials: slices.Concat(tableless(), withTable(), fair()),
		Duels: slices.Concat(rules.Ladder("", 2000, 2000), []rules.Duel{
			{Level: rules.Hard, Against: rules.Random, Seats: 2, Matches: 2000, Low: 95, High: 100, Source: rules.Demanded},
			{Level: rules.Hard, Against: rules.Medium, Seats: 2, Matches: 2000, Low: 55, High: 100, Source: rules.Demanded},
		}),
	}
}

// tableless is matches without Mendeleev's table.
func tableless() []rules.Trial {
	whole := []rules.Band{void(HotStuff, 42), void(HiLo, 10), void(NeutronCountdown, 1), void(EarlyBird, 2)}
	common := []rules.Band{void(HotStuff, 23), void(BigFreeze, 16), classes(64.5, "62")}
	return []rules.Trial{
		trial("random", 2, plain118, whole, turns(11.8).Instead("ruling 10.1", exchanged), empty(0).From(rules.Research), freeze(32.5), classes(55.4, "53")),
		trial("random", 4, plain118, whole, turns(16.6).Instead("ruling 14.9", exchanged), empty(1.4).From(rules.Recorded), freeze(33.5), classes(55.4, "53")),
		trial("random", 10, plain118, whole, turns(26.8).Instead("ruling 24.7", exchanged), empty(3.7).From(rules.Recorded), freeze(34.6), classes(54, "53")),
		trial("random", 2, plain103, common, turns(11.35).Instead("ruling 10.4", exchanged), empty(0)),
		trial("random", 4, plain103, common, turns(16.1).Instead("ruling 15.3", exchanged), empty(2)),
		trial("random", 10, plain103, common, turns(25.8).Instead("ruling 24.3", exchanged), empty(4)),
	}
}

// withTable is matches with all that there is.
func withTable() []rules.Trial {
	return []rules.Trial{
		trial("simple", 2, all118, nil, turns(11.1).From(rules.Recorded), tables(0.5)),
		trial("simple", 4, all118, nil, turns(15.2).From(rules.Recorded), tables(1.2)),
		trial("simple", 10, all118, nil, turns(18.9).From(rules.Recorded), tables(4.67).Instead("ruling 4.0", bridged)),
		trial("simple", 10, "", nil, turns(16.9).From(rules.Recorded), tables(5.1).From(rules.Recorded)),
	}
}

// fair is tables at which no seat has an edge. Of two players one would lead all
// even games, which are the better ones, if the lead went on from the tenth game
// to the first where the eleventh is left out (PX-13).
func fair() []rules.Trial {
	return []rules.Trial{
		trial("simple", 2, "", nil, first(2), turns(10.5).From(rules.Recorded), tables(0.6).From(rules.Recorded)),
		trial("simple", 3, "", nil, first(3)),
		trial("simple", 4, "", nil, first(4), turns(13.8).From(rules.Recorded), tables(1.37).From(rules.Recorded)),
		trial("simple", 2, all54, nil, rules.NearShare(evenWins, 50, sharesOff).From(rules.Exact)),
	}
}

func turns(ruled float64) rules.Band { return rules.Near(turnsAMatch, ruled, turnsOff*ruled) }
func empty(ruled float64) rules.Band { return rules.NearShare(emptyHands, ruled, sharesOff) }
func first(n float64) rules.Band     { return rules.NearShare(firstWins, 100/n, sharesOff) }

// tables is by one in ten, for many matches have none.
func tables(ruled float64) rules.Band { return rules.Near(onTheTable, ruled, 0.05+ruled/10) }

func void(game int, ruled float64) rules.Band { return rules.NearShare(voids(game), ruled, sharesOff) }

func freeze(share float64) rules.Band { return void(BigFreeze, share).Instead("ruling 36", gone) }

func classes(share float64, ruled string) rules.Band {
	return void(Classes, share).Instead("ruling "+ruled, gone)
}

// trialMatches is how many matches show a band at a glance.
const trialMatches = 2000

func trial(players string, n int, options string, common []rules.Band, bands ...rules.Band) rules.Trial {
	play := simply
	if players == "random" {
		play = atRandom
	}
	return rules.Trial{Players: players, Seats: n, Options: options, Matches: trialMatches, Bands: slices.Concat(bands, common),
		Play: func(seed rules.Seed, sum rules.Figures) error { return playOut(seed, n, options, play, sum) }}
}

// style is a way to play all seats.
type style func(m *match, by rules.Seat, r *rules.Rand) rules.Move

// simply plays like the medium level.
func simply(m *match, by rules.Seat, r *rules.Rand) rules.Move { return player{m, by, r}.medium() }

// atRandom chooses evenly, as the ruling measured it: any target, card, letter,
// direction, one of five figures; cards without the figure are exchanged.
func atRandom(m *match, by rules.Seat, r *rules.Rand) rules.Move {
	p := player{m, by, r}
	switch {
	case m.phase == PhaseExchange:
		return Exchange{}
	case m.phase == phaseLead && m.game == HiLo && !m.stuck():
		return p.anyPrediction()
	}
	moves := slices.Collect(m.Legal(by))
	return moves[r.N(len(moves))]
}

// anyPrediction chooses a card, and then one of its figures.
func (p player) anyPrediction() rules.Move {
	held := p.m.held.At(p.by)
	f := held.nth(p.r.N(held.len()))
	has := slices.DeleteFunc([]stat{number, boiling, neutrons, melting, density}, func(s stat) bool { return deck().value[s][f] == missing })
	return Predict{code(f), has[p.r.N(len(has))].String(), ways[0][p.r.N(2)]}
}

// measured is what a match showed.
type measured struct {
	rounds, void [numGames + 1]int
}

// playOut plays a match with the same style in all seats; the race goes to any
// of them.
func playOut(seed rules.Seed, n int, options string, play style, sum rules.Figures) error {
	r := rules.NewRand(seed)
	opened, err := newMatch(rules.Setup{Seats: n, Rev: 1, Options: []byte(options), Seed: r.Seed()})
	if err != nil {
		return err
	}
	m, shown := opened.(*match), measured{}
	first, even := m.leader, m.leader
	if m.game%2 == 1 {
		even = even.Next(n)
	}
	for m.phase != PhaseOver {
		if err := shown.play(m, play, r); err != nil {
			return err
		}
	}
	shown.noteIn(sum)
	m.noteIn(sum)
	sum.Share(firstWins, rules.Count(m.result.Winners[0] == first), 1)
	sum.Share(evenWins, rules.Count(m.result.Winners[0] == even), 1)
	return nil
}

// play makes a move, and counts the round that it ends.
func (s *measured) play(m *match, play style, r *rules.Rand) error {
	asked := m.Turn().Seats
	by := asked[r.N(len(asked))]
	mv, before := play(m, by, r), m.past
	if m.phase == PhaseRace {
		mv = player{m, by, r}.race()
	}
	if err := m.Play(by, mv); err != nil {
		return fmt.Errorf("seat %d: %s: %w", by, mv.Do(), err)
	}
	if m.past != before && m.past != nil {
		game := slices.Index(Games[:], m.past.Game)
		s.rounds[game]++
		s.void[game] += rules.Count(m.past.Void != "")
	}
	return nil
}

func (s *measured) noteIn(sum rules.Figures) {
	for game := AtomicPower; game <= numGames; game++ {
		sum.Share(voids(game), s.void[game], s.rounds[game])
	}
}

func (m *match) noteIn(sum rules.Figures) {
	sum.Mean(turnsAMatch, m.turns+1, 1)
	sum.Share(emptyHands, rules.Count(m.result.Reason == ReasonEmpty), 1)
	sum.Mean(onTheTable, m.table.Len()-rules.Count(m.opt.Mendeleev == "flipped_seed"), 1)
}
