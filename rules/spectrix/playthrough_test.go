package spectrix

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/rulestest"
)

func TestRecordedMatchesReplayToTheLetter(t *testing.T) {
	s := rules.Setup{Seats: 3, Rev: 1, Options: []byte(`{"target":50}`), Seed: rules.Seed{41}}
	rulestest.Playthrough(t, Kind(), s, policy(rules.Hard), "testdata/exact.txt")
	s.Rev = rev
	rulestest.Playthrough(t, Kind(), s, policy(rules.Hard), "testdata/exact2.txt")
	s = rules.Setup{Seats: 2, Rev: 1, Seed: rules.Seed{42}}
	rulestest.Playthrough(t, MemoryKind(), s, memoryPolicy(rules.Medium), "testdata/memory.txt")
}
