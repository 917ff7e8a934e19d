package periodyx

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
)

func TestRecordedMatchesReplayToTheLetter(t *testing.T) {
	for name, options := range map[string]string{
		"usual": `{"first_game":"1"}`,
		"calm":  `{"race":"calm","deck":"118","show_stats":true,"quiz":true,"mendeleev":"free_first","mendeleev_per_turn":1,"card_lang":"en"}`,
		"free":  `{"free_match":true,"by":"symbol","trivial":false,"target":"8"}`,
	} {
		s := rules.Setup{Seats: 3, Rev: 1, Options: []byte(options), Seed: rules.Seed{41}}
		rulestest.Playthrough(t, Kind(), s, policy(rules.Medium), "testdata/"+name+".txt")
	}
}
