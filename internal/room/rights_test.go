package room_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"testing/cryptotest"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestWhoMayDoWhat lists every act for everybody: host (seat 1), other (seat
// 2), spectator, kicked (was seat 3), nobody (no secret). The table is in play,
// seat 1 is asked. "" is accepted.
func TestWhoMayDoWhat(t *testing.T) {
	const yes = ""
	for _, row := range []struct {
		name                                     string
		cmd                                      func(*table) room.Command
		host, other, spectator, kicked, nobodyIs string
	}{
		{"move of seat 1", func(tb *table) room.Command {
			return room.Command{Seat: 1, At: tb.v(), Act: room.Move{Move: tb.first(1)}}
		}, yes, room.NotYours, room.NotYours, room.NotYours, room.NoDevice},
		{"move of seat 2", func(tb *table) room.Command {
			return room.Command{Seat: 2, At: tb.v(), Act: room.Move{Move: put{1}}}
		}, room.NotYours, rules.NotYourTurn, room.NotYours, room.NotYours, room.NoDevice},
		{"sit", cmd(room.Sit{}), yes, yes, yes, room.KickedOut, room.NoDevice},
		{"sit on a person", cmd(room.Sit{Seat: 2}), room.SeatTaken, yes, room.SeatTaken, room.KickedOut, room.NoDevice},
		{"sit nowhere", cmd(room.Sit{Seat: 9}), rules.BadOption, rules.BadOption, rules.BadOption, room.KickedOut, room.NoDevice},
		{"leave seat 1", seatCmd(1, room.Leave{}), yes, room.NotYours, room.NotYours, room.NotYours, room.NoDevice},
		{"leave seat 2", seatCmd(2, room.Leave{}), yes, yes, room.NotYours, room.NotYours, room.NoDevice},
		{"rename seat 2", seatCmd(2, room.Rename{Name: "Eve"}), yes, yes, room.NotYours, room.NotYours, room.NoDevice},
		{"enter an open room", cmd(room.Enter{}), yes, yes, yes, yes, room.NoDevice},
		{"a link of an open room", cmd(room.Invite{}), rules.BadOption, room.NotHost, room.NotHost, room.NotHost, room.NoDevice},
		{"offer seat 2", seatCmd(2, room.Offer{}), room.NotYours, yes, room.NotYours, room.NotYours, room.NoDevice},
		{"take what nobody offers", cmd(room.TakeOver{}), room.TransferOver, room.TransferOver, room.TransferOver, room.TransferOver, room.NoDevice},
		{"back", cmd(room.Back{}), yes, yes, room.NotYours, room.NotYours, room.NoDevice},
		{"draft", cmd(room.ShowDraft{}), room.NotOffered, rules.NotYourTurn, room.NotYours, room.NotYours, room.NoDevice},
		{"hint", cmd(room.Hint{}), yes, room.NotOffered, room.NotYours, room.NotYours, room.NoDevice},
		{"hint for seat 1", seatCmd(1, room.Hint{}), yes, room.NotYours, room.NotYours, room.NotYours, room.NoDevice},
		{"take back what was not", cmd(room.TakeBack{To: 1}), room.Revealed, room.Revealed, room.NotYours, room.NotYours, room.NoDevice},
		{"take back as host", cmd(room.TakeBack{To: 1, AsHost: true}), room.Revealed, room.NotHost, room.NotHost, room.NotHost, room.NoDevice},
		{"consent to nothing", cmd(room.Consent{To: 1, Yes: true}), room.Stale, room.Stale, room.NotYours, room.NotYours, room.NoDevice},
		{"say", cmd(room.Say{Phrase: "hello"}), yes, yes, room.NotYours, room.NotYours, room.NoDevice},
		{"say for seat 2", seatCmd(2, room.Say{Phrase: "hello"}), room.NotYours, yes, room.NotYours, room.NotYours, room.NoDevice},
		{"say anything", cmd(room.Say{Phrase: "<b>"}), room.UnknownPhrase, room.UnknownPhrase, room.NotYours, room.NotYours, room.NoDevice},
		{"say in one's own words", cmd(room.Say{Text: "hi"}), room.NotOffered, room.NotOffered, room.NotYours, room.NotYours, room.NoDevice},
		{"mute seat 2", cmd(room.Mute{Seat: 2}), yes, rules.BadOption, yes, room.KickedOut, room.NoDevice},
		{"mute a bot", cmd(room.Mute{Seat: 3}), rules.BadOption, rules.BadOption, rules.BadOption, room.KickedOut, room.NoDevice},
		{"start", cmd(room.Start{}), room.WrongPhase, room.NotHost, room.NotHost, room.NotHost, room.NoDevice},
		{"rematch", cmd(room.Rematch{}), room.WrongPhase, room.NotHost, room.NotHost, room.NotHost, room.NoDevice},
		{"pause", cmd(room.Pause{}), yes, room.NotHost, room.NotHost, room.NotHost, room.NoDevice},
		{"resume", cmd(room.Resume{}), room.WrongPhase, room.NotHost, room.NotHost, room.NotHost, room.NoDevice},
		{"close", cmd(room.CloseRoom{}), yes, room.NotHost, room.NotHost, room.NotHost, room.NoDevice},
		{"kick", cmd(room.Kick{Seat: 2}), yes, room.NotHost, room.NotHost, room.NotHost, room.NoDevice},
		{"kick the host", cmd(room.Kick{Seat: 1}), rules.BadOption, room.NotHost, room.NotHost, room.NotHost, room.NoDevice},
		{"admit", cmd(room.Admit{Seat: 3}), yes, room.NotHost, room.NotHost, room.NotHost, room.NoDevice},
		{"skip a present person", cmd(room.Skip{Seat: 1}), room.WrongPhase, room.NotHost, room.NotHost, room.NotHost, room.NoDevice},
		{"give", cmd(room.Give{Seat: 2}), yes, room.NotHost, room.NotHost, room.NotHost, room.NoDevice},
		{"take what one has", cmd(room.Take{}), yes, room.NotHost, room.NotHost, room.NotHost, room.NoDevice},
		{"configure", cmd(room.Configure{Locked: ptr(true)}), yes, room.NotHost, room.NotHost, room.NotHost, room.NoDevice},
	} {
		for who, want := range map[room.Device]string{a: row.host, b: row.other, x: row.spectator, c: row.kicked, {}: row.nobodyIs} {
			t.Run(fmt.Sprint(row.name, " by ", who[0]), func(t *testing.T) {
				at(t, room.Params{Game: "wise", Seats: 3}, func(tb *table) {
					tb.must(c, room.Sit{})
					tb.house.BotDelay = [2]time.Duration{time.Hour, time.Hour}
					tb.must(a, room.Start{})
					tb.must(a, room.Kick{Seat: 3})
					command := row.cmd(tb)
					command.Device, command.ID = who, "it"
					before := tb.documents()
					_, err := tb.Do(ctx, command)
					if want == yes {
						require.NoError(t, err)
						return
					}
					assert.Equal(t, want, codeOf(err))
					assert.Equal(t, before, tb.documents(), "a refused command changes nothing")
				})
			})
		}
	}
}

func cmd(act room.Act) func(*table) room.Command { return seatCmd(rules.Nobody, act) }

func seatCmd(seat rules.Seat, act room.Act) func(*table) room.Command {
	return func(*table) room.Command { return room.Command{Seat: seat, Act: act} }
}

func TestNobodySeesAnothersSeat(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.Start{})
		for _, d := range []room.Device{a, x, {}} {
			_, _, err := tb.View(d, 2)
			assert.Equal(t, room.NotYours, codeOf(err))
			_, _, _, err = tb.Legal(d, 2)
			assert.Equal(t, room.NotYours, codeOf(err))
			_, err = tb.Watch(d, 2, func() {})
			assert.Equal(t, room.NotYours, codeOf(err))
		}
		assert.Equal(t, room.NotYours, codeOf(tb.feeds[a].See(2)))
		require.NoError(t, tb.feeds[a].See(rules.Nobody))
		after(0)
		assert.Empty(t, tb.feeds[a].Take().Doc.Game.(toyView).Hand)
	})
}

