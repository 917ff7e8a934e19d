package unoquimico

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

// laidOn is what the log says that the element of its entry i was laid on, ""
// where any fitted; unknown if that was before the log begins.
func laidOn(log []*Entry, i int) (symbol string, known bool) {
	if log[i].Any {
		return "", true
	}
	back := false
	for i--; i >= 0; i-- {
		switch e := log[i]; {
		case e.Kind == LogDealt:
			return e.Card, true
		case e.Kind == LogLaid && !back:
			return e.Element, true
		case e.Kind == LogLaid, e.Kind == LogForfeited:
			back = e.Kind == LogForfeited
		}
	}
	return "", false
}

func TestTheLogTellsWhatEachElementWasLaidOn(t *testing.T) {
	r, told, unknown := rules.NewRand(rules.Seed{15}), 0, 0
	for range 5 {
		for _, options := range tables {
			m := openWith(t, 2+r.N(4), options, r.Seed())
			was, on := m.inForce(), map[*Entry]string{}
			finish(t, m, r, func(m *match) {
				for i, e := range m.log.Shown().Entries {
					if e.Kind != LogLaid {
						continue
					}
					if _, seen := on[e]; !seen {
						on[e] = was
					}
					symbol, known := laidOn(m.log.Shown().Entries, i)
					if !known {
						unknown++
						continue
					}
					told++
					if symbol != on[e] {
						t.Fatalf("%s: %s was laid on %q, not on %q", options, e.Element, on[e], symbol)
					}
				}
				was = m.inForce()
			})
		}
	}
	assert.Positive(t, told)
	assert.Positive(t, unknown, "no log was cut")
}

// inForce is the symbol of the element in force, "" where any fits.
func (m *match) inForce() string {
	if m.force.any {
		return ""
	}
	return code(m.force.element)
}
