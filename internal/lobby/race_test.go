//go:build race

package lobby_test

// slowly divides what takes ten times as long under the race detector.
const slowly = 20
