package patch_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/patch"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/cards"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

type leafs struct {
	Text string   `json:"text"`
	Some string   `json:"some,omitempty"`
	N    int      `json:"n,omitzero"`
	U    uint8    `json:"u"`
	Yes  bool     `json:"yes,omitempty"`
	List []string `json:"list,omitempty"`
	Skip string   `json:"-"`
}

// common is what several documents share.
type common struct {
	Both  string           `json:"both"`
	Maybe int              `json:"maybe,omitempty"`
	Names map[string]leafs `json:"names,omitempty"`
}

type doc struct {
	leafs
	*common
	Sub    *leafs                  `json:"sub"`
	Keyed  map[string]leafs        `json:"keyed,omitempty"`
	Points map[int]*leafs          `json:"points"`
	Any    any                     `json:"any,omitempty"`
	Raw    json.RawMessage         `json:"raw,omitempty"`
	Seats  rules.BySeat[leafs]     `json:"seats"`
	Log    rules.Log[leafs]        `json:"log"`
	Deep   map[string]map[uint]int `json:"deep,omitempty"`
}

type other struct {
	Text string `json:"text"`
	More int    `json:"more"`
}

var texts = rapid.OneOf(rapid.StringMatching(`[a-c]{0,2}`), rapid.Just("é\"\\\n<"), rapid.Just("\xff"))

var aLeafs = rapid.Custom(func(t *rapid.T) leafs {
	return leafs{
		Text: texts.Draw(t, "text"), Some: texts.Draw(t, "some"), N: rapid.IntRange(-2, 2).Draw(t, "n"),
		U: rapid.Uint8Range(0, 2).Draw(t, "u"), Yes: rapid.Bool().Draw(t, "yes"),
		List: rapid.SliceOfN(texts, 0, 2).Draw(t, "list"),
	}
})

// commons are few, so that the same two meet again.
var commons = []*common{
	{Both: "a"}, {Both: "a"}, {Both: "b", Maybe: 1}, {Both: "b", Names: map[string]leafs{"x": {}}}, {Both: "b", Names: map[string]leafs{"x": {N: 2}}},
}

var aDoc = rapid.Custom(func(t *rapid.T) doc {
	d := doc{
		leafs:  aLeafs.Draw(t, "leafs"),
		common: rapid.SampledFrom(commons).Draw(t, "common"),
		Keyed:  rapid.MapOfN(texts, aLeafs, 0, 2).Draw(t, "keyed"),
		Points: rapid.MapOfN(rapid.IntRange(-1, 2), rapid.Ptr(aLeafs, true), 0, 3).Draw(t, "points"),
		Raw:    json.RawMessage(rapid.SampledFrom([]string{"", `{"a":1}`, `{"a":2,"b":{"c":3}}`, `{"b":{}}`, `[1]`, `7`}).Draw(t, "raw")),
		Seats:  rapid.SliceOfN(aLeafs, 0, 3).Draw(t, "seats"),
		Deep:   rapid.MapOfN(texts, rapid.MapOfN(rapid.UintRange(0, 2), rapid.Int(), 0, 2), 0, 2).Draw(t, "deep"),
		Any:    rapid.SampledFrom([]any{nil, leafs{Text: "x"}, other{Text: "x"}, other{More: 1}, "text", 3}).Draw(t, "any"),
		Log:    rules.Log[leafs]{First: rapid.Uint32Range(0, 4).Draw(t, "first"), Entries: rapid.SliceOfN(rapid.Ptr(aLeafs, false), 0, 4).Draw(t, "log")},
	}
	d.Sub = rapid.Ptr(aLeafs, true).Draw(t, "sub")
	return d
})

// plain is the document as encoding/json sees it, with absent members absent.
func plain(t require.TestingT, v any) map[string]any {
	text, err := json.Marshal(v)
	require.NoError(t, err)
	var m map[string]any
	require.NoError(t, json.Unmarshal(text, &m))
	return withoutNulls(m)
}

func withoutNulls(m map[string]any) map[string]any {
	for k, v := range m {
		if sub, ok := v.(map[string]any); ok {
			withoutNulls(sub)
		}
		if v == nil {
			delete(m, k)
		}
	}
	return m
}

func decoded(t require.TestingT, text []byte) map[string]any {
	var m map[string]any
	require.NoError(t, json.Unmarshal(text, &m), "%s", text)
	return m
}

func TestEncodeSaysWhatEncodingJSONSays(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := aDoc.Draw(t, "doc")
		assert.Equal(t, plain(t, d), decoded(t, patch.Encode(nil, d)))
	})
}

func TestApplyingThePatchGivesTheNewDocument(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := aDoc.Draw(t, "a"), aDoc.Draw(t, "b")
		from, to := patch.Encode(nil, a), patch.Encode(nil, b)
		change, changed := patch.Append([]byte("x"), &a, &b)
		if !changed {
			assert.Equal(t, "x", string(change))
			assert.JSONEq(t, string(from), string(to))
			return
		}
		got, err := patch.Apply(from, change[1:])
		require.NoError(t, err, "%s", change)
		assert.JSONEq(t, string(to), string(got), "from %s by %s", from, change)
	})
}

