package rules_test

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

func TestAChronicleShowsItsNewestEntriesByNumber(t *testing.T) {
	var c rules.Chronicle[int]
	assert.Zero(t, c.Last())
	for n := 1; n <= 200; n++ {
		c.Note(n)
		shown := c.Shown()
		assert.EqualValues(t, n, c.Last())
		assert.LessOrEqual(t, len(shown.Entries), rules.LogMost)
		assert.GreaterOrEqual(t, len(shown.Entries), min(n, rules.LogLeast))
		for i, e := range shown.Entries {
			assert.EqualValues(t, *e, int(shown.First)+i)
		}
	}
}

func TestWhatAChronicleHasShownStaysAsItIs(t *testing.T) {
	var c rules.Chronicle[int]
	c.Note(1)
	c.Note(2)
	shown, other := c.Shown(), c.Clone()
	c.Change(1, func(e *int) { *e = 9 })
	c.Change(7, func(*int) { t.Error("there is no such entry") })
	c.Note(3)
	other.Note(4)
	values := func(l rules.Log[int]) (all []int) {
		for _, e := range l.Entries {
			all = append(all, *e)
		}
		return all
	}
	assert.Equal(t, []int{1, 2}, values(shown))
	assert.Equal(t, []int{9, 2, 3}, values(c.Shown()))
	assert.Equal(t, []int{1, 2, 4}, values(other.Shown()))
}
