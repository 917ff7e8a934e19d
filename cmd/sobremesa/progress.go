package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// Of the bar: columns, and how often it is drawn.
const (
	barWidth = 40
	barEvery = 200 * time.Millisecond
)

// progress draws a bar on a terminal while matches are played, and takes it away
// when stopped.
func progress(to io.Writer, played *atomic.Int64, all int) (stop func()) {
	if !isTerminal(to) {
		return func() {}
	}
	done := make(chan struct{})
	var drawing sync.WaitGroup
	drawing.Go(func() { drawBar(to, played, all, done) })
	return sync.OnceFunc(func() {
		close(done)
		drawing.Wait()
	})
}

// drawBar ends with done.
func drawBar(to io.Writer, played *atomic.Int64, all int, done <-chan struct{}) {
	tick := time.NewTicker(barEvery)
	defer tick.Stop()
	for {
		select {
		case <-tick.C:
			n := int(played.Load())
			full := n * barWidth / all
			fmt.Fprintf(to, "\r[%s%s] %d of %d matches", strings.Repeat("#", full), strings.Repeat(".", barWidth-full), n, all)
		case <-done:
			fmt.Fprintf(to, "\r%*s\r", 2*barWidth, "")
			return
		}
	}
}

func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
