package load

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// frame is every server frame that a player cares about.
type frame struct {
	T    string         `json:"t"`
	V    uint64         `json:"v"`
	Code string         `json:"code"`
	Doc  map[string]any `json:"doc"`
	P    map[string]any `json:"p"`
}

// merge applies an RFC 7396 merge patch to a decoded document in place.
func merge(doc, patch map[string]any) {
	for k, v := range patch {
		sub, isObject := v.(map[string]any)
		old, wasObject := doc[k].(map[string]any)
		switch {
		case v == nil:
			delete(doc, k)
		case isObject && wasObject:
			merge(old, sub)
		case isObject:
			fresh := map[string]any{}
			merge(fresh, sub)
			doc[k] = fresh
		default:
			doc[k] = v
		}
	}
}

func object(doc map[string]any, key string) map[string]any {
	m, _ := doc[key].(map[string]any)
	return m
}

// rematch stands for a move: the host of a finished match asks for another.
const rematch = "rematch"

// answer is the move for what the seat is asked now, once per decision; the
// host of a finished match asks for another.
func (p *player) answer() (move string, ok bool) {
	room, game := object(p.doc, "room"), object(p.doc, "game")
	if room["phase"] == "over" && p.seat == 1 && p.asked != -2 {
		p.asked = -2
		p.table.meter.count(&p.table.meter.matches)
		return rematch, true
	}
	can := object(game, "can")
	decision, _ := object(game, "turn")["decision"].(float64)
	if room["phase"] != "playing" || can == nil || decision == p.asked {
		return "", false
	}
	p.asked = decision
	return p.choose(can, object(game, "hand"))
}

// choose lays an element if one may be laid, alone or with a scientist, else
// does whatever is offered.
func (p *player) choose(can, hand map[string]any) (string, bool) {
	if element, ok := p.pick(can["alone"]); ok {
		return fmt.Sprintf(`{"do":"lay","element":%q}`, element), true
	}
	if can["pairs"] == true {
		return p.pair(can, hand), true
	}
	for _, do := range []string{"wild", "draw", "pass", "next"} {
		if offered := can[do]; offered != nil && offered != false {
			return `{"do":"` + do + `"}`, true
		}
	}
	return "", false
}

// pair lays an element with a scientist: of those that the view names, or of
// the hand.
func (p *player) pair(can, hand map[string]any) string {
	elements, scientists := sorted(hand)
	if with, ok := can["with"].([]any); ok {
		elements = with
	}
	if some, ok := can["scientists"].([]any); ok {
		scientists = some
	}
	element, _ := p.pick(elements)
	scientist, _ := p.pick(scientists)
	return fmt.Sprintf(`{"do":"lay","element":%q,"scientist":%q}`, element, scientist)
}

// sorted are the codes of a hand; those of elements alone begin with a capital.
func sorted(hand map[string]any) (elements, scientists []any) {
	for _, code := range slices.Sorted(maps.Keys(hand)) {
		switch {
		case code[0] < 'a':
			elements = append(elements, code)
		case !strings.HasPrefix(code, "wild_"):
			scientists = append(scientists, code)
		}
	}
	return elements, scientists
}

// pick is one of a list of codes.
func (p *player) pick(list any) (any, bool) {
	codes, _ := list.([]any)
	if len(codes) == 0 {
		return nil, false
	}
	return codes[p.r.IntN(len(codes))], true
}
