package spectrix

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

func TestSP7UnfinishedPlaysAreShownUnlessTheTableSaysOtherwise(t *testing.T) {
	for options, want := range map[string]bool{
		"": true, `{"actions":"one"}`: true, `{"must_play":true}`: true, `{"play_drawn":true}`: true, `{"white_needs_card":true}`: true,
		`{"hints":false}`: true, `{"time_limit":30}`: true, `{"target":50}`: true,
		`{"private_draft":true}`: false, strict: false,
	} {
		m := position{options: options, hands: []string{"3YE", "LI", "GR"}, pile: pileOfAll}.start(t)
		assert.Equal(t, want, rules.Drafter(m).MayDraft(1, nil), options)
		for _, s := range []rules.Seat{rules.Nobody, 2, 3} {
			assert.False(t, m.MayDraft(s, nil), options)
		}
	}
}

func TestSP7ADrawnCardMayBeTriedForAllToSee(t *testing.T) {
	m := position{options: `{"play_drawn":true}`, hands: []string{"2YE OR", "LI"}, pile: "GR GR YE"}.start(t)
	do(t, m, 1, Draw{})
	assert.True(t, m.MayDraft(1, nil))
	assert.False(t, m.MayDraft(2, nil))
}

func TestSP7BetweenRoundsNothingIsTried(t *testing.T) {
	m := position{hands: []string{"3YE", "LI"}, pile: pileOfAll}.start(t)
	do(t, m, 1, play(t, "3YE"))
	assert.False(t, m.MayDraft(1, nil))
	assert.False(t, m.MayDraft(rules.Nobody, nil))
}

func TestSP7ATableSaysThatUnfinishedPlaysArePrivate(t *testing.T) {
	assert.True(t, open(t, 2, `{"private_draft":true}`).view(0).Private)
	assert.False(t, open(t, 2, "").view(0).Private)
}

func TestSP7WhatIsTriedIsMadeOfTheTableAndTheOwnHand(t *testing.T) {
	m := position{hands: []string{"3YE OR", "LI"}, table: "3GR", pile: pileOfAll}.start(t)
	for _, tried := range []map[string][]string{
		{}, {"1": {"GR", "GR", "GR"}, "n1": {"YE", "YE", "YE"}}, {"a": {"OR"}},
	} {
		assert.True(t, m.MayDraft(1, tried), tried)
	}
	for _, tried := range []map[string][]string{
		{"a": {"LI"}}, {"a": {"OR", "OR"}}, {"a": {"GR", "GR"}, "b": {"GR", "GR"}}, {"a": {"XX"}}, {"a": {}}, {"": {"OR"}}, {"hello": {"OR"}}, {"a b": {"OR"}},
	} {
		assert.False(t, m.MayDraft(1, tried), tried)
	}
}
