package server

import (
	"net"
	"net/http"
	"net/netip"
	"strings"
)

// link is the address of a room's page that can be passed on: as the asking
// client reaches the server, unless that is a way from this machine alone.
func (s *Server) link(r *http.Request, code string) string { return s.base(r.Host) + "/r/" + code }

func (s *Server) base(host string) string {
	if isLoopback(host) && s.cfg.Home != nil {
		return s.cfg.Home()
	}
	for _, origin := range s.cfg.Origins() {
		if _, name, _ := strings.Cut(origin, "://"); name == host {
			return origin // behind a proxy it knows the scheme
		}
	}
	if s.cfg.Secure {
		return "https://" + host
	}
	return "http://" + host
}

// isLoopback reports whether a Host header names the machine itself.
func isLoopback(host string) bool {
	name, _, err := net.SplitHostPort(host)
	if err != nil {
		name = host
	}
	ip, err := netip.ParseAddr(strings.Trim(name, "[]"))
	return name == "localhost" || err == nil && ip.IsLoopback()
}
