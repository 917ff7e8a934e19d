package rulestest

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
)

// papers is a small game's rulebooks, words, table of origins and sources.
type papers map[string]string

type (
	paperOptions struct {
		Style string `json:"style" enum:"long,short,none" default:"short" rule:"TO-2"`
		Loud  bool   `json:"loud" default:"false" rule:"TO-1"`
		Least int    `json:"least" min:"0" max:"9" default:"0" rule:"TO-1"`
	}
	paperEntry struct {
		Kind string `json:"kind"`
		Card string `json:"card,omitempty"`
	}
	paperSeat struct {
		Bets map[string]paperBet `json:"bets"`
	}
	paperBet struct {
		Bet   int `json:"bet"`
		Total int `json:"total"` // clients know it
	}
	paperPublic struct {
		rules.Shared[paperSeat, paperEntry]
		Pile int `json:"pile"`
	}
	paperView struct {
		*paperPublic
		Hand map[string]int `json:"hand,omitempty"`
	}
	paperLay struct {
		Card string `json:"card"`
	}
	paperFacts struct {
		Ace bool `json:"ace"`
	}
)

func (paperLay) Do() string { return "lay" }

// good is papers without a fault.
func good() papers {
	return papers{
		"rulebook en": "# Toy\n\n## TO-1 The deal\n\nThree cards. Loud (`loud`): no (usual) or yes.\n\nLeast (`least`): 0 is usual.\n\n```cards\nA B : two\n```\n\n" +
			"## TO-2 Style\n\nStyle (`style`)\n\n| setting | meaning |\n| --- | --- |\n| long | l |\n| short (usual) | s |\n| none | n |\n",
		"rulebook es": "# Toy\n\n## TO-1 El reparto\n\nTres cartas. En voz alta (`loud`): no (lo normal) o sí.\n\nMínimo (`least`): 0 es lo normal.\n\n```cards\nA B : dos\n```\n\n" +
			"## TO-2 Estilo\n\nEstilo (`style`)\n\n| opción | significa |\n| --- | --- |\n| largo | l |\n| corto (normal) | s |\n| nada | n |\n",
		"words en": `{"name":"Toy","log":{"laid":["Laid {card}.","Laid."]},"explain":{"dull":"Nothing happens."},"move":{"lay":["Lay {card}."]},"phase":{"play":"play"},
			"refusal":{"too_high":["At most {count}, not {ace}."],"not_your_turn":["no"],"unknown_move":["no"],"over":["no"],"bad_option":["Not {field}."]},
			"card":{"out":"out","dull":"dull","ace":"ace"},"member":{"pile":"pile","bets":"bets","bet":"bet","hand":"hand"},
			"option":{"style":{"":"Style {pick}","long":"l","short":"s","none":"n"},"loud":{"":"You are {pick} loud","true":"yes","false":"no"},"least":{"":"At least {pick}","0":"none","n":"{n}"}},"hint":{"lay":"lay"},"property":{"ace":"an ace"}}`,
		"words es": `{"name":"Toy","log":{"laid":["Echada {card}.","Echada."]},"yours":{"laid":["Echaste {card}."]},"explain":{"dull":"No pasa nada."},"move":{"lay":["Echar {card}."]},"phase":{"play":"jugar"},
			"refusal":{"too_high":["Como mucho {count}, sin {ace}."],"not_your_turn":["no"],"unknown_move":["no"],"over":["no"],"bad_option":["Sin {field}."]},
			"card":{"out":"fuera","dull":"tedio","ace":"as"},"member":{"pile":"mazo","bets":"apuestas","bet":"apuesta","hand":"mano"},
			"option":{"style":{"":"Estilo {pick}","long":"l","short":"s","none":"n"},"loud":{"":"En voz alta {pick}","true":"sí","false":"no"},"least":{"":"Como poco {pick}","0":"nada","n":"{n}"}},"hint":{"lay":"echar"},"property":{"ace":"un as"}}`,
		"FIDELITY.md": "# Origin\n\n| sentence | about | ruling | test |\n| --- | --- | --- | --- |\n" +
			"| 1 | three cards | TO-1 | TestTO1ThreeCards |\n| 3 | any style | TO-2 | TestStyles |\n| — | very long | TO-2 | TestTO2Long |\n",
		"toy.go":      "package toy\n\nconst LogLaid = \"laid\"\n\nconst (\n\tPhasePlay = \"play\" // first\n\tCodeHigh = \"too_high\"\n\tReasonOut, VoidDull = \"out\", \"dull\"\n)\n\nconst Logical, LogMost, logLeast = \"x\", 3, \"y\"\n\ntype OfCount struct {\n\tCount int `json:\"count\"`\n}\n",
		"toy_test.go": "package toy\n\nfunc TestTO1ThreeCards(t *T) {}\n\nfunc TestTO2Long(t *T) {}\n\nfunc TestStyles(t *T) {}\n\nconst LogOfTests = \"z\"\n",
	}
}