func TestADocumentHasNoPatchToItself(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := aDoc.Draw(t, "a")
		b := a
		out, changed := patch.Append(nil, a, b)
		assert.False(t, changed, "%s", out)
		assert.Empty(t, out)
	})
}

func TestADocumentHoldsNoNull(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := string(patch.Encode(nil, aDoc.Draw(t, "doc")))
		assert.NotContains(t, strings.ReplaceAll(text, `"null"`, ""), "null")
	})
}

func TestAnInterfaceMayHoldWhatIsNoMoreThanAPointer(t *testing.T) {
	type one struct{ P *other }
	type doc struct{ V any }
	for want, v := range map[string]any{
		`{"a":1}`: map[string]int{"a": 1}, `{"b":"c"}`: map[string]string{"b": "c"}, `{"text":"x","more":1}`: &other{"x", 1},
		`{"P":{"text":"x","more":1}}`: one{&other{"x", 1}}, `{}`: struct{}{},
	} {
		assert.Equal(t, want, string(patch.Encode(nil, v)))
		out, _ := patch.Append(nil, doc{}, doc{v})
		assert.Equal(t, `{"V":`+want+`}`, string(out))
	}
	out, _ := patch.Append(nil, doc{one{&other{"x", 1}}}, doc{one{&other{"x", 2}}})
	assert.Equal(t, `{"V":{"P":{"more":2}}}`, string(out))
}

func TestNothingSentMeansTheWholeDocument(t *testing.T) {
	out, changed := patch.Append(nil, nil, other{Text: "x", More: 2})
	assert.True(t, changed)
	assert.Equal(t, `{"text":"x","more":2}`, string(out))
}

func TestOnlyTheNewEntryOfALogIsSent(t *testing.T) {
	a, b := &leafs{Text: "a"}, &leafs{Text: "b"}
	from := doc{Log: rules.Log[leafs]{First: 7, Entries: []*leafs{a}}}
	to := doc{Log: rules.Log[leafs]{First: 7, Entries: []*leafs{a, b}}}
	out, _ := patch.Append(nil, &from, &to)
	assert.Equal(t, `{"log":{"8":{"text":"b","u":0}}}`, string(out))
}

func TestATypeThatIsNoPlainDataPanics(t *testing.T) {
	for _, v := range []any{struct{ F float64 }{}, struct{ C chan int }{}, map[bool]int{}, []any{1.5}, time.Time{}, map[string]cards.Card{}, [2]int{}} {
		assert.Panics(t, func() { patch.Encode(nil, v) }, "%T", v)
	}
}

func TestThePanicSaysWhereTheTypeIs(t *testing.T) {
	type inner struct {
		Share []float64 `json:"share"`
	}
	assert.PanicsWithValue(t, "patch: cannot encode float64, in share of patch_test.inner", func() { patch.Encode(nil, inner{}) })
}

type tree struct {
	Name     string           `json:"name"`
	Children map[string]*tree `json:"children,omitempty"`
}

func TestATypeMayContainItself(t *testing.T) {
	from := &tree{"a", map[string]*tree{"b": {Name: "b"}, "c": {Name: "c"}}}
	to := &tree{"a", map[string]*tree{"b": {"b", map[string]*tree{"d": {Name: "d"}}}, "c": from.Children["c"]}}
	out, _ := patch.Append(nil, from, to)
	assert.Equal(t, `{"children":{"b":{"children":{"d":{"name":"d"}}}}}`, string(out))
}

