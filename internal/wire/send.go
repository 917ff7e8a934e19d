package wire

import (
	stdjson "encoding/json"
	"strconv"

	"github.com/sobremesa-games/sobremesa/internal/patch"
	"github.com/sobremesa-games/sobremesa/rules"
)

// ServerFrame is what the server sends: one of the structs below, Done or
// Refused.
type ServerFrame interface{ t() string }

// Shows is who a State is for.
type Shows struct {
	Seat  rules.Seat   `json:"seat,omitempty"`                    // the seat shown; absent for who looks on
	Seats []rules.Seat `json:"seats,omitempty"`                   // the device's own
	Muted []rules.Seat `json:"muted,omitempty"`                   // whom the device does not hear
	Role  string       `json:"role,omitempty" enum:"host,opener"` // of the device; opener: gave the host's role away and may take it back
}

// The frames of the server.
type (
	// Hello is the first frame of a connection.
	Hello struct {
		Protocol int          `json:"protocol"`
		Server   string       `json:"server"`
		Seats    []rules.Seat `json:"seats"` // the device's own in this room
		Stream   string       `json:"stream,omitempty"`
	}
	// State is the whole document of this viewer.
	State struct {
		V uint64 `json:"v"`
		Shows
		Doc stdjson.RawMessage `json:"doc" as:"Document"`
	}
	// Patch is the merge patch (RFC 7396) from the document last sent.
	Patch struct {
		V    uint64             `json:"v"`
		From *uint64            `json:"from,omitempty"` // where it is not the version last sent
		P    stdjson.RawMessage `json:"p" as:"MergePatch"`
	}
	// LegalMoves answers a Legal.
	LegalMoves struct {
		ID string `json:"id"`
		Moves
	}
	// HintGiven answers a Hint.
	HintGiven struct {
		ID string `json:"id"`
		Helped
	}
	// Unread says that a frame could not be read; the connection stays.
	Unread struct {
		Code string `json:"code" as:"ErrorCode"`
		ID   string `json:"id,omitempty"`
	}
	// Ping is a sign of life on event streams, to be answered at once by an Alive.
	Ping struct {
		N uint64 `json:"n"` // one more than that of the ping before
	}
	// Bye is the last frame of a connection.
	Bye struct {
		Code    string `json:"code" as:"ByeCode"`
		Again   bool   `json:"again"` // false: do not come back by yourself
		AfterMS int    `json:"after_ms,omitempty"`
	}
)

func (Hello) t() string      { return "hello" }
func (State) t() string      { return "state" }
func (Patch) t() string      { return "patch" }
func (Done) t() string       { return "done" }
func (Refused) t() string    { return "refused" }
func (LegalMoves) t() string { return "legal" }
func (HintGiven) t() string  { return "hint" }
func (Unread) t() string     { return "error" }
func (Ping) t() string       { return "ping" }
func (Bye) t() string        { return "bye" }

// serverFrames has a zero value of each frame, in the order of the protocol.
var serverFrames = []ServerFrame{Hello{}, State{}, Patch{}, Done{}, Refused{}, LegalMoves{}, HintGiven{}, Unread{}, Ping{}, Bye{}}

// Append appends a frame.
func Append(dst []byte, f ServerFrame) []byte {
	dst = append(append(append(dst, `{"t":"`...), f.t()...), '"')
	body := len(dst)
	dst = patch.Encode(dst, f)
	if len(dst) == body+len("{}") {
		return append(dst[:body], '}')
	}
	dst[body] = ','
	return dst
}

// AppendDone appends a Done.
func AppendDone(dst []byte, id string, v uint64) []byte {
	dst = patch.AppendString(append(dst, `{"t":"done","id":`...), id)
	return append(strconv.AppendUint(append(dst, `,"v":`...), v, 10), '}')
}

// AppendState appends the State that shows doc, a document's typed value.
func AppendState(dst []byte, v uint64, to Shows, doc any) []byte {
	dst = strconv.AppendUint(append(dst, `{"t":"state","v":`...), v, 10)
	if to.Seat != rules.Nobody {
		dst = strconv.AppendUint(append(dst, `,"seat":`...), uint64(to.Seat), 10)
	}
	if len(to.Seats) > 0 {
		dst = patch.Encode(append(dst, `,"seats":`...), to.Seats)
	}
	if len(to.Muted) > 0 {
		dst = patch.Encode(append(dst, `,"muted":`...), to.Muted)
	}
	if to.Role != "" {
		dst = patch.AppendString(append(dst, `,"role":`...), to.Role)
	}
	return append(patch.Encode(append(dst, `,"doc":`...), doc), '}')
}

// AppendPatch appends the Patch from one typed document to another, or nothing
// where they do not differ.
func AppendPatch(dst []byte, v uint64, from, to any) (out []byte, changed bool) {
	before := len(dst)
	dst = strconv.AppendUint(append(dst, `{"t":"patch","v":`...), v, 10)
	dst, changed = patch.Append(append(dst, `,"p":`...), from, to)
	if !changed {
		return dst[:before], false
	}
	return append(dst, '}'), true
}