func (p papers) kind() *rules.Kind {
	in := func(what string) func(string) []byte {
		return func(lang string) []byte {
			if text, ok := p[what+" "+lang]; ok {
				return []byte(text)
			}
			return []byte(p[what+" en"])
		}
	}
	return &rules.Kind{
		ID: "toy", Options: paperOptions{}, View: paperView{}, Moves: map[string]rules.Move{"lay": paperLay{}},
		Rulebook: in("rulebook"), Words: in("words"),
	}
}

func (p papers) faults() []string {
	dir := fstest.MapFS{}
	for name, text := range p {
		dir[name] = &fstest.MapFile{Data: []byte(text)}
	}
	book := Book{Prefix: "TO", Rulings: 2, Says: map[string][]string{"en": {"Three cards"}, "es": {"Tres cartas"}}}
	origin := Origin{Prefix: "TO", Rulings: 2, Sentences: 3, Silent: []int{2}, Shared: []string{"TestStyles"}}
	speech := Speech{Families: []string{"Void"}, Cards: []string{"ace"}, Data: []any{paperFacts{}}}
	return append(append(book.faults(p.kind()), origin.faults(dir)...), speech.faults(p.kind(), dir)...)
}

func TestPapersWithoutAFaultPass(t *testing.T) {
	assert.Empty(t, good().faults())
}

