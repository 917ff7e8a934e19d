package room

import (
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
)

// ends is the playing time of the match that its rules allow, and the room's
// move at its end; zero where they do not limit it.
func (m *match) ends() (time.Duration, rules.Move) {
	timed, ok := m.game.(rules.Timed)
	if !ok {
		return 0, nil
	}
	return timed.Ends()
}

func (m *match) limit() time.Duration {
	limit, _ := m.ends()
	return limit
}

// limit is that of the match that is played.
func (s *state) limit() time.Duration {
	if !s.inPlay() {
		return 0
	}
	return s.match.limit()
}

// limitAt is when the playing time of the match is over.
func (r *Room) limitAt(now time.Time) time.Time {
	limit := r.state.match.limit()
	if limit == 0 || !r.playing.runs || len(r.claims) > 0 {
		return time.Time{}
	}
	return now.Add(limit - r.playing.spent(now))
}

func (r *Room) callTime(time.Time) event {
	_, move := r.state.match.ends()
	return &moved{Auto: autoLimit, Move: move}
}

// showLimit is the playing time as a document shows it, nil where there is no
// limit.
func (r *Room) showLimit(now time.Time) *Ends {
	limit := r.state.limit()
	if limit == 0 {
		return nil
	}
	return &Ends{LeftMS: max(0, limit-r.playing.spent(now)).Milliseconds(), Running: r.playing.runs}
}
