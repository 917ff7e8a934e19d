package spectrix

import (
	"fmt"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Figures of matches. All but the rounds of a match are of rounds in which nobody
// is out yet: with fewer players a round is another one.
const (
	turnsARound  = "turns a round"
	roundsAMatch = "rounds a match"
	atOnce       = "rounds that somebody's first turn ends, %"
	emptied      = "rounds that empty the pile, %"
	blockedShare = "blocked rounds, %"
)

// How far a figure may be from the ruling's: means by one in twenty, between two
// exact players by one in eight, for a few of their rounds are very long; shares
// by three points.
const (
	meansOff  = 0.05
	longOff   = 0.12
	sharesOff = 3
)

// dealers is why the rounds of a match at three to five seats were recorded.
const dealers = "rounds are the prototype's in turns, claims and cards left; " +
	"how many make a match hangs on who begins and on the survivors' deal, which are those of SP-12 here"

// bands are those of the ruling and, where it says nothing, of the research
// before it.
func bands() rules.Bands {
	return rules.Bands{
		Trials: []rules.Trial{
			exactly(2, turns(5.1, longOff), rounds(10.2), first(46)),
			exactly(3, turns(2.8, meansOff), rounds(7.85).Instead("ruling 8.2", dealers), first(91).From(rules.Research)),
			exactly(4, turns(3.3, meansOff), rounds(7.6).Instead("ruling 8.1", dealers), first(92).From(rules.Research)),
			exactly(5, turns(3.3, meansOff), rounds(7.0).Instead("ruling 8.1", dealers), first(98).From(rules.Research)),
			exactly(6, turns(3.9, meansOff), rounds(7.7), first(98)),
			asItLies(2, turns(51, meansOff), empties(11)),
			asItLies(3, turns(32, meansOff), empties(10).From(rules.Research)),
			asItLies(4, turns(20, meansOff), empties(5.1).From(rules.Research)),
			asItLies(5, turns(12.7, meansOff), empties(3.9).From(rules.Research)),
			asItLies(6, turns(11.1, meansOff), empties(2.5)),
		},
		Duels: rules.Ladder("", 200, 200, 200),
	}
}

func turns(ruled, off float64) rules.Band { return rules.Near(turnsARound, ruled, off*ruled) }
func rounds(ruled float64) rules.Band     { return rules.Near(roundsAMatch, ruled, meansOff*ruled) }
func first(ruled float64) rules.Band      { return rules.NearShare(atOnce, ruled, sharesOff) }
func empties(ruled float64) rules.Band    { return rules.NearShare(emptied, ruled, sharesOff) }

// exactly lays as much as can be laid, and is never stuck.
func exactly(n int, bands ...rules.Band) rules.Trial {
	bands = append(bands, rules.Near(blockedShare, 0, 0).From(rules.Research))
	return trial("exact", n, bands, func(m *match, by rules.Seat, _ *rules.Rand) (layout, bool) { return m.wanted(rules.Hard, by) })
}

// asItLies never rearranges the table.
func asItLies(n int, bands ...rules.Band) rules.Trial {
	return trial("never rearranging", n, bands, func(m *match, by rules.Seat, r *rules.Rand) (layout, bool) {
		l := m.layoutOf(by)
		return l.asItLies(r)
	})
}

// asItLies lays the largest new group or, without one, the longest addition to a
// group, as often as possible; of several, any.
func (l *layout) asItLies(r *rules.Rand) (next layout, able bool) {
	next = *l
	for {
		most := next.largest()
		if len(most) == 0 {
			return next, able
		}
		next, able = next.with(most[r.N(len(most))]), true
	}
}

// largest lists the new groups of most cards or, without any, the additions.
func (l *layout) largest() (list []action) {
	for a := range l.singles() {
		switch {
		case len(list) > 0 && list[0].at == fresh && a.at != fresh:
			return list // new groups come first
		case len(list) == 0 || a.laid > list[0].laid:
			list = append(list[:0], a)
		case a.laid == list[0].laid:
			list = append(list, a)
		}
	}
	return list
}

// chooser is a way to play: a table to make, and whether it lays any card.
type chooser func(m *match, by rules.Seat, r *rules.Rand) (layout, bool)

// trialMatches is how many matches show a band at a glance.
const trialMatches = 500

func trial(players string, n int, bands []rules.Band, choose chooser) rules.Trial {
	return rules.Trial{Players: players, Seats: n, Matches: trialMatches, Bands: bands,
		Play: func(seed rules.Seed, sum rules.Figures) error {
			f, err := playOut(seed, n, choose)
			f.noteIn(sum)
			return err
		}}
}

// figures is what a match showed.
type figures struct {
	all, rounds, turns, emptied, blocked, firstTurn int
}

func playOut(seed rules.Seed, n int, choose chooser) (f figures, err error) {
	r := rules.NewRand(seed)
	opened, err := newMatch(rules.Setup{Seats: n, Rev: rev, Seed: r.Seed()})
	if err != nil {
		return f, err
	}
	for m := opened.(*match); m.phase != PhaseOver; {
		if err := f.turn(m, choose, r); err != nil {
			return f, err
		}
	}
	return f, nil
}

// turn makes one move, and counts.
func (f *figures) turn(m *match, choose chooser, r *rules.Rand) error {
	if m.phase == PhaseBetween {
		return m.Play(m.Turn().Seats[0], Next{})
	}
	round, by := m.round, m.asked
	first, full, everybody := m.turns < len(m.in()), m.pile.Len(), len(m.in()) == m.n
	mv := m.ender(by)
	if next, able := choose(m, by, r); able {
		mv = m.write(next)
	}
	if err := m.Play(by, mv); err != nil {
		return fmt.Errorf("seat %d: %s: %w", by, mv.Do(), err)
	}
	past := m.past[round]
	f.all += rules.Count(past != nil)
	if everybody {
		f.turns++
		f.emptied += rules.Count(full > 0 && m.pile.Len() == 0)
		f.over(past, first)
	}
	return nil
}

// over counts a round that is over; first is whether the turn that ended it was
// the seat's first.
func (f *figures) over(past *Past, first bool) {
	if past == nil {
		return
	}
	f.rounds++
	f.blocked += rules.Count(past.Reason != ReasonWentOut)
	f.firstTurn += rules.Count(past.Reason == ReasonWentOut && first)
}

func (f *figures) noteIn(sum rules.Figures) {
	sum.Mean(turnsARound, f.turns, f.rounds)
	sum.Mean(roundsAMatch, f.all, 1)
	sum.Share(atOnce, f.firstTurn, f.rounds)
	sum.Share(emptied, f.emptied, f.rounds)
	sum.Share(blockedShare, f.blocked, f.rounds)
}
