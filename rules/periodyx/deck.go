package periodyx

import (
	"strconv"
	"strings"
	"sync"

	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/sobremesa-games/sobremesa/rules/elements"
)

// deckMost is the number of elements; the face of a card is the atomic number
// less one.
const deckMost = 118

// none is no card.
const none = cards.Face(deckMost)

// Stats are the figures of a card that can be compared, by the words of moves
// and views; "date" is compared in Early Bird alone (PX-8, PX-11).
var Stats = []string{"number", "mass", "melting", "boiling", "density", "neutrons", "electronegativity"}

// Ancient is the date of an element known since antiquity (PX-11).
const Ancient = "ancient"

// stat is a figure: an index into Stats, or date.
type stat int8

const (
	number stat = iota
	mass
	melting
	boiling
	density
	neutrons
	electronegativity
	date
	numStats
)

func (s stat) String() string {
	if s == date {
		return "date"
	}
	return Stats[s]
}

// statNamed is the figure of that name, and whether there is one.
func statNamed(word string) (stat, bool) {
	for s := range numStats {
		if s.String() == word {
			return s, true
		}
	}
	return 0, false
}

// missing is the figure of a card that has none (N/A).
const missing = int64(-1)

// printed is what the cards say.
type printed struct {
	elements []elements.Element
	code     [deckMost + 1]string // by face; none has no code
	face     map[string]cards.Face
	value    [numStats][deckMost]int64 // in thousand millionths, or missing
	shown    [numStats][deckMost]string
	initial  [2][2][deckMost]rune // by 0 name or 1 symbol, and by language: 0 en, 1 es
	beside   [deckMost]faces      // neighbours on Mendeleev's table (PX-16)
}

var deck = sync.OnceValue(func() *printed {
	p := &printed{elements: elements.All(), face: make(map[string]cards.Face, deckMost)}
	for i := range p.elements {
		p.print(cards.Face(i), &p.elements[i])
	}
	p.neighbours()
	return p
})

func (p *printed) print(f cards.Face, e *elements.Element) {
	p.code[f], p.face[e.Symbol] = e.Symbol, f
	for s, text := range []string{
		strconv.Itoa(e.Number), e.Weight, e.MeltingK, e.BoilingK, e.Density, strconv.Itoa(e.Neutrons), e.Negativity, strconv.Itoa(e.Order),
	} {
		p.shown[s][f], p.value[s][f] = text, figure(text)
	}
	if e.WeightKind == "mass_number" {
		p.shown[mass][f] = "[" + e.Weight + "]"
	}
	if e.Order == 0 {
		p.shown[date][f] = Ancient
	}
	p.initial[0][0][f], p.initial[0][1][f] = initial(e.NameEN), initial(e.NameES)
	p.initial[1][0][f] = initial(e.Symbol)
	p.initial[1][1][f] = p.initial[1][0][f]
}

// figure is a decimal number in thousand millionths, exactly; an empty one is
// missing.
func figure(text string) int64 {
	if text == "" {
		return missing
	}
	whole, part, _ := strings.Cut(text, ".")
	n, err := strconv.ParseInt(whole+(part + "000000000")[:9], 10, 64)
	if err != nil || len(part) > 9 {
		panic("periodyx: not a figure: " + text)
	}
	return n
}

// plain are the accents that Spanish initials may carry (PX-7).
var plain = strings.NewReplacer("á", "a", "é", "e", "í", "i", "ó", "o", "ú", "u")

// initial is the first letter, small and without its accent; ñ is a letter of
// its own.
func initial(name string) rune {
	for _, c := range plain.Replace(strings.ToLower(name)) {
		return c
	}
	return 0
}

// code is a card's name in moves and views; none has an empty one.
func code(f cards.Face) string { return deck().code[f] }

// codesOf lists a set by atomic number.
func codesOf(set faces) []string {
	if set.empty() {
		return nil
	}
	list := make([]string, 0, set.len())
	for f := range set.all {
		list = append(list, code(f))
	}
	return list
}
