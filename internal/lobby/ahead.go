package lobby

import (
	"time"

	"github.com/sobremesa-games/sobremesa/internal/room"
)

// aheadMost is how many rooms a start opens by itself. Their people come back at
// once; all other rooms are opened when somebody asks for them.
const aheadMost = 2_000

// OpenAhead opens, in the background, the rooms in which people sat a moment ago:
// so that they find them also where somebody at their address has used up what
// may be looked up. It is for the start of a server; Drain waits for it.
func (l *Lobby) OpenAhead() {
	l.sweeps.Go(func() { l.openAhead(time.Now()) })
}

func (l *Lobby) openAhead(now time.Time) {
	opened := 0
	for code := range l.documented() {
		if newest, err := l.house.Store.Last(l.life, code); err == nil && room.Awaited(newest, now) {
			_, _ = l.Find(l.life, code) // what is wrong is said when somebody asks
			opened++
		}
		if opened == aheadMost {
			return
		}
	}
}
