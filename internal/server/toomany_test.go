package server_test

import (
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/server"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestASignOfLifeIsNotAnswered(t *testing.T) {
	h := open(t)
	path, seats := h.table(2)
	for _, l := range []*line{seats[0].dial(path), seats[0].listen(path)} {
		l.send(`{"t":"alive"}`)
		before := l.ask("h", `{"t":"say","id":"h","text":"x"}`)
		assert.Equal(t, "not_offered", before.Code)
	}
}

func TestOneConnectionTooManyIsToldToComeLater(t *testing.T) {
	h := open(t, func(c *server.Config) { c.Rate = 1000 })
	path, seats := h.table(2)
	var lines []*line
	for i := range 16 {
		if i%2 == 0 {
			lines = append(lines, seats[0].dial(path))
		} else {
			lines = append(lines, seats[0].listen(path))
		}
	}
	_, res, err := seats[0].dialer(path, nil)
	require.Error(t, err)
	assert.Equal(t, 429, res.StatusCode)
	assert.NotEmpty(t, res.Header.Get("Retry-After"))
	assert.Equal(t, "slow_down", seats[0].call("GET", path+"/events", nil).code())
	conn, _, err := seats[0].dialer(path, origin(h.url))
	require.NoError(t, err)
	_, before := h.lineOf(conn).closed()
	assert.JSONEq(t, `{"t":"bye","code":"flood","again":true,"after_ms":10000}`, before[0].raw)

	seats[1].dial(path).next("state")
	seats[0].dial(seats[0].newRoom(object{})).next("state")
	lines[0].hang()
	for end := time.Now().Add(patience); ; { // the server has to notice first
		if conn, _, err := seats[0].dialer(path, nil); err == nil {
			h.lineOf(conn).next("state")
			break
		}
		require.True(t, time.Now().Before(end))
	}
}
