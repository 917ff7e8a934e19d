package room

import "sync"

// letter is something for the room's goroutine to see to: a command, a question,
// a bot's thought, what became of an append, or that something is due.
type letter interface{ open(r *Room) }

// mailbox holds letters in the order in which they came. Whoever sends one does
// not wait. Safe for concurrent use; its zero value is empty.
type mailbox struct {
	mu      sync.Mutex
	came    sync.Cond // of mu
	letters []letter
}

// put sends a letter.
func (m *mailbox) put(l letter) {
	m.mu.Lock()
	m.letters = append(m.letters, l)
	m.mu.Unlock()
	m.came.Signal()
}

// empty waits for letters and takes all of them; spare is memory for the next.
func (m *mailbox) empty(spare []letter) []letter {
	m.mu.Lock()
	defer m.mu.Unlock()
	for len(m.letters) == 0 {
		m.came.Wait()
	}
	taken := m.letters
	m.letters = spare[:0]
	return taken
}

// desk is the letters that the room has taken in: only its goroutine opens them.
type desk struct {
	letters []letter
	next    int      // in letters
	held    []letter // for when no append is in flight
}

// next is the letter to open now.
func (r *Room) next() letter {
	d := &r.desk
	if len(d.held) > 0 && r.flight == nil {
		l := d.held[0]
		d.held[0] = nil
		d.held = d.held[1:]
		return l
	}
	if d.next == len(d.letters) {
		clear(d.letters)
		d.letters, d.next = r.mail.empty(d.letters), 0
	}
	d.next++
	return d.letters[d.next-1]
}

// hold keeps a letter until no append is in flight.
func (d *desk) hold(l letter) { d.held = append(d.held, l) }
