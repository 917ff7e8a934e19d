package server

import (
	"net/http"
	"sync"

	"github.com/go-chi/chi/v5/middleware"
)

// packLevel is of gzip: scripts at the next one are hardly smaller.
const packLevel = 5

// pack is one for all routes and servers: each would hold two megabytes.
var pack = sync.OnceValue(func() func(http.Handler) http.Handler {
	return middleware.Compress(packLevel, "text/*", "application/*", "image/svg+xml")
})

// packed compresses what is the same for everybody. What is said to a device is
// left as it is: its size would tell of secrets beside what a stranger chose.
// Nobody gets a part of it, since parts are of the packed text.
func packed(next http.Handler) http.Handler {
	return pack()(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		r.Header.Del("Range")
		next.ServeHTTP(w, r)
	}))
}
