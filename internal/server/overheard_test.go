package server_test

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
)

// secretPart is in the secret of each device of the tests. None of them is ever
// told to anybody.
var secretPart = strings.Repeat("s", 40)

// overheard is what the servers of all tests said: in answers and frames nobody's
// secret may be, and in logs no stream's id, no name and no seed besides. Safe for
// concurrent use.
var overheard = &ear{}

type ear struct {
	mu      sync.Mutex
	log     bytes.Buffer
	private []string // what no log may tell
	leaks   []string
}

// said notes an answer or a frame.
func (e *ear) said(text string) {
	if strings.Contains(text, secretPart) {
		e.mu.Lock()
		defer e.mu.Unlock()
		e.leaks = append(e.leaks, text)
	}
}

// logged notes what a server wrote.
func (e *ear) logged(text []byte) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.log.Write(text)
}

// keeps notes something that no log may tell.
func (e *ear) keeps(private string) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.private = append(e.private, private)
}

// leaked is what was told that is nobody's business.
func (e *ear) leaked() []string {
	e.mu.Lock()
	defer e.mu.Unlock()
	log, leaks := e.log.String(), e.leaks
	for _, private := range append([]string{secretPart, "Nora", "Guest ", "Pupil ", `"seed"`}, e.private...) {
		if i := strings.Index(log, private); i >= 0 {
			leaks = append(leaks, fmt.Sprintf("a log has %q: %s", private, log[max(0, i-200):min(len(log), i+200)]))
		}
	}
	return leaks
}

// listening runs all tests and fails when something was overheard.
type listening struct{ *testing.M }

func (l listening) Run() int {
	code := l.M.Run()
	for _, leak := range overheard.leaked() {
		fmt.Fprintln(os.Stderr, "a secret was told:", leak)
		code = max(code, 1)
	}
	return code
}

func TestWhatIsOverheardIsFound(t *testing.T) {
	var e ear
	e.said(`{"t":"hello"}`)
	e.keeps("stream-1")
	e.logged([]byte("level=INFO msg=opened"))
	assert.Empty(t, e.leaked())
	e.said("device-01-" + secretPart)
	e.logged([]byte("from stream-1 of Nora"))
	assert.Len(t, e.leaked(), 3)
}
