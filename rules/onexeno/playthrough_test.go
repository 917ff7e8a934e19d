package onexeno

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
)

func TestRecordedGamesReplayToTheLetter(t *testing.T) {
	for name, options := range map[string]string{
		"usual":    `{}`,
		"spotting": `{"spotting":true,"match":"edges","must_place":true,"rotation":false}`,
	} {
		s := rules.Setup{Seats: 3, Rev: 1, Options: []byte(options), Seed: rules.Seed{41}}
		rulestest.Playthrough(t, Kind(), s, policy(rules.Easy), "testdata/"+name+".txt")
	}
	s := rules.Setup{Seats: 1, Rev: 1, Options: []byte(`{}`), Seed: rules.Seed{42}}
	rulestest.Playthrough(t, Solitaire(), s, soloPolicy(rules.Easy), "testdata/solitaire.txt")
}
