//go:build !race

package patch_test

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/patch"
	"github.com/stretchr/testify/assert"
)

// The race detector makes pools forget on purpose, hence the build tag.
func TestADiffOfDocumentsAllocatesNothing(t *testing.T) {
	docs, dst := play(t, 20), make([]byte, 0, 16<<10)
	assert.Less(t, testing.AllocsPerRun(500, func() { dst, _ = patch.Append(dst[:0], &docs[19], &docs[20]) }), 1.0)
}
