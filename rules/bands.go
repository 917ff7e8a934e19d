package rules

// Bands is what a game was measured to be: how its matches go where all play
// alike, and how its machines do against each other. A figure outside its band
// means that a rule, or a way to play, is no longer what it was.
type Bands struct {
	Trials []Trial
	Duels  []Duel
}

// Trial is one way to play at one table, and what is known of it.
type Trial struct {
	Players string // how all seats are played, a word: "greedy"
	Seats   int
	Options string // JSON of the game's options, "" for the defaults
	Matches int    // enough of them to see the bands at a glance

	// Play plays one match, whose chance is the seed alone, and notes each figure
	// of the bands.
	Play  func(Seed, Figures) error
	Bands []Band
}

// Duel is how often one seat wins that plays at one level while all others play
// at another. The seat goes around; a win that is shared counts in part.
type Duel struct {
	Level, Against Level // or Random
	Seats          int
	Options        string // as of a Trial
	Matches        int    // as of a Trial
	Low, High      float64
	Source         string
}

// Won is the figure of a Duel.
const Won = "won by the one, %"

// Band is the range of what the seat wins.
func (d Duel) Band() Band { return Band{Figure: Won, Low: d.Low, High: d.High, Source: d.Source} }

// Ladder is duels of two seats in which each level meets the one below, easy the
// one that plays at random: none may win less than it loses. The counts are of
// their matches, from easy up as far as they go.
func Ladder(options string, matches ...int) (duels []Duel) {
	below := Random
	for i, n := range matches {
		level := Levels()[i]
		duels = append(duels, Duel{Level: level, Against: below, Seats: 2, Options: options, Matches: n, Low: 50, High: 100, Source: Ordered})
		below = level
	}
	return duels
}

// Random plays every accepted move equally often, those that only ask for help
// left out. It is the yardstick of levels, and none.
const Random Level = "random"

// Band is the range of one figure.
type Band struct {
	Figure    string // in words, with its unit: "turns a game"
	Low, High float64
	Source    string // who says so
	InsteadOf string // what was said before and does not hold: "ruling 10.1"; or ""
	Why       string // it does not hold
}

// Who says what a figure is.
const (
	Ruling   = "ruling"
	Research = "research" // prototypes, measured before there were rulings
	Recorded = "recorded" // this game, once, so that a change is noticed
	Exact    = "exact"    // reckoned
	Demanded = "demanded" // what a level has to be worth
	Ordered  = "ordered"  // levels are stronger one by one
)

// Near is a band around a ruling's figure.
func Near(figure string, ruled, off float64) Band {
	return Band{Figure: figure, Low: ruled - off, High: ruled + off, Source: Ruling}
}

// NearShare is Near for a percentage.
func NearShare(figure string, ruled, off float64) Band {
	return Band{Figure: figure, Low: max(ruled-off, 0), High: min(ruled+off, 100), Source: Ruling}
}

// From says who says so, if it is not a ruling.
func (b Band) From(source string) Band {
	b.Source = source
	return b
}

// Instead marks a band that was recorded because what was said before does not
// hold, with that and the reason.
func (b Band) Instead(of, why string) Band {
	b.Source, b.InsteadOf, b.Why = Recorded, of, why
	return b
}

// Verdict is where a figure lies.
type Verdict string

// Verdicts. A figure that lies outside its band by less than chance explains in
// so few matches is unsure; and so it is in few, if they leave more open than the
// band does.
const (
	Inside  Verdict = "inside"
	Outside Verdict = "outside"
	Unsure  Verdict = "unsure"
)

// Judge compares a figure with the band. From what is always so chance makes no
// exception.
func (b Band) Judge(f *Figure) Verdict {
	switch v := f.Value(); {
	case v >= b.Low && v <= b.High:
		return Inside
	case b.Low == b.High:
		return Outside
	case max(b.Low-v, v-b.High) <= f.Reach(), f.few() && 2*f.Reach() > b.High-b.Low:
		return Unsure
	}
	return Outside
}
