package server_test

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// watcher notes the frames of a line, which nobody else reads, but for pings.
type watcher struct {
	*line
	frames []string
}

func (w *watcher) run() {
	for {
		text, err := w.read()
		if err != nil {
			return
		}
		if !strings.HasPrefix(text, `{"t":"ping"`) {
			w.frames = append(w.frames, text)
		}
	}
}

// follow merges the frames into the document, and forgets them.
func (w *watcher) follow() {
	for _, text := range w.frames {
		w.apply(text)
	}
	w.frames = nil
}

// watchers come to a room as spectators, one of five by an event stream, and have
// been told of each other.
func (h *farHouse) watchers(n int, path string) (all []*watcher) {
	for i := range n {
		open := h.socket
		if i%5 == 0 {
			open = h.stream
		}
		w := &watcher{line: open(h.device(100+i), path, evenly(0), 0)}
		all = append(all, w)
		go w.run()
	}
	time.Sleep(3 * time.Second)
	synctest.Wait()
	for _, w := range all {
		require.Contains(h.t, w.frames[len(w.frames)-1], fmt.Sprintf(`"spectators":%d`, n))
		w.follow()
	}
	return all
}

var sharedTotal = regexp.MustCompile(`(?m)^sobremesa_shared_patches_total (\d+)$`)

// workedOut is how many patches were worked out for spectators.
func (h *farHouse) workedOut() int {
	n, err := strconv.Atoi(sharedTotal.FindStringSubmatch(h.metrics())[1])
	require.NoError(h.t, err)
	return n
}

func TestACrowdOfSpectatorsCostsOnePatchAVersion(t *testing.T) {
	const crowd, versions = 500, 50
	fromAfar(t, journal.NewMemory(), func(h *farHouse) {
		path := h.sprintRoom(2, versions/2)
		h.mustDirect(1, path+"/start", object{})
		all := h.watchers(crowd, path)
		before, v := h.workedOut(), all[0].v
		for i := range uint64(versions) {
			h.mustDirect(1+int(i%2), path+"/moves", object{"id": fmt.Sprint(i), "at": v + i, "move": object{"do": "grab"}})
			synctest.Wait()
		}
		assert.Len(t, all[0].frames, versions)
		for _, w := range all {
			require.Equal(t, all[0].frames, w.frames)
		}
		all[0].follow()
		assert.Equal(t, v+versions, all[0].v)
		assert.LessOrEqual(t, h.workedOut()-before, versions)
		assert.Equal(t, "over", all[0].part("room", "phase"))
	})
}
