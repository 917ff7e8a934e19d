package server_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
)

// alternate lets two tabs of a seat act in turn, each sending what the other has
// sent, too, and both follow.
func alternate(t *testing.T, tabs [2]*line, times int) {
	begun := tabs[0].v
	for n := range times {
		do := []string{"pause", "resume"}[n%2]
		id := fmt.Sprint("n", n)
		text := fmt.Sprintf(`{"t":"host","id":"%s","do":"%s"}`, id, do)
		first := tabs[n/2%2].ask(id, text)
		again := tabs[1-n/2%2].ask(id, text)
		require.Equal(t, "done", first.T, first.raw)
		require.Equal(t, first.raw, again.raw)
		require.Equal(t, begun+uint64(n)+1, first.V, "each id acts once")
		for _, tab := range tabs {
			tab.reach(first.V)
		}
		require.JSONEq(t, string(tabs[0].doc), string(tabs[1].doc))
	}
}

func TestTwoTabsOfASeatActInTurnAndBothFollow(t *testing.T) {
	h := open(t)
	path, seats := h.playing(2)
	tabs := [2]*line{seats[0].dial(path), seats[0].listen(path)}
	for _, tab := range tabs {
		tab.next("state")
		tab.reach(seats[0].view(path, 1).V)
	}
	alternate(t, tabs, 1000)
	for _, tab := range tabs {
		tab.ask("last", `{"t":"say","id":"last","phrase":"thanks"}`)
	}
}
