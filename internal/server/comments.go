package server

import (
	_ "embed" // the comments
	"encoding/json"

	"github.com/sobremesa-games/sobremesa/internal/wire"
)

// commentsText are the comments of everything that Spec describes, which the
// program does not have besides. Generated: go run ./internal/server/specgen
//
//go:embed comments.json
var commentsText []byte

func comments() wire.Comments {
	var all wire.Comments
	if err := json.Unmarshal(commentsText, &all); err != nil {
		panic("server: comments.json: " + err.Error())
	}
	return all
}
