package server_test

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestWhatIsTheSameForEverybodyIsPackedForWhoeverCanUnpackIt(t *testing.T) {
	h := open(t)
	d := h.device(1)
	for _, path := range []string{
		"/assets/home-ABCDEF.js", "/api", "/api/games", "/api/elements", "/api/rules/spectrix/es", "/api/words/periodyx/en", "/api/schema/new_room.json",
	} {
		t.Run(path, func(t *testing.T) {
			plain, packed := h.accepting(d, path, "identity"), h.accepting(d, path, "gzip")
			require.Equal(t, []int{http.StatusOK, http.StatusOK}, []int{plain.status, packed.status})
			assert.Empty(t, plain.header.Get("Content-Encoding"))
			require.Equal(t, "gzip", packed.header.Get("Content-Encoding"))
			assert.Contains(t, packed.header.Values("Vary"), "Accept-Encoding")
			z, err := gzip.NewReader(bytes.NewReader(packed.body))
			require.NoError(t, err)
			text, err := io.ReadAll(z)
			require.NoError(t, err)
			assert.Equal(t, plain.body, text)
		})
	}
}

func TestAnswersToADeviceAreNotPacked(t *testing.T) {
	h := open(t)
	path, seats := h.short()
	for _, path := range []string{path, path + "/view", "/api/rooms"} {
		assert.Empty(t, h.accepting(seats[0], path, "gzip").header.Get("Content-Encoding"), path)
	}
}

// accepting asks as somebody who takes such an answer, and for a part of it.
func (h *house) accepting(d device, path, encoding string) reply {
	r := d.request("GET", path, nil)
	r.Header.Set("Accept-Encoding", encoding)
	r.Header.Set("Range", "bytes=0-4")
	return h.send(r)
}
