package room_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// wish is something that a device may ask of a table as it is.
type wish struct {
	name string
	of   func(tb *table, d room.Device) room.Command
}

// wishes has each kind of command at least once.
var wishes = []wish{
	{"move", func(tb *table, d room.Device) room.Command { return room.Command{Act: room.Move{Move: tb.moveOf(d)}} }},
	{"move that is none", plain(0, room.Move{Move: put{1}})},
	{"sit", plain(0, room.Sit{})},
	{"sit on 2", plain(0, room.Sit{Seat: 2})},
	{"leave", plain(0, room.Leave{})},
	{"leave 2", plain(2, room.Leave{})},
	{"rename", plain(0, room.Rename{Name: "Zoe"})},
	{"rename 2", plain(2, room.Rename{Name: "Eve"})},
	{"offer", plain(0, room.Offer{Secret: [32]byte{1}})},
	{"take over", plain(0, room.TakeOver{Secret: [32]byte{1}})},
	{"enter", plain(0, room.Enter{Secret: [32]byte{1}})},
	{"invite", plain(0, room.Invite{Secret: [32]byte{1}})},
	{"back", plain(0, room.Back{})},
	{"draft", plain(0, room.ShowDraft{Groups: groups})},
	{"hint", plain(0, room.Hint{})},
	{"take back", func(tb *table, d room.Device) room.Command {
		return room.Command{Act: room.TakeBack{To: tb.lastMove()}}
	}},
	{"take back as host", func(tb *table, d room.Device) room.Command {
		return room.Command{Act: room.TakeBack{To: tb.lastMove(), AsHost: true}}
	}},
	{"take back too much", plain(0, room.TakeBack{To: 1})},
	{"consent", func(tb *table, d room.Device) room.Command {
		return room.Command{Act: room.Consent{To: tb.lastMove(), Yes: true}}
	}},
	{"dissent", func(tb *table, d room.Device) room.Command { return room.Command{Act: room.Consent{To: tb.lastMove()}} }},
	{"say", plain(0, room.Say{Phrase: "hello"})},
	{"say for 2", plain(2, room.Say{Phrase: "hello"})},
	{"mute 1", plain(0, room.Mute{Seat: 1})},
	{"mute 3 no more", plain(0, room.Mute{Seat: 3, Off: true})},
	{"start", plain(0, room.Start{})},
	{"rematch", plain(0, room.Rematch{})},
	{"pause", plain(0, room.Pause{})},
	{"resume", plain(0, room.Resume{})},
	{"close", plain(0, room.CloseRoom{})},
	{"kick 1", plain(0, room.Kick{Seat: 1})},
	{"kick 2", plain(0, room.Kick{Seat: 2})},
	{"admit 4", plain(0, room.Admit{Seat: 4})},
	{"give 1", plain(0, room.Give{Seat: 1})},
	{"give 3", plain(0, room.Give{Seat: 3})},
	{"take", plain(0, room.Take{})},
	{"skip 1", plain(0, room.Skip{Seat: 1})},
	{"skip 3", plain(0, room.Skip{Seat: 3})},
	{"lock", plain(0, room.Configure{Locked: ptr(true)})},
	{"other seats", plain(0, room.Configure{Seats: ptr(4)})},
}

func plain(seat rules.Seat, act room.Act) func(*table, room.Device) room.Command {
	return func(*table, room.Device) room.Command { return room.Command{Seat: seat, Act: act} }
}

// moveOf is a legal move of the device's first seat, else one that is none.
func (tb *table) moveOf(d room.Device) rules.Move {
	if _, moves, _, err := tb.Legal(d, rules.Nobody); err == nil && len(moves) > 0 {
		return moves[0]
	}
	return put{1}
}

// lastMove is the version before the newest move that may be taken back, or that
// the table votes on.
func (tb *table) lastMove() (to uint64) {
	shown := tb.sees()
	if shown.Undo != nil {
		return shown.Undo.To
	}
	for _, v := range shown.UndoTo {
		to = max(to, v)
	}
	return to
}

// TestEveryKindOfCommandIsInTheTablesOfRights reads the source for what makes an
// act, so that nobody forgets to say who may do a new one, and when.
func TestEveryKindOfCommandIsInTheTablesOfRights(t *testing.T) {
	acts, tested := map[string]bool{}, map[string]map[string]bool{}
	pkgs, err := parser.ParseDir(token.NewFileSet(), ".", func(fs.FileInfo) bool { return true }, 0)
	require.NoError(t, err)
	for _, pkg := range pkgs {
		for name, file := range pkg.Files {
			for _, d := range file.Decls {
				f, ok := d.(*ast.FuncDecl)
				switch {
				case ok && f.Recv != nil && f.Name.Name == "act" && !strings.HasSuffix(name, "_test.go"):
					if receiver, value := f.Recv.List[0].Type.(*ast.Ident); value {
						acts[receiver.Name] = true
					}
				case ok:
					tested[f.Name.Name] = madeIn(f)
				}
			}
		}
	}
	require.Greater(t, len(acts), 20)
	asked := map[string]bool{}
	at(t, room.Params{}, func(tb *table) {
		for _, w := range wishes {
			asked[strings.TrimPrefix(typeOf(w.of(tb, a).Act), "room.")] = true
		}
	})
	for act := range acts {
		assert.True(t, tested["TestWhoMayDoWhat"][act], "who may %s", act)
		assert.True(t, tested["TestEveryCommandHasAnAnswerInEveryPhase"][act], "when to %s", act)
		assert.True(t, asked[act], "no wish to %s", act)
	}
}

// madeIn are the names of what a function makes of package room.
func madeIn(f *ast.FuncDecl) map[string]bool {
	made := map[string]bool{}
	ast.Inspect(f, func(n ast.Node) bool {
		if lit, ok := n.(*ast.CompositeLit); ok {
			if name, ok := lit.Type.(*ast.SelectorExpr); ok {
				made[name.Sel.Name] = true
			}
		}
		return true
	})
	return made
}
