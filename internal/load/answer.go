package load

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// frame is every server frame that a player cares about. Of the document it
// names what a player needs to answer; to read a patch into the document that
// is held is to apply it (RFC 7396).
type frame struct {
	T    string    `json:"t"`
	V    uint64    `json:"v"`
	Code string    `json:"code"`
	Doc  *document `json:"doc"`
	P    *document `json:"p"`
}

type document struct {
	Room struct {
		Phase string `json:"phase"`
	} `json:"room"`
	Game struct {
		Turn struct {
			Decision int `json:"decision"`
		} `json:"turn"`
		Can  *can            `json:"can"`
		Hand map[string]*int `json:"hand"` // nil where a patch took the card
	} `json:"game"`
}

// can is what a seat of Uno químico may do.
type can struct {
	Alone      []string `json:"alone"`
	Pairs      bool     `json:"pairs"`
	With       []string `json:"with"`
	Scientists []string `json:"scientists"`
	Wild       bool     `json:"wild"`
	Draw       int      `json:"draw"`
	Pass       bool     `json:"pass"`
	Next       bool     `json:"next"`
}

// rematch stands for a move: the host of a finished match asks for another.
const rematch = "rematch"

// answer is the move for what the seat is asked now, once per decision; the
// host of a finished match asks for another.
func (p *player) answer() (move string, ok bool) {
	room, game := &p.doc.Room, &p.doc.Game
	if room.Phase == "over" && p.seat == 1 && p.asked != -2 {
		p.asked = -2
		p.table.meter.count(&p.table.meter.matches)
		return rematch, true
	}
	if room.Phase != "playing" || game.Can == nil || game.Turn.Decision == p.asked {
		return "", false
	}
	p.asked = game.Turn.Decision
	return p.choose(game.Can)
}

// choose lays an element if one may be laid, alone or with a scientist, else
// does whatever is offered.
func (p *player) choose(c *can) (string, bool) {
	switch {
	case len(c.Alone) > 0:
		return fmt.Sprintf(`{"do":"lay","element":%q}`, p.pick(c.Alone)), true
	case c.Pairs:
		return p.pair(c), true
	case c.Wild:
		return `{"do":"wild"}`, true
	case c.Draw > 0:
		return `{"do":"draw"}`, true
	case c.Pass:
		return `{"do":"pass"}`, true
	case c.Next:
		return `{"do":"next"}`, true
	}
	return "", false
}

// pair lays an element with a scientist: of those that the view names, or of
// the hand.
func (p *player) pair(c *can) string {
	elements, scientists := p.hand()
	if c.With != nil {
		elements = c.With
	}
	if c.Scientists != nil {
		scientists = c.Scientists
	}
	return fmt.Sprintf(`{"do":"lay","element":%q,"scientist":%q}`, p.pick(elements), p.pick(scientists))
}

// hand are the codes of the own cards in order; those of elements alone begin
// with a capital.
func (p *player) hand() (elements, scientists []string) {
	hand := p.doc.Game.Hand
	for _, code := range slices.Sorted(maps.Keys(hand)) {
		switch {
		case hand[code] == nil:
		case code[0] < 'a':
			elements = append(elements, code)
		case !strings.HasPrefix(code, "wild_"):
			scientists = append(scientists, code)
		}
	}
	return elements, scientists
}

func (p *player) pick(codes []string) string { return codes[p.r.IntN(len(codes))] }
