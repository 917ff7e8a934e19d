package rules

import "math"

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
// and no less than one match among all: what never happened in few matches may be
// rare.
func (f *Figure) Error() float64 {
	n, r := float64(f.matches), f.ratio()
	spread := float64(f.parts) - 2*r*float64(f.both) + r*r*float64(f.ofs)
	scatter := math.Sqrt(max(spread, 0)*n/max(n-1, 1)) / float64(max(f.of, 1))
	return f.unit * max(scatter, 1/max(n, 1))
}

// sureErrors are the standard errors that chance does not explain: of a hundred
// figures at the very edge, one in ten runs goes so far.
const sureErrors = 3

// Reach is how far chance may have led the value astray: sureErrors, and more where
// matches are so few that the error is hardly known (Student's t by Wallace's
// approximation, which errs upwards). Of one match nothing can be said.
func (f *Figure) Reach() float64 {
	free := float64(f.matches - 1)
	if free < 1 {
		return math.Inf(1)
	}
	z := sureErrors * (8*free + 3) / (8*free + 1)
	return math.Sqrt(free*math.Expm1(z*z/free)) * f.Error()
}

// few reports whether rare matches, which make most of many a figure, may be missing
// without the error showing it.
func (f *Figure) few() bool { return f.matches < 100 }

// Count is what something adds to a sum by being so: 1, and 0 where it is not.
func Count(so bool) int {
	if so {
		return 1
	}
	return 0
}
