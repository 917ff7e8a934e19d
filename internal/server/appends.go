package server

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/sobremesa-games/sobremesa/internal/journal"
)

// Appends is a journal whose appends are measured.
type Appends struct {
	journal.Store
	seconds prometheus.Histogram
	records prometheus.Counter
}

// MeasureAppends measures the appends of a store.
func MeasureAppends(store journal.Store) *Appends {
	return &Appends{
		Store: store,
		seconds: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name: "sobremesa_append_seconds", Help: "Time until a batch of records is durable.",
			Buckets: prometheus.ExponentialBuckets(0.0005, 2, 12), // to two seconds, where a disk is sick
		}),
		records: prometheus.NewCounter(prometheus.CounterOpts{Name: "sobremesa_records_total", Help: "Records handed to the journal."}),
	}
}

// Append appends and measures.
func (a *Appends) Append(ctx context.Context, entries []journal.Entry) []error {
	began := time.Now()
	defer func() { a.seconds.Observe(time.Since(began).Seconds()) }()
	a.records.Add(float64(len(entries)))
	return a.Store.Append(ctx, entries)
}
