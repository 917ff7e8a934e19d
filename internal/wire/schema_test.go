package wire_test

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/sobremesa-games/sobremesa/internal/patch"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
	"github.com/sobremesa-games/sobremesa/rules/unoquimico"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// document stands for a room's: the frames and bodies refer to one.
type document struct {
	Game rules.View `json:"game,omitempty"`
}

// schemas are those of every game in the catalog.
func schemas() map[string]json.RawMessage {
	type Document document
	spec := wire.NewSpec()
	spec.Games(catalog.All(), Document{})
	return spec.Schemas()
}

// compiled makes a validator. exact admits no member that the schema does not
// name, as the schemas of what the server sends do for later servers' sake.
func compiled(t testing.TB, text []byte, exact bool) *jsonschema.Schema {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	require.NoError(t, err)
	if exact {
		closeObjects(doc)
	}
	c := jsonschema.NewCompiler()
	require.NoError(t, c.AddResource("schema.json", doc))
	s, err := c.Compile("schema.json")
	require.NoError(t, err, "%s", text)
	return s
}

func closeObjects(v any) {
	switch v := v.(type) {
	case map[string]any:
		if v["properties"] != nil && v["type"] == "object" {
			v["additionalProperties"] = false
		}
		for _, sub := range v {
			closeObjects(sub)
		}
	case []any:
		for _, sub := range v {
			closeObjects(sub)
		}
	}
}

func valid(t testing.TB, s *jsonschema.Schema, text []byte) error {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	require.NoError(t, err, "%s", text)
	return s.Validate(doc)
}

func TestEverySchemaIsOne(t *testing.T) {
	for name, text := range schemas() {
		t.Run(name, func(t *testing.T) { compiled(t, text, false) })
	}
}

func TestWhatIsPublishedIsNamedInSnakeCase(t *testing.T) {
	all := schemas()
	for _, name := range []string{"client_frame", "server_frame", "new_room", "document", "error_code", "unoquimico_view", "unoquimico_move", "unoquimico_options", "unoquimico_choices", "unoquimico_document"} {
		assert.Contains(t, all, name)
	}
}

// TestWhatAGameSaysFollowsItsSchemas plays every game of the catalog with the
// moves that it offers.
func TestWhatAGameSaysFollowsItsSchemas(t *testing.T) {
	all := schemas()
	for _, k := range catalog.All() {
		view, move := compiled(t, all[k.ID+"_view"], true), compiled(t, all[k.ID+"_move"], true)
		g, err := k.New(rules.Setup{Seats: k.Seats[0], Rev: k.Rev, Seed: rules.Seed{3}})
		require.NoError(t, err)
		r := rules.NewRand(rules.Seed{4})
		for over := false; !over; _, over = g.Result() {
			for to := range rules.Seat(k.Seats[0] + 1) {
				require.NoError(t, valid(t, view, patch.Encode(nil, g.View(to))))
			}
			by := g.Turn().Seats[0]
			moves := slices.Collect(g.Legal(by))
			m := moves[r.N(len(moves))]
			require.NoError(t, valid(t, move, wire.EncodeMove(m)))
			require.NoError(t, g.Play(by, m))
		}
		require.NoError(t, valid(t, view, patch.Encode(nil, g.View(1))))
	}
}

func TestOptionsFollowTheirSchemas(t *testing.T) {
	all := schemas()
	choices, complete := compiled(t, wire.OptionsSchema(uno), false), compiled(t, all["unoquimico_options"], true)
	for raw, ok := range map[string]bool{
		`{}`: true, `{"games":4}`: true, `{"games":41}`: false, `{"games":1.5}`: false, `{"mode":"odd"}`: false, `{"x":1}`: false, `{"voluntary_draw":1}`: false,
	} {
		done, err := wire.Options(uno, []byte(raw))
		assert.Equal(t, ok, err == nil, raw)
		assert.Equal(t, ok, valid(t, choices, []byte(raw)) == nil, raw)
		if ok {
			assert.NoError(t, valid(t, complete, done))
		}
	}
}

