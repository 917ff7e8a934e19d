package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestTheDeclarationsAreUpToDate(t *testing.T) {
	t.Chdir("../../..")
	assert.NoError(t, run(true))
}
