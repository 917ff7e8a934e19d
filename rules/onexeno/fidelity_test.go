package onexeno

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// row is a line of the table: sentence, about, ruling, test.
type row [4]string

func fidelity(t *testing.T) (rows []row) {
	text, err := os.ReadFile("FIDELITY.md")
	require.NoError(t, err)
	for _, found := range regexp.MustCompile(`(?m)^\| (\d+|—) \| (.+) \| (OX-\d+) \| (Test\w+) \|$`).FindAllStringSubmatch(string(text), -1) {
		rows = append(rows, row(found[1:]))
	}
	assert.Equal(t, strings.Count(string(text), "\n|")-2, len(rows), "a row is not in its form")
	return rows
}

// testNames is the tests of this package.
func testNames(t *testing.T) map[string]bool {
	names := map[string]bool{}
	files, err := filepath.Glob("*_test.go")
	require.NoError(t, err)
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		for _, found := range regexp.MustCompile(`(?m)^func (Test\w+)\(`).FindAllStringSubmatch(string(text), -1) {
			names[found[1]] = true
		}
	}
	return names
}

func TestEverySentenceOfTheRulesHasARulingAndATestThatExists(t *testing.T) {
	const sentences = 60
	rulesNothing := map[string]bool{"4": true, "7": true, "8": true, "9": true, "17": true, "19": true}
	names, carried := testNames(t), map[string]bool{}
	for _, r := range fidelity(t) {
		carried[r[0]] = true
		assert.True(t, names[r[3]], r[3])
		assert.LessOrEqual(t, len(strings.Fields(r[1])), 6, r[1])
	}
	for i := 1; i <= sentences; i++ {
		number := fmt.Sprint(i)
		assert.NotEqual(t, rulesNothing[number], carried[number], "sentence %d", i)
	}
}

func TestEveryRulingIsInTheTable(t *testing.T) {
	in := map[string]bool{}
	for _, r := range fidelity(t) {
		in[r[2]] = true
	}
	for _, found := range regexp.MustCompile(`(?m)^## (OX-\d+) `).FindAllStringSubmatch(string(Rulebook("en")), -1) {
		assert.True(t, in[found[1]], found[1])
	}
}
