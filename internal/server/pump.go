package server

import (
	"runtime"
	"slices"
	"sync"
)

// pump writes what lines have to send. As many goroutines as there are
// processors serve all lines, and none while nothing is due: a line that waits
// costs no stack, and lines that are due together share one wake-up.
type pump struct {
	mu   sync.Mutex
	due  []*line // from head on, in the order in which they became due
	head int
	busy int // goroutines at work
}

// push makes a line due. Its step is called soon, in another goroutine.
func (p *pump) push(l *line) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.due) == cap(p.due) && p.head > len(p.due)/2 {
		p.due, p.head = slices.Delete(p.due, 0, p.head), 0
	}
	p.due = append(p.due, l)
	if p.busy < runtime.GOMAXPROCS(0) {
		p.busy++
		go p.run()
	}
}

// run steps as long as something is due. Before it ends others have the processor
// once: what they make due would need a new goroutine, with a stack to grow.
func (p *pump) run() {
	for {
		l := p.next(false)
		if l == nil {
			runtime.Gosched()
			l = p.next(true)
		}
		if l == nil {
			return
		}
		l.step()
	}
}

// next is the line that has been due longest; nil without one, and then the
// caller's work is over if it is to end.
func (p *pump) next(end bool) *line {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.head == len(p.due) {
		p.due, p.head = p.due[:0], 0
		if end {
			p.busy--
		}
		return nil
	}
	l := p.due[p.head]
	p.due[p.head] = nil
	p.head++
	return l
}
