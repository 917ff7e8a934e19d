package room

import (
	"context"
	"errors"
	"strconv"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/sobremesa-games/sobremesa/rules"
)

// nameKey is where the name of whoever sat down in a version is kept.
func nameKey(sat uint64) string { return "name/" + strconv.FormatUint(sat, 10) }

// giveName names the person who has just sat down.
func (r *Room) giveName(f *flight) {
	if f.call == nil || f.call.name == nil {
		return
	}
	f.call.name.sat = f.answer.V
	r.setName(f.call.name)
}

// setName takes a name, made unlike all others at the table. The caller of the
// command keeps it, so that the room does not wait for the store.
func (r *Room) setName(n *named) {
	n.name = r.unlike(n.name, n.sat)
	r.names[n.sat] = n.name
}

// unlike is the name, or the name and a number if it looks like another's.
func (r *Room) unlike(name string, sat uint64) string {
	if name == "" {
		return ""
	}
	taken := map[string]bool{}
	for _, p := range r.state.places {
		if p.kind == person && p.sat != sat {
			taken[wire.Skeleton(r.names[p.sat])] = true
		}
	}
	unlike := name
	for n := 2; taken[wire.Skeleton(unlike)]; n++ {
		unlike = name + " " + strconv.Itoa(n)
	}
	return unlike
}

// rename changes a name. It is no event: names are not in the journal's records.
func (r *Room) rename(c *call, act Rename) (event, rules.Seat, *Refusal) {
	seat, refusal := r.freeable(c)
	if refusal != nil {
		return nil, rules.Nobody, refusal
	}
	name, ok := cleanName(act.Name)
	if !ok || r.state.places.At(seat).kind != person {
		return nil, rules.Nobody, badOption("name")
	}
	if r.house.Committer.Healthy() != nil {
		return nil, rules.Nobody, refuse(StoreFailed)
	}
	c.name = &named{sat: r.state.places.At(seat).sat, name: name}
	r.setName(c.name)
	r.stale, r.dirty = true, true
	return nil, seat, nil
}

// keepName is done by the caller of a command. A name that is lost is given
// anew by the client, so a failure is only reported.
func (r *Room) keepName(n named) {
	if n.sat == 0 {
		return
	}
	if err := r.house.Store.PutDoc(context.Background(), r.code, nameKey(n.sat), []byte(n.name)); err != nil {
		r.house.Log.Error("name not kept", "room", r.code, "error", err)
	}
}

// readNames reads the names of the persons at the table and of those sent away.
// One that cannot be read is missing, and the log says so once.
func readNames(ctx context.Context, h *House, s *state) map[uint64]string {
	names := map[uint64]string{}
	var failed error
	for _, sat := range s.sats() {
		name, err := h.Store.Doc(ctx, s.code, nameKey(sat))
		if err != nil && !errors.Is(err, journal.ErrNotFound) {
			failed = err
		}
		names[sat] = string(name)
	}
	if failed != nil {
		h.Log.Error("names not read", "room", s.code, "error", failed)
	}
	return names
}

// sats is when everybody sat down who may have a name.
func (s *state) sats() (sats []uint64) {
	for _, p := range s.places {
		if p.kind == person {
			sats = append(sats, p.sat)
		}
	}
	for _, x := range s.kicked {
		sats = append(sats, x.sat)
	}
	return sats
}
