package rulestest

import "os"

// How much a cell (a game at one number of seats) is played. A phase's first
// `looks` steps are all looked at closely, later ones ever more rarely; a close
// look costs some hundred plays. The race detector makes both ten times dearer.
var (
	games = scale(100, 1000, 10_000)
	looks = scale(5, 25, 1000)
)

func scale(raced, plain, long int) int {
	switch {
	case Long():
		return long
	case underRace:
		return raced
	}
	return plain
}

// Long reports whether SOBREMESA_LONG=1 asks for the full counts.
func Long() bool { return os.Getenv("SOBREMESA_LONG") == "1" }
