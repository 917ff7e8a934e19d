package server

import (
	"context"
	"encoding/json"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// badMost is how many malformed frames in a row end a connection.
const badMost = 3

// take handles one frame of the client.
func (c *session) take(ctx context.Context, raw []byte) {
	c.s.metrics.taken.Inc()
	switch c.budget.spend() {
	case flooded:
		c.end(&wire.Bye{Code: wire.ByeFlood})
		return
	case spent:
		c.complain(raw, wire.CodeSlowDown)
		return
	}
	f, err := wire.DecodeFrame(raw)
	if err == nil {
		err = c.do(ctx, f)
	}
	if err == nil {
		c.bad = 0
		return
	}
	c.bad++
	if c.bad >= badMost {
		c.end(&wire.Bye{Code: wire.ByeMalformed})
		return
	}
	c.complain(raw, wire.CodeMalformed)
}

// complain answers a frame that was not carried out: refused where it has an
// id and was one too many, else an error.
func (c *session) complain(raw []byte, code string) {
	id := idIn(raw)
	if code == wire.CodeSlowDown && id != "" {
		c.refuse(id, &fault{code: code})
		return
	}
	c.s.metrics.refused.WithLabelValues(code).Inc()
	c.send(wire.Append(nil, wire.Unread{Code: code, ID: id}))
}

// idIn is the id of a frame that was not read, where it has one.
func idIn(raw []byte) string {
	var f struct {
		ID string `json:"id"`
	}
	if json.Unmarshal(raw, &f) != nil || !wire.ValidID(f.ID) {
		return ""
	}
	return f.ID
}

// do carries a frame out. It fails only when the game has no move of the form.
func (c *session) do(ctx context.Context, f wire.Frame) error {
	switch f := f.(type) {
	case wire.Move:
		return c.move(f)
	case wire.Legal:
		c.legal(f)
	case wire.Say:
		c.say(f)
	case wire.Host:
		c.host(f)
	case wire.See:
		c.look(f.Seat)
	case wire.Back:
		c.back(ctx)
	case wire.Alive:
		c.returned(f.N)
	case wire.Hint:
		c.hint(f)
	case wire.Undo:
		c.act(room.Command{ID: f.ID, Act: room.TakeBack{To: f.To}})
	case wire.Consent:
		c.run(room.Command{ID: f.ID, Act: room.Consent{To: f.To, Yes: f.Yes}})
	case wire.Draft:
		c.draft(ctx, f)
	case wire.Mute:
		c.mute(ctx, f)
	}
	return nil
}

func (c *session) move(f wire.Move) error {
	m, err := wire.DecodeMove(c.kind, f.Move)
	if err != nil {
		return err
	}
	c.act(room.Command{ID: f.ID, Seat: f.Seat, At: f.At, Act: room.Move{Move: m}})
	return nil
}

// acting is the seat that a frame acts for: the one that it names, else the one
// that is shown. Who looks on acts for none.
func (c *session) acting(named rules.Seat) (rules.Seat, error) {
	switch {
	case named != rules.Nobody:
		return named, nil
	case c.looksOn:
		return rules.Nobody, &fault{code: wire.CodeNotYours}
	}
	return c.feed.Take().Seat, nil
}

// say says a phrase, or a text, of which no more is kept than can be seen.
func (c *session) say(f wire.Say) {
	text, ok := wire.CleanText(f.Text)
	if f.Text != "" && !ok {
		c.refuse(f.ID, badOption("text"))
		return
	}
	c.act(room.Command{ID: f.ID, Seat: f.Seat, Act: room.Say{Phrase: f.Phrase, Text: text}})
}

func (c *session) mute(ctx context.Context, f wire.Mute) {
	if _, err := c.room.Do(ctx, room.Command{Device: c.device, Act: room.Mute{Seat: f.Seat, Off: f.Off}}); err != nil {
		c.fault(faultOf(err))
	}
}

func (c *session) hint(f wire.Hint) {
	c.act(room.Command{ID: f.ID, Seat: f.Seat, Act: room.Hint{Level: f.Level}})
}

// act asks for a command of a seat, which names the seat as its frame does.
func (c *session) act(cmd room.Command) {
	seat, err := c.acting(cmd.Seat)
	if err != nil {
		c.refuse(cmd.ID, faultOf(err))
		return
	}
	cmd.Seat = seat
	c.run(cmd)
}

// answered is the frame of an accepted command.
func answered(cmd room.Command, a room.Answer) []byte {
	if a.Hint != nil {
		return wire.Append(nil, wire.HintGiven{ID: cmd.ID, Helped: wire.Helped{V: a.V, Hint: a.Hint}})
	}
	return wire.AppendDone(nil, cmd.ID, a.V)
}

// run asks for a command. The answer is queued before anybody is shown what it
// did, and leaves with the patch.
func (c *session) run(cmd room.Command) {
	cmd.Device = c.device
	c.asks()
	refusal := c.feed.Tell(cmd, func(a room.Answer, refusal *room.Refusal) {
		if refusal == nil {
			c.queue(answered(cmd, a))
		} else {
			c.queue(c.refusal(cmd.ID, faultOf(refusal)))
		}
		c.heard()
	})
	if refusal != nil {
		c.refuse(cmd.ID, faultOf(refusal))
		c.heard()
	}
}

func (c *session) refuse(id string, f *fault) { c.send(c.refusal(id, f)) }

// refusal is the frame of a refusal, which is counted.
func (c *session) refusal(id string, f *fault) []byte {
	c.s.metrics.refused.WithLabelValues(f.code).Inc()
	return wire.Append(nil, wire.Refused{ID: id, Code: f.code, Rule: f.rule, Data: f.data})
}

// fault answers a frame without an id.
func (c *session) fault(f *fault) {
	c.s.metrics.refused.WithLabelValues(f.code).Inc()
	c.send(wire.Append(nil, wire.Unread{Code: f.code}))
}

func (c *session) host(f wire.Host) {
	act, err := hostActOf(f)
	if err != nil {
		c.refuse(f.ID, faultOf(err))
		return
	}
	c.run(room.Command{ID: f.ID, Act: act})
}

func (c *session) look(seat rules.Seat) {
	if err := c.feed.See(seat); err != nil {
		c.fault(faultOf(err))
		return
	}
	c.looksOn = seat == rules.Nobody
	c.see(seat)
}

// returned notes the round trip of a ping whose number came back.
func (c *session) returned(n uint64) {
	if trip, ok := c.pings.trip(n); ok {
		c.feed.Trip(trip)
	}
}

func (c *session) back(ctx context.Context) {
	if _, err := c.room.Do(ctx, room.Command{Device: c.device, Act: room.Back{}}); err != nil {
		c.fault(faultOf(err))
	}
}

func (c *session) draft(ctx context.Context, f wire.Draft) {
	seat, err := c.acting(f.Seat)
	if err == nil {
		_, err = c.room.Do(ctx, room.Command{Device: c.device, Seat: seat, Act: room.ShowDraft{Groups: f.Groups}})
	}
	if err != nil {
		c.fault(faultOf(err))
	}
}

func (c *session) legal(f wire.Legal) {
	seat, err := c.acting(f.Seat)
	var moves wire.Moves
	if err == nil {
		moves, err = legalMoves(c.room, c.device, seat)
	}
	if err != nil {
		c.refuse(f.ID, faultOf(err))
		return
	}
	c.send(wire.Append(nil, wire.LegalMoves{ID: f.ID, Moves: moves}))
}
