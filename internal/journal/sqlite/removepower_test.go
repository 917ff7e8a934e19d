//go:build unix

package sqlite

import (
	"math/rand/v2"
	"path/filepath"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal/journaltest"
	"github.com/stretchr/testify/require"
)

func TestNoCutOfThePowerLeavesHalfARoom(t *testing.T) {
	d := watch(t)
	s := opened(t, filepath.Join(d.dir, "j.db"))
	old, stay := roomsNamed("old", 70), roomsNamed("stay", 3)
	filled(t, s, 8, append(old, stay...)...)
	require.NoError(t, s.move(ctx))
	before := len(d.log())
	require.NoError(t, s.Remove(ctx, old...))
	filled(t, s, 1, "newer")
	ops, r := d.log(), rand.New(rand.NewPCG(9, 10))
	some := 0
	for range long(40, 2000) {
		cut := before + r.IntN(len(ops)-before+1)
		some += wholeOrGone(t, filepath.Join(after(t, ops[:cut], r), "j.db"), old, stay)
	}
	require.NotZero(t, some, "some cuts were in the middle")
}

// wholeOrGone checks a journal after a cut, and what the next removal leaves.
// It is 1 where some rooms had gone and some had not, or not all of their records.
func wholeOrGone(t *testing.T, path string, old, stay []string) (some int) {
	s := opened(t, path)
	defer s.Close()
	there := 0
	for _, room := range append(old, stay...) {
		got, err := journaltest.All(s, room, 1)
		require.NoError(t, err)
		require.Contains(t, []int{0, 8}, len(got), room)
		there += len(got)
	}
	if waiting := number(t, s, "SELECT count(*) FROM gone WHERE last > 0"); waiting > 0 || there > 24 && there < 8*73 {
		some = 1
	}
	require.GreaterOrEqual(t, there, 24, "those that stay are there")
	require.NoError(t, s.Remove(ctx, old...))
	require.NoError(t, s.Close())
	s = opened(t, path)
	require.LessOrEqual(t, number(t, s, "SELECT count(*) FROM records"), 24+1)
	return some
}
