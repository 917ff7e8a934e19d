package room_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// story is the lines as one reads them: kind, who did it, to whom.
func (tb *table) story() (lines []string) {
	all := tb.sees().Story
	for _, n := range slices.Sorted(maps.Keys(all)) {
		l := all[n]
		text := l.Kind
		for _, part := range []string{l.ByName, "→", l.Name, l.Was, l.Why} {
			text += " " + part
		}
		if l.Bot {
			text += " bot"
		}
		for _, name := range slices.Sorted(maps.Keys(l.Fields)) {
			text += fmt.Sprintf(" %s=%s", name, l.Fields[name])
		}
		lines = append(lines, strings.Join(strings.Fields(strings.TrimSuffix(strings.ReplaceAll(text, "→  ", ""), "→ ")), " "))
	}
	return lines
}

// toldAlike checks that whoever is there, comes late or comes after a restart
// reads the same.
func (tb *table) toldAlike() {
	tb.t.Helper()
	told := tb.sees()
	for d, f := range tb.feeds {
		if doc := f.Take().Doc; doc != nil && f.Take().Bye == nil {
			assert.Equal(tb.t, told.Story, doc.Room.Story, "device %d", d[0])
			assert.Equal(tb.t, told.By, doc.Room.By, "device %d", d[0])
		}
	}
	tb.restart()
	assert.Equal(tb.t, told.Story, tb.sees().Story)
	assert.Equal(tb.t, told.By, tb.sees().By)
	assert.Equal(tb.t, told.Evening, tb.sees().Evening)
	late := tb.watch(device(77)).Take().Doc.Room
	assert.Equal(tb.t, told.Story, late.Story)
	for _, d := range []room.Device{a, b, c} {
		if f, err := tb.Watch(d, rules.Nobody, func() {}); err == nil {
			tb.feeds[d] = f
		}
	}
	after(0)
}

func TestEveryInterventionIsToldToAllAndForGood(t *testing.T) {
	at(t, room.Params{Seats: 3}, func(tb *table) {
		tb.house.BotDelay = [2]time.Duration{time.Hour, time.Hour}
		tb.watch(x)
		tb.must(c, room.Sit{Name: "Cy"})
		tb.watch(c)
		tb.must(a, room.Configure{Options: []byte(`{"cards":4}`), Locked: ptr(true), Public: ptr(true), GraceS: ptr(20), Clock: ptr("gentle")})
		tb.must(a, room.Configure{GraceS: ptr(30), Clock: ptr("off")})
		tb.must(a, room.Configure{Locked: ptr(false), Public: ptr(false)})
		tb.must(b, room.Rename{Name: "Bo"})
		_, err := tb.Do(ctx, room.Command{Device: a, Seat: 3, Act: room.Rename{Name: "Cyd"}})
		require.NoError(t, err)
		tb.must(a, room.Start{})
		tb.must(a, room.Pause{})
		tb.must(a, room.Resume{})
		tb.toldAlike()
		tb.step()
		tb.leave(b)
		after(15 * time.Second)
		tb.must(a, room.Skip{Seat: 2})
		tb.step()
		tb.step()
		after(30 * time.Second) // the bot of Bo stands in
		tb.watch(b)             // and Bo is back
		after(0)
		tb.must(a, room.Kick{Seat: 2})
		tb.must(a, room.Admit{Seat: 2})
		_, err = tb.Do(ctx, room.Command{Device: a, Seat: 3, Act: room.Leave{}})
		require.NoError(t, err)
		tb.must(x, room.Sit{Name: "Zoe", Seat: 2})
		tb.must(x, room.Leave{})
		assert.Equal(t, []string{
			"sit → Bea", "sit → Cy",
			"options Ada cards=4", "clock_mode Ada clock_mode=gentle", "grace Ada grace_s=20", "lock Ada", "public Ada",
			"clock_mode Ada clock_mode=off", "grace Ada grace_s=30", "unlock Ada", "unlist Ada",
			"rename → Bo Bea", "rename Ada → Cyd Cy",
			"pause Ada", "resume Ada",
			"skip Ada → Bo", "stand_in → Bo grace", "back → Bo",
			"kick Ada → Bo bot", "admit Ada → Bo", "free Ada → Cyd bot", "sit → Zoe bot", "leave → Zoe bot",
		}, tb.story())
		tb.toldAlike()
	})
}

