package room

import (
	"context"
	"errors"
	"maps"
	"slices"
	"strconv"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// nameKey is where the name that a version gave is kept.
func nameKey(named uint64) string { return "name/" + strconv.FormatUint(named, 10) }

// giveName names the person in a seat, who has just sat down or asked for another
// name, unlike all others at the table. The caller of the command keeps the name,
// so that the room does not wait for the store.
func (r *Room) giveName(f *flight) {
	if f.call == nil || f.call.name == nil {
		return
	}
	n := f.call.name
	n.version = f.answer.V
	n.name = r.unlike(n.name, f.answer.Seat)
	r.names[n.version] = n.name
	r.forgetNames()
}

// namesMost is how many names are kept before those are forgotten that nothing
// shows: more than a story and a full table have.
const namesMost = 256

func (r *Room) forgetNames() {
	if len(r.names) <= namesMost {
		return
	}
	shown := r.state.namings()
	maps.DeleteFunc(r.names, func(named uint64, _ string) bool { return !shown[named] })
}

// unlike is the name, or the name and a number if it looks like another's.
func (r *Room) unlike(name string, seat rules.Seat) string {
	if name == "" {
		return ""
	}
	taken := map[string]bool{}
	for i, p := range r.state.places {
		if p.kind == person && rules.Seat(i+1) != seat {
			taken[wire.Skeleton(r.names[p.named])] = true
		}
	}
	unlike := name
	for n := 2; taken[wire.Skeleton(unlike)]; n++ {
		unlike = name + " " + strconv.Itoa(n)
	}
	return unlike
}

// decideRename gives the command's seat another name. The name itself is not in
// the record.
func (r *Room) decideRename(c *call, act Rename) (event, rules.Seat, *Refusal) {
	seat, refusal := r.freeable(c)
	if refusal != nil {
		return nil, rules.Nobody, refusal
	}
	name, ok := cleanName(act.Name)
	p := r.state.places.At(seat)
	switch {
	case !ok || p.kind != person:
		return nil, rules.Nobody, badOption("name")
	case r.unlike(name, seat) == r.names[p.named]:
		return nil, seat, nil
	}
	c.name = &named{name: name}
	return &renamed{Seat: seat, By: r.otherThan(c, seat)}, seat, nil
}

// otherThan is the seat of a host who acts for somebody else's seat, Nobody for
// the own one.
func (r *Room) otherThan(c *call, seat rules.Seat) rules.Seat {
	if r.state.holds(c.cmd.Device, seat) {
		return rules.Nobody
	}
	return r.state.firstOf(c.cmd.Device)
}

// keepName is done by the caller of a command. A name that is lost is given
// anew by the client, so a failure is only reported.
func (r *Room) keepName(n named) {
	if n.version == 0 {
		return
	}
	if err := r.house.Store.PutDoc(context.Background(), r.code, nameKey(n.version), []byte(n.name)); err != nil {
		r.house.Log.Error("name not kept", "room", r.code, "error", err)
	}
}

// readNames reads the names of all who are shown somewhere. One that cannot be
// read is missing.
func readNames(ctx context.Context, h *House, s *state) (names map[uint64]string, failed error) {
	names = map[uint64]string{}
	for version := range s.namings() {
		name, err := h.Store.Doc(ctx, s.code, nameKey(version))
		if err != nil && !errors.Is(err, journal.ErrNotFound) {
			failed = err
		}
		names[version] = string(name)
	}
	return names, failed
}

// namings is the versions that gave the names that are shown: of people at the
// table, sent away, in the story, of the log and of the evening.
func (s *state) namings() map[uint64]bool {
	all := map[uint64]bool{}
	for _, p := range s.places {
		all[p.named] = true
	}
	for _, x := range s.kicked {
		all[x.named] = true
	}
	for _, l := range s.story {
		all[l.name], all[l.by], all[l.was] = true, true, true
	}
	for _, c := range s.evening {
		all[c.named] = true
	}
	if s.match != nil {
		for _, h := range slices.Concat(s.match.holds...) {
			all[h.named] = true
		}
	}
	delete(all, 0)
	return all
}
