package rulestest

import (
	"fmt"
	"testing"

	"github.com/sobremesa-games/sobremesa/rules"
)

// How many times as many matches a trial plays in full, and as few under the race
// detector.
const (
	trialsLong  = 5
	trialsRaced = 10
)

// Bands plays every trial of a Kind. No figure may be outside its band, which the
// full counts leave little to chance of.
func Bands(t *testing.T, k *rules.Kind) {
	for _, trial := range k.Bands().Trials {
		t.Run(fmt.Sprintf("%s/%d/%s", trial.Players, trial.Seats, trial.Options), func(t *testing.T) {
			figures := rules.Figures{}
			for r, i := rules.NewRand(rules.Seed{9}), trialMatches(trial.Matches); i > 0; i-- {
				if err := trial.Play(r.Seed(), figures); err != nil {
					t.Fatal(err)
				}
			}
			for _, b := range trial.Bands {
				judge(t, b, figures[b.Figure])
			}
		})
	}
}

func trialMatches(n int) int {
	switch {
	case Long():
		return n * trialsLong
	case underRace:
		return max(n/trialsRaced, 1)
	}
	return n
}

func judge(t *testing.T, b rules.Band, f *rules.Figure) {
	if f == nil {
		t.Fatalf("%s: nothing was noted", b.Figure)
	}
	said := fmt.Sprintf("%s: %.2f ± %.2f of %.2f to %.2f", b.Figure, f.Value(), f.Error(), b.Low, b.High)
	if b.Judge(f) == rules.Outside {
		t.Error(said)
	}
	t.Log(said)
}
