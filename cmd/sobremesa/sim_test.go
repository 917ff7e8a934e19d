package main

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/sim"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestSimPrintsEveryCombination(t *testing.T) {
	asked := []string{"sim", "--game", "unoquimico", "--matches", "8", "--seats", "2", "--seats", "3", "--players", "random", "--players", "hard,random", "--options", `{"games":1}`, "--options", `{"games":2}`}
	exit, table, errs := ended(asked...)
	require.Zero(t, exit, errs)
	assert.Empty(t, errs, "no bar where nobody watches")
	assert.Equal(t, 1+8, strings.Count(table, "\n"))
	for _, cell := range []string{"wins % by seat", "hard,random,hard", `{"games":2}`, "games_played 100.0", "lay"} {
		assert.Contains(t, table, cell)
	}
	_, lines, _ := ended(append(asked, "--format", "csv")...)
	assert.Equal(t, 1+4*2+4*3, strings.Count(lines, "\n"), "a line for every seat")
	_, text, _ := ended(append(asked, "--format", "json")...)
	var reports []sim.Report
	require.NoError(t, json.Unmarshal([]byte(text), &reports))
	assert.Len(t, reports, 8)
	assert.Equal(t, 8, reports[0].Matches)
}

func TestSimMeasuresAllBandsOfAGameUnlessItIsToldWhoPlays(t *testing.T) {
	asked := []string{"sim", "--game", "onexeno_solitaire", "--matches", "300"}
	exit, table, errs := ended(asked...)
	require.Zero(t, exit, errs)
	assert.Empty(t, errs, "no bar where nobody watches")
	assert.Regexp(t, `side of the largest full square +1 +hard +\{\} +3.40–3.60 +recorded +\d\.\d\d ± 0\.\d\d +300 +\w+`, table)
	assert.Regexp(t, `6 figures: \d inside, \d unsure, 0 outside\n$`, table)
	_, rows, _ := ended(append(asked, "--format", "csv")...)
	assert.Equal(t, 1+6, strings.Count(rows, "\n"))
	assert.Contains(t, rows, "onexeno_solitaire,cards on the table,1,hard,{},20.3,22.3,recorded,,,")
	_, text, _ := ended(append(asked, "--format", "json")...)
	var lines []sim.Line
	require.NoError(t, json.Unmarshal([]byte(text), &lines))
	require.Len(t, lines, 6)
	assert.Equal(t, 300, lines[5].Matches)
}

func TestSimIsUnsureOfWhatFewMatchesCannotTell(t *testing.T) {
	for _, few := range []string{"1", "2", "30"} {
		exit, table, errs := ended("sim", "--game", "onexeno_solitaire", "--game", "unoquimico", "--matches", few)
		require.Zero(t, exit, errs)
		assert.Regexp(t, `\d+ inside, [1-9]\d* unsure, 0 outside\n$`, table, few)
	}
}

func TestSimSaysWhyABandIsNotTheRulings(t *testing.T) {
	_, table, _ := ended("sim", "--game", "periodyx", "--matches", "50")
	assert.Regexp(t, `turns a match +2 +random .* recorded instead of ruling 10\.1 \[1\] `, table)
	assert.Contains(t, table, "\n[1] in the prototype an exchanged card (PX-6) stayed in the hand")
}

// loaded is a game of which something is said that does not hold.
func loaded() []sim.Line {
	return []sim.Line{{Game: "dice", Figure: "spots", Verdict: rules.Inside}, {Game: "dice", Figure: "sixes", Verdict: rules.Outside}}
}

func TestSimFailsWhereAFigureLiesOutside(t *testing.T) {
	assert.NoError(t, judged(loaded()[:1]))
	assert.EqualError(t, judged(loaded()), "sim: 1 of 2 figures lie outside their bands")
}

func TestSimPlaysLevelsWhereNobodyIsNamed(t *testing.T) {
	exit, table, errs := ended("sim", "--game", "unoquimico", "--seats", "3", "--matches", "4")
	require.Zero(t, exit, errs)
	assert.Contains(t, table, "medium,easy,medium")
}

func TestSimTellsHowFarASolitaireCame(t *testing.T) {
	asked := []string{"sim", "--game", "onexeno_solitaire", "--matches", "8", "--players", "easy"}
	exit, table, errs := ended(asked...)
	require.Zero(t, exit, errs)
	assert.Contains(t, table, "points by seat")
	assert.Regexp(t, `easy +– +– +(\d+/){4}\d+ `, table)
	_, text, _ := ended(append(asked, "--format", "json")...)
	assert.NotContains(t, text, `"wins"`)
	assert.Contains(t, text, `"spread":[{"least":`)
	_, lines, _ := ended(append(asked, "--format", "csv")...)
	assert.Contains(t, lines, ",wins,points,points_least,points_quarter,points_median,points_three_quarters,points_most,")
	assert.Contains(t, lines, "onexeno_solitaire,1,{},1,easy,,")
	assert.Contains(t, lines, `,{},"{""nothing_laid"":1}","{""draw"":`, "levels, ends and kinds of moves as JSON")
}

func TestSimNamesWhatItCannotPlay(t *testing.T) {
	for _, c := range []struct{ flag, value, says string }{
		{"--game", "chess", `there is no "chess"`},
		{"--seats", "11", "unoquimico is for 2 to 10"},
		{"--players", "expert", `"expert" is neither`},
		{"--options", `{"games":99}`, "unoquimico has no such games"},
		{"--options", `{"game":1}`, "unoquimico has no such game:"},
		{"--options", `{`, "unoquimico has no such options"},
		{"--matches", "0", "from 1 to 10000000"},
	} {
		exit, _, errs := ended("sim", "--game", "unoquimico", "--matches", "1", c.flag, c.value)
		assert.NotZero(t, exit, c.flag)
		assert.Contains(t, errs, c.says, c.flag)
	}
	exit, _, errs := ended("sim", "--seats", "99", "--matches", "1")
	assert.NotZero(t, exit)
	assert.Contains(t, errs, "no game is for [99]")
}
