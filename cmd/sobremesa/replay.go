package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/journal/sqlite"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/internal/words"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/catalog"
)

type replayCmd struct {
	Code string `arg:"" help:"Code of the room, as in its link."`
	Data string `default:"data" type:"path" help:"Folder of the journal. No server may be using it."`
	Seat uint8  `env:"-" default:"0" help:"Whose eyes to see with: a seat's hand is told, too. 0 looks on."`
	Lang string `env:"-" default:"en" enum:"en,es" help:"Language: ${enum}."`
}

// Run tells the matches of a room in words, and fails where a record, or the
// hash of the views at the end of a hand, is not what was written.
func (c *replayCmd) Run(ctx context.Context, out io.Writer) error {
	code, ok := wire.ParseCode(c.Code)
	if !ok {
		return fmt.Errorf("replay: %q is no code of a room", c.Code)
	}
	store, err := sqlite.View(journalPath(c.Data))
	if err != nil {
		return (&checkCmd{Data: c.Data}).failed(err)
	}
	defer store.Close()
	t := &teller{lang: c.Lang, seat: rules.Seat(c.Seat)}
	holders, err := room.Retell(ctx, &room.House{Store: store, Kind: catalog.Find}, code, t.seat, t.take)
	switch {
	case errors.Is(err, journal.ErrNotFound):
		return fmt.Errorf("replay: there is no room %s in %s", code, c.Data)
	case err != nil:
		return fmt.Errorf("replay: %w", err)
	case t.seats > 0 && int(c.Seat) > t.seats:
		return fmt.Errorf("replay: there is no seat %d among the %d of %s", c.Seat, t.seats, code)
	}
	return t.print(out, holders)
}

// teller gathers what a room's records led to, and tells it.
type teller struct {
	lang string
	seat rules.Seat
	game *rules.Kind

	seats int // of the match with most; 0 where none was played
	news  []news
	seen  seen
}

// news is what one record brought.
type news struct {
	v       uint64
	entries []json.RawMessage
	taken   []string // cards that came to the seat's hand
	back    *room.TakenBack
}

// seen is of a view what words are made of.
type seen struct {
	Log  map[string]json.RawMessage `json:"log"`
	Hand map[string]int             `json:"hand"` // card → order of arrival, or how many
}

// take notes what a scene adds to the one before.
func (t *teller) take(s room.Scene) error {
	t.game, t.seats = s.Game, max(t.seats, s.Seats)
	if s.Deal {
		t.seen = seen{}
	}
	if s.View == nil {
		return nil
	}
	var now seen
	text, err := json.Marshal(s.View)
	if err == nil {
		err = json.Unmarshal(text, &now)
	}
	if err != nil {
		return err
	}
	n := t.since(s.V, now)
	n.back = s.Back
	t.news = append(t.news, n)
	t.seen = now
	return nil
}

func (t *teller) since(v uint64, now seen) news {
	n := news{v: v}
	for _, key := range slices.SortedFunc(maps.Keys(now.Log), byNumber) {
		if _, told := t.seen.Log[key]; !told {
			n.entries = append(n.entries, now.Log[key])
		}
	}
	for _, card := range now.cards() {
		if had, ok := t.seen.Hand[card]; !ok || now.Hand[card] > had {
			n.taken = append(n.taken, card)
		}
	}
	return n
}

// cards is the hand in the order in which it came, as far as its numbers tell.
func (s *seen) cards() []string {
	return slices.SortedFunc(maps.Keys(s.Hand), func(a, b string) int {
		return cmp.Or(cmp.Compare(s.Hand[a], s.Hand[b]), cmp.Compare(a, b))
	})
}

func byNumber(a, b string) int {
	x, _ := strconv.Atoi(a)
	y, _ := strconv.Atoi(b)
	return x - y
}

func (t *teller) print(out io.Writer, holders []room.Holder) error {
	w, err := words.Of(t.game, t.lang)
	if err != nil {
		return err
	}
	called := func(s rules.Seat) string { return nameOf(holders, s, t.lang) }
	if t.seats == 0 {
		fmt.Fprintln(out, nothing[t.lang])
	}
	for _, n := range t.news {
		if n.back != nil {
			fmt.Fprintf(out, "%5d  "+takenBack[t.lang]+"\n", n.v, called(n.back.By), n.back.To)
		}
		for _, entry := range n.entries {
			fmt.Fprintf(out, "%5d  %s\n", n.v, w.Entry(entry, called))
		}
		if len(n.taken) > 0 {
			fmt.Fprintf(out, "%5d  %s %s\n", n.v, inHand[t.lang], t.cards(w, n.taken))
		}
	}
	_, err = fmt.Fprintln(out, sound[t.lang])
	return err
}

func (t *teller) cards(w *words.Words, codes []string) string {
	all := make([]string, len(codes))
	for i, code := range codes {
		all[i] = w.CardName(code)
	}
	return strings.Join(all, ", ")
}

// nameOf is what the page calls a seat.
func nameOf(holders []room.Holder, s rules.Seat, lang string) string {
	if i := int(s) - 1; i >= 0 && i < len(holders) {
		switch h := holders[i]; {
		case h.Name != "":
			return h.Name
		case h.Bot:
			return "Bot " + s.String()
		}
	}
	return seatNumber[lang] + s.String()
}

// What replay says besides the game's own words, by language.
var (
	inHand     = map[string]string{"en": "In your hand now:", "es": "Llega a tu mano:"}
	seatNumber = map[string]string{"en": "Seat ", "es": "Sitio "}
	nothing    = map[string]string{"en": "No match has been played here.", "es": "Aquí no se ha jugado ningún encuentro."}
	takenBack  = map[string]string{
		"en": "%s asked, and all agreed: what came after %d is taken back.",
		"es": "Lo pidió %s y nadie se opuso: se deshace lo que vino después de %d.",
	}
	sound = map[string]string{
		"en": "Every record and every hash is what was written.",
		"es": "Todos los registros y todas las huellas son los que se escribieron.",
	}
)
