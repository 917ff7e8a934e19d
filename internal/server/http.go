package server

import (
	"log/slog"
	"net/http"
	"time"
)

// Times of HTTP (RELIABILITY 4.10). Event streams and websockets replace them by
// their own.
const (
	headerTimeout = 5 * time.Second
	bodyTimeout   = 15 * time.Second // of a whole request: 16 KB over a bad line
	answerTimeout = 30 * time.Second // the client's script over a bad line
	idleTimeout   = 60 * time.Second
)

// HTTP bounds what a connection may cost before a handler looks at it.
func HTTP(h http.Handler, log *slog.Logger) *http.Server {
	return &http.Server{
		Handler: h, ReadHeaderTimeout: headerTimeout, ReadTimeout: bodyTimeout, WriteTimeout: answerTimeout, IdleTimeout: idleTimeout,
		MaxHeaderBytes: headerMost, ErrorLog: slog.NewLogLogger(log.Handler(), slog.LevelDebug), // what strangers send is no news
	}
}
