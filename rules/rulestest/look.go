package rulestest

import (
	"encoding/json"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strconv"

	"github.com/sobremesa-games/sobremesa/rules"
)

var snake = regexp.MustCompile(`^[a-z][a-z0-9]*(_[a-z0-9]+)*$`)

func (w *walk) checkTurn(t rules.Turn) error {
	if w.phases[t.Phase] <= 1 && !snake.MatchString(t.Phase) {
		return broken(asks, "phase %q is not snake_case", t.Phase)
	}
	seen := map[rules.Seat]bool{}
	for _, s := range slices.Concat(t.Seats, t.May) {
		if s < 1 || int(s) > w.table.n || seen[s] {
			return broken(asks, "seat %d of %d is asked, or asked twice: %d and %d", s, w.table.n, t.Seats, t.May)
		}
		seen[s] = true
	}
	if t.Grant < 0 || t.Window < 0 {
		return broken(asks, "a time below zero")
	}
	if len(w.moves) > 0 && t.Decision < w.last {
		return broken(decides, "from %d back to %d", w.last, t.Decision)
	}
	w.last = t.Decision
	return nil
}

// checkViews checks all views of a position, and the text of one of them, of
// another viewer each time: to write texts takes longer than all else of a view.
func (w *walk) checkViews(s *sight) error {
	for _, v := range s.views {
		if err := w.checkView(s, v); err != nil {
			return err
		}
	}
	doc, err := encode(s.views[(w.played+len(w.marks))%len(s.views)])
	if err != nil {
		return err
	}
	if err := plain(doc); err != nil {
		return broken(encodes, "%v", err)
	}
	if len(w.marks) == 1 {
		return w.checkSeatKeys(doc)
	}
	return nil
}

func (w *walk) checkView(s *sight, v rules.View) error {
	if reflect.TypeOf(v) != reflect.TypeOf(w.kind.View) {
		return broken(encodes, "a view is a %T and not a %T", v, w.kind.View)
	}
	common := sharedOf(v)
	if !reflect.DeepEqual(common.turn, s.turn.View()) {
		return broken(encodes, "a view's turn is %v and not %v", common.turn, s.turn.View())
	}
	if result, over := w.g.Result(); over != (common.result != nil) || over && !reflect.DeepEqual(result, *common.result) {
		return broken(encodes, "a view's result is %v and not %v", common.result, result)
	}
	if logged := w.g.Logged(); v.Newest() != logged {
		return broken(encodes, "a view's log ends with %d and not %d", v.Newest(), logged)
	}
	return nil
}

// checkSeatKeys checks that seats are keys "1", "2", … of an object.
func (w *walk) checkSeatKeys(doc []byte) error {
	var v struct {
		Seats map[string]json.RawMessage `json:"seats"`
	}
	if err := json.Unmarshal(doc, &v); err != nil {
		return broken(encodes, "%v", err)
	}
	for _, s := range rules.Seats(w.table.n) {
		delete(v.Seats, strconv.Itoa(int(s)))
	}
	if sharedOf(w.g.View(rules.Nobody)).seats != w.table.n || len(v.Seats) > 0 {
		return broken(encodes, "the seats are not 1 to %d: %v too", w.table.n, slices.Collect(maps.Keys(v.Seats)))
	}
	return nil
}

// checkLegal checks what Legal lists: typed, once each, the same again, for no
// seat but those asked, and accepted.
func (w *walk) checkLegal(s *sight) error {
	if s.turn.Window > 0 && len(s.legal[rules.Nobody]) == 0 {
		return broken(lists, "a time of the rules runs, and the room has no move for its end")
	}
	for by, moves := range s.legal {
		by := rules.Seat(by)
		if asked := slices.Contains(s.turn.Seats, by) || slices.Contains(s.turn.May, by); !asked && by != rules.Nobody && len(moves) > 0 {
			return broken(lists, "seat %d has moves though it is not asked", by)
		}
		if err := first(
			func() error { return w.checkTyped(by, moves) },
			func() error { return w.checkOrder(by, moves) },
			func() error { return w.checkAccepted(by, moves) },
		); err != nil {
			return err
		}
	}
	return nil
}

