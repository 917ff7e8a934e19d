package rulestest

import (
	"encoding/json"
	"errors"

	"github.com/sobremesa-games/sobremesa/rules"
)

// How many moves that are not listed each seat makes at a close look: those of
// a seat that is not asked are refused for that alone.
const (
	tries      = 4
	triesAsked = 12
)

// checkRefused makes moves that are not listed: on a clone first, then those
// refused there in the match itself, where a replay will show what they spent.
func (w *walk) checkRefused(s *sight) error {
	s.tried = make([][]trial, len(s.legal))
	for by, moves := range s.legal {
		n := tries
		if len(moves) > 0 {
			n = triesAsked
		}
		for range n {
			if err := w.try(s, rules.Seat(by)); err != nil {
				return err
			}
		}
	}
	return s.checkSame(w.g, untouched, "after refused moves")
}

func (w *walk) try(s *sight, by rules.Seat) error {
	m := w.unlisted(s, by)
	if listed(s.legal[by], m) {
		return nil
	}
	switch err := w.g.Clone().Play(by, m); {
	case err != nil:
	case s.turn.Complete || len(s.legal[by]) == 0:
		return broken(refuses, "%s is accepted and not listed", played{by, m})
	default:
		return nil
	}
	answer, err := refusal(w.g.Play(by, m))
	if err != nil {
		return broken(refuses, "%s: %v", played{by, m}, err)
	}
	s.tried[by] = append(s.tried[by], trial{m, answer})
	return nil
}

// unlisted is a move near the seat's own, or near those of another.
func (w *walk) unlisted(s *sight, by rules.Seat) rules.Move {
	from := s.legal[by]
	if w.r.N(3) == 0 {
		from = s.legal[w.r.N(len(s.legal))]
	}
	if len(from) > 0 && w.r.N(4) == 0 {
		return from[w.r.N(len(from))]
	}
	return w.words.near(from, w.r)
}

// refusal is an *Illegal as the client gets it.
func refusal(err error) (string, error) {
	if err == nil {
		return "", errors.New("accepted, though a clone refused it")
	}
	why, ok := errors.AsType[*rules.Illegal](err)
	if !ok {
		return "", errors.New("refused without *rules.Illegal: " + err.Error())
	}
	if !snake.MatchString(why.Code) {
		return "", errors.New("the code is not snake_case: " + why.Code)
	}
	data, err := json.Marshal(why.Data)
	return why.Code + " " + why.Rule + " " + string(data), err
}
