package journal

import (
	"context"
	"iter"
	"maps"
	"slices"
	"sync"
	"time"
)

// Memory is a Store that forgets everything when the process ends: for tests
// and simulations.
type Memory struct {
	mu     sync.Mutex
	closed bool
	rooms  map[string]*memoryRoom
	docs   map[string]map[string][]byte
}

type memoryRoom struct {
	records []Record
	ids     map[string]bool
	gone    time.Time // when the room was removed; zero for one that is there
}

// NewMemory is an empty store.
func NewMemory() *Memory {
	return &Memory{rooms: map[string]*memoryRoom{}, docs: map[string]map[string][]byte{}}
}

// Append keeps the entries.
func (m *Memory) Append(ctx context.Context, entries []Entry) []error {
	if err := ctx.Err(); err != nil {
		return slices.Repeat([]error{err}, len(entries))
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	errs := make([]error, len(entries))
	for i, e := range entries {
		errs[i] = m.append(e)
	}
	return errs
}

func (m *Memory) append(e Entry) error {
	r := m.rooms[e.Room]
	if r == nil {
		r = &memoryRoom{ids: map[string]bool{}}
	}
	switch {
	case m.closed:
		return ErrClosed
	case !r.gone.IsZero(), e.Seq != uint64(len(r.records))+1:
		return ErrFence
	case e.ID != "" && r.ids[e.ID]:
		return ErrTwice
	}
	e.Body = slices.Clone(e.Body)
	r.records = append(r.records, e.Record)
	r.ids[e.ID] = true
	m.rooms[e.Room] = r
	return nil
}

// Read yields the records.
func (m *Memory) Read(_ context.Context, room string, from uint64) iter.Seq2[Record, error] {
	m.mu.Lock()
	defer m.mu.Unlock()
	var records []Record
	if r := m.rooms[room]; r != nil {
		records = slices.Clone(r.records[min(max(from, 1)-1, uint64(len(r.records))):])
	}
	err := m.open()
	return func(yield func(Record, error) bool) {
		if err != nil {
			yield(Record{}, err)
			return
		}
		for _, r := range records {
			if !yield(r, nil) {
				return
			}
		}
	}
}

// Last is the newest record.
func (m *Memory) Last(_ context.Context, room string) (Record, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if r := m.rooms[room]; r != nil && r.gone.IsZero() && !m.closed {
		return r.records[len(r.records)-1], nil
	}
	return Record{}, m.open()
}

// Rooms yields the rooms.
func (m *Memory) Rooms(context.Context) iter.Seq2[string, error] {
	m.mu.Lock()
	defer m.mu.Unlock()
	var names []string
	for name, r := range m.rooms {
		if r.gone.IsZero() {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	err := m.open()
	return func(yield func(string, error) bool) {
		if err != nil {
			yield("", err)
			return
		}
		for _, name := range names {
			if !yield(name, nil) {
				return
			}
		}
	}
}

// PutDoc keeps a document.
func (m *Memory) PutDoc(ctx context.Context, room, key string, doc []byte) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.closed {
		return ErrClosed
	}
	if m.docs[room] == nil {
		m.docs[room] = map[string][]byte{}
	}
	m.docs[room][key] = slices.Clone(doc)
	return nil
}

// Doc reads a document.
func (m *Memory) Doc(_ context.Context, room, key string) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.closed {
		return nil, ErrClosed
	}
	doc, ok := m.docs[room][key]
	if !ok {
		return nil, ErrNotFound
	}
	return slices.Clone(doc), nil
}

// Docs yields the documents.
func (m *Memory) Docs(_ context.Context, key string) iter.Seq2[Doc, error] {
	m.mu.Lock()
	defer m.mu.Unlock()
	var docs []Doc
	for _, room := range slices.Sorted(maps.Keys(m.docs)) {
		for _, k := range slices.Sorted(maps.Keys(m.docs[room])) {
			if key == "" || k == key {
				docs = append(docs, Doc{room, k, slices.Clone(m.docs[room][k])})
			}
		}
	}
	err := m.open()
	return func(yield func(Doc, error) bool) {
		if err != nil {
			yield(Doc{}, err)
			return
		}
		for _, d := range docs {
			if !yield(d, nil) {
				return
			}
		}
	}
}

// DeleteDocs erases the documents of the rooms.
func (m *Memory) DeleteDocs(_ context.Context, rooms ...string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, room := range rooms {
		delete(m.docs, room)
	}
	return m.open()
}

// Remove takes rooms away, and forgets those whose names are free again.
func (m *Memory) Remove(ctx context.Context, rooms ...string) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	now := time.Now()
	for _, room := range rooms {
		delete(m.docs, room)
		if r := m.rooms[room]; r != nil && r.gone.IsZero() {
			m.rooms[room] = &memoryRoom{gone: now}
		}
	}
	maps.DeleteFunc(m.rooms, func(_ string, r *memoryRoom) bool {
		return !r.gone.IsZero() && now.Sub(r.gone) > NameLife
	})
	return m.open()
}

// Healthy is nil until Close.
func (m *Memory) Healthy() error {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.open()
}

// Close ends the store.
func (m *Memory) Close() error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.closed = true
	return nil
}

// open is Healthy with the lock held.
func (m *Memory) open() error {
	if m.closed {
		return ErrClosed
	}
	return nil
}
