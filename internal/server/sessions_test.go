package server_test

import (
	"bufio"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// tab is an event stream of a device, which may be read to where it is now.
type tab struct {
	device int
	text   *told
	ended  chan struct{}
	hang   func()
}

// evening is a match of three as a model has it: who holds which seat, and who was
// sent away. Devices 1 to 3 sat down first, device 1 is host.
type evening struct {
	h     *house
	store journal.Store
	path  string
	holds map[int]int // seat by device
	left  map[int]int // seats that a bot has, by who gave them up
	out   map[int]int // seats from which a device was kicked
	tabs  []*tab
	wrong string // the first thing that was not as it should be
	more  int    // devices that took a seat over
}

const strange = 50 // a device without a seat

func newEvening(t *testing.T) *evening {
	e := &evening{store: journal.NewMemory(), holds: map[int]int{1: 1, 2: 2, 3: 3}, left: map[int]int{}, out: map[int]int{}}
	e.h = build(t, e.store)
	d := e.h.device(1)
	var made struct{ Code string }
	require.NoError(t, json.Unmarshal(d.direct("POST", "/api/rooms", object{"game": "unoquimico", "seats": 3}).Body.Bytes(), &made))
	e.path = "/api/rooms/" + made.Code
	for n := 2; n <= 3; n++ {
		require.Equal(t, 200, e.h.device(n).direct("POST", e.path+"/seats", object{}).Code)
	}
	require.Equal(t, 200, d.direct("POST", e.path+"/start", object{}).Code)
	return e
}

func (e *evening) end() {
	for _, tab := range e.tabs {
		tab.hang()
	}
	e.h.close()
	synctest.Wait()
	_ = e.store.Close()
}

// fault notes what is wrong.
func (e *evening) fault(format string, args ...any) {
	if e.wrong == "" {
		e.wrong = fmt.Sprintf(format, args...)
	}
}

// call makes a call and expects a status.
func (e *evening) call(n int, want int, method, path string, body any) []byte {
	w := e.h.device(n).direct(method, e.path+path, body)
	synctest.Wait()
	if w.Code != want {
		e.fault("device %d: %s %s: %d %s", n, method, path, w.Code, w.Body)
	}
	return w.Body.Bytes()
}

// open is a connection of a device, which has to be shown its seat.
func (e *evening) open(n int) {
	w, ended, hang := e.h.device(n).directStream(e.path)
	if _, out := e.out[n]; out {
		if !has(ended) {
			e.fault("device %d was sent away and is let in", n)
		}
		hang()
		return
	}
	e.tabs = append(e.tabs, &tab{device: n, text: w, ended: ended, hang: hang})
	seats := []int{}
	if seat, ok := e.holds[n]; ok {
		seats = append(seats, seat)
	}
	if hello, _ := e.framesOf(w); !slices.Equal(seats, hello.Seats) {
		e.fault("device %d has %v and is told %v", n, seats, hello.Seats)
	}
}

// framesOf is the first frame of a stream, and the document after all of them.
func (e *evening) framesOf(w *told) (hello frame, doc []byte) {
	events := bufio.NewReader(strings.NewReader(w.text.String()))
	l := &line{t: e.h.t}
	for {
		text, err := readEvent(events)
		if err != nil {
			return hello, l.doc
		}
		if f := l.apply(text); f.T == "hello" {
			hello = f
		}
	}
}

// check compares each stream that is open with a fresh view, and finds each seat
// with its person.
func (e *evening) check() {
	for _, n := range inOrder(e.holds) {
		seat := e.holds[n]
		fresh := e.view(n, seat)
		if fresh == nil {
			return
		}
		if kind := fresh["room"].(object)["seats"].(object)[fmt.Sprint(seat)].(object)["kind"]; kind != "person" {
			e.fault("seat %d of device %d is of a %s", seat, n, kind)
		}
	}
	synctest.Wait()
	e.tabs = slices.DeleteFunc(e.tabs, func(t *tab) bool { return has(t.ended) })
	for _, t := range e.tabs {
		e.compare(t)
	}
}

func (e *evening) compare(t *tab) {
	seat := e.holds[t.device]
	fresh := e.view(t.device, seat)
	synctest.Wait()
	_, doc := e.framesOf(t.text)
	var held object
	if err := json.Unmarshal(doc, &held); err != nil || fresh == nil {
		e.fault("device %d holds %q", t.device, doc)
		return
	}
	if a, b := plainText(fresh), plainText(held); a != b {
		e.fault("device %d in seat %d holds\n%s\nand not\n%s", t.device, seat, b, a)
	}
}

// view is a fresh document.
func (e *evening) view(n, seat int) object {
	var seen struct{ Doc object }
	if json.Unmarshal(e.call(n, 200, "GET", fmt.Sprint("/view?seat=", seat), nil), &seen) != nil {
		return nil
	}
	return seen.Doc
}

// plainText is a document without what passes by itself.
func plainText(doc object) string {
	table := doc["room"].(object)
	delete(table, "spectators")
	if clock, ok := table["clock"].(object); ok {
		delete(clock, "left_ms")
	}
	text, _ := json.Marshal(doc)
	return string(text)
}

// happening is one thing that happens to one of those who hold a seat.
type happening struct {
	Who  int
	What string
	For  time.Duration // a sleep
}

var happenings = rapid.Custom(func(rt *rapid.T) happening {
	return happening{
		rapid.IntRange(0, 11).Draw(rt, "who"),
		rapid.SampledFrom([]string{"open", "open", "cut", "refresh", "half open", "sleep", "sleep", "alive", "wrong secret", "second device", "restart", "kick", "admit", "leave", "return", "move", "move", "move"}).Draw(rt, "what"),
		rapid.SampledFrom([]time.Duration{time.Second, 20 * time.Second, 50 * time.Second, 3 * time.Minute, 10 * time.Minute, 40 * time.Minute}).Draw(rt, "for"),
	}
})

func (e *evening) step(x happening) {
	n := inOrder(e.holds)[x.Who%len(e.holds)]
	switch x.What {
	case "open", "half open":
		e.open(n)
	case "cut":
		e.cut(n)
	case "refresh":
		e.cut(n)
		e.open(n)
	case "sleep":
		time.Sleep(x.For)
	case "alive":
		e.call(n, 200, "POST", "/back", object{})
	case "wrong secret":
		e.call(strange, 403, "GET", fmt.Sprint("/view?seat=", e.holds[n]), nil)
		e.open(strange)
	case "second device":
		e.transfer(n)
	case "restart":
		e.restart()
	case "kick", "admit", "leave", "return":
		e.seats(x.What, n)
	case "move":
		e.move()
	}
}

func (e *evening) cut(n int) {
	for _, t := range e.tabs {
		if t.device == n {
			t.hang()
		}
	}
	synctest.Wait()
}

// transfer gives the seat to a device that had none.
func (e *evening) transfer(n int) {
	var offer struct{ Transfer string }
	_ = json.Unmarshal(e.call(n, 200, "POST", fmt.Sprintf("/seats/%d/transfer", e.holds[n]), object{}), &offer)
	e.more++
	other := strange + e.more
	w := e.h.device(other).direct("POST", "/api/transfer", object{"transfer": offer.Transfer})
	if w.Code != 200 {
		e.fault("transfer: %d %s", w.Code, w.Body)
	}
	e.holds[other] = e.holds[n]
	delete(e.holds, n)
}

func (e *evening) restart() {
	e.h.close()
	synctest.Wait()
	e.h = build(e.h.t, e.store)
}

// seats is what changes who has one.
func (e *evening) seats(what string, n int) {
	first := e.host()
	switch {
	case first == 0:
	case what == "kick" && n != first:
		e.call(first, 200, "POST", "/kick", object{"seat": e.holds[n]})
		e.out[n] = e.holds[n]
		delete(e.holds, n)
	case what == "admit":
		for _, out := range inOrder(e.out) {
			seat := e.out[out]
			e.call(first, 200, "POST", "/admit", object{"seat": seat})
			delete(e.out, out)
		}
	case what == "leave" && n != first:
		e.call(n, 200, "DELETE", fmt.Sprint("/seats/", e.holds[n]), object{})
		e.left[n] = e.holds[n]
		delete(e.holds, n)
	case what == "return":
		for _, gone := range inOrder(e.left) {
			seat := e.left[gone]
			var got struct{ Seat int }
			_ = json.Unmarshal(e.call(gone, 200, "POST", "/seats", object{}), &got)
			if got.Seat != seat {
				e.fault("device %d left seat %d and gets %d", gone, seat, got.Seat)
			}
			e.holds[gone] = seat
			delete(e.left, gone)
		}
	}
}

// host is the device in the host's seat, 0 where it has none.
func (e *evening) host() int {
	for _, n := range inOrder(e.holds) {
		seat := e.holds[n]
		if doc := e.view(n, seat); doc != nil {
			for _, m := range inOrder(e.holds) {
				of := e.holds[m]
				if fmt.Sprint(doc["room"].(object)["host"]) == fmt.Sprint(of) {
					return m
				}
			}
		}
		return 0
	}
	return 0
}

// over reports whether the match has ended, and with it what the model knows.
func (e *evening) over() bool {
	var s struct{ Phase string }
	_ = json.Unmarshal(e.call(strange, 200, "GET", "", nil), &s)
	return s.Phase == "over"
}

// move makes a legal move of somebody who is asked.
func (e *evening) move() {
	for _, n := range inOrder(e.holds) {
		var m moves
		_ = json.Unmarshal(e.call(n, 200, "GET", fmt.Sprint("/legal?seat=", e.holds[n]), nil), &m)
		if len(m.Moves) > 0 {
			e.call(n, 200, "POST", "/moves", object{"id": fmt.Sprint("m", m.V), "at": m.V, "move": m.Moves[0]})
			return
		}
	}
}

// inOrder are the keys of a map, rising, so that chance repeats itself.
func inOrder(m map[int]int) []int { return slices.Sorted(maps.Keys(m)) }

// TestASeatIsKeptAndShownTruthfullyWhateverHappensToItsDevices lets an evening go
// on by chance, and after each thing that happens compares what every connection
// holds with a fresh view.
func TestASeatIsKeptAndShownTruthfullyWhateverHappensToItsDevices(t *testing.T) {
	require.NoError(t, flag.Set("rapid.nofailfile", "true"))
	for seed := range many(3, 100) {
		require.NoError(t, flag.Set("rapid.seed", fmt.Sprint(seed+1)))
		rapid.Check(t, func(rt *rapid.T) {
			history := rapid.SliceOfN(happenings, 5, 20).Draw(rt, "history")
			wrong := ""
			synctest.Test(t, func(t *testing.T) {
				e := newEvening(t)
				defer e.end()
				for i := 0; i < len(history) && e.wrong == "" && !e.over(); i++ {
					e.step(history[i])
					e.check()
				}
				wrong = e.wrong
			})
			if wrong != "" {
				rt.Fatal(wrong)
			}
		})
	}
}
