package wire_test

import (
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/unoquimico"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var uno = unoquimico.Kind()

func TestAFrameThatIsNotExactlyOneOfTheProtocolIsMalformed(t *testing.T) {
	for name, raw := range map[string]string{
		"empty":              ``,
		"no object":          `[]`,
		"no kind":            `{}`,
		"unknown kind":       `{"t":"fly"}`,
		"kind of other type": `{"t":1}`,
		"unknown member":     `{"t":"back","x":1}`,
		"other case":         `{"T":"back"}`,
		"member twice":       `{"t":"see","seat":1,"seat":2}`,
		"trailing data":      `{"t":"back"} {}`,
		"bad UTF-8":          "{\"t\":\"say\",\"id\":\"a\",\"phrase\":\"\xff\"}",
		"no id":              `{"t":"legal"}`,
		"id too long":        `{"t":"legal","id":"` + strings.Repeat("x", 65) + `"}`,
		"id over two lines":  "{\"t\":\"legal\",\"id\":\"a\\nb\"}",
		"id that is unseen":  `{"t":"legal","id":"a\u200bb"}`,
		"id of other spaces": `{"t":"legal","id":"a\u00a0b"}`,
		"fraction":           `{"t":"see","seat":1.5}`,
		"integer as 1.0":     `{"t":"see","seat":1.0}`,
		"exponent":           `{"t":"see","seat":1e0}`,
		"negative":           `{"t":"see","seat":-1}`,
		"out of range":       `{"t":"see","seat":65536}`,
		"number as text":     `{"t":"see","seat":"1"}`,
		"kind twice":         `{"t":"see","t":"see","seat":1}`,
		"null":               `{"t":"see","seat":null}`,
		"null inside a move": `{"t":"move","id":"a","at":1,"move":{"do":"lay","element":null}}`,
		"null in place":      `null`,
		"seat left out":      `{"t":"see"}`,
		"version left out":   `{"t":"move","id":"a","move":{"do":"draw"}}`,
		"comma at the end":   `{"t":"back",}`,
		"two commas":         `{"seat":1,,"t":"see"}`,
		"no comma":           `{"t":"see" "seat":1}`,
		"text instead":       `"back"`,
		"half a frame":       `{"t":"see","seat":`,
		"leading zero":       `{"t":"see","seat":01}`,
		"hexadecimal":        `{"t":"see","seat":0x1}`,
		"version too large":  `{"t":"move","id":"a","at":18446744073709551616,"move":{"do":"draw"}}`,
		"lone surrogate":     `{"t":"say","id":"a","phrase":"\ud800"}`,
		"byte order mark":    "\ufeff" + `{"t":"back"}`,
		"comment":            `{"t":"back"} // x`,
		"id not printable":   `{"t":"legal","id":"a\u0007"}`,
		"a life with more":   `{"t":"alive","id":"a"}`,
		"move left out":      `{"t":"move","id":"a","at":1}`,
		"deep":               `{"t":"move","id":"a","at":1,"move":` + strings.Repeat("[", 20000) + strings.Repeat("]", 20000) + `}`,
	} {
		_, err := wire.DecodeFrame([]byte(raw))
		assert.ErrorIs(t, err, wire.ErrMalformed, name)
	}
}

func TestFramesOfTheProtocolAreRead(t *testing.T) {
	seats := 3
	for raw, want := range map[string]wire.Frame{
		`{"t":"move","id":"a","seat":1,"at":12,"move":{"do":"draw"}}`: wire.Move{ID: "a", Seat: 1, At: 12, Move: []byte(`{"do":"draw"}`)},
		" { \"seat\" : 2 ,\n \"t\" : \"see\" } ":                      wire.See{Seat: 2},
		`{ "t" :"see" , "seat":2}`:                                    wire.See{Seat: 2},
		`{"\u0074":"see","seat":2}`:                                   wire.See{Seat: 2},
		`{"t":"legal","id":"a"}`:                                      wire.Legal{ID: "a"},
		`{"t":"legal","id":"~ é 族"}`:                                  wire.Legal{ID: "~ é 族"},
		`{"t":"alive"}`:                                               wire.Alive{},
		`{"t":"alive","n":7}`:                                         wire.Alive{N: 7},
		`{"t":"say","id":"a","phrase":"hello"}`:                       wire.Say{ID: "a", Phrase: "hello"},
		`{"t":"host","id":"a","do":"kick","seat":3}`:                  wire.Host{ID: "a", Do: "kick", HostBody: wire.HostBody{Seat: 3}},
		`{"t":"host","id":"a","do":"set","seats":3}`:                  wire.Host{ID: "a", Do: "set", HostBody: wire.HostBody{RoomChange: wire.RoomChange{Seats: &seats}}},
		`{"t":"see","seat":2}`:                                        wire.See{Seat: 2},
		`{"t":"back"}`:                                                wire.Back{},
		`{"t":"undo","id":"a","to":11}`:                               wire.Undo{ID: "a", To: 11},
		`{"t":"consent","id":"a","to":11,"yes":true}`:                 wire.Consent{ID: "a", To: 11, Yes: true},
		`{"t":"mute","seat":3}`:                                       wire.Mute{Seat: 3},
		`{"t":"draft","seat":1,"groups":{"g":["a"]}}`:                 wire.Draft{Seat: 1, Groups: map[string][]string{"g": {"a"}}},
		`{"t":"hint","id":"a","seat":1,"level":1}`:                    wire.Hint{ID: "a", Seat: 1, Level: 1},
	} {
		got, err := wire.DecodeFrame([]byte(raw))
		require.NoError(t, err, raw)
		assert.Equal(t, want, got)
	}
}

func TestAnIDHasAtMost64CharactersOfAnyScript(t *testing.T) {
	for id, ok := range map[string]bool{"": false, "a": true, strings.Repeat("é", 64): true, strings.Repeat("é", 65): false, "\xff": false, "\x7f": false} {
		assert.Equal(t, ok, wire.ValidID(id), "%q", id)
	}
}

func TestACommandOfTheHostHasNoMembersOfAnother(t *testing.T) {
	for raw, fits := range map[string]bool{
		`"do":"set","public":true,"grace_s":9`: true,
		`"do":"set","seat":1`:                  false,
		`"do":"kick","seat":1`:                 true,
		`"do":"kick","seat":1,"to":1`:          false,
		`"do":"skip","seats":1`:                false,
		`"do":"undo","to":1`:                   true,
		`"do":"undo","seat":1`:                 false,
		`"do":"pause"`:                         true,
		`"do":"pause","seat":1`:                false,
		`"do":"start","bots":[]`:               false,
	} {
		f, err := wire.DecodeFrame([]byte(`{"t":"host","id":"a",` + raw + `}`))
		require.NoError(t, err, raw)
		assert.Equal(t, fits, f.(wire.Host).Fits(), raw)
	}
}

func TestMovesSurviveTheWire(t *testing.T) {
	for _, m := range []rules.Move{unoquimico.Lay{Element: "Na"}, unoquimico.Lay{Element: "Na", Scientist: "curie", Wild: true}, unoquimico.Draw{}, unoquimico.Name{Name: "Fe"}} {
		got, err := wire.DecodeMove(uno, wire.EncodeMove(m))
		require.NoError(t, err)
		assert.Equal(t, m, got)
	}
	assert.Equal(t, `{"do":"lay","element":"Na"}`, string(wire.EncodeMove(unoquimico.Lay{Element: "Na"})))
}

func TestAMoveOfAnotherFormIsMalformed(t *testing.T) {
	for _, raw := range []string{``, `{}`, `{"do":"fly"}`, `{"do":"draw","x":1}`, `{"do":"lay","element":1}`, `{"do":"lay","Element":"Na"}`, `"draw"`, `{"do":"draw","do":"draw"}`} {
		_, err := wire.DecodeMove(uno, []byte(raw))
		assert.ErrorIs(t, err, wire.ErrMalformed, raw)
	}
}

const allDefaults = `{"mode":"full","scientists":"free","say_name":"announce","voluntary_draw":false,"after_wild":"any","wild":"whole_turn","wild_points":0,"games":0,"card_lang":"es"}`

func TestOptionsAreCompleted(t *testing.T) {
	for _, raw := range []string{"", "{}", `{"mode":"full"}`} {
		got, err := wire.Options(uno, []byte(raw))
		require.NoError(t, err)
		assert.Equal(t, allDefaults, string(got))
		assert.Empty(t, wire.HouseRules(uno, got))
	}
	got, err := wire.Options(uno, []byte(`{"games":4,"voluntary_draw":true}`))
	require.NoError(t, err)
	assert.Equal(t, map[string]string{"games": "4", "voluntary_draw": "true"}, wire.HouseRules(uno, got))
}

func TestAWrongOptionIsNamed(t *testing.T) {
	for raw, field := range map[string]string{
		`[]`: "options", `{"x":1}`: "x", `{"mode":"odd"}`: "mode", `{"mode":1}`: "mode", `{"mode":null}`: "mode",
		`{"games":41}`: "games", `{"games":-1}`: "games", `{"games":1.5}`: "games", `{"wild_points":6}`: "wild_points", `{"Mode":"full"}`: "Mode",
	} {
		_, err := wire.Options(uno, []byte(raw))
		var bad *rules.Illegal
		require.ErrorAs(t, err, &bad, raw)
		assert.Equal(t, &rules.Illegal{Code: rules.BadOption, Data: map[string]string{"field": field}}, bad)
	}
}

func TestCodesAreReadInAnyCaseWithOrWithoutDash(t *testing.T) {
	for _, s := range []string{"KXR4TN", "kxr4tn", "KXR-4TN", "kxr-4Tn"} {
		code, ok := wire.ParseCode(s)
		assert.True(t, ok)
		assert.Equal(t, "KXR4TN", code)
	}
	for _, s := range []string{"", "KXR4T", "KXR4TNN", "KX-R4TN", "KXR4T0", "KXR4TA", "KXR 4TN", "ＫXR4TN", "KXR--4T"} {
		_, ok := wire.ParseCode(s)
		assert.False(t, ok, s)
	}
}

func TestEverySymbolOfACodeIsEquallyLikely(t *testing.T) {
	counts, n := map[rune]int{}, 25*400
	for range n {
		for _, r := range wire.NewCode() {
			counts[r]++
		}
	}
	assert.Len(t, counts, len(wire.Alphabet))
	for r, c := range counts {
		assert.InEpsilon(t, n*6/25, c, 0.15, "%c", r) // over seven standard deviations
	}
}

func TestNamesAreMadeHarmless(t *testing.T) {
	for raw, want := range map[string]string{
		"  Nora   Ruiz ":                  "Nora Ruiz",
		"Lucía":                           "Lucía",
		"Luci\u0301a":                     "Luc\u00eda",
		"a\u202eb\u2066c\u200b\ufeff":     "abc",
		"tab\tnew\nline":                  "tab new line",
		"e\u0301\u0302\u0303\u0304\u0305": "é\u0302\u0303",
		"👩‍🔬":                             "👩‍🔬",
		"🇪🇸 👍🏽":                           "🇪🇸 👍🏽",
		"a\u200db":                        "ab",
		"<script>alert(1)":                "<script>alert(1)",
		"a\x00b\x07":                      "ab",
		"\xffa":                           "a",
		"ㅤㅤa":                             "a",
		"e\u200d\u0301":                   "é",
		"soft\u00adhyphen":                "softhyphen",
		"⠀a":                              "a",
		"❤️ 1️⃣":                          "❤️ 1\u20e3",
		"👨‍👩‍👧‍👦🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f": "👨‍👩‍👧‍👦🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
		"a\u2028b\u2029c\u0085d": "a b c d",
		"\u0301\u0302x":          "x",
		"&lt;b&gt;":              "&lt;b&gt;",
		"שלום אבא":               "שלום אבא",
	} {
		got, ok := wire.CleanName(raw)
		assert.True(t, ok, "%q", raw)
		assert.Equal(t, want, got)
	}
	for _, raw := range []string{"", " ", "\u200b", "\u202e\u202d", strings.Repeat("x", 21), strings.Repeat("x", 1<<20), strings.Repeat("👩‍👩‍👧‍👦", 20)} {
		_, ok := wire.CleanName(raw)
		assert.False(t, ok, "%.20q", raw)
	}
}

func TestTextsAreCleanedAsNamesAreAndLonger(t *testing.T) {
	got, ok := wire.CleanText("\u202e<b>  hi\u200b\n" + strings.Repeat("ñ", 130))
	assert.True(t, ok)
	assert.Equal(t, "<b> hi "+strings.Repeat("ñ", 130), got)
	for _, raw := range []string{"", "\u200b", strings.Repeat("x", 141), strings.Repeat("👩‍👩‍👧‍👦", 140)} {
		_, ok := wire.CleanText(raw)
		assert.False(t, ok, "%.20q", raw)
	}
}

func TestNamesThatLookTheSameHaveOneSkeleton(t *testing.T) {
	for _, same := range [][]string{{"Nora", "nora", "NORA", "Nórа", "N0ra", "Ｎora", "n o r a"}, {"Bill", "BiII", "Bi11", "Biℓℓ"},
		{"alice", "ᴀlice", "ᴀʟɪᴄᴇ", "Αlice", "Ꭺlice", "ꓮꓡꓲꓚꓰ", "Alicé", "аӏісе", "𝒜lice", "ⓐlice"}, {"Omar", "Ømar", "0mar", "Ornar", "Օmar"}, {"Wanda", "VVanda", "Ԝanda"}, {"Heidi", "Нeidi", "Ħeidi"}} {
		for _, name := range same {
			assert.Equal(t, wire.Skeleton(same[0]), wire.Skeleton(name), name)
		}
	}
	for _, differ := range [][2]string{{"Nora", "Norma"}, {"Ана", "Инна"}, {"Ἑλένη", "Ἰωάννα"}, {"שרה", "רות"}, {"小明", "小红"}, {"Ana", "Ada"}} {
		assert.NotEqual(t, wire.Skeleton(differ[0]), wire.Skeleton(differ[1]))
	}
}
