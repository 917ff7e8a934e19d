package main

import (
	"cmp"
	"net"
	"net/netip"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// reach is where the server can be reached.
type reach struct {
	listen netip.AddrPort // as the listener says
	scheme string         // "http" or "https"
	extra  []string       // origins given by the operator

	mu   sync.Mutex // guards what follows
	list []string   // origins, and since when
	at   time.Time
}

// networkChange is how long a new address of the machine may go unnoticed.
const networkChange = 3 * time.Second

// URLs lists the addresses for other devices, best first; for this machine alone
// where the server listens to it alone.
func (r *reach) URLs() []string {
	hosts := machineAddresses()
	if a := r.listen.Addr(); !a.IsUnspecified() {
		hosts = []netip.Addr{a}
	}
	urls := make([]string, 0, len(hosts)+1)
	for _, a := range hosts {
		urls = append(urls, r.origin(a.Unmap().String()))
	}
	if len(urls) == 0 {
		urls = append(urls, r.origin("localhost"))
	}
	return urls
}

// alone reports whether only this machine reaches the server.
func (r *reach) alone() bool {
	a := r.listen.Addr()
	return a.IsLoopback() || a.IsUnspecified() && len(machineAddresses()) == 0
}

// Origins lists the exact origins of our own pages. Safe for concurrent use; it
// follows changes of the network.
func (r *reach) Origins() []string {
	r.mu.Lock()
	defer r.mu.Unlock()
	if now := time.Now(); r.list == nil || now.Sub(r.at) > networkChange {
		r.list, r.at = slices.Concat(r.URLs(), []string{r.origin("localhost"), r.origin("127.0.0.1"), r.origin("::1")}, r.extra), now
	}
	return r.list
}

// Home is the address to pass on: what the operator named, else the best one.
func (r *reach) Home() string {
	if len(r.extra) > 0 {
		return r.extra[0]
	}
	return r.Origins()[0]
}

// origin is as browsers write it: without the port that the scheme implies.
func (r *reach) origin(host string) string {
	port := strconv.Itoa(int(r.listen.Port()))
	return r.scheme + "://" + strings.TrimSuffix(net.JoinHostPort(host, port), impliedPort[r.scheme])
}

// machineAddresses lists what other devices can use, those of home and school
// networks first.
func machineAddresses() []netip.Addr {
	all, err := net.InterfaceAddrs()
	if err != nil {
		return nil
	}
	return usable(all)
}

func usable(all []net.Addr) []netip.Addr {
	var list []netip.Addr
	for _, a := range all {
		prefix, err := netip.ParsePrefix(a.String())
		if ip := prefix.Addr(); err == nil && ip.IsGlobalUnicast() {
			list = append(list, ip)
		}
	}
	slices.SortStableFunc(list, func(a, b netip.Addr) int { return cmp.Compare(distance(a), distance(b)) })
	return slices.Compact(list)
}

// distance orders addresses by how likely a phone beside the host reaches them:
// IPv4 of the same house before the rest.
func distance(a netip.Addr) int {
	switch {
	case a.Is4() && a.IsPrivate():
		return 0
	case a.Is4():
		return 1
	case a.IsPrivate():
		return 3
	}
	return 2
}
