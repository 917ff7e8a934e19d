package server_test

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"io"
	"net"
	"net/http"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/server"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// rawConn is a websocket whose frames are made by hand.
type rawConn struct {
	t *testing.T
	net.Conn
	in *bufio.Reader
}

func (h *house) raw(d device, path string) rawConn {
	h.t.Helper()
	conn, err := net.Dial("tcp", strings.TrimPrefix(h.url, "http://"))
	require.NoError(h.t, err)
	h.t.Cleanup(func() { _ = conn.Close() })
	require.NoError(h.t, conn.SetDeadline(time.Now().Add(patience)))
	fmt.Fprintf(conn, "GET %s/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nAuthorization: Bearer %s\r\n\r\n", path, d.secret)
	in := bufio.NewReader(conn)
	res, err := http.ReadResponse(in, nil)
	require.NoError(h.t, err)
	require.Equal(h.t, http.StatusSwitchingProtocols, res.StatusCode)
	return rawConn{h.t, conn, in}
}

// Opcodes (RFC 6455, 5.2).
const (
	more     = 0
	text     = 1
	binaryOp = 2
	closes   = 8
	ping     = 9
	pong     = 10
	final    = 0x80
)

// sent is a frame as a client sends it: masked with zeros, which leaves the
// payload as it is.
func sent(head byte, payload string) string {
	return header(head, len(payload), 0x80) + "\x00\x00\x00\x00" + payload
}

// header is the first bytes of a frame.
func header(head byte, n int, mask byte) string {
	switch {
	case n < 126:
		return string([]byte{head, mask | byte(n)})
	case n < 1<<16:
		return string(binary.BigEndian.AppendUint16([]byte{head, mask | 126}, uint16(n)))
	}
	return string(binary.BigEndian.AppendUint64([]byte{head, mask | 127}, uint64(n)))
}

// outcome reads what the server says: its text frames after hello and state, and
// the number of its close frame, 0 where it just hung up.
func (c rawConn) outcome() (texts []string, number int) {
	for {
		op, payload, err := c.frame()
		switch {
		case err != nil:
			return texts, 0
		case op == final|closes:
			if len(payload) >= 2 {
				number = int(binary.BigEndian.Uint16(payload))
			}
			return texts, number
		case op == final|text && !strings.Contains(string(payload), `"t":"hello"`) && !strings.Contains(string(payload), `"t":"state"`) && !strings.Contains(string(payload), `"t":"patch"`):
			texts = append(texts, string(payload))
		case op == final|pong:
			texts = append(texts, "pong "+string(payload))
		}
	}
}

// frame reads one frame of the server, which are not masked.
func (c rawConn) frame() (op byte, payload []byte, err error) {
	var head [2]byte
	if _, err := io.ReadFull(c.in, head[:]); err != nil {
		return 0, nil, err
	}
	n := int(head[1])
	if n == 126 {
		var more [2]byte
		_, err = io.ReadFull(c.in, more[:])
		n = int(binary.BigEndian.Uint16(more[:]))
	}
	payload = make([]byte, n)
	if err == nil {
		_, err = io.ReadFull(c.in, payload)
	}
	return head[0], payload, err
}

const (
	unread    = `{"t":"error","code":"malformed"}`
	byeBad    = `{"t":"bye","code":"malformed","again":false}`
	textAsked = `{"t":"say","id":"h","text":" "}`
	textGone  = `{"t":"refused","id":"h","code":"bad_option","data":{"field":"text"}}`
)

