package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"math/big"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// certificate writes a self-signed certificate for 127.0.0.1 and its key.
func certificate(t *testing.T) (cert, key string) {
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	require.NoError(t, err)
	template := &x509.Certificate{SerialNumber: big.NewInt(1), NotAfter: time.Now().Add(time.Hour), IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}}
	signed, err := x509.CreateCertificate(rand.Reader, template, template, private.Public(), private)
	require.NoError(t, err)
	secret, err := x509.MarshalPKCS8PrivateKey(private)
	require.NoError(t, err)
	return write(t, "CERTIFICATE", signed), write(t, "PRIVATE KEY", secret)
}

func write(t *testing.T, kind string, content []byte) string {
	file := filepath.Join(t.TempDir(), "x.pem")
	require.NoError(t, os.WriteFile(file, pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: content}), 0o600))
	return file
}

func TestOverTLSTheCookieIsBoundToTheHost(t *testing.T) {
	cert, key := certificate(t)
	p := start(t, "--addr", "127.0.0.1:0", "--data", t.TempDir(), "--tls-cert", cert, "--tls-key", key)
	defer p.stop()
	require.True(t, strings.HasPrefix(p.url, "https://127.0.0.1:"), p.url)
	insecure := &http.Client{Transport: &http.Transport{DisableKeepAlives: true, TLSClientConfig: &tls.Config{InsecureSkipVerify: true}}}
	res, err := insecure.Get(p.url + "/api/games")
	require.NoError(t, err)
	require.NoError(t, res.Body.Close())
	assert.Equal(t, "__Host-device", res.Cookies()[0].Name)
	assert.NotEmpty(t, res.Header.Get("Strict-Transport-Security"))
}
