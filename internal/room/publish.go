package room

import (
	"time"

	"github.com/sobremesa-games/sobremesa/rules"
)

// publish shows every connection what is new. It never shows an event that is
// not durable.
func (r *Room) publish(now time.Time) {
	if !r.dirty || r.flight != nil {
		return
	}
	r.dirty = false
	if r.stale || r.table == nil {
		r.stale = false
		r.setTable(now)
	}
	r.forget()
	for _, f := range r.feeds {
		f.put(r.without(f.device, r.show(f.seat)))
	}
}

// setTable makes the shared part of all documents anew.
func (r *Room) setTable(now time.Time) {
	var before *Clock
	if r.table != nil {
		before = r.table.Clock
	}
	if r.table != nil && r.table.Spectators != r.audience {
		r.counted = now
	}
	r.table = r.makeTable(now, before)
	if r.state.match != nil {
		r.clockOf = r.state.match.timed
	}
	host := r.people[r.state.host]
	r.summary.Store(&Summary{Table: r.table, Kind: r.state.kind, HostHere: host.here(now), People: r.persons(now), Opened: r.state.created, devices: r.state.devices(), holders: r.state.holders()})
}

// forget drops documents that are not the newest. The game's part stays as long
// as nobody moved.
func (r *Room) forget() {
	n := len(r.state.places) + 1
	if len(r.views) != n {
		r.views, r.games = make([]*shown, n), make([]rules.View, n)
	}
	clear(r.views)
	if r.drawn != r.state.v {
		r.drawn = r.state.v
		clear(r.games)
	}
}

// show is the newest document for a seat, one for all who may see the same.
func (r *Room) show(seat rules.Seat) *shown {
	if r.views[seat] == nil {
		r.views[seat] = &shown{doc: Document{Room: r.table, Game: r.gameFor(seat)}, v: r.state.v, seat: seat}
	}
	return r.views[seat]
}

// serve shows a feed the newest document that is durable, with the clock of this
// moment, or leaves it to the next publish.
func (r *Room) serve(f *Feed) {
	switch {
	case r.flight != nil && r.views[f.seat] != nil:
		f.put(r.without(f.device, r.views[f.seat]))
	case r.flight == nil && !r.dirty:
		s := r.without(f.device, r.show(f.seat))
		if doc := r.timed(&s.doc, time.Now()); doc != &s.doc {
			s = &shown{doc: *doc, v: s.v, seat: s.seat}
		}
		f.put(s)
	}
}

func (r *Room) gameFor(seat rules.Seat) rules.View {
	if r.state.match == nil {
		return nil
	}
	if int(seat) > r.state.match.setup.Seats {
		seat = rules.Nobody // a place that was added after the match
	}
	if r.games[seat] == nil {
		r.games[seat] = r.state.match.game.View(seat)
	}
	return r.games[seat]
}

// Summary is what everybody may know of a room without entering it.
type Summary struct {
	Table    *Table
	Kind     *rules.Kind // of the game
	HostHere bool
	People   int // persons with a seat who are there
	Opened   time.Time

	devices []Device
	holders rules.BySeat[Device] // zero where no person sits
}

// persons counts the seats whose person is there.
func (r *Room) persons(now time.Time) (n int) {
	for _, p := range r.seated {
		if p.here(now) {
			n++
		}
	}
	return n
}

// makeTable is doc.room.
func (r *Room) makeTable(now time.Time, clock *Clock) *Table {
	s := r.state
	t := &Table{
		Code: s.code, Phase: s.phase, Game: s.kind.ID, Rev: s.rev(),
		Options: s.options, HouseRules: s.house, RulesID: s.rulesID,
		Host: s.firstOf(s.host), Opener: s.spared(), Seats: rules.MakeBySeat[TableSeat](len(s.places)), Spectators: r.audience,
		Locked: s.locked, Public: s.public, FreeText: s.words, Private: s.private(), Link: s.link,
		ClockMode: s.clock, Clock: r.showClock(now, clock), Ends: r.showLimit(now), Draft: r.draft, Undo: r.showVote(), UndoTo: r.undoTo(), GraceS: int(s.grace / time.Second),
		PausedBy: s.pausedBy, Fair: s.fair(), Says: r.phrases(nil),
		Totals: s.totals(), Matches: s.matches, Kicked: r.sentAway(),
	}
	if r.tale == nil {
		r.tale = r.makeTale()
	}
	t.Story, t.By, t.Evening = r.tale.story, r.tale.by, r.tale.evening
	if s.match != nil {
		t.PlayedFor, t.Hints = s.match.forced, s.match.hints
	}
	for _, p := range r.people {
		p.shown = p.here(now)
	}
	for i := range s.places {
		t.Seats[i] = r.showPlace(i, now)
	}
	s.showTeams(t.Seats)
	return t
}

// tale is what of a table changes with people alone, not with moves.
type tale struct {
	story   map[uint32]Line
	by      map[rules.Seat]map[uint32]Holder
	evening map[uint32]Score
}

func (r *Room) makeTale() *tale { return &tale{r.showStory(), r.showHeld(), r.showEvening()} }

// sentAway is the names of whoever may be admitted again, nil if there is nobody.
func (r *Room) sentAway() map[rules.Seat]string {
	if len(r.state.kicked) == 0 {
		return nil
	}
	names := map[rules.Seat]string{}
	for _, x := range r.state.kicked {
		names[x.seat] = r.names[x.named]
	}
	return names
}

func (r *Room) showPlace(i int, now time.Time) TableSeat {
	p := &r.state.places[i]
	t := TableSeat{Kind: string(p.kind), Here: p.kind == robot}
	switch p.kind {
	case robot:
		t.Level = string(p.level)
	case person:
		t.Name, t.Here = r.names[p.named], r.seated[i].here(now)
		t.Silent, t.Time = r.showSilent(rules.Seat(i+1), now), p.pace.shown()
	}
	if p.standIn {
		t.PlayedBy = string(robot)
	}
	return t
}
