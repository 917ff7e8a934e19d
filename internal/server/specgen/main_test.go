package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestWhatIsGeneratedIsUpToDate(t *testing.T) {
	t.Chdir("../../..")
	assert.NoError(t, run(true))
}
