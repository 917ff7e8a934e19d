package sqlite

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/journal/journaltest"
	"github.com/stretchr/testify/require"
)

// TestMain lets the test binary be the process that is killed.
func TestMain(m *testing.M) {
	if path := os.Getenv("JOURNAL_TO_KILL"); path != "" {
		appendUntilKilled(path)
	}
	os.Exit(m.Run())
}

// appendUntilKilled appends to eight rooms at once and prints each record that
// was acknowledged.
func appendUntilKilled(path string) {
	s, err := Open(path)
	if err != nil {
		panic(err)
	}
	c := journal.NewCommitter(s)
	for room := range 8 {
		name := fmt.Sprint("room", room)
		last, _ := s.Last(ctx, name)
		go func() {
			reply := make(chan error, 1)
			for seq := last.Seq + 1; ; seq++ {
				c.Append(journal.Entry{Room: name, Record: journaltest.Record(seq)}, journal.Reply(reply))
				if err := <-reply; err != nil {
					panic(err)
				}
				fmt.Println(name, seq)
			}
		}()
	}
	select {}
}

func TestNothingAcknowledgedIsLostWhenTheProcessIsKilled(t *testing.T) {
	path := filepath.Join(t.TempDir(), "j.db")
	r := rand.New(rand.NewPCG(3, 4))
	for range long(10, 200) {
		acked := killAfter(t, path, 20+r.IntN(300))
		s := opened(t, path)
		for room, seq := range acked {
			got, err := journaltest.All(s, room, 1)
			require.NoError(t, err)
			require.GreaterOrEqual(t, uint64(len(got)), seq, room)
		}
		require.NoError(t, s.Close())
	}
}

// long is how often something is tried in a usual run and in a long one.
func long(few, many int) int {
	if os.Getenv("SOBREMESA_LONG") != "" {
		return many
	}
	return few
}

// killAfter runs a process until it has acknowledged n records, kills it, and
// gives the newest acknowledged record of each room.
func killAfter(t *testing.T, path string, n int) map[string]uint64 {
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), "JOURNAL_TO_KILL="+path)
	out, err := cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	acked, lines := map[string]uint64{}, bufio.NewScanner(out)
	for i := 0; lines.Scan(); i++ {
		if i == n {
			require.NoError(t, cmd.Process.Kill())
		}
		if room, seq, whole := strings.Cut(lines.Text(), " "); whole {
			acked[room], err = strconv.ParseUint(seq, 10, 64)
			require.NoError(t, err)
		}
	}
	_ = cmd.Wait()
	require.NotEmpty(t, acked)
	return acked
}
