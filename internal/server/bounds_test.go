package server

import (
	"fmt"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/stretchr/testify/assert"
)

var inWords = map[int]string{2: "two", 4: "four", 8: "eight"}

// The rate is the default of the program's flag.
func TestTheProtocolPageHasTheBoundsInForce(t *testing.T) {
	const rate = 10
	page := string(apiText)
	for _, part := range []string{
		fmt.Sprintf("With `--rate %d`", rate),
		fmt.Sprintf("are a `flood` | %d | %d |", rate, 2*rate),
		fmt.Sprintf("new connections, of a device | %d | %d |", rate*commandShare, rate*commandShare*commandBurst),
		fmt.Sprintf("ask about rooms, of a device | %d | %d |", rate*askShare, rate*askShare*askBurst),
		fmt.Sprintf("new rooms of a device | 1 in %g s | %g |", 1/(rate*openShare), rate*openShare*openBurst),
		fmt.Sprintf("replays of a device | %g | %g |", rate*retellShare, rate*retellShare*retellBurst),
		fmt.Sprintf("ask for %d times as many replays", retellAtShare),
		fmt.Sprintf("%s of all, %s of an address, %s of a device", inWords[toldMost], inWords[toldOfAddress], inWords[toldOfDevice]),
		fmt.Sprintf("more than %d MB of steps", replayMost>>20),
		fmt.Sprintf("of a device a quarter | %d | %d |", wrongRate, wrongBurst),
		fmt.Sprintf("call %d times as much as a device and open %d times as many rooms", addressShare, openAtShare),
		fmt.Sprintf("%d of a device in a room,\n%d of an address, 1,%03d of a room", connsOfDevice, connsOfAddress, connsOfRoom-1000),
		fmt.Sprintf("a body over %d KB, a posted frame over %d KB", bodyMost>>10, frameMost>>10),
		fmt.Sprintf("more than %d answers wait", outMost),
		fmt.Sprintf("every %d s and gives up after %d s", pingEvery/time.Second, silentMost/time.Second),
		fmt.Sprintf("does not read for\n%d s", writeTimeout/time.Second),
		fmt.Sprintf("no frame for %d s", deafMost/time.Second),
	} {
		assert.Contains(t, page, part)
	}
}

func TestTheFirstReasonToPartStays(t *testing.T) {
	c := &session{wake: func() {}}
	c.end(&wire.Bye{Code: wire.ByeFlood})
	for range outMost + 1 {
		c.queue(nil)
	}
	assert.Equal(t, wire.ByeFlood, c.bye.Code, "slow would let it come back")
}
