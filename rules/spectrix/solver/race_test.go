//go:build race

package solver

// The race detector makes the solver, which has no goroutines, slower by up to
// factor: fewer tables will do.
const (
	factor = 20
	fewer  = 10
)