// TestEveryCommandHasAnAnswerInEveryPhase gives the host's answer in lobby,
// playing, paused and over.
func TestEveryCommandHasAnAnswerInEveryPhase(t *testing.T) {
	phases := []func(*table){
		func(*table) {},
		func(tb *table) { tb.must(a, room.Start{}) },
		func(tb *table) { tb.must(a, room.Start{}); tb.must(a, room.Pause{}) },
		func(tb *table) { tb.must(a, room.Start{}); tb.finish() },
	}
	wrong := room.WrongPhase
	for _, row := range []struct {
		act  room.Act
		want [4]string
	}{
		{room.Move{Move: put{1}}, [4]string{room.NotPlaying, "not_in_hand", room.NowPaused, rules.Over}},
		{room.Skip{Seat: 1}, [4]string{room.NotPlaying, wrong, room.NowPaused, rules.Over}},
		{room.Skip{Seat: 2}, [4]string{room.NotPlaying, rules.NotYourTurn, room.NowPaused, rules.Over}},
		{room.Start{}, [4]string{"", wrong, wrong, wrong}},
		{room.Rematch{}, [4]string{wrong, wrong, wrong, ""}},
		{room.Pause{}, [4]string{wrong, "", wrong, wrong}},
		{room.Resume{}, [4]string{wrong, wrong, "", wrong}},
		{room.Sit{}, [4]string{}},
		{room.Sit{Seat: 3}, [4]string{"", rules.BadOption, rules.BadOption, rules.BadOption}},
		{room.Leave{}, [4]string{}},
		{room.Back{}, [4]string{}},
		{room.ShowDraft{}, [4]string{room.NotPlaying, room.NotOffered, room.NowPaused, rules.Over}},
		{room.Hint{}, [4]string{room.NotPlaying, room.NotOffered, room.NowPaused, rules.Over}},
		{room.Enter{}, [4]string{}},
		{room.Invite{}, [4]string{rules.BadOption, rules.BadOption, rules.BadOption, rules.BadOption}},
		{room.Offer{}, [4]string{}},
		{room.TakeOver{}, [4]string{room.TransferOver, room.TransferOver, room.TransferOver, room.TransferOver}},
		{room.TakeBack{To: 1}, [4]string{room.NotPlaying, room.Revealed, room.NowPaused, rules.Over}},
		{room.Consent{To: 1}, [4]string{room.Stale, room.Stale, room.Stale, room.Stale}},
		{room.Say{Phrase: "thanks"}, [4]string{}},
		{room.Mute{Seat: 2}, [4]string{}},
		{room.Rename{Name: "Zoe"}, [4]string{}},
		{room.Kick{Seat: 2}, [4]string{}},
		{room.Admit{Seat: 2}, [4]string{rules.BadOption, rules.BadOption, rules.BadOption, rules.BadOption}},
		{room.Give{Seat: 2}, [4]string{}},
		{room.Take{}, [4]string{}},
		{room.CloseRoom{}, [4]string{}},
		{room.Configure{Options: []byte(`{"cards":4}`)}, [4]string{"", wrong, wrong, ""}},
		{room.Configure{Options: []byte(`{"cards":99}`)}, [4]string{rules.BadOption, wrong, wrong, rules.BadOption}},
		{room.Configure{Seats: ptr(4)}, [4]string{"", wrong, wrong, ""}},
		{room.Configure{Seats: ptr(5)}, [4]string{rules.BadOption, wrong, wrong, rules.BadOption}},
		{room.Configure{Bots: []room.BotSeat{{Seat: 2, Level: rules.Easy}}}, [4]string{room.SeatTaken, wrong, wrong, room.SeatTaken}},
		{room.Configure{Bots: []room.BotSeat{{Seat: 9, Level: rules.Easy}}}, [4]string{rules.BadOption, wrong, wrong, rules.BadOption}},
		{room.Configure{Closed: []rules.Seat{3}}, [4]string{"", wrong, wrong, rules.BadOption}},
		{room.Configure{Closed: []rules.Seat{2}}, [4]string{room.SeatTaken, wrong, wrong, room.SeatTaken}},
		{room.Configure{Clock: ptr("firm")}, [4]string{"", wrong, wrong, ""}},
		{room.Configure{Clock: ptr("slow")}, [4]string{rules.BadOption, wrong, wrong, rules.BadOption}},
		{room.Configure{GraceS: ptr(4)}, [4]string{rules.BadOption, rules.BadOption, rules.BadOption, rules.BadOption}},
		{room.Configure{GraceS: ptr(5), Locked: ptr(true), Public: ptr(true)}, [4]string{}},
	} {
		for i, reach := range phases {
			t.Run(fmt.Sprintf("%T %+v in phase %d", row.act, row.act, i), func(t *testing.T) {
				at(t, room.Params{Seats: 3}, func(tb *table) {
					reach(tb)
					_, err := tb.do(a, row.act)
					if row.want[i] == "" {
						assert.NoError(t, err)
						return
					}
					assert.Equal(t, row.want[i], codeOf(err))
				})
			})
		}
	}
}