func TestTheSchemaOfOptionsHasDefaultsAndRulings(t *testing.T) {
	var s struct {
		Properties map[string]struct {
			Default any    `json:"default"`
			Rule    string `json:"rule"`
		} `json:"properties"`
	}
	require.NoError(t, json.Unmarshal(wire.OptionsSchema(uno), &s))
	completed := map[string]any{}
	require.NoError(t, json.Unmarshal([]byte(allDefaults), &completed))
	for name, o := range s.Properties {
		assert.Equal(t, completed[name], o.Default, name)
		assert.Regexp(t, `^UQ-\d+$`, o.Rule, name)
	}
	assert.Len(t, s.Properties, len(completed))
}

func TestOptionsStandInTheOrderOfTheirStructAndProposeNumbers(t *testing.T) {
	k, _ := catalog.Find("spectrix")
	text, last := string(wire.OptionsSchema(k)), 0
	for _, o := range wire.OptionsOf(k) {
		at := strings.Index(text, `"`+o.Name+`":`)
		assert.Greater(t, at, last, o.Name)
		last = at
	}
	assert.Contains(t, text, `"examples":[50,100,150,200]`)
	_, err := wire.Options(k, []byte(`{"target":77}`))
	assert.NoError(t, err, "what is not proposed is accepted")
}

func TestServerFramesFollowTheirSchema(t *testing.T) {
	schema := compiled(t, schemas()["server_frame"], true)
	from := uint64(3)
	for _, c := range []struct {
		frame wire.ServerFrame
		want  string
	}{
		{wire.Hello{Protocol: 1, Server: "x"}, `{"t":"hello","protocol":1,"server":"x","seats":[]}`},
		{wire.Hello{Protocol: 1, Server: "x", Seats: []rules.Seat{1, 2}, Stream: "s"}, `{"t":"hello","protocol":1,"server":"x","seats":[1,2],"stream":"s"}`},
		{wire.State{V: 12, Doc: []byte(`{}`)}, `{"t":"state","v":12,"doc":{}}`},
		{wire.Patch{V: 14, From: &from, P: []byte(`{"game":null}`)}, `{"t":"patch","v":14,"from":3,"p":{"game":null}}`},
		{wire.Done{ID: "a", V: 13}, `{"t":"done","id":"a","v":13}`},
		{wire.Refused{ID: "a", Code: "no_common_property", Rule: "UQ-2", Data: map[string]any{"element": "Na"}}, `{"t":"refused","id":"a","code":"no_common_property","rule":"UQ-2","data":{"element":"Na"}}`},
		{wire.LegalMoves{ID: "a", Moves: wire.Moves{V: 1, Moves: []json.RawMessage{wire.EncodeMove(unoquimico.Draw{})}, Complete: true}}, `{"t":"legal","id":"a","v":1,"moves":[{"do":"draw"}],"complete":true}`},
		{wire.HintGiven{ID: "a", Helped: wire.Helped{V: 1, Hint: []byte(`{"level":1,"do":"draw"}`)}}, `{"t":"hint","id":"a","v":1,"hint":{"level":1,"do":"draw"}}`},
		{wire.Unread{Code: wire.CodeMalformed}, `{"t":"error","code":"malformed"}`},
		{wire.Ping{N: 7}, `{"t":"ping","n":7}`},
		{wire.Bye{Code: wire.ByeRestart, Again: true, AfterMS: 7000}, `{"t":"bye","code":"restart","again":true,"after_ms":7000}`},
	} {
		got := wire.Append([]byte("x"), c.frame)[1:]
		assert.Equal(t, c.want, string(got))
		assert.NoError(t, valid(t, schema, got), c.want)
	}
	assert.Equal(t, `{"t":"done","id":"a\"b","v":13}`, string(wire.AppendDone(nil, `a"b`, 13)))
}

