package server

import (
	"net/http"
	"net/http/pprof"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// metrics are the server's counters: numbers and codes, never who or what.
type metrics struct {
	registry   *prometheus.Registry
	websockets prometheus.Gauge
	streams    prometheus.Gauge
	taken      prometheus.Counter
	sent       prometheus.Counter
	shared     prometheus.Counter
	refused    *prometheus.CounterVec
	byes       *prometheus.CounterVec
}

func newMetrics(rooms func() int, appends *Appends) *metrics {
	connections := prometheus.NewGaugeVec(prometheus.GaugeOpts{Name: "sobremesa_connections", Help: "Open connections by transport."}, []string{"transport"})
	frames := prometheus.NewCounterVec(prometheus.CounterOpts{Name: "sobremesa_frames_total", Help: "Frames by direction."}, []string{"direction"})
	m := &metrics{
		registry:   prometheus.NewRegistry(),
		websockets: connections.WithLabelValues("websocket"), streams: connections.WithLabelValues("events"),
		taken: frames.WithLabelValues("in"), sent: frames.WithLabelValues("out"),
		shared:  prometheus.NewCounter(prometheus.CounterOpts{Name: "sobremesa_shared_patches_total", Help: "Patches worked out for spectators, each for all who needed it."}),
		refused: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "sobremesa_refused_total", Help: "Errors and refusals by code."}, []string{"code"}),
		byes:    prometheus.NewCounterVec(prometheus.CounterOpts{Name: "sobremesa_byes_total", Help: "Connections that the server ended, by code."}, []string{"code"}),
	}
	inMemory := prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "sobremesa_rooms", Help: "Rooms in memory."}, func() float64 { return float64(rooms()) })
	m.registry.MustRegister(connections, frames, m.shared, m.refused, m.byes, inMemory, collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	if appends != nil {
		m.registry.MustRegister(appends.seconds, appends.records)
	}
	return m
}

// Admin serves metrics and profiles, for an address of its own that is not
// public.
func (s *Server) Admin() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", promhttp.HandlerFor(s.metrics.registry, promhttp.HandlerOpts{}))
	mux.HandleFunc("GET /debug/pprof/", pprof.Index)
	mux.HandleFunc("GET /debug/pprof/profile", pprof.Profile)
	mux.HandleFunc("GET /debug/pprof/trace", pprof.Trace)
	return mux
}
