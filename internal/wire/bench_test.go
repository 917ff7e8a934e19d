package wire_test

import (
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/wire"
)

func BenchmarkDecodeFrame(b *testing.B) {
	raw := []byte(`{"t":"move","id":"0123456789ab","seat":1,"at":12,"move":{"do":"lay","element":"Na","scientist":"curie"}}`)
	b.ReportAllocs()
	for range b.N {
		f, err := wire.DecodeFrame(raw)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := wire.DecodeMove(uno, f.(wire.Move).Move); err != nil {
			b.Fatal(err)
		}
	}
}
