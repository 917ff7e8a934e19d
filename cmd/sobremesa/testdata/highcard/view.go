package highcard

import (
	"slices"

	"github.com/sobremesa-games/sobremesa/rules"
)

// View is what one viewer sees. Cards are called by their number.
type View struct {
	rules.Shared[SeatView, Entry]

	Hand  map[string]int        `json:"hand,omitempty"` // the viewer's cards → how they rise
	Trick map[rules.Seat]string `json:"trick"`          // what was laid in it
	Rest  int                   `json:"rest"`           // cards that were not dealt
}

// SeatView is what everybody sees of a seat.
type SeatView struct {
	Cards  int `json:"cards"`
	Tricks int `json:"tricks"`
}

// Entry is one line of the log.
type Entry struct {
	Kind   string             `json:"kind"`
	Seat   rules.Seat         `json:"seat,omitempty"`
	Card   string             `json:"card,omitempty"`
	Count  int                `json:"count,omitempty"`
	Points map[rules.Seat]int `json:"points,omitempty"`
}

// Kinds of log entries.
const (
	LogDealt = "dealt" // count: cards of each
	LogLaid  = "laid"  // seat, card
	LogTook  = "took"  // seat, card: that won
	LogOver  = "over"  // points: tricks
)

// note appends to a new list: views hold the old one.
func (m *match) note(e Entry) { m.log = append(slices.Clip(m.log), &e) }

// View is everything that to may know.
func (m *match) View(to rules.Seat) rules.View {
	v := View{Trick: map[rules.Seat]string{}, Rest: m.rest.Len()}
	v.Turn, v.Result, v.Log = m.Turn().View(), m.result, rules.Log[Entry]{First: 1, Entries: m.log}
	v.Seats = rules.MakeBySeat[SeatView](m.n)
	for _, s := range rules.Seats(m.n) {
		*v.Seats.At(s) = SeatView{Cards: m.hands.At(s).Len(), Tricks: *m.tricks.At(s)}
	}
	for s, f := range m.trick {
		v.Trick[s] = codeOf(f)
	}
	if m.hands.Has(to) {
		v.Hand = map[string]int{}
		for i, f := range m.held(to) {
			v.Hand[codeOf(f)] = i
		}
	}
	return v
}
