// Package catalog lists the games: the only place that names them all.
package catalog

import (
	"sync"

	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/sobremesa-games/sobremesa/rules/onexeno"
	"github.com/sobremesa-games/sobremesa/rules/periodyx"
	"github.com/sobremesa-games/sobremesa/rules/spectrix"
	"github.com/sobremesa-games/sobremesa/rules/unoquimico"
)

var kinds = sync.OnceValue(func() []*rules.Kind {
	return []*rules.Kind{
		unoquimico.Kind(), periodyx.Kind(), spectrix.Kind(), spectrix.MemoryKind(), onexeno.Kind(), onexeno.Solitaire(),
	}
})

// All lists the games in the order in which they are offered. Read only.
func All() []*rules.Kind { return kinds() }

// Find is the game with an id.
func Find(id string) (*rules.Kind, bool) {
	for _, k := range All() {
		if k.ID == id {
			return k, true
		}
	}
	return nil, false
}
