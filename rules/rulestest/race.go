//go:build race

package rulestest

const underRace = true
