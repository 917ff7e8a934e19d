package spectrix

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

// sentences is how many the rules have.
const sentences = 72

// rows are those of the table, without its head.
func rows(t *testing.T) (list [][]string) {
	text, err := os.ReadFile("FIDELITY.md")
	require.NoError(t, err)
	for line := range strings.Lines(string(text)) {
		if cells := strings.Split(strings.TrimSpace(line), " | "); len(cells) == 4 && strings.HasPrefix(cells[2], "SP-") {
			list = append(list, []string{strings.TrimPrefix(cells[0], "| "), cells[1], cells[2], strings.TrimSuffix(cells[3], " |")})
		}
	}
	return list
}

func TestEverySentenceAndEveryRulingIsInTheTable(t *testing.T) {
	seen := map[string]bool{}
	for _, row := range rows(t) {
		seen[row[0]], seen[row[2]] = true, true
		assert.LessOrEqual(t, len(strings.Fields(row[1])), 5, "a reference, not the sentence")
	}
	for i := 1; i <= sentences; i++ {
		assert.True(t, seen[fmt.Sprint(i)], "sentence %d", i)
	}
	for i := 1; i <= rulings; i++ {
		assert.True(t, seen[fmt.Sprintf("SP-%d", i)], "SP-%d", i)
	}
}

func TestTheTestsOfTheTableExistAndCarryTheirRuling(t *testing.T) {
	tests := map[string]bool{}
	files, err := filepath.Glob("*_test.go")
	require.NoError(t, err)
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		for _, found := range regexp.MustCompile(`(?m)^func (Test\w+)\(`).FindAllStringSubmatch(string(text), -1) {
			tests[found[1]] = true
		}
	}
	for _, row := range rows(t) {
		assert.True(t, tests[row[3]], "%s is no test", row[3])
		assert.Regexp(t, "^Test"+strings.Replace(row[2], "-", "", 1)+`\D`, row[3])
	}
}
