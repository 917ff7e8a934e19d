package room

import (
	"encoding/json"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
)

// Life times (RELIABILITY 4.15). The lobby removes a journal within the hour after
// its life; the code stays taken for journal.NameLife.
const (
	unjoinedLife   = 15 * time.Minute    // of a room that nobody plays in or waits in
	idleLife       = 30 * time.Minute    // in memory, without people; the journal stays
	finishedLife   = 24 * time.Hour      // of the journal, after what happened last outside a match
	unfinishedLife = 30 * 24 * time.Hour // of the journal, after the last move of a match that nobody went on with
)

// expired reports whether a room that was read from the journal is too old to
// be opened again.
func (s *state) expired(now time.Time) bool {
	return s.phase == Closed || now.Sub(s.changed) > lifeOf(!s.inPlay())
}

func lifeOf(idle bool) time.Duration {
	if idle {
		return finishedLife
	}
	return unfinishedLife
}

// Expired reports whether the room with this newest record is over for good, so
// that nobody has to replay it. A room may be over though it says no: Reopen
// knows.
func Expired(last journal.Record, now time.Time) bool {
	var r record
	if err := json.Unmarshal(last.Body, &r); err != nil {
		return false // Reopen says what is wrong
	}
	return r.Kind == (ended{}).name() || now.Sub(time.UnixMilli(r.At)) > lifeOf(r.Idle)
}

// Awaited reports whether somebody may soon come back to the room with this
// newest record: it is not over, and would still be in memory.
func Awaited(last journal.Record, now time.Time) bool {
	var r record
	if err := json.Unmarshal(last.Body, &r); err != nil {
		return false
	}
	return r.Kind != (ended{}).name() && now.Sub(time.UnixMilli(r.At)) < idleLife
}
