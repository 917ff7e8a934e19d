package main

import (
	"fmt"
	"io"
	"log/slog"
	"regexp"

	"github.com/sobremesa-games/sobremesa/internal/wire"
)

// newLog writes structured lines of the format, "text" or "json". Whoever knows
// a room's code can enter it, so that logs have its first symbols only.
func newLog(out io.Writer, format string) *slog.Logger {
	options := &slog.HandlerOptions{ReplaceAttr: shorten}
	if format == "json" {
		return slog.New(slog.NewJSONHandler(out, options))
	}
	return slog.New(slog.NewTextHandler(out, options))
}

// codes is whatever could be a room's code, in any way in which people write
// one. Some other words of six letters without a vowel are cut too.
var codes = regexp.MustCompile(`(?i)\b([` + wire.Alphabet + `]{2})[` + wire.Alphabet + `]-?[` + wire.Alphabet + `]{3}\b`)

// shorten cuts room codes, wherever in a message or an attribute they are.
func shorten(_ []string, a slog.Attr) slog.Attr {
	if k := a.Value.Kind(); k != slog.KindString && k != slog.KindAny {
		return a
	}
	text := fmt.Sprintf("%+v", a.Value.Any())
	if short := codes.ReplaceAllString(text, "${1}…"); short != text {
		a.Value = slog.StringValue(short)
	}
	return a
}