func TestEveryFaultOfThePapersIsFound(t *testing.T) {
	for name, c := range map[string]struct{ in, old, new, want string }{
		"a ruling without a section":       {"rulebook en", "## TO-1 The deal", "## The deal", "sections are [TO-2]"},
		"sections out of order":            {"rulebook es", "## TO-1", "## TO-3", "sections are [TO-3 TO-2]"},
		"an option under another rule":     {"rulebook en", "Loud (`loud`)", "Loud", "option loud is not explained"},
		"nothing usual":                    {"rulebook es", "0 es lo normal", "0", "option least does not say what is normal"},
		"a setting without a row":          {"rulebook en", "| none | n |\n", "", "option style has 2 rows for 3 settings"},
		"a choice of words in a sentence":  {"rulebook en", "(`style`)\n\n", "(`style`): short is usual.\n\n", "option style has 0 rows"},
		"another setting marked":           {"rulebook es", "| largo |", "| largo (normal) |", "option style: short is normal"},
		"the usual setting not marked":     {"rulebook en", "short (usual)", "short", "option style: short is usual"},
		"a number of the rules":            {"rulebook es", "Tres cartas", "Dos cartas", `does not say "Tres cartas"`},
		"other examples":                   {"rulebook es", "A B :", "A C :", "draw different examples"},
		"a missing sentence":               {"FIDELITY.md", "| 1 | three", "| — | three", "sentence 1 is in the table: false"},
		"a silent sentence":                {"FIDELITY.md", "| 1 | three", "| 2 | three", "sentence 2 is in the table: true"},
		"a sentence too many":              {"FIDELITY.md", "| 1 | three", "| 4 | three", "no such sentence"},
		"more than a reference":            {"FIDELITY.md", "three cards", "three cards for each of them", "more than a reference"},
		"a ruling that no row has":         {"FIDELITY.md", "TO-1 | TestTO1", "TO-2 | TestTO1", "ruling TO-1 is not in the table"},
		"a test that does not exist":       {"toy_test.go", "func TestTO2Long(", "func (s suite) TestTO2Long(", "TestTO2Long is no test"},
		"a test of another ruling":         {"FIDELITY.md", "TestTO2Long", "TestTO1ThreeCards", "TestTO1ThreeCards does not carry TO2"},
		"a row that is none":               {"FIDELITY.md", "| TestTO2Long |", "| see above |", "1 rows are not in their form"},
		"an exception that nobody needs":   {"FIDELITY.md", "TestStyles", "TestTO2Long", "no row names TestStyles"},
		"a kind of entry without words":    {"toy.go", `"laid"`, `"put"`, "en: log put has no words"},
		"a phase without words":            {"words es", `"phase":{"play"`, `"phase":{"pay"`, "es: phase play has no words"},
		"a code without words":             {"words en", `"too_high"`, `"too_low"`, "en: refusal too_high has no words"},
		"a code of all games":              {"words es", `"over":["no"]`, `"over":[]`, "es: refusal over has no words"},
		"a move without words":             {"words en", `{"lay":["Lay {card}."]}`, `{}`, "en: move lay has no words"},
		"an empty template":                {"words en", `"Laid."`, `""`, "en: log laid has no words"},
		"a reason without words":           {"words es", `"out":"fuera",`, ``, "es: card out has no words"},
		"a constant of a family":           {"toy.go", `"dull"`, `"void"`, "card void has no words"},
		"a word of the game":               {"words en", `"ace":"ace"`, `"ace":""`, "en: card ace has no words"},
		"a family without constants":       {"toy.go", "PhasePlay", "phasePlay", "no constant begins with Phase"},
		"an option without a sentence":     {"words es", `"":"En voz alta {pick}",`, ``, `es: option loud is no sentence with one {pick}: ""`},
		"a sentence without its choice":    {"words en", `Style {pick}`, `Style`, `en: option style is no sentence with one {pick}: "Style"`},
		"a sentence with two choices":      {"words es", `Estilo {pick}`, `{pick} {pick}`, "es: option style is no sentence"},
		"a setting without words":          {"words en", `"short":"s",`, ``, `en: option style has no words for "short"`},
		"a number without words":           {"words es", `"n":"{n}"`, `"9":"9"`, `es: option least has no words for "8"`},
		"numbers that are not said":        {"words en", `"n":"{n}"`, `"n":"some"`, `en: option least has no words for "9"`},
		"a hint in one language":           {"words es", `"hint":{"lay":"echar"}`, `"hint":{}`, "hint lay: the languages say different things"},
		"a property in one language":       {"words en", `"ace":"an ace"`, ``, "property ace: the languages say different things"},
		"a member without a label":         {"words en", `"pile":"pile",`, ``, "en: member pile has no label"},
		"an own member without a label":    {"words es", `,"hand":"mano"`, ``, "es: member hand has no label"},
		"a member of a seat without one":   {"words es", `"bets":"apuestas",`, ``, "es: member bets has no label"},
		"a member in a member without one": {"words en", `"bet":"bet",`, ``, "en: member bet has no label"},
		"a fact that no entry has":         {"words en", "Laid {card}", "Laid {cards}", "log laid never has {cards}"},
		"a fact that the move has not":     {"words es", "Echar {card}", "Echar {kind}", "move lay never has {kind}"},
		"a fact that no refusal has":       {"words en", "{count}", "{counts}", "refusal too_high never has {counts}"},
		"other facts in another language":  {"words es", "Echada {card}", "Echada", "log laid: the languages say different things"},
		"own deeds that are none":          {"words es", `"yours":{"laid"`, `"yours":{"lied"`, "es: yours lied: said otherwise [[{card}]], and of others []"},
		"own deeds with other facts":       {"words es", "Echaste {card}", "Echaste", "es: yours laid: said otherwise [[]], and of others [[{card}]"},
		"more of own deeds":                {"words es", `["Echaste {card}."]`, `["Echaste {card}.","Echaste.","Sí."]`, "es: yours laid"},
		"an explanation in one language":   {"words es", `"dull":"No pasa nada."`, ``, "explain dull: the languages say different things"},
		"fewer templates in a language":    {"words es", `,"Echada."`, ``, "log laid: the languages say different things"},
		"a label that one language has":    {"words en", `"pile":"pile"`, `"pile":"pile","top":"top"`, "member top: the languages say different things"},
		"a setting that one language has":  {"words es", `"0":"nada"`, `"0":"nada","5":"5"`, "option least 5: the languages say different things"},
		"a game without a name":            {"words es", `"name":"Toy"`, `"name":""`, "es: the game has no name"},
		"a part that one language has not": {"words en", `"member":`, `"members":`, "member hand: the languages say different things"},
		"words that are none":              {"words es", `{"name"`, `["name"`, "invalid character"},
	} {
		t.Run(name, func(t *testing.T) {
			p := good()
			assert.Contains(t, p[c.in], c.old)
			p[c.in] = strings.Replace(p[c.in], c.old, c.new, 1)
			assert.Contains(t, strings.Join(p.faults(), "\n"), c.want)
		})
	}
}

func TestPapersInOneLanguageAreFound(t *testing.T) {
	p := good()
	delete(p, "words es")
	p["rulebook fr"] = "French"
	assert.Subset(t, p.faults(), []string{"both languages are the same", "an unknown language does not get English"})
}

func TestDrawnIsTheLinesOfEachBlockWithoutCaptions(t *testing.T) {
	assert.Equal(t, [][]string{{"A B"}}, Drawn(good().kind(), "es"))
}
