package server

import "golang.org/x/time/rate"

// budget is what one connection may send: so many frames a second, in bursts of
// twice as many. Four times as much is a flood. It has one user at a time.
type budget struct {
	frames *rate.Limiter // nil: no limit
	excess *rate.Limiter // what comes beyond frames
}

type spending uint8

const (
	paid spending = iota
	spent
	flooded
)

func newBudget(perSecond float64) budget {
	if perSecond == 0 {
		return budget{}
	}
	limit := func(n float64) *rate.Limiter { return rate.NewLimiter(rate.Limit(n), max(1, int(2*n))) }
	return budget{limit(perSecond), limit(3 * perSecond)}
}

// spend takes one frame out of the budget.
func (b *budget) spend() spending {
	switch {
	case b.frames == nil || b.frames.Allow():
		return paid
	case b.excess.Allow():
		return spent
	}
	return flooded
}
