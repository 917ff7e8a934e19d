package server_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestASeatIsTakenAlongWithAWordThatIsTypedAnyhow(t *testing.T) {
	h := open(t)
	path, seats := h.playing(2)
	old := seats[0].dial(path)
	old.next("state")
	word := seats[0].ok("POST", path+"/seats/1/transfer", nil)["transfer"].(string)
	assert.Regexp(t, "^"+strings.TrimPrefix(path, "/api/rooms/")+"[B-Z2-6]{28}$", word)

	typed := strings.ToLower(word[:6] + " - " + word[6:10] + "-" + word[10:])
	to := h.device(7)
	is := object{"code": word[:6], "seat": 1., "name": "Nora"}
	assert.Equal(t, is, to.ok("POST", "/api/transfer", object{"transfer": typed, "look": true}))
	assert.Equal(t, 200, seats[0].call("GET", path+"/view?seat=1", nil).status, "looking takes nothing")
	assert.Equal(t, is, to.ok("POST", "/api/transfer", object{"transfer": typed}))
	bye := old.next("bye")
	assert.Equal(t, "moved", bye.Code)
	assert.False(t, bye.Again)
	assert.Equal(t, 200, to.call("GET", path+"/view?seat=1", nil).status)
	assert.Equal(t, 403, seats[0].call("GET", path+"/view?seat=1", nil).status)
	assert.Equal(t, 200, seats[0].call("GET", path+"/view", nil).status)
}

// A transfer is guessed as little as a code.
func TestWrongTransfersAreLimited(t *testing.T) {
	h := open(t)
	path, seats := h.table(2)
	word := seats[0].ok("POST", path+"/seats/1/transfer", nil)["transfer"].(string)
	h.server.StopRefill()
	wrong := word[:6] + strings.Repeat("B", 28)
	thief := h.device(8)
	answers := map[string]int{}
	for i := range 40 {
		answers[thief.call("POST", "/api/transfer", object{"transfer": []string{wrong, "KXR4TN", "BBBBBB" + wrong[6:]}[i%3]}).code()]++
	}
	assert.Equal(t, map[string]int{"transfer_over": 25, "slow_down": 15}, answers)
	assert.Equal(t, 429, thief.call("POST", "/api/transfer", object{"transfer": word}).status)
	for range 60 {
		assert.Equal(t, 200, seats[0].call("POST", "/api/transfer", object{"transfer": word}).status, "a right one costs nothing")
	}
}
