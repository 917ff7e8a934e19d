package rulestest

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// policy decides who of several moves, and which of its moves. moves is never
// empty; the room is Nobody.
type policy struct {
	who  func(turn rules.Turn, able []rules.Seat) rules.Seat
	what func(g rules.Game, by rules.Seat, moves []rules.Move) rules.Move
}

// policy is how match i is played: mostly evenly, the rest by the people that
// every table knows.
func (c *cell) policy(i int) policy {
	switch i % 16 {
	case 5:
		return absent
	case 10:
		return policy{who: late, what: c.evenly}
	case 15:
		return policy{who: c.anybody, what: c.stubborn(i)}
	}
	return policy{who: c.anybody, what: c.evenly}
}

// absent is a table that everybody has left: the room plays the first legal
// move of each waited-for seat, in order.
var absent = policy{
	who: func(turn rules.Turn, able []rules.Seat) rules.Seat {
		if len(turn.Seats) > 0 {
			return turn.Seats[0]
		}
		return able[0]
	},
	what: func(_ rules.Game, _ rules.Seat, moves []rules.Move) rules.Move { return moves[0] },
}

// late lets the room's time run out wherever there is one.
func late(turn rules.Turn, able []rules.Seat) rules.Seat {
	if slices.Contains(able, rules.Nobody) {
		return rules.Nobody
	}
	return absent.who(turn, able)
}

// anybody is mostly one of those waited for, now and then any other who may.
func (c *cell) anybody(turn rules.Turn, able []rules.Seat) rules.Seat {
	if len(turn.Seats) > 0 && c.r.N(6) > 0 {
		return turn.Seats[c.r.N(len(turn.Seats))]
	}
	return able[c.r.N(len(able))]
}

func (c *cell) evenly(g rules.Game, by rules.Seat, moves []rules.Move) rules.Move {
	if c.opt.Choose != nil {
		return c.opt.Choose(g, by, moves, c.r)
	}
	return moves[c.r.N(len(moves))]
}

// stubborn makes the same kind of move whenever it may: hoards, always draws,
// always passes.
func (c *cell) stubborn(i int) func(rules.Game, rules.Seat, []rules.Move) rules.Move {
	do := c.words.kinds[i/16%len(c.words.kinds)].Do()
	return func(g rules.Game, by rules.Seat, moves []rules.Move) rules.Move {
		for _, m := range moves {
			if m.Do() == do {
				return m
			}
		}
		return c.evenly(g, by, moves)
	}
}
