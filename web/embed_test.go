package web_test

import (
	"io/fs"
	"testing"

	"github.com/sobremesa-games/sobremesa/web"
	"github.com/stretchr/testify/require"
)

func TestTheProgramBuildsWithoutTheClient(t *testing.T) {
	_, err := fs.Stat(web.Dist(), ".gitkeep")
	require.NoError(t, err)
}
