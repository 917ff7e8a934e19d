package server_test

import (
	"encoding/json"
	"flag"
	"os"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write testdata anew")

// known is a deal as the tests of the client find it.
type known struct {
	Game    string            `json:"game"`
	Seats   int               `json:"seats"`
	Options map[string]string `json:"options,omitempty"`
	Seed    rules.Seed        `json:"-"`
	Hex     string            `json:"seed"`
	First   rules.Seat        `json:"first,omitempty"`
	What    string            `json:"what,omitempty"`
	Up      string            `json:"up,omitempty"`
	Hands   [][]string        `json:"hands"`
}

// knownDeals are the first deals of all kinds and numbers of seats, and of the
// decks of Periodyx.
func knownDeals() (list []known) {
	for _, kind := range catalog.All() {
		for seats := kind.Seats[0]; seats <= kind.Seats[1]; seats++ {
			for seed := trial(); seed[0] < 3; seed[0]++ {
				list = append(list, known{Game: kind.ID, Seats: seats, Seed: seed})
			}
		}
	}
	for _, deck := range []string{"118", "1-94", "1-54"} {
		list = append(list, known{Game: "periodyx", Seats: 4, Seed: trial(), Options: map[string]string{"deck": deck}})
	}
	return list
}

func TestTheDealsThatTheClientIsHeldToAreTheGames(t *testing.T) {
	const file = "testdata/deals.json"
	list := knownDeals()
	for i := range list {
		d := &list[i]
		kind, _ := catalog.Find(d.Game)
		options, err := json.Marshal(d.Options)
		require.NoError(t, err)
		g, err := kind.New(rules.Setup{Seats: d.Seats, Rev: kind.Rev, Options: options, Seed: d.Seed})
		require.NoError(t, err)
		lies := deals[d.Game].lies(g, d.Seats)
		d.Hex, d.First, d.What, d.Up, d.Hands = d.Seed.String(), lies.seat, lies.what, lies.up, lies.hands
	}
	text, err := json.Marshal(list)
	require.NoError(t, err)
	if *update {
		require.NoError(t, os.WriteFile(file, text, 0o644))
	}
	kept, err := os.ReadFile(file)
	require.NoError(t, err)
	require.JSONEq(t, string(kept), string(text))
}
