//go:build !race

package solver

const (
	factor = 1
	fewer  = 1
)
