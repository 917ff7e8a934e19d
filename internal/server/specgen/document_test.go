package main

import (
	"bytes"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/sobremesa-games/sobremesa/internal/patch"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/server"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
	"github.com/stretchr/testify/require"
)

func TestTheDocumentsOfEveryGameFollowTheirSchemas(t *testing.T) {
	schemas := server.Spec().Schemas()
	for _, k := range catalog.All() {
		options, err := wire.Options(k, nil)
		require.NoError(t, err)
		g, err := k.New(rules.Setup{Seats: k.Seats[0], Rev: k.Rev, Options: options})
		require.NoError(t, err)
		doc := patch.Encode(nil, room.Document{Room: aTable(k, options), Game: g.View(1)})
		for _, name := range []string{"document", k.ID + "_document"} {
			require.NoError(t, check(t, schemas[name], doc), name)
		}
		require.Error(t, check(t, schemas["document"], []byte(`{"room":{"code":"KXR4TN"}}`)))
	}
}

// aTable has every member that a room may show.
func aTable(k *rules.Kind, options []byte) *room.Table {
	return &room.Table{
		Code: "KXR4TN", Phase: room.Playing, Game: k.ID, Rev: k.Rev, Options: options, HouseRules: map[string]string{"games": "1"}, Host: 1,
		Seats:      rules.BySeat[room.TableSeat]{{Name: "Nora", Kind: "person", PlayedBy: "bot"}, {Kind: "bot", Level: "easy", Here: true}},
		Spectators: 2, Locked: true, Public: true, ClockMode: "gentle", Clock: &room.Clock{Seats: []rules.Seat{1}, LeftMS: 5, Running: true},
		GraceS: 20, PausedBy: 1, Fair: room.Fair{Commit: "00", Seed: "00"}, Says: map[uint32]room.Said{1: {Seat: 1, Phrase: "hello"}},
		Totals: map[rules.Seat]int{1: 1}, Matches: 1,
	}
}

func check(t *testing.T, schema, text []byte) error {
	parsed, err := jsonschema.UnmarshalJSON(bytes.NewReader(schema))
	require.NoError(t, err)
	c := jsonschema.NewCompiler()
	require.NoError(t, c.AddResource("schema.json", parsed))
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	require.NoError(t, err)
	return c.MustCompile("schema.json").Validate(doc)
}