func (w *walk) checkTyped(by rules.Seat, moves []rules.Move) error {
	seen := make(map[string]bool, len(moves))
	for _, m := range moves {
		if seen[key(m)] {
			return broken(lists, "seat %d: %s twice", by, key(m))
		}
		seen[key(m)] = true
	}
	for _, m := range w.some(moves) {
		if again, err := reread(w.kind, m); err != nil || !same(again, m) {
			return broken(lists, "%s is %v once it went through JSON (%v)", key(m), again, err)
		}
	}
	return nil
}

// checkOrder asks again: for all, and for the first alone as absence does.
func (w *walk) checkOrder(by rules.Seat, moves []rules.Move) error {
	if again := slices.Collect(w.g.Legal(by)); !sameMoves(moves, again) {
		return broken(lists, "seat %d: in another order, or other moves, when asked again:\n%v\n%v", by, keys(moves), keys(again))
	}
	for m := range w.g.Legal(by) {
		if !same(m, moves[0]) {
			return broken(lists, "seat %d: another first move when asked again", by)
		}
		break
	}
	return nil
}

func (w *walk) checkAccepted(by rules.Seat, moves []rules.Move) error {
	for _, m := range w.some(moves) {
		text := key(m)
		if err := w.g.Clone().Play(by, m); err != nil {
			return broken(accepts, "%s is listed and refused: %v", played{by, m}, err)
		}
		if key(m) != text {
			return broken(accepts, "Play made %s of %s", key(m), text)
		}
	}
	return nil
}

// some is the first, the last and a few others of a long list.
func (w *walk) some(moves []rules.Move) []rules.Move {
	const few = 6 // of some fifty moves a few thousand looks see all
	if len(moves) <= few {
		return moves
	}
	picked := []rules.Move{moves[0], moves[len(moves)-1]}
	for range few - 2 {
		picked = append(picked, moves[w.r.N(len(moves))])
	}
	return picked
}

// checkDecision compares what was asked before and after p.
func (w *walk) checkDecision(before *sight, p played) error {
	now := w.g.Turn()
	if over(w.g) {
		return nil
	}
	same := now.Phase == before.turn.Phase && w.asksTheSame(before, now, p.by)
	switch changed := now.Decision != before.turn.Decision; {
	case !same && !changed:
		return broken(decides, "still %d after %s, though another thing is asked: %s %d, then %s %d", now.Decision, p, before.turn.Phase, before.turn.Seats, now.Phase, now.Seats)
	case same && changed:
		return broken(decides, "from %d to %d after %s, though the others are asked the same", before.turn.Decision, now.Decision, p)
	}
	return nil
}

// asksTheSame reports whether those still waited for were waited for before,
// the mover is none of them, and each has the moves that it had.
func (w *walk) asksTheSame(before *sight, now rules.Turn, by rules.Seat) bool {
	for _, s := range now.Seats {
		if s == by || !slices.Contains(before.turn.Seats, s) || !sameMoves(before.legal[s], slices.Collect(w.g.Legal(s))) {
			return false
		}
	}
	return true
}

// checkBots lets every level choose for somebody who is waited for. A bot may
// think longer than a close look takes, so that few looks ask one.
func (w *walk) checkBots(s *sight) error {
	if w.kind.Bot == nil || len(s.turn.Seats) == 0 || w.r.N(25) > 0 {
		return nil
	}
	by := s.turn.Seats[w.r.N(len(s.turn.Seats))]
	for _, level := range rules.Levels() {
		at := w.r.Seed()
		bot := func() rules.Move {
			r := rules.NewRand(at)
			return w.kind.Bot(level)(w.g.Resample(by, r).(rules.Searcher), by, r)
		}
		m := bot()
		if err := w.g.Clone().Play(by, m); err != nil {
			return broken(bots, "%s: %s: %v", level, played{by, m}, err)
		}
		if again := bot(); !same(again, m) {
			return broken(bots, "%s: %s, and %s with the same chance", level, key(m), key(again))
		}
	}
	return nil
}
