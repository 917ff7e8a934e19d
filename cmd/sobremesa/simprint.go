package main

import (
	"cmp"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"

	"github.com/sobremesa-games/sobremesa/internal/sim"
)

func printTable(out io.Writer, reports []sim.Report) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "game\tseats\toptions\tplayers\twins % by seat\twins % by player\tpoints by seat: least/¼/½/¾/most\t"+
		"moves\tends %\tmoves of a kind in a match")
	for _, r := range reports {
		won, levels := cmp.Or(percents(r.Wins), "–"), cmp.Or(named(r.Levels, 100), "–")
		moves := fmt.Sprintf("%.1f (%d–%d)", r.Moves.Mean, r.Moves.Least, r.Moves.Most)
		fmt.Fprintf(w, "%s\t%d\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n", r.Game, r.Seats, r.Options, strings.Join(r.Players, ","),
			won, levels, spreads(r.Spread), moves, named(r.Ends, 100), named(r.Kinds, 1))
	}
	return w.Flush()
}

func percents(shares []float64) string {
	words := make([]string, len(shares))
	for i, s := range shares {
		words[i] = strconv.FormatFloat(100*s, 'f', 1, 64)
	}
	return strings.Join(words, " ")
}

func spreads(of []sim.Spread) string {
	words := make([]string, len(of))
	for i, s := range of {
		words[i] = fmt.Sprintf("%d/%d/%d/%d/%d", s.Least, s.Quarter, s.Median, s.ThreeQuarters, s.Most)
	}
	return strings.Join(words, " ")
}

// named lists numbers by name, times a factor.
func named(numbers map[string]float64, factor float64) string {
	var words []string
	for _, name := range slices.Sorted(maps.Keys(numbers)) {
		words = append(words, fmt.Sprintf("%s %.1f", name, factor*numbers[name]))
	}
	return strings.Join(words, ", ")
}

// printCSV prints one line a seat: game, seats, options, seat, player, wins (none
// where one plays alone), points and their spread, and of the whole cell matches,
// moves and, as JSON, wins by player, ends and kinds of moves.
func printCSV(out io.Writer, reports []sim.Report) error {
	w := csv.NewWriter(out)
	lines := [][]string{{"game", "seats", "options", "seat", "player", "wins",
		"points", "points_least", "points_quarter", "points_median", "points_three_quarters", "points_most",
		"matches", "moves_least", "moves_mean", "moves_most", "levels", "ends", "kinds"}}
	for _, r := range reports {
		for i, player := range r.Players {
			p, won := r.Spread[i], ""
			if len(r.Wins) > 0 {
				won = decimal(r.Wins[i])
			}
			lines = append(lines, []string{
				r.Game, strconv.Itoa(r.Seats), r.Options, strconv.Itoa(i + 1), player, won, decimal(r.Points[i]),
				strconv.Itoa(p.Least), strconv.Itoa(p.Quarter), strconv.Itoa(p.Median), strconv.Itoa(p.ThreeQuarters), strconv.Itoa(p.Most),
				strconv.Itoa(r.Matches), strconv.Itoa(r.Moves.Least), decimal(r.Moves.Mean), strconv.Itoa(r.Moves.Most),
				asJSON(r.Levels), asJSON(r.Ends), asJSON(r.Kinds),
			})
		}
	}
	return w.WriteAll(lines)
}

func decimal(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }

// asJSON is an object in rising order of its names.
func asJSON(numbers map[string]float64) string {
	text, err := json.Marshal(numbers)
	if err != nil {
		panic("sim: a share is no number: " + err.Error())
	}
	return string(text)
}