func TestTheHostsRoleAndATimeThatIsOverAreTold(t *testing.T) {
	at(t, room.Params{Clock: "firm", Seats: 3, GraceS: 600}, func(tb *table) {
		tb.must(c, room.Sit{Name: "Cy"})
		tb.watch(c)
		tb.must(a, room.Start{})
		after(toyGrant + 2*time.Minute)
		tb.leave(b)
		after(toyGrant + 2*time.Minute)
		tb.leave(a)
		after(30 * time.Second)
		assert.Subset(t, tb.story(), []string{"clock → Ada", "stand_in → Bea clock", "host → Cy"})
		tb.toldAlike()
	})
}

func TestChangesOfOneThingAreOneLine(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		for n := range 60 {
			tb.must(a, room.Configure{GraceS: ptr(10 + n)})
		}
		assert.Equal(t, []string{"sit → Bea", "grace Ada grace_s=69"}, tb.story())
	})
}

func TestTheStoryIsBounded(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		for range 50 {
			tb.must(a, room.Pause{})
			tb.must(a, room.Resume{})
		}
		assert.Len(t, tb.story(), 40)
		assert.Contains(t, tb.sees().Story, uint32(101), "the newest")
		tb.toldAlike()
	})
}

// made is who made each entry of the log, as the document tells it.
func (tb *table) made() (names []string) {
	_, doc, err := tb.View(x, rules.Nobody)
	require.NoError(tb.t, err)
	for i, e := range doc.Game.(toyView).Log.Entries {
		names = append(names, madeBy(doc.Room, e.Seat, uint32(i+1)))
	}
	return names
}

func madeBy(t *room.Table, seat rules.Seat, n uint32) string {
	held := t.By[seat]
	for _, until := range slices.Sorted(maps.Keys(held)) {
		if n <= until {
			return strings.TrimSpace(held[until].Name + map[bool]string{true: " bot"}[held[until].Bot])
		}
	}
	now := t.Seats.At(seat)
	return strings.TrimSpace(now.Name + map[bool]string{true: " bot"}[now.Kind == "bot" || now.PlayedBy == "bot"])
}

func TestAnEntryOfTheLogStaysWhoseItWas(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.house.BotDelay = [2]time.Duration{time.Second, time.Second}
		tb.must(a, room.Configure{Options: []byte(`{"cards":9}`)})
		tb.must(a, room.Start{})
		want := []string{"Ada", "Bea"}
		tb.step()
		tb.step()
		require.Nil(t, tb.sees().By, "a person's own moves say nothing")
		tb.must(b, room.Rename{Name: "Bo"})
		tb.step()
		tb.step()
		tb.step()
		tb.leave(b)
		after(15 * time.Second)
		tb.must(a, room.Skip{Seat: 2})
		want = append(want, "Ada", "Bo", "Ada", "Bo bot")
		tb.step()
		after(grace + time.Second) // a bot stands in
		want = append(want, "Ada", "Bo bot")
		tb.watch(b)
		after(0)
		tb.step()
		tb.step()
		want = append(want, "Ada", "Bo")
		assert.Equal(t, want, tb.made())
		tb.must(b, room.Leave{})
		tb.step()
		after(time.Second)
		want = append(want, "Ada", "bot")
		tb.must(a, room.Kick{Seat: 2}) // it is kept for nobody any more
		tb.must(x, room.Sit{Name: "Zoe"})
		tb.step()
		assert.Equal(t, append(want, "Ada"), tb.made())
		tb.toldAlike()
		assert.Equal(t, append(want, "Ada"), tb.made())
	})
}

func TestLinesBeforeAMatchComeBeforeItsLog(t *testing.T) {
	at(t, room.Params{Seats: 3}, func(tb *table) {
		tb.must(x, room.Sit{Name: "Zoe", Seat: 3})
		_, err := tb.Do(ctx, room.Command{Device: b, Act: room.Leave{}})
		require.NoError(t, err)
		tb.must(a, room.Start{}) // Zoe has seat 2
		tb.must(a, room.Pause{})
		tb.must(a, room.Resume{})
		zoe := tb.sees().Story[2]
		assert.Equal(t, []any{"Zoe", rules.Seat(2)}, []any{zoe.Name, zoe.Seat})
		bea := tb.sees().Story[3]
		assert.Equal(t, []any{"leave", "Bea", rules.Nobody}, []any{bea.Kind, bea.Name, bea.Seat})
		tb.must(a, room.Move{Move: tb.first(1)})
		tb.must(a, room.Pause{})
		assert.Equal(t, uint32(1), tb.sees().Story[6].After)
		tb.toldAlike()
	})
}