func TestSeatsAreTakenAndGivenUp(t *testing.T) {
	at(t, room.Params{Seats: 4, Bots: []room.BotSeat{{Seat: 4, Level: rules.Hard}}}, func(tb *table) {
		tb.house.BotDelay = [2]time.Duration{time.Hour, time.Hour}
		assert.Equal(t, rules.Seat(2), tb.must(b, room.Sit{}).Seat, "the same seat again")
		assert.Equal(t, rules.Seat(3), tb.must(b, room.Sit{Seat: 3}).Seat, "a second seat of one device")
		assert.Equal(t, rules.Seat(4), tb.must(c, room.Sit{}).Seat, "a bot makes room")
		tb.refused(x, room.Sit{}, room.RoomFull)
		tb.must(a, room.Start{})
		tb.must(c, room.Leave{})
		assert.Equal(t, "bot", tb.sees().Seats.At(4).Kind)
		tb.must(b, room.Leave{})
		assert.Equal(t, "bot", tb.sees().Seats.At(2).Kind)
		assert.Equal(t, rules.Seat(4), tb.must(c, room.Sit{}).Seat, "who left comes back to the own seat")
		tb.refused(x, room.Sit{}, room.WrongPhase) // the bot's seat is kept for b
		tb.must(a, room.Kick{Seat: 2})
		assert.Equal(t, rules.Seat(2), tb.must(x, room.Sit{}).Seat, "who comes late takes a bot's")
		tb.must(a, room.Configure{Locked: ptr(true)})
		tb.must(x, room.Leave{})
		tb.refused(x, room.Sit{}, room.RoomLocked)
	})
}

