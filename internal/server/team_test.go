package server_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// Who is left out at the deal is in no team.
func TestATableShowsWhoPlaysTogether(t *testing.T) {
	h := open(t)
	host := h.device(1)
	path := host.newRoom(object{"game": "onexeno", "seats": 4, "options": object{"partners": true}})
	host.ok("PATCH", path, object{"seats": 5, "bots": []object{{"seat": 2, "level": "easy"}, {"seat": 4, "level": "easy"}, {"seat": 5, "level": "easy"}}})
	teams := func() (all []any) {
		room := host.call("GET", path+"/view?seat=1", nil).object(t)["doc"].(map[string]any)["room"].(map[string]any)
		seats := room["seats"].(map[string]any)
		for _, n := range []string{"1", "2", "3", "4", "5"} {
			if seat, ok := seats[n].(map[string]any); ok {
				all = append(all, seat["team"])
			}
		}
		return all
	}
	assert.Equal(t, []any{1., 2., nil, 1., 2.}, teams())
	host.ok("POST", path+"/start", nil)
	assert.Equal(t, []any{1., 2., 1., 2.}, teams())
}
