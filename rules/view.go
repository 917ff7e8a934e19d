package rules

// View is what one viewer may know of a match, ready to be encoded. Only a
// struct that embeds Shared is a View, so nothing else of a game can leave it.
//
// A view is plain data (structs, maps keyed by string or integer, leaf lists,
// strings, integers, booleans; no floats, no nulls). Whatever has an identity
// is a key (of a map, a BySeat or a Log); lists hold only short leaves. Members
// that say nothing are omitted (`json:",omitzero"`).
type View interface {
	Newest() uint32 // number of the newest log entry, 0 before the first
	sealed()
}

// Shared is what the views of all games have in common. S is what everybody
// may see of a seat, E one entry of the log. A view embeds it by value.
type Shared[S, E any] struct {
	Turn   TurnView  `json:"turn"`
	Seats  BySeat[S] `json:"seats"`
	Log    Log[E]    `json:"log"`
	Result *Result   `json:"result,omitempty"` // only when the match is over
}

func (Shared[S, E]) sealed() {}

// Newest is the number of the newest log entry, 0 before the first.
func (s Shared[S, E]) Newest() uint32 {
	if len(s.Log.Entries) == 0 {
		return 0
	}
	return s.Log.First + uint32(len(s.Log.Entries)) - 1
}

// TurnView is the part of Turn that everybody sees.
type TurnView struct {
	Seats    []Seat `json:"seats"`
	May      []Seat `json:"may,omitempty"`
	Phase    string `json:"phase"`
	Decision uint32 `json:"decision"`
}

// View is t as everybody sees it.
func (t Turn) View() TurnView {
	return TurnView{Seats: append([]Seat{}, t.Seats...), May: append([]Seat(nil), t.May...), Phase: t.Phase, Decision: t.Decision}
}
