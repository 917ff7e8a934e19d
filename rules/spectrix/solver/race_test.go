//go:build race

package solver

// factor is how much slower the race detector makes the solver, at most.
const factor = 20
