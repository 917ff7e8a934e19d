package periodyx

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/sobremesa-games/sobremesa/rules"
)

// textMost is how many characters a free claim has at most (PX-12).
const textMost = 40

// ballot is a vote on a free claim.
type ballot uint8

const (
	unvoted ballot = iota
	yes
	no
	own // of the player who is voted on
)

// playBuzz stops the race: only who buzzed may speak (PX-12, free_match).
func (m *match) playBuzz(by rules.Seat) error {
	if !m.opt.FreeMatch {
		return illegal(CodeNotFree, "PX-12")
	}
	m.round.buzzer = by
	m.note(Entry{Kind: LogBuzzed, Seat: by})
	m.ask(by, PhaseState)
	return nil
}

// playState puts what the buzzer says to the vote; silence is wrong (PX-12).
func (m *match) playState(by rules.Seat, mv rules.Move) error {
	switch mv := mv.(type) {
	case TimeUp:
		m.note(Entry{Kind: LogSilent, Seat: m.asked})
		m.refuted()
		return nil
	case Say:
		if !sayable(mv.Text) {
			return &rules.Illegal{Code: CodeText, Rule: "PX-12", Data: OfText{utf8.RuneCountInString(mv.Text), textMost}}
		}
		m.say(by, mv.Text)
		return nil
	}
	return illegal(rules.UnknownMove, "PX-12")
}

// sayable reports whether a text is short enough and can be read.
func sayable(text string) bool {
	n := utf8.RuneCountInString(text)
	printable := strings.IndexFunc(text, func(c rune) bool { return !unicode.IsPrint(c) }) < 0
	return n >= 1 && n <= textMost && utf8.ValidString(text) && printable && strings.TrimSpace(text) == text
}

func (m *match) say(by rules.Seat, text string) {
	m.round.text, m.round.votes = text, [seatsMost + 1]ballot{}
	m.round.votes[by] = own
	m.note(Entry{Kind: LogSaid, Seat: by, Text: text})
	m.ask(rules.Nobody, PhaseVote)
}

// voting lists who has not voted.
func (m *match) voting() []rules.Seat {
	list := make([]rules.Seat, 0, m.n)
	for _, s := range rules.Seats(m.n) {
		if m.round.votes[s] == unvoted {
			list = append(list, s)
		}
	}
	return list
}

// playVote counts one vote; those not cast count for nothing (PX-12).
func (m *match) playVote(by rules.Seat, mv rules.Move) error {
	switch mv := mv.(type) {
	case TimeUp:
		m.count()
		return nil
	case Vote:
		m.round.votes[by] = no
		if mv.Yes {
			m.round.votes[by] = yes
		}
		if len(m.voting()) == 0 {
			m.count()
		}
		return nil
	}
	return illegal(rules.UnknownMove, "PX-12")
}

// count gives the cards to the buzzer by a majority of the votes cast; a tie is
// a no (PX-12).
func (m *match) count() {
	var sum [own + 1]int
	for _, s := range rules.Seats(m.n) {
		sum[m.round.votes[s]]++
	}
	e := Entry{Kind: LogRefuted, Seat: m.round.buzzer, Text: m.round.text, Yes: sum[yes], No: sum[no]}
	if sum[yes] > sum[no] {
		e.Kind = LogBelieved
		m.note(e)
		m.win(m.round.buzzer)
		return
	}
	m.note(e)
	m.refuted()
}

// refuted locks the buzzer out; the others race on (PX-12).
func (m *match) refuted() {
	m.round.out[m.round.buzzer] = true
	m.round.buzzer, m.round.text, m.round.votes = rules.Nobody, "", [seatsMost + 1]ballot{}
	if len(m.racing()) == 0 {
		m.endRace()
		return
	}
	m.ask(rules.Nobody, PhaseRace)
}
