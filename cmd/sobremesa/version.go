package main

import (
	"fmt"
	"io"
	"runtime/debug"
)

type versionCmd struct{}

// Run prints the version.
func (versionCmd) Run(out io.Writer) error {
	_, err := fmt.Fprintf(out, "sobremesa %s\n", version())
	return err
}

// stamp is the version that `make build` read from git; other builds have none.
var stamp string

// version is what the build says of itself: its stamp, else the module's
// version, else the commit it was built from.
func version() string {
	if stamp != "" {
		return stamp
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	if v := info.Main.Version; v != "" && v != "(devel)" {
		return v
	}
	commit, changed := "unknown", ""
	for _, s := range info.Settings {
		switch {
		case s.Key == "vcs.revision" && len(s.Value) >= 12:
			commit = s.Value[:12]
		case s.Key == "vcs.modified" && s.Value == "true":
			changed = "+"
		}
	}
	return commit + changed
}