func TestWhatAMergeNeedsIsSaid(t *testing.T) {
	type empty struct{}
	type shape struct {
		Any  any                    `json:"any,omitempty"`
		Raw  json.RawMessage        `json:"raw,omitempty"`
		Map  map[string]empty       `json:"map,omitempty"`
		Ptr  *empty                 `json:"ptr"`
		Seat []rules.Seat           `json:"seat,omitempty"`
		Deep map[string]map[int]int `json:"deep"`
		List []int                  `json:"list,omitzero"`
		Hand map[rules.Seat]int     `json:"hand,omitzero"`
	}
	for name, c := range map[string]struct {
		from, to shape
		want     string
	}{
		"member gone":                  {shape{Map: map[string]empty{"a": {}}}, shape{}, `{"map":null}`},
		"entry gone":                   {shape{Map: map[string]empty{"a": {}, "b": {}}}, shape{Map: map[string]empty{"b": {}}}, `{"map":{"a":null}}`},
		"empty object is new":          {shape{}, shape{Ptr: &empty{}}, `{"ptr":{}}`},
		"empty object for text":        {shape{Any: "x"}, shape{Any: empty{}}, `{"any":{}}`},
		"text for an object":           {shape{Any: other{Text: "x"}}, shape{Any: "x"}, `{"any":"x"}`},
		"another type of object":       {shape{Any: other{Text: "x", More: 1}}, shape{Any: tree{Name: "x"}}, `{"any":{"more":null,"name":"x","text":null}}`},
		"interface gone":               {shape{Any: 1}, shape{}, `{"any":null}`},
		"raw members gone":             {shape{Raw: []byte(`{"a":1,"b":{"c":2}}`)}, shape{Raw: []byte(`{"b":{"d":3}}`)}, `{"raw":{"a":null,"b":{"c":null,"d":3}}}`},
		"raw that says the same":       {shape{Raw: []byte(`{"a":1,"b":2}`)}, shape{Raw: []byte(`{"b":2, "a":1}`)}, ``},
		"seats are numbers":            {shape{}, shape{Seat: []rules.Seat{1, 2}}, `{"seat":[1,2]}`},
		"empty map inside":             {shape{}, shape{Deep: map[string]map[int]int{"a": nil}}, `{"deep":{"a":{}}}`},
		"empty list is new":            {shape{}, shape{List: []int{}}, `{"list":[]}`},
		"empty map gone":               {shape{Hand: map[rules.Seat]int{}}, shape{}, `{"hand":null}`},
		"counts come and go":           {shape{Hand: map[rules.Seat]int{1: 1, 2: 2, 3: 3}}, shape{Hand: map[rules.Seat]int{10: 4, 9: 0, 3: 3, 2: 1}}, `{"hand":{"1":null,"2":1,"9":0,"10":4}}`},
		"keys in the order of numbers": {shape{}, shape{Deep: map[string]map[int]int{"a": {10: 1, 9: 1, -1: 1}}}, `{"deep":{"a":{"-1":1,"9":1,"10":1}}}`},
	} {
		out, changed := patch.Append(nil, c.from, c.to)
		assert.Equal(t, c.want, string(out), name)
		assert.Equal(t, c.want != "", changed, name)
	}
}

func TestPatchesLeadThroughAWholeMatch(t *testing.T) {
	docs := play(t, 1000)
	held := patch.Encode(nil, docs[0])
	for i, to := range docs[1:] {
		change, changed := patch.Append(nil, docs[i], to)
		require.True(t, changed)
		var err error
		held, err = patch.Apply(held, change)
		require.NoError(t, err)
		require.JSONEq(t, string(patch.Encode(nil, to)), string(held))
	}
}

func TestTextPatchesAgreeWithTheAppendixOfRFC7396(t *testing.T) {
	for _, c := range []struct{ doc, patch, want string }{
		{`{"a":"b"}`, `{"a":"c"}`, `{"a":"c"}`},
		{`{"a":"b"}`, `{"b":"c"}`, `{"a":"b","b":"c"}`},
		{`{"a":"b"}`, `{"a":null}`, `{}`},
		{`{"a":"b","b":"c"}`, `{"a":null}`, `{"b":"c"}`},
		{`{"a":["b"]}`, `{"a":"c"}`, `{"a":"c"}`},
		{`{"a":"c"}`, `{"a":["b"]}`, `{"a":["b"]}`},
		{`{"a":{"b":"c"}}`, `{"a":{"b":"d","c":null}}`, `{"a":{"b":"d"}}`},
		{`{"a":[{"b":"c"}]}`, `{"a":[1]}`, `{"a":[1]}`},
		{`["a","b"]`, `["c","d"]`, `["c","d"]`},
		{`{"a":"b"}`, `["c"]`, `["c"]`},
		{`{"a":"foo"}`, `null`, `null`},
		{`{"a":"foo"}`, `"bar"`, `"bar"`},
		{`{"e":null}`, `{"a":1}`, `{"e":null,"a":1}`},
		{`[1,2]`, `{"a":"b","c":null}`, `{"a":"b"}`},
		{`{}`, `{"a":{"bb":{"ccc":null}}}`, `{"a":{"bb":{}}}`},
	} {
		got, err := patch.Apply([]byte(c.doc), []byte(c.patch))
		require.NoError(t, err)
		assert.JSONEq(t, c.want, string(got), "%s by %s", c.doc, c.patch)
	}
}

func FuzzText(f *testing.F) {
	f.Add([]byte(`{"a":{"b":1}}`), []byte(`{"a":{"c":[1,2]}}`))
	f.Fuzz(func(t *testing.T, a, b []byte) {
		if !json.Valid(a) || !json.Valid(b) || strings.Contains(string(a)+string(b), "null") {
			return
		}
		change, err := patch.Text(a, b)
		require.NoError(t, err)
		if change == nil {
			return
		}
		got, err := patch.Apply(a, change)
		require.NoError(t, err)
		back, err := patch.Text(got, b)
		require.NoError(t, err)
		assert.Nil(t, back, "%s to %s by %s gave %s", a, b, change, got)
	})
}
