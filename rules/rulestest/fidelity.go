package rulestest

import (
	"fmt"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// Origin says what the table must hold that maps each sentence of the rules, as
// they came, to a ruling and a test.
type Origin struct {
	Prefix    string   // of the rulings' ids
	Rulings   int      // how many there are
	Sentences int      // how many the rules have
	Silent    []int    // sentences that rule nothing, and are not in the table
	Shared    []string // tests that carry no id in their names, since they hold for several rulings
}

// Fidelity holds the table FIDELITY.md of the package under test to o: rows of
// a sentence's number or a dash, of at most five words that say which it is, a
// ruling, and a test of this package with the ruling's id in its name.
func Fidelity(t *testing.T, o Origin) {
	t.Helper()
	report(t, "FIDELITY.md", o.faults(os.DirFS(".")))
}

// origin is one row.
type origin struct{ sentence, about, ruling, test string }

func (o *Origin) faults(dir fs.FS) (all []string) {
	rows, odd := o.rows(dir)
	if odd != 0 {
		all = append(all, fmt.Sprintf("%d rows are not in their form", odd))
	}
	tests := testsOf(dir)
	for _, r := range rows {
		for _, f := range slices.Concat(o.about(r), o.tested(r, tests)) {
			all = append(all, fmt.Sprintf("%s, %s: %s", r.sentence, r.about, f))
		}
	}
	return slices.Concat(all, o.missing(rows), o.unused(rows))
}

// rows are those of the table, and how many are in no good form.
func (o *Origin) rows(dir fs.FS) (rows []origin, odd int) {
	text, err := fs.ReadFile(dir, "FIDELITY.md")
	if err != nil {
		panic(err)
	}
	form := regexp.MustCompile(`(?m)^\| (\d+|[–—]) \| (.+) \| (` + o.Prefix + `-\d+) \| (Test\w+) \|$`)
	for _, r := range form.FindAllStringSubmatch(string(text), -1) {
		rows = append(rows, origin{r[1], r[2], r[3], r[4]})
	}
	return rows, strings.Count(string(text), "\n|") - 2 - len(rows)
}

func (o *Origin) about(r origin) (all []string) {
	if len(strings.Fields(r.about)) > 5 {
		all = append(all, "more than a reference")
	}
	if n, err := strconv.Atoi(r.sentence); err == nil && (n < 1 || n > o.Sentences) {
		all = append(all, "there is no such sentence")
	}
	return all
}

func (o *Origin) tested(r origin, tests map[string]bool) (all []string) {
	if !tests[r.test] {
		all = append(all, r.test+" is no test")
	}
	id := strings.Replace(r.ruling, "-", "", 1)
	carries := regexp.MustCompile(`^Test` + id + `\D`).MatchString(r.test)
	if !carries && !slices.Contains(o.Shared, r.test) {
		all = append(all, r.test+" does not carry "+id)
	}
	return all
}

// missing is sentences and rulings that are not in the table, and silent
// sentences that are.
func (o *Origin) missing(rows []origin) (all []string) {
	in := map[string]bool{}
	for _, r := range rows {
		in[r.sentence], in[r.ruling] = true, true
	}
	for i := 1; i <= o.Sentences; i++ {
		if in[strconv.Itoa(i)] == slices.Contains(o.Silent, i) {
			all = append(all, fmt.Sprintf("sentence %d is in the table: %v", i, in[strconv.Itoa(i)]))
		}
	}
	for _, id := range (&Book{Prefix: o.Prefix, Rulings: o.Rulings}).ids() {
		if !in[id] {
			all = append(all, "ruling "+id+" is not in the table")
		}
	}
	return all
}

// unused is tests allowed without an id that no row names.
func (o *Origin) unused(rows []origin) (all []string) {
	for _, name := range o.Shared {
		if !slices.ContainsFunc(rows, func(r origin) bool { return r.test == name }) {
			all = append(all, "no row names "+name)
		}
	}
	return all
}
