package rules

// Finding is what one decision says about one property: what was possible, and
// what was done of it. Hints, a pupil's report and the exit ticket are made of
// findings by replaying a match; nothing is counted while it is played.
type Finding struct {
	Property string // what the decision was about, snake_case, the game's own word: "group", "oxidation"
	Chance   bool   // something with this property was possible
	Right    bool   // the move used it; only where there was a chance
	Best     bool   // no other move was better, as far as the seat could know
}

// Assessor is a Game that can judge decisions.
type Assessor interface {
	Game
	// Assess says what by's move m, which is accepted and not made yet, tells of
	// its player, one finding for each property, in a fixed order. It uses
	// nothing that the seat could not know.
	Assess(by Seat, m Move) []Finding
}

// Right counts the findings in which the move used what was possible, and names
// the property of the first.
func Right(found []Finding) (n int, first string) {
	for _, f := range found {
		if f.Right {
			if n++; n == 1 {
				first = f.Property
			}
		}
	}
	return n, first
}
