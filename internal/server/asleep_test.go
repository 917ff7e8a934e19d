package server_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// pupil is one of a class, whose every call is answered.
type pupil struct {
	device
	path   string
	seat   int
	stream string
	hang   func()
}

func (p *pupil) post(path string, body any, header ...string) {
	p.h.t.Helper()
	w := p.direct("POST", path, body, header...)
	require.Less(p.h.t, w.Code, 300, "%s: %s", path, w.Body)
}

// connect opens a stream, which has to be told of its seat.
func (p *pupil) connect() {
	w, _, hang := p.directStream(p.path)
	p.hang = hang
	hello, _, _ := strings.Cut(w.text.String(), "\n\n")
	require.Contains(p.h.t, hello, fmt.Sprintf(`"seats":[%d]`, p.seat))
	_, rest, _ := strings.Cut(hello, `"stream":"`)
	p.stream, _, _ = strings.Cut(rest, `"`)
}

// seated is a class of n at tables of six that play.
func seated(h *house, n int) []*pupil {
	pupils := make([]*pupil, n)
	for i := range pupils {
		p := &pupil{device: h.device(i + 1), seat: seatOf(i)}
		if pupils[i] = p; p.seat == 1 {
			p.path = p.directRoom()
			w := p.direct("PATCH", p.path, object{"seats": atATable})
			require.Equal(h.t, 200, w.Code, "%s", w.Body)
		} else {
			p.path = pupils[i-1].path
			p.post(p.path+"/seats", object{"seat": p.seat})
		}
		p.connect()
		if p.seat == atATable {
			pupils[i-atATable+1].post(p.path+"/start", object{})
		}
	}
	return pupils
}

func TestHalfOfAClassSleepsForFiveMinutesAndHasItsSeats(t *testing.T) {
	inOwnTime(t, func(h *house) {
		pupils := seated(h, many(30, 300))
		for range 15 {
			time.Sleep(20 * time.Second)
			for i := 0; i < len(pupils); i += 2 {
				p := pupils[i]
				p.post(p.path+"/frames", object{"t": "alive"}, "Sobremesa-Stream", p.stream)
			}
		}
		synctest.Wait()
		for i, p := range pupils {
			assert.Equal(t, i%2 == 0, strings.Contains(place(p), `"here":true`), "pupil %d", i)
		}
		for i := 1; i < len(pupils); i += 2 {
			pupils[i].hang()
			pupils[i].connect()
		}
		synctest.Wait()
		for i, p := range pupils {
			assert.Contains(t, place(p), `"here":true`)
			if i%2 == 1 { // who was awake let the own turn pass, perhaps
				assert.NotContains(t, place(p), "played_by")
			}
		}
		assert.NotContains(t, h.metrics(), `code="slow_down"`)
		for _, p := range pupils {
			p.hang()
		}
	})
}

// place is the pupil's seat as somebody sees it who only looks on.
func place(p *pupil) string {
	text := device{h: p.h}.direct("GET", p.path, nil).Body.String()
	_, rest, _ := strings.Cut(text, fmt.Sprintf(`"%d":{`, p.seat))
	place, _, _ := strings.Cut(rest, "}")
	return place
}
