package main

import (
	"context"
	"log/slog"
	"path/filepath"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/journal/sqlite"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// played is a data folder with a room in which two bots have played a match of
// one game to its end, and one, in its lobby, in which nothing has happened yet.
func played(t *testing.T) (data, code, lobby string) {
	data, code, lobby = t.TempDir(), "KXR4TN", "BBBBBB"
	store, err := sqlite.Open(filepath.Join(data, "journal.db"))
	require.NoError(t, err)
	committer := journal.NewCommitter(store)
	house := &room.House{Store: store, Committer: committer, Kind: catalog.Find, Log: slog.New(slog.DiscardHandler)}
	host := room.Device{1}
	bots := []room.BotSeat{{Seat: 1, Level: rules.Easy}, {Seat: 2, Level: rules.Easy}}
	open := func(code string) *room.Room {
		r, err := room.Open(context.Background(), house, code, room.Params{Game: "unoquimico", Seats: 2, Bots: bots, Options: []byte(`{"games":1}`), Host: host, Stand: true})
		require.NoError(t, err)
		return r
	}
	r, idle := open(code), open(lobby)
	woken := make(chan struct{}, 1)
	feed, err := r.Watch(host, rules.Nobody, func() {
		select {
		case woken <- struct{}{}:
		default:
		}
	})
	require.NoError(t, err)
	_, err = r.Do(context.Background(), room.Command{Device: host, Act: room.Start{}})
	require.NoError(t, err)
	for feed.Take().Doc.Room.Phase != room.Ended {
		<-woken
	}
	r.Drain(0, 0)
	idle.Drain(0, 0)
	committer.Close()
	require.NoError(t, store.Close())
	return data, code, lobby
}

func TestReplayTellsAFinishedMatchInWords(t *testing.T) {
	data, code, lobby := played(t)
	exit, out, errs := ended("replay", "kxr-4tn", "--data", data)
	require.Zero(t, exit, errs)
	assert.Regexp(t, `^ +2  (Bot \d dealt game 1 and turned up|comodín came first)`, out)
	assert.Contains(t, out, "The match is over. Totals: Bot 1 ")
	assert.Contains(t, out, "Every record and every hash is what was written.")
	assert.NotContains(t, out, "hand", "who looks on sees none")

	_, out, _ = ended("replay", code, "--data", data, "--seat", "1", "--lang", "es")
	assert.Contains(t, out, "repartió la partida 1 y descubrió")
	assert.Regexp(t, `Llega a tu mano: (.+, ){6}.+`, out)
	assert.Contains(t, out, "Fin del encuentro.")

	for lang, nothing := range map[string]string{"en": "No match has been played here.\n", "es": "Aquí no se ha jugado ningún encuentro.\n"} {
		exit, out, errs = ended("replay", lobby, "--data", data, "--lang", lang)
		assert.Zero(t, exit, errs)
		assert.Equal(t, nothing+sound[lang]+"\n", out)
	}
}

func TestReplayCallsSeatsAsThePageDoes(t *testing.T) {
	holders := []room.Holder{{Name: "Nora"}, {Bot: true}, {}}
	for lang, want := range map[string][]string{"en": {"Nora", "Bot 2", "Seat 3", "Seat 4"}, "es": {"Nora", "Bot 2", "Sitio 3", "Sitio 4"}} {
		for i, name := range want {
			assert.Equal(t, name, nameOf(holders, rules.Seat(i+1), lang))
		}
	}
}

func TestReplayNamesWhatItCannotTell(t *testing.T) {
	data, code, _ := played(t)
	for says, args := range map[string][]string{
		"is no code of a room":    {"KXR"},
		"there is no room CCCCCC": {"CCCCCC"},
		"no seat 3 among the 2":   {code, "--seat", "3"},
	} {
		exit, _, errs := ended(append([]string{"replay", "--data", data}, args...)...)
		assert.Equal(t, exitFailed, exit)
		assert.Contains(t, errs, says)
	}
}

func TestReplayTellsTheCardsOfAHandInTheOrderInWhichTheyCame(t *testing.T) {
	told := teller{seen: seen{Hand: map[string]int{"Na": 3, "K": 9}}}
	n := told.since(7, seen{Hand: map[string]int{"Na": 3, "K": 9, "wild_1": 10, "He": 11, "O": 12}})
	assert.Equal(t, []string{"wild_1", "He", "O"}, n.taken)
}

// Where a hand says how many it has of each card, another one of the same counts.
func TestReplayTellsASecondCardOfAKind(t *testing.T) {
	told := teller{seen: seen{Hand: map[string]int{"RE": 1, "GR": 2, "YE": 1}}}
	for range 20 {
		n := told.since(7, seen{Hand: map[string]int{"RE": 2, "GR": 1, "YE": 1, "LI": 1, "DB": 1, "PK": 1}})
		assert.Equal(t, []string{"DB", "LI", "PK", "RE"}, n.taken)
	}
}
