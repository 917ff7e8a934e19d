package main

import "time"

// Clients come back at a random moment of a window after a restart, so that the
// new process does not meet them all at once (RELIABILITY 4.7). Few connections
// are no crowd, and their players wait.
const (
	fewConnections  = 100
	manyConnections = 5_000

	fewFrom  = 500 * time.Millisecond // a process needs as long to begin
	fewTo    = 2 * time.Second
	manyFrom = 5 * time.Second
	manyTo   = 15 * time.Second
)

// comeBack is the window for so many connections.
func comeBack(connections int) (from, to time.Duration) {
	share := float64(min(max(connections, fewConnections), manyConnections)-fewConnections) / (manyConnections - fewConnections)
	between := func(few, many time.Duration) time.Duration { return few + time.Duration(share*float64(many-few)) }
	return between(fewFrom, manyFrom), between(fewTo, manyTo)
}
