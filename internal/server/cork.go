package server

import (
	"bufio"
	"net"
	"net/http"
)

// corker is a ResponseWriter whose connection, once it is taken over, can be
// corked.
type corker struct{ http.ResponseWriter }

func cork(w http.ResponseWriter) http.ResponseWriter { return corker{w} }

// Hijack takes the connection over.
func (c corker) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, rw, err := http.NewResponseController(c.ResponseWriter).Hijack()
	if err != nil {
		return nil, nil, err
	}
	return &corkedConn{Conn: conn}, rw, nil
}
