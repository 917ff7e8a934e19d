package main

import (
	"bytes"
	"net"
	"net/netip"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func addrs(t *testing.T, prefixes ...string) (list []net.Addr) {
	for _, p := range prefixes {
		ip, network, err := net.ParseCIDR(p)
		require.NoError(t, err)
		list = append(list, &net.IPNet{IP: ip, Mask: network.Mask})
	}
	return list
}

func TestAddressesAPhoneCanUseComeBestFirst(t *testing.T) {
	got := usable(addrs(t, "127.0.0.1/8", "::1/128", "fe80::1/64", "169.254.3.4/16", "fd00::5/64", "2001:db8::7/64", "203.0.113.9/24", "192.168.1.20/24", "10.0.0.3/8"))
	assert.Equal(t, "[192.168.1.20 10.0.0.3 203.0.113.9 2001:db8::7 fd00::5]", sprint(got))
}

func sprint(list []netip.Addr) string {
	text := "["
	for i, a := range list {
		if i > 0 {
			text += " "
		}
		text += a.String()
	}
	return text + "]"
}

func TestOriginsAreWrittenAsBrowsersDo(t *testing.T) {
	for _, c := range []struct{ listen, scheme, host, want string }{
		{"0.0.0.0:8080", "http", "192.168.1.20", "http://192.168.1.20:8080"},
		{"0.0.0.0:80", "http", "192.168.1.20", "http://192.168.1.20"},
		{"0.0.0.0:443", "https", "192.168.1.20", "https://192.168.1.20"},
		{"0.0.0.0:443", "http", "192.168.1.20", "http://192.168.1.20:443"},
		{"[::]:8080", "http", "2001:db8::7", "http://[2001:db8::7]:8080"},
		{"[::]:80", "http", "2001:db8::7", "http://[2001:db8::7]"},
		{"[::]:80", "http", "localhost", "http://localhost"},
	} {
		r := &reach{listen: netip.MustParseAddrPort(c.listen), scheme: c.scheme}
		assert.Equal(t, c.want, r.origin(c.host))
	}
}

func TestOriginsOfTheOperatorAreComparedAsBrowsersWriteThem(t *testing.T) {
	for given, want := range map[string]string{
		"https://Play.Example.org/":    "https://play.example.org",
		"https://play.example.org:443": "https://play.example.org",
		"http://play.example.org:80":   "http://play.example.org",
		"http://play.example.org:443":  "http://play.example.org:443",
		"https://[2001:db8::7]:443":    "https://[2001:db8::7]",
	} {
		c := serveCmd{Origin: []string{given}}
		require.NoError(t, c.Validate(), given)
		assert.Equal(t, []string{want}, c.Origin)
	}
	for _, wrong := range []string{"", "*", "example.org", "ftp://example.org", "https://", "https://:443", "https://a@example.org", "https://example.org/r", "https://example.org?a"} {
		assert.Error(t, (&serveCmd{Origin: []string{wrong}}).Validate(), wrong)
	}
}

func TestAServerForThisMachineAloneNamesNoOtherAddress(t *testing.T) {
	r := &reach{listen: netip.MustParseAddrPort("127.0.0.1:8080"), scheme: "http", extra: []string{"https://play.example.org"}}
	assert.Equal(t, []string{"http://127.0.0.1:8080"}, r.URLs())
	assert.Equal(t, []string{"http://127.0.0.1:8080", "http://localhost:8080", "http://127.0.0.1:8080", "http://[::1]:8080", "https://play.example.org"}, r.Origins())
}

func TestLogsShortenRoomCodes(t *testing.T) {
	for _, format := range []string{"text", "json"} {
		var out bytes.Buffer
		newLog(&out, format).Error("room stopped", "room", "KXR4TN", "version", 7)
		assert.Contains(t, out.String(), "KX…")
		assert.NotContains(t, out.String(), "KXR")
	}
}
