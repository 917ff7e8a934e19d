package server_test

import (
	"encoding/json"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func decoded(t *testing.T, answer *httptest.ResponseRecorder) (o object) {
	require.NoError(t, json.Unmarshal(answer.Body.Bytes(), &o), answer.Body)
	return o
}

func TestTheListSaysWhoIsThereAndThatNobodyMaySitDown(t *testing.T) {
	inOwnTime(t, func(h *house) {
		host, stranger := h.device(1), h.device(2)
		made := decoded(t, host.direct("POST", "/api/rooms", object{"game": "unoquimico", "public": true, "grace_s": 30}))
		path := "/api/rooms/" + made["code"].(string)
		listed := func() []any {
			time.Sleep(time.Second)
			return decoded(t, stranger.direct("GET", "/api/rooms", nil))["rooms"].([]any)
		}
		host.direct("PATCH", path, object{"locked": true})
		if all := listed(); assert.Len(t, all, 1) {
			row := all[0].(object)
			assert.Equal(t, []any{true, 1.0, 0.0, true}, []any{row["locked"], row["people"], row["spectators"], row["host_here"]})
		}
		time.Sleep(time.Minute)
		assert.Empty(t, listed(), "its people are gone")
		assert.Equal(t, 0.0, decoded(t, stranger.direct("GET", path, nil))["people"])
	})
}
