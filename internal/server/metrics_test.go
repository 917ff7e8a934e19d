package server_test

import (
	"log/slog"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/server"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestAProfileLastsLongerThanAnyAnswer(t *testing.T) {
	t.Parallel()
	h := open(t)
	admin := httptest.NewUnstartedServer(nil)
	admin.Config = server.HTTP(h.server.Admin(), slog.New(slog.DiscardHandler))
	admin.Config.ReadTimeout, admin.Config.WriteTimeout = 900*time.Millisecond, 900*time.Millisecond
	admin.Start()
	defer admin.Close()
	r, err := http.NewRequest("GET", admin.URL+"/debug/pprof/profile?seconds=1", nil)
	require.NoError(t, err)
	began := time.Now()
	a := h.send(r)
	assert.Equal(t, 200, a.status, "%s", a.body)
	assert.NotEmpty(t, a.body)
	assert.GreaterOrEqual(t, time.Since(began), time.Second)
}
