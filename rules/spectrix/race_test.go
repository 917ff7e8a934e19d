//go:build race

package spectrix

// fewer is by how much less is played under the race detector, which makes all
// ten times dearer.
const fewer = 6
