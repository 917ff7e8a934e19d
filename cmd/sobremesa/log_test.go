package main

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestLogsHaveNoRoomCodeWhereverItStands(t *testing.T) {
	for _, format := range []string{"text", "json"} {
		for _, code := range []string{"F6ZR6F", "f6zr6f", "F6Z-R6F"} {
			var out bytes.Buffer
			log := newLog(&out, format).With("room", code)
			log.Error("room "+code+" is damaged", "error", fmt.Errorf("reopen: %w", errors.New("room "+code+", record 5")),
				"path", "/api/rooms/"+code+"/view?seat=1", "rooms", []string{code}, "version", 5)
			text := out.String()
			assert.NotContains(t, strings.ToUpper(strings.ReplaceAll(text, "-", "")), "F6ZR6F")
			assert.GreaterOrEqual(t, strings.Count(strings.ToUpper(text), "F6…"), 5, text)
			assert.Contains(t, text, "record 5")
		}
	}
}

func TestLogsKeepWhatIsNoCode(t *testing.T) {
	var out bytes.Buffer
	newLog(&out, "json").Error("journal failed", "error", errors.New("append: disk I/O error (4874)"), "seats", []int{1, 2})
	assert.Contains(t, out.String(), `"msg":"journal failed","error":"append: disk I/O error (4874)","seats":[1,2]`)
}
