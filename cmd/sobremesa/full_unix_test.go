//go:build unix

package main

import (
	"encoding/json"
	"math/rand/v2"
	"net/http"
	"os"
	"os/exec"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// filesMost keeps files below 0.75 or 1.5 MB, whatever unit the shell has: a
// hundred commits are more.
const filesMost = `ulimit -f 1500 && exec "$0"`

// A server whose disk takes no more says so, to everybody, and stays; after a
// restart with room on the disk everything goes on.
func TestADiskThatTakesNoMoreLosesNothing(t *testing.T) {
	k := &killing{t: t, data: t.TempDir(), r: rand.New(rand.NewPCG(7, 1))}
	k.begin(exec.Command("sh", "-c", filesMost, os.Args[0]))
	k.seat()
	for err := range k.play(func() {}) {
		var last *parted
		require.ErrorAs(t, err, &last)
		require.Equal(t, wire.CodeStoreFailed, last.last.Code, err)
	}
	require.Equal(t, http.StatusServiceUnavailable, status(t, k.url+"/readyz"))
	assert.Equal(t, http.StatusOK, status(t, k.url+"/healthz"))
	assert.Equal(t, wire.CodeStoreFailed, k.faultOf("/readyz"))
	k.kill()

	k.begin(exec.Command(os.Args[0]))
	k.comeBack()
	k.playAndKill()
	k.audit()
	assert.NotZero(t, k.unheard, "moves were refused")
	assert.NotZero(t, k.compared, "hands were seen at the version of the restart")
}

// faultOf is the code of an error answer.
func (k *killing) faultOf(path string) string {
	res, err := client.Get(k.url + path)
	require.NoError(k.t, err)
	defer res.Body.Close()
	var fault wire.Fault
	require.NoError(k.t, json.NewDecoder(res.Body).Decode(&fault))
	return fault.Error.Code
}
