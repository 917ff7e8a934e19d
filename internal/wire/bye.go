package wire

// Codes of a bye: why the server ends a connection.
const (
	ByeClosed      = "closed"
	ByeKicked      = "kicked"
	ByeMoved       = "moved" // the seat went to another device
	ByeRestart     = "restart"
	ByeSlow        = "slow" // nothing read for the write deadline
	ByeFlood       = "flood"
	ByeMalformed   = "malformed"
	ByeStoreFailed = "store_failed"
	ByeExpired     = "expired"
)

// byes is in the order of the close numbers.
var byes = []string{ByeClosed, ByeKicked, ByeMoved, ByeRestart, ByeSlow, ByeFlood, ByeMalformed, ByeStoreFailed, ByeExpired}

// firstClose is the close number of the first bye code; 4000–4999 are free for
// applications (RFC 6455, 7.4.2).
const firstClose = 4000

// CloseNumber is the number of the websocket close frame after a bye.
func CloseNumber(code string) int {
	for i, b := range byes {
		if b == code {
			return firstClose + i
		}
	}
	panic("wire: no bye code " + code)
}

// ByeCodes lists the bye codes.
func ByeCodes() []string { return append([]string(nil), byes...) }
