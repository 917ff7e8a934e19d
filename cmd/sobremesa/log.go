package main

import (
	"io"
	"log/slog"
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

// shorten cuts room codes.
func shorten(_ []string, a slog.Attr) slog.Attr {
	const kept = 2 // of 6: enough to tell the rooms of an evening apart
	if code := a.Value.String(); a.Key == "room" && len(code) > kept {
		a.Value = slog.StringValue(code[:kept] + "…")
	}
	return a
}
