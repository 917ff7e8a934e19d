package main

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/sobremesa-games/sobremesa/internal/load"
)

// relayCmd is the bare relay as a process of its own.
type relayCmd struct {
	Addr string `env:"-" required:"" help:"Loopback address to listen at."`
}

// Run relays until ctx ends.
func (c *relayCmd) Run(ctx context.Context) error {
	mux := http.NewServeMux()
	mux.Handle(load.RelayPath, load.NewRelay())
	mux.HandleFunc("/readyz", func(http.ResponseWriter, *http.Request) {})
	server := &http.Server{Addr: c.Addr, Handler: mux, ReadHeaderTimeout: 5 * time.Second}
	stop := context.AfterFunc(ctx, func() { _ = server.Close() })
	defer stop()
	if err := server.ListenAndServe(); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}
