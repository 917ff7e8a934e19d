package rulestest

import "os"

// How much a cell (a game at one number of seats) is played. Every move of every
// match is held to Legal, the turn, the bound and the game's invariant, and every
// match to its end and its replay. The rest (views, clones, refusals, secrecy, what
// may be taken back) costs some hundred moves, and is done at close looks: the first
// `looks` steps of a phase are all looked at, the k-th one with a chance of looks/k.
// So in full ten times as many matches are looked at some five times as often. The
// race detector makes both ten times dearer.
var (
	games = scale(100, 1000, 10_000)
	looks = scale(5, 25, 100)
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
