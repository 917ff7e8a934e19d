package server

import (
	"bytes"
	"fmt"
)

// drawQR draws a QR with its quiet zone as SVG: one path, a run of dark squares
// a line.
func drawQR(dark [][]bool) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %[1]d %[1]d" shape-rendering="crispEdges"><rect width="%[1]d" height="%[1]d" fill="#fff"/><path d="`, len(dark))
	for y, row := range dark {
		for x := 0; x < len(row); x++ {
			n := runOf(row[x:])
			if n > 0 {
				fmt.Fprintf(&b, "M%d %dh%dv1h-%dz", x, y, n, n)
				x += n
			}
		}
	}
	b.WriteString(`"/></svg>`)
	return b.Bytes()
}

// runOf is how many dark squares the row begins with.
func runOf(row []bool) int {
	for i, dark := range row {
		if !dark {
			return i
		}
	}
	return len(row)
}
