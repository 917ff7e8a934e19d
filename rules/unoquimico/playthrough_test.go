package unoquimico

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
)

func TestRecordedGamesReplayToTheLetter(t *testing.T) {
	for name, options := range map[string]string{
		"announce": `{"games":2}`,
		"forfeit":  `{"games":1,"say_name":"forfeit","wild":"beside","voluntary_draw":true,"after_wild":"element_in_force"}`,
	} {
		s := rules.Setup{Seats: 3, Rev: 1, Options: []byte(options), Seed: rules.Seed{41}}
		rulestest.Playthrough(t, Kind(), s, policy(rules.Easy), "testdata/"+name+".txt")
	}
}
