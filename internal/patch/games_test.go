package patch_test

import (
	"slices"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/patch"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
	"github.com/stretchr/testify/require"
)

// viewer holds what a connection has been sent.
type viewer struct {
	seat rules.Seat
	view rules.View
	text []byte
}

// follow sends the patch to the view of now, and holds it to that.
func (v *viewer) follow(t *testing.T, g rules.Game) {
	now := g.View(v.seat)
	change, changed := patch.Append(nil, v.view, now)
	if changed {
		var err error
		v.text, err = patch.Apply(v.text, change)
		require.NoError(t, err, "%s", change)
	}
	v.view = now
	want := decoded(t, patch.Encode(nil, now))
	require.Equal(t, want, decoded(t, v.text), "seat %d by %s", v.seat, change)
	require.Equal(t, plain(t, now), want)
}

func TestPatchesLeadThroughMatchesOfEveryGame(t *testing.T) {
	const moves = 60 // of each match: enough for most phases
	for _, k := range catalog.All() {
		for seed := range byte(2) {
			r := rules.NewRand(rules.Seed{seed})
			seats := k.Seats[0] + r.N(min(4, k.Seats[1]-k.Seats[0]+1))
			g, err := k.New(rules.Setup{Seats: seats, Rev: k.Rev, Seed: rules.Seed{seed, 1}})
			require.NoError(t, err)
			var viewers [2]viewer // who looks on, and seat 1
			for i := range viewers {
				v := g.View(rules.Seat(i))
				viewers[i] = viewer{rules.Seat(i), v, patch.Encode(nil, v)}
			}
			for range moves {
				if _, over := g.Result(); over {
					break
				}
				by := g.Turn().Seats[0]
				legal := slices.Collect(g.Legal(by))
				require.NoError(t, g.Play(by, legal[r.N(len(legal))]))
				for i := range viewers {
					viewers[i].follow(t, g)
				}
			}
		}
	}
}
