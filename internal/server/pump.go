package server

import (
	"runtime"
	"sync"
)

// pump writes what lines have to send. As many goroutines as there are
// processors serve all lines, and none while nothing is due: a line that waits
// costs no stack, and lines that are due together share one wake-up.
type pump struct {
	mu   sync.Mutex
	due  []*line
	busy int // goroutines at work
}

// push makes a line due. Its step is called soon, in another goroutine.
func (p *pump) push(l *line) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.due = append(p.due, l)
	if p.busy < runtime.GOMAXPROCS(0) {
		p.busy++
		go p.run()
	}
}

func (p *pump) run() {
	for l := p.next(); l != nil; l = p.next() {
		l.step()
	}
}

// next is the line that has been due longest; without one the caller's work is
// over.
func (p *pump) next() *line {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.due) == 0 {
		p.due = nil
		p.busy--
		return nil
	}
	l := p.due[0]
	p.due[0] = nil
	p.due = p.due[1:]
	return l
}