func TestAKickedDeviceStaysOutUntilItIsAdmitted(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		feed := tb.feeds[b]
		tb.must(a, room.Kick{Seat: 2})
		bye := feed.Take().Bye
		assert.Equal(t, &room.Bye{Code: room.ByeKicked}, bye)
		tb.refused(b, room.Sit{}, room.KickedOut)
		_, err := tb.Watch(b, rules.Nobody, func() {})
		assert.Equal(t, room.KickedOut, codeOf(err))
		tb.refused(a, room.Start{}, room.TooFew)
		tb.restart()
		assert.Equal(t, map[rules.Seat]string{2: "Bea"}, tb.sees().Kicked)
		tb.must(a, room.Admit{Seat: 2})
		assert.Nil(t, tb.sees().Kicked)
		tb.must(b, room.Sit{})
	})
}

func TestAClosedRoomSaysGoodbye(t *testing.T) {
	at(t, room.Params{}, func(tb *table) {
		tb.must(a, room.CloseRoom{})
		<-tb.Done()
		assert.Equal(t, &room.Bye{Code: room.ByeClosed}, tb.feeds[b].Take().Bye)
		assert.True(t, tb.Over())
		_, err := tb.Do(ctx, room.Command{Device: a, Act: room.Start{}})
		assert.Equal(t, room.NotFound, codeOf(err))
	})
}

// TestMatchesEndWhateverPeopleDo lets people come and go at random; bots and
// clocks carry the match to its end, and a restart finds the same table.
func TestMatchesEndWhateverPeopleDo(t *testing.T) {
	for seed := range uint64(20) {
		cryptotest.SetGlobalRandom(t, seed)
		at(t, room.Params{Seats: 3, GraceS: 5, Clock: []string{"off", "gentle", "firm"}[seed%3]}, func(tb *table) {
			r := rand.New(rand.NewPCG(seed, 1))
			tb.house.BotDelay = [2]time.Duration{time.Second, 3 * time.Second}
			tb.must(c, room.Sit{Name: "Cy"})
			tb.must(a, room.Start{})
			for range 400 {
				if tb.sees().Phase == room.Ended {
					break
				}
				tb.stir(r)
				after(time.Duration(r.IntN(8000)) * time.Millisecond)
			}
			assert.Equal(t, room.Ended, tb.sees().Phase, "seed %d", seed)
		})
	}
}

// stir does one thing that people do.
func (tb *table) stir(r *rand.Rand) {
	d := device(byte(r.IntN(3) + 1))
	feed := tb.feeds[d]
	switch n := r.IntN(10); {
	case feed == nil:
		tb.watch(d)
		_, _ = tb.do(d, room.Sit{})
	case n < 3:
		tb.leave(d)
	case n < 4:
		_, _ = tb.do(d, room.Leave{})
	case n < 9:
		if seat := tb.asked(); seat != rules.Nobody {
			if _, moves, _, err := tb.Legal(d, seat); err == nil && len(moves) > 0 {
				_, _ = tb.do(d, room.Move{Move: moves[r.IntN(len(moves))]})
			}
		}
	default:
		tb.restart()
	}
}