func TestFramesThatAreNoneHaveTheirAnswerOrCloseNumber(t *testing.T) {
	h := open(t)
	path, seats := h.table(2)
	malformed := wire.CloseNumber(wire.ByeMalformed)
	bye := sent(final|closes, "\x03\xe8") // 1000
	for name, c := range map[string]struct {
		send   string
		texts  []string
		number int
	}{
		"a question":                     {sent(final|text, textAsked) + bye, []string{textGone}, 1000},
		"a question in three parts":      {sent(text, textAsked[:5]) + sent(more, textAsked[5:9]) + sent(final|more, textAsked[9:]) + bye, []string{textGone}, 1000},
		"a ping between parts":           {sent(text, textAsked[:5]) + sent(final|ping, "x") + sent(final|more, textAsked[5:]) + bye, []string{"pong x", textGone}, 1000},
		"empty parts":                    {sent(text, "") + sent(more, "") + sent(final|more, textAsked) + bye, []string{textGone}, 1000},
		"an unasked pong":                {sent(final|pong, "x") + sent(final|text, textAsked) + bye, []string{textGone}, 1000},
		"a ping of 125 bytes":            {sent(final|ping, strings.Repeat("p", 125)) + bye, []string{"pong " + strings.Repeat("p", 125)}, 1000},
		"4096 bytes":                     {sent(final|text, strings.Repeat(" ", 4096-len(textAsked))+textAsked) + bye, []string{textGone}, 1000},
		"4097 bytes":                     {sent(final|text, strings.Repeat(" ", 4097-len(textAsked))+textAsked), []string{byeBad}, malformed},
		"4097 bytes in parts":            {sent(text, strings.Repeat(" ", 4000)) + sent(final|more, strings.Repeat(" ", 97)), []string{byeBad}, malformed},
		"a length of 2^62":               {header(final|text, 1<<62, 0x80) + "\x00\x00\x00\x00" + strings.Repeat(" ", 5000), []string{byeBad}, malformed},
		"a length of 2^63":               {"\x81\xff\x80\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00", []string{byeBad}, malformed},
		"binary":                         {sent(final|binaryOp, textAsked), []string{byeBad}, malformed},
		"empty binary":                   {sent(final|binaryOp, ""), []string{byeBad}, malformed},
		"empty text":                     {sent(final|text, "") + bye, []string{unread}, 1000},
		"no JSON once":                   {sent(final|text, "?") + bye, []string{unread}, 1000},
		"no JSON twice, then good":       {sent(final|text, "?") + sent(final|text, "?") + sent(final|text, textAsked) + sent(final|text, "?") + sent(final|text, "?") + bye, []string{unread, unread, textGone, unread, unread}, 1000},
		"no JSON three times":            {strings.Repeat(sent(final|text, "?"), 3), []string{unread, unread, byeBad}, malformed},
		"bad UTF-8":                      {sent(final|text, "{\"t\":\"say\",\"id\":\"\xff\"}") + bye, []string{unread}, 1000},
		"an id that is read":             {sent(final|text, `{"t":"move","id":"m","at":1}`) + bye, []string{`{"t":"error","code":"malformed","id":"m"}`}, 1000},
		"a move that the game lacks":     {sent(final|text, `{"t":"move","id":"m","at":1,"move":{"do":"fly"}}`) + bye, []string{`{"t":"error","code":"malformed","id":"m"}`}, 1000},
		"a version to come":              {sent(final|text, `{"t":"move","id":"m","at":99,"move":{"do":"draw"}}`) + bye, []string{`{"t":"refused","id":"m","code":"not_playing"}`}, 1000},
		"not masked":                     {header(final|text, 2, 0) + "{}", nil, 1002},
		"a reserved bit":                 {sent(final|0x40|text, textAsked), nil, 1002},
		"all reserved bits":              {sent(final|0x70|text, textAsked), nil, 1002},
		"a reserved opcode":              {sent(final|3, ""), nil, 1002},
		"a reserved control opcode":      {sent(final|11, ""), nil, 1002},
		"a part of nothing":              {sent(final|more, textAsked), nil, 1002},
		"a message within another":       {sent(text, "{") + sent(final|text, textAsked), nil, 1002},
		"a ping of 126 bytes":            {sent(final|ping, strings.Repeat("p", 126)), nil, 1002},
		"a ping in parts":                {sent(ping, "x"), nil, 1002},
		"a close without a number":       {sent(final|closes, ""), nil, 0},
		"a close with half a number":     {sent(final|closes, "\x03"), nil, 0},
		"a close with 1005":              {sent(final|closes, "\x03\xed"), nil, 1002},
		"a close with bad UTF-8":         {sent(final|closes, "\x03\xe8\xff"), nil, 1002},
		"a close of our own numbers":     {sent(final|closes, "\x0f\xa0"), nil, 4000},
		"frames behind a goodbye":        {sent(final|binaryOp, "") + strings.Repeat(sent(final|text, textAsked), 50), []string{byeBad}, malformed},
		"half a frame, then a hang-up":   {sent(final|text, textAsked)[:8], nil, 0},
		"nothing but its first byte":     {"\x81", nil, 0},
		"a host's command without id":    {sent(final|text, `{"t":"host","do":"start"}`) + bye, []string{unread}, 1000},
		"a host's command of no name":    {sent(final|text, `{"t":"host","id":"x","do":"win"}`) + bye, []string{`{"t":"refused","id":"x","code":"malformed"}`}, 1000},
		"a seat of somebody else":        {sent(final|text, `{"t":"see","seat":1}`) + bye, []string{`{"t":"error","code":"not_yours"}`}, 1000},
		"a draft before the match":       {sent(final|text, `{"t":"draft","groups":{}}`) + bye, []string{`{"t":"error","code":"not_playing"}`}, 1000},
		"back to a seat that one has":    {sent(final|text, `{"t":"back"}`) + sent(final|text, textAsked) + bye, []string{textGone}, 1000},
		"an undo before any match":       {sent(final|text, `{"t":"undo","id":"u","to":1}`) + bye, []string{`{"t":"refused","id":"u","code":"not_playing"}`}, 1000},
		"legal moves of somebody else's": {sent(final|text, `{"t":"legal","id":"l","seat":1}`) + bye, []string{`{"t":"refused","id":"l","code":"not_yours"}`}, 1000},
	} {
		t.Run(name, func(t *testing.T) {
			conn := h.raw(seats[1], path)
			conn.t = t
			_, err := io.WriteString(conn, c.send)
			require.NoError(t, err)
			if strings.Contains(name, "half a frame") || strings.Contains(name, "first byte") {
				require.NoError(t, conn.Conn.(*net.TCPConn).CloseWrite())
			}
			texts, number := conn.outcome()
			assert.Equal(t, c.texts, texts)
			assert.Equal(t, c.number, number)
		})
	}
}

