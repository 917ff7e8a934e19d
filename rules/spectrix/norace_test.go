//go:build !race

package spectrix

const fewer = 1