func TestDocumentsTravelAsStateAndPatch(t *testing.T) {
	schema := compiled(t, schemas()["server_frame"], true)
	g, err := uno.New(rules.Setup{Seats: 2, Rev: 1, Seed: rules.Seed{3}})
	require.NoError(t, err)
	before := document{Game: g.View(1)}
	require.NoError(t, valid(t, schema, wire.AppendState(nil, 1, wire.Shows{Seat: 1, Seats: []rules.Seat{1, 2}, Role: "host"}, &before)))
	for m := range g.Legal(g.Turn().Seats[0]) {
		require.NoError(t, g.Play(g.Turn().Seats[0], m))
		break
	}
	after := document{Game: g.View(1)}
	frame, changed := wire.AppendPatch(nil, 2, &before, &after)
	assert.True(t, changed)
	require.NoError(t, valid(t, schema, frame))
	frame, changed = wire.AppendPatch([]byte("x"), 3, &after, &after)
	assert.False(t, changed)
	assert.Equal(t, "x", string(frame))
}

func TestEveryByeHasItsCloseNumber(t *testing.T) {
	for i, code := range wire.ByeCodes() {
		assert.Equal(t, 4000+i, wire.CloseNumber(code))
	}
	assert.Equal(t, 4003, wire.CloseNumber("restart"))
	assert.Equal(t, 4008, wire.CloseNumber("expired"))
	assert.Panics(t, func() { wire.CloseNumber("other") })
}

func TestEveryCodeHasItsStatus(t *testing.T) {
	for code, status := range map[string]int{
		"malformed": 400, "bad_option": 400, "no_device": 401, "not_yours": 403, "not_host": 403, "bad_origin": 403, "not_found": 404,
		"room_full": 409, "seat_taken": 409, "wrong_phase": 409, "locked": 409, "conflict": 409, "too_few": 409, "stale": 409,
		"too_large": 413, "not_json": 415, "not_your_turn": 422, "no_common_property": 422, "slow_down": 429, "draining": 503, "store_failed": 503,
	} {
		assert.Equal(t, status, wire.Status(code), code)
	}
	assert.Equal(t, len(wire.Codes()), len(slices.Compact(slices.Sorted(slices.Values(wire.Codes())))))
}

func TestSchemasAndDeclarationsSayWhatTheCommentsSay(t *testing.T) {
	spec := wire.NewSpec()
	spec.Games(catalog.All(), document{})
	spec.Comment = wire.Comments{"wire.Sit": "Sit is\nthe body.", "wire.Sit.Seat": "a place\n", "wire.Move": "Move asks.", "rules.Shared.Log": "the newest\n"}.Of
	schemas, text := spec.Schemas(), string(spec.TypeScript())
	for name, parts := range map[string][]string{
		"sit":             {`"description":"Sit is the body."`, `"seat":{"description":"a place","minimum":0,"type":"integer"}`},
		"client_frame":    {`"description":"ClientMove asks."`},
		"unoquimico_view": {`"description":"the newest"`},
	} {
		for _, part := range parts {
			assert.Contains(t, string(schemas[name]), part, name)
		}
	}
	for _, part := range []string{"/** Sit is the body. */\nexport interface Sit {", "  /** a place */\n  seat?: number\n", "/** ClientMove asks. */\n"} {
		assert.Contains(t, text, part)
	}
}

func TestTheDeclarationsNameEveryPartOnce(t *testing.T) {
	type Document document
	spec := wire.NewSpec()
	spec.Games(catalog.All(), Document{})
	text := string(spec.TypeScript())
	for _, line := range []string{
		"export type Move = UnoquimicoMove |", "  t: \"patch\"\n", "  do: \"lay\"\n", "  scientist?: string\n",
		"  log: { [number: string]: UnoquimicoEntry }\n", "  seats: { [seat: string]: UnoquimicoSeatView }\n",
		"  seats: number[]\n", "  move: Move\n", "  games?: number\n", "  levels: (\"easy\" | \"medium\" | \"hard\")[]\n",
	} {
		assert.Contains(t, text, line)
	}
	assert.Equal(t, text, string(spec.TypeScript()), "the same every time")
}
