package rules

import "math"

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
// their matches.
func Ladder(options string, easy, medium, hard int) []Duel {
	step := func(l, against Level, matches int) Duel {
		return Duel{Level: l, Against: against, Seats: 2, Options: options, Matches: matches, Low: 50, High: 100, Source: Ordered}
	}
	return []Duel{step(Easy, Random, easy), step(Medium, Easy, medium), step(Hard, Medium, hard)}
}

// Random plays every accepted move equally often, those that only ask for help
// left out. It is the yardstick of levels, and none.
const Random Level = "random"

// Helping is a Move that asks for help and no more: whoever makes it is still to
// move.
type Helping interface {
	Move
	AsksForHelp()
}

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
// so few matches is unsure.
const (
	Inside  Verdict = "inside"
	Outside Verdict = "outside"
	Unsure  Verdict = "unsure"
)

// sureErrors are the standard errors that chance does not explain: of a hundred
// figures at the very edge, one in ten runs goes so far.
const sureErrors = 3

// Judge compares a figure with the band. From what is always so chance makes no
// exception.
func (b Band) Judge(f *Figure) Verdict {
	switch v := f.Value(); {
	case v >= b.Low && v <= b.High:
		return Inside
	case b.Low == b.High:
		return Outside
	case max(b.Low-v, v-b.High) <= sureErrors*f.Error():
		return Unsure
	}
	return Outside
}

// Figures are figures by name. Not safe for concurrent use.
type Figures map[string]*Figure

// Mean notes what one match adds to a mean: so much in so many.
func (f Figures) Mean(name string, sum, of int) { f.at(name, 1).note(sum, of) }

// Share notes what one match adds to a percentage: so many of so many.
func (f Figures) Share(name string, hits, of int) { f.at(name, 100).note(hits, of) }

func (f Figures) at(name string, unit float64) *Figure {
	if f[name] == nil {
		f[name] = &Figure{unit: unit}
	}
	return f[name]
}

// Add takes in what was noted elsewhere.
func (f Figures) Add(o Figures) {
	for name, b := range o {
		a := f.at(name, b.unit)
		a.matches += b.matches
		a.part, a.of = a.part+b.part, a.of+b.of
		a.parts, a.both, a.ofs = a.parts+b.parts, a.both+b.both, a.ofs+b.ofs
	}
}

// Figure is a ratio over many matches: so much of so many. Its sums are whole
// numbers, so that they do not depend on their order.
type Figure struct {
	unit             float64
	matches          int
	part, of         int
	parts, both, ofs int // sums of part², part·of and of²
}

func (f *Figure) note(part, of int) {
	f.matches++
	f.part, f.of = f.part+part, f.of+of
	f.parts, f.both, f.ofs = f.parts+part*part, f.both+part*of, f.ofs+of*of
}

// Value is the ratio, a percentage where it is a share.
func (f *Figure) Value() float64 { return f.unit * f.ratio() }

func (f *Figure) ratio() float64 { return float64(f.part) / float64(max(f.of, 1)) }

// Error is the standard error of the value (the ratio estimator's, Cochran 6.4),
// and no less than a single event would change it: what never happened in few
// matches may be rare.
func (f *Figure) Error() float64 {
	n, r := float64(f.matches), f.ratio()
	spread := float64(f.parts) - 2*r*float64(f.both) + r*r*float64(f.ofs)
	scatter := math.Sqrt(max(spread, 0)*n/max(n-1, 1)) / float64(max(f.of, 1))
	return f.unit * max(scatter, 1/max(n, 1))
}
