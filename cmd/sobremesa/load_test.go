package main

import (
	"net"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestLoadRefusesWhatTheMachineCannotGive(t *testing.T) {
	for says, args := range map[string][]string{
		"--rooms times --seats":  {"--rooms", "0"},
		"must be from 1 to 8000": {"--rooms", "4611686018427387904"}, // times four it is nothing
		"--seats must be":        {"--seats", "0"},
		"--duration must be":     {"--duration", "0s"},
		"--pace must not":        {"--pace=-1s"},
		"--cores must be":        {"--cores", "0"},
		"--pairs must be":        {"--pairs", "21"},
		"--pairs goes with":      {"--pairs", "1", "--idle"},
		"a loopback address":     {"--addr", "127.example.org:80"},
	} {
		exit, _, errs := ended(append([]string{"load"}, args...)...)
		assert.Equal(t, exitUsage, exit, args)
		assert.Contains(t, errs, says, args)
	}
}

func TestLoadDoesNotMeasureAnotherServer(t *testing.T) {
	other, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	defer other.Close()
	exit, _, errs := ended("load", "--rooms", "1", "--addr", other.Addr().String())
	assert.Equal(t, exitInUse, exit)
	assert.Contains(t, errs, "is in use by another server")
}