func TestPingsCostAsMuchAsFrames(t *testing.T) {
	h := open(t, func(c *server.Config) { c.Rate = 2 })
	path, seats := h.table(2)
	conn := h.raw(seats[0], path)
	_, err := io.WriteString(conn, strings.Repeat(sent(final|ping, "x"), 40))
	require.NoError(t, err)
	texts, number := conn.outcome()
	assert.Equal(t, wire.CloseNumber(wire.ByeFlood), number)
	assert.Equal(t, `{"t":"bye","code":"flood","again":false}`, texts[len(texts)-1])
	assert.InDelta(t, 4, len(texts)-1, 2, "the burst is answered")
}

func TestPongsThatNobodyAskedForCostAsMuchAsFrames(t *testing.T) {
	h := open(t, func(c *server.Config) { c.Rate = 2 })
	path, seats := h.table(2)
	conn := h.raw(seats[0], path)
	_, err := io.WriteString(conn, strings.Repeat(sent(final|pong, "x"), 40))
	require.NoError(t, err)
	_, number := conn.outcome()
	assert.Equal(t, wire.CloseNumber(wire.ByeFlood), number)
}

func TestASlowReaderIsEndedAndTheOthersPlayOn(t *testing.T) {
	t.Parallel()
	h := open(t)
	path, seats := h.playing(2)
	stuck := h.raw(h.device(7), path)
	l := seats[0].dial(path)
	l.next("state")
	many := strings.Repeat(sent(final|text, `{"t":"say","text":" ","id":"`+strings.Repeat("x", 64)+`"}`), 100)
	for i := 0; ; i++ {
		if _, err := io.WriteString(stuck, many); err != nil {
			require.False(t, isTimeout(err), "the slow reader is still there")
			break // hung up
		}
		id := fmt.Sprint(i)
		require.Equal(t, "bad_option", l.ask(id, fmt.Sprintf(`{"t":"say","id":%q,"text":" "}`, id)).Code)
	}
}

func isTimeout(err error) bool {
	timeout, ok := err.(net.Error)
	return ok && timeout.Timeout()
}

// Whoever pings and does not read is waited for by nobody else, however many
// they are.
func TestPingsOfThoseWhoDoNotReadHoldUpNobody(t *testing.T) {
	t.Parallel()
	h := open(t)
	path, seats := h.playing(2)
	l := seats[0].dial(path)
	l.next("state")
	var stuck []rawConn
	for i := range 2*runtime.GOMAXPROCS(0) + 1 {
		stuck = append(stuck, h.raw(h.device(10+i), path))
	}
	many := strings.Repeat(sent(final|ping, strings.Repeat("p", 125))+sent(final|text, `{"t":"see","seat":0}`), 50)
	for i := range 40 {
		for _, conn := range stuck {
			_ = conn.SetWriteDeadline(time.Now().Add(time.Millisecond))
			_, _ = io.WriteString(conn, many)
		}
		id, began := fmt.Sprint(i), time.Now()
		require.Equal(t, "bad_option", l.ask(id, fmt.Sprintf(`{"t":"say","id":%q,"text":" "}`, id)).Code)
		require.Less(t, time.Since(began), writeTimeout/2, "an answer waits for others")
	}
}

// writeTimeout is how long the server waits for one that does not read.
const writeTimeout = 5 * time.Second
