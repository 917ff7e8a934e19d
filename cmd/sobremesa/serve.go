package main

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net/url"
	"strings"

	"github.com/skip2/go-qrcode"
)

type serveCmd struct {
	Addr      string   `default:":8080" help:"Address to listen at. With \":8080\" every device of the network can come, with \"127.0.0.1:8080\" only this one."`
	Data      string   `default:"data" type:"path" help:"Folder of the journal; it is made where it does not exist."`
	AdminAddr string   `placeholder:"ADDR" help:"Address for /metrics and profiles, e.g. \"127.0.0.1:9090\". Never public; off if left out."`
	Origin    []string `placeholder:"URL" help:"Origin whose pages may play, e.g. \"https://play.example.org\" behind a proxy. Repeatable; localhost and the printed addresses always may."`
	Proxies   int      `placeholder:"N" help:"How many proxies stand in front of the server, each of which adds the address of whoever asked it to X-Forwarded-For: limits by address then count the people behind them."`
	Rate      float64  `default:"10" help:"Frames a second that one connection may send, in bursts of twice as many. 0 is no limit, for load tests."`
	TLSCert   string   `name:"tls-cert" type:"path" placeholder:"FILE" help:"Certificate for https, PEM. With --tls-key."`
	TLSKey    string   `name:"tls-key" type:"path" placeholder:"FILE" help:"Its key, PEM."`
	Client    string   `type:"path" placeholder:"DIR" help:"Serve the pages from this folder instead of those inside the program."`
	Log       string   `default:"text" enum:"text,json" help:"How to log, to the error stream: ${enum}."`
}

// Validate checks the flags against each other; kong calls it.
func (c *serveCmd) Validate() error {
	if (c.TLSCert == "") != (c.TLSKey == "") {
		return errors.New("--tls-cert and --tls-key go together")
	}
	if c.Rate < 0 || c.Rate > 1e6 {
		return errors.New("--rate must be from 0 to 1000000")
	}
	if c.Proxies < 0 || c.Proxies > 16 {
		return errors.New("--proxies must be from 0 to 16")
	}
	for i, o := range c.Origin {
		origin, ok := asBrowsersWrite(o)
		if !ok {
			return fmt.Errorf("--origin %q is not like https://play.example.org", o)
		}
		c.Origin[i] = origin
	}
	return nil
}

// impliedPort is what browsers leave out of the origins of a scheme.
var impliedPort = map[string]string{"http": ":80", "https": ":443"}

// asBrowsersWrite is an origin with the one spelling that is compared.
func asBrowsersWrite(origin string) (string, bool) {
	u, err := url.Parse(strings.ToLower(strings.TrimSuffix(origin, "/")))
	if err != nil || impliedPort[u.Scheme] == "" || u.Hostname() == "" || *u != (url.URL{Scheme: u.Scheme, Host: u.Host}) {
		return "", false
	}
	return u.Scheme + "://" + strings.TrimSuffix(u.Host, impliedPort[u.Scheme]), true
}

// Run serves until ctx ends, then drains.
func (c *serveCmd) Run(ctx context.Context, out io.Writer, logs errorStream) error {
	m, err := Open(*c, newLog(logs, c.Log))
	if err != nil {
		return err
	}
	if err := announce(out, m.reach); err != nil {
		return errors.Join(err, m.Close())
	}
	go tendMemory(ctx)
	select {
	case <-ctx.Done():
		return m.Close()
	case err := <-m.Failed():
		return errors.Join(err, m.Close())
	}
}

func (c *serveCmd) certificate() (*tls.Config, error) {
	if c.TLSCert == "" {
		return nil, nil
	}
	pair, err := tls.LoadX509KeyPair(c.TLSCert, c.TLSKey)
	if err != nil {
		return nil, err
	}
	return &tls.Config{Certificates: []tls.Certificate{pair}, MinVersion: tls.VersionTLS12}, nil
}

// announce prints the addresses that a phone can use, and the best as a QR; or
// the one for this machine, where no other can come.
func announce(out io.Writer, at *reach) error {
	urls, who, qr := at.URLs(), "one of these on any device of the network", ""
	if at.alone() {
		who = "it on this machine"
	} else {
		code, err := qrcode.New(urls[0], qrcode.Low)
		if err != nil {
			return fmt.Errorf("draw %s: %w", urls[0], err)
		}
		qr = code.ToSmallString(false) + "\n"
	}
	_, err := fmt.Fprintf(out, "Sobremesa %s is serving. Open %s:\n\n  %s\n\n%sCtrl-C ends it; the rooms are kept.\n",
		version(), who, strings.Join(urls, "\n  "), qr)
	return err
}
