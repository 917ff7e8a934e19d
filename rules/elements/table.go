package elements

import (
	"encoding/csv"
	"iter"
	"strconv"
	"strings"
)

// row is one line of a table, by the names in its head.
type row struct {
	column map[string]int
	cells  []string
}

// rows yields the lines below the head. The tables are part of the program, so
// one that cannot be read is a broken build.
func rows(text string) iter.Seq[row] {
	lines, err := csv.NewReader(strings.NewReader(text)).ReadAll()
	if err != nil {
		panic("elements: " + err.Error())
	}
	column := map[string]int{}
	for i, name := range lines[0] {
		column[name] = i
	}
	return func(yield func(row) bool) {
		for _, cells := range lines[1:] {
			if !yield(row{column, cells}) {
				return
			}
		}
	}
}

func (r row) text(name string) string {
	i, ok := r.column[name]
	if !ok {
		panic("elements: no column " + name)
	}
	return r.cells[i]
}

// number is the integer in the cell, 0 where it is empty.
func (r row) number(name string) int {
	text := r.text(name)
	if text == "" {
		return 0
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		panic("elements: " + name + ": " + err.Error())
	}
	return n
}