func TestWhatIsTakenBackIsToldAndItsEntriesAreMadeAnew(t *testing.T) {
	trio(t, room.Params{}, func(tb *table) {
		tb.step()
		to := tb.v()
		tb.step()
		tb.must(b, room.Rename{Name: "Bo"})
		tb.takenBack(to)
		last := tb.sees().Story[uint32(len(tb.sees().Story))]
		assert.Equal(t, []any{"undo", "Ada", uint32(1)}, []any{last.Kind, last.Name, last.After})
		tb.step()
		tb.step()
		assert.Equal(t, "Bo", madeBy(tb.sees(), 2, 2))
		for _, l := range tb.sees().Story {
			assert.LessOrEqual(t, l.After, uint32(1))
		}
		tb.toldAlike()
	})
}

func TestARematchBeginsWithWhatWasBefore(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		tb.step()
		tb.must(a, room.Pause{})
		tb.must(a, room.Resume{})
		tb.must(a, room.Say{Phrase: "hello"})
		require.Equal(t, uint32(1), tb.sees().Story[2].After)
		require.Equal(t, [2]uint32{1, 3}, [2]uint32{tb.sees().Says[1].After, tb.sees().Says[1].Line})
		tb.finish()
		tb.must(a, room.Rematch{})
		assert.Zero(t, tb.sees().Story[2].After)
		assert.Empty(t, tb.sees().Says, "what was said goes with its match")
		tb.toldAlike()
	})
}

// In the toy the last seat wins.
func TestAMatchThatIsOverIsToldInTheNextOneToo(t *testing.T) {
	at(t, room.Params{Seats: 3}, func(tb *table) {
		tb.must(a, room.Start{})
		tb.finish()
		tb.must(b, room.Rename{Name: "Bo"})
		tb.must(a, room.Rematch{})
		assert.Equal(t, []string{"sit → Bea", "match → Bea match=1", "rename → Bo Bea"}, tb.story())
		tb.finish()
		assert.Contains(t, tb.story(), "match → Bo match=2")
		tb.toldAlike()
	})
}

// Seats are numbered anew when some of them are free.
func TestWhoWonAMatchIsToldByTheSeatOfNow(t *testing.T) {
	at(t, room.Params{Seats: 4}, func(tb *table) {
		tb.must(c, room.Sit{Name: "Cy"})
		tb.watch(c)
		tb.must(a, room.Start{})
		tb.finish()
		tb.must(b, room.Leave{})
		tb.must(a, room.Rematch{})
		assert.Contains(t, slices.Collect(maps.Values(tb.sees().Story)), room.Line{Kind: "match", Seat: 2, Name: "Cy", Fields: map[string]string{"match": "1"}})
	})
}

func TestABotThatWinsHasNoName(t *testing.T) {
	at(t, room.Params{Seats: 3, Bots: []room.BotSeat{{Seat: 3, Level: rules.Easy}}}, func(tb *table) {
		tb.must(a, room.Start{})
		tb.finish()
		assert.Contains(t, tb.story(), "match bot match=1")
	})
}

func TestItIsToldWhichBotsAndClosedSeatsAHostChanged(t *testing.T) {
	at(t, room.Params{Seats: 4, Bots: []room.BotSeat{{Seat: 3, Level: rules.Easy}}}, func(tb *table) {
		tb.must(a, room.Configure{Bots: []room.BotSeat{{Seat: 3, Level: rules.Easy}, {Seat: 4, Level: rules.Easy}}})
		tb.must(a, room.Configure{Bots: []room.BotSeat{{Seat: 3, Level: rules.Hard}, {Seat: 4, Level: rules.Easy}}})
		tb.must(a, room.Kick{Seat: 4})
		tb.must(a, room.Configure{Closed: []rules.Seat{4}})
		assert.Equal(t, []string{"sit → Bea", "bots Ada 3=hard 4=open", "closed Ada 4=closed"}, tb.story())
		tb.toldAlike()
	})
}
