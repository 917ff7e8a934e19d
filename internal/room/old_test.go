package room_test

import (
	"encoding/hex"
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/rules"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestWhatWasAllowedOnceStillReplays reads a journal without the members that
// records have today, in which the host takes a bot's hand in play and gives it
// up, and the role passes on.
func TestWhatWasAllowedOnceStillReplays(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		tb := open(t, room.Params{})
		defer tb.close()
		const old = "BCDFGH"
		hexOf := func(d room.Device) string { return hex.EncodeToString(d[:]) }
		for i, body := range []string{
			`{"k":"open","t":%d,"e":{"game":"toy","rev":1,"options":{"cards":3,"bug":false},"seats":3,"bots":[{"seat":3,"level":"hard"}],"host":"` +
				hexOf(a) + `","sits":true,"clock":"off","grace_s":45,"seed":"` + strings.Repeat("07", 32) + `"}}`,
			`{"k":"sit","t":%d,"s":2,"e":{"seat":2,"device":"` + hexOf(b) + `"}}`,
			`{"k":"begin","t":%d,"bank":[120000,120000,120000],"e":{"keep":[1,2,3],"rev":1}}`,
			`{"k":"sit","t":%d,"s":3,"bank":[120000,120000,120000],"e":{"seat":3,"device":"` + hexOf(a) + `"}}`,
			`{"k":"leave","t":%d,"s":3,"bank":[120000,120000,120000],"e":{"seat":3}}`,
			`{"k":"host","t":%d,"bank":[120000,120000,120000],"e":{"device":"` + hexOf(b) + `"}}`,
		} {
			entry := journal.Entry{Room: old, Record: journal.Record{Seq: uint64(i + 1), Body: fmt.Appendf(nil, body, time.Now().UnixMilli())}}
			require.NoError(t, tb.store.Append(ctx, []journal.Entry{entry})[0])
		}
		tb.house.BotDelay = [2]time.Duration{time.Hour, time.Hour}
		r, err := room.Reopen(ctx, tb.house, old)
		require.NoError(t, err)
		defer r.Drain(0, 0)
		assert.Equal(t, rules.Seat(2), r.Summary().Table.Host)
		assert.Equal(t, "hard", r.Summary().Table.Seats.At(3).Level)
		_, err = r.Watch(a, 1, func() {})
		require.NoError(t, err)
		after(0)
		assert.Equal(t, rules.Seat(1), r.Summary().Table.Host)
		v, _, err := r.View(x, rules.Nobody)
		require.NoError(t, err)
		assert.Equal(t, uint64(7), v, "the role has returned")
	})
}
