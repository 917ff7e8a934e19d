package room

import (
	"encoding/json"

	"github.com/sobremesa-games/sobremesa/rules"
)

// possible reports whether a match with these options can be played by some number
// of seats, all but so many of them people's, and names the option that forbids it:
// those that contradict each other, though each has a value of its own.
func possible(kind *rules.Kind, options json.RawMessage, seats [2]int, bots int) (err error) {
	for n := seats[1]; n >= seats[0]; n-- {
		if _, err = kind.New(rules.Setup{Seats: n, Rev: kind.Rev, Options: options}); err == nil {
			err = suits(kind, options, n-bots)
		}
		if err == nil {
			return nil
		}
	}
	return err
}

// suits is why so many people may not begin a match with these options.
func suits(kind *rules.Kind, options json.RawMessage, people int) error {
	if kind.Suits == nil {
		return nil
	}
	return kind.Suits(options, people)
}

// checkMatch reports whether a changed table may have a match, with more places if
// need be.
func (s *state) checkMatch(e *configured) error {
	options, bots := s.options, s.count(robot)
	switch {
	case e.Options == nil && e.Bots == nil:
		return nil
	case e.Options != nil:
		options = e.Options
	}
	if e.Bots != nil {
		bots = len(*e.Bots)
	}
	return possible(s.kind, options, s.kind.Seats, bots)
}
