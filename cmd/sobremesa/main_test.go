package main

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"io"
	"net"
	"net/http"
	"net/netip"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"go.uber.org/goleak"
)

// TestMain lets the test binary be the server that is killed.
func TestMain(m *testing.M) {
	if data := os.Getenv(dataToServe); data != "" {
		serveUntilKilled(data)
	}
	goleak.VerifyTestMain(m)
}

// program is a run of the whole program.
type program struct {
	t    *testing.T
	url  string // first address that it printed
	stop func() (code int, out, err string)
}

// start runs `sobremesa` with the arguments until its first address is printed.
func start(t *testing.T, args ...string) *program {
	ctx, cancel := context.WithCancel(context.Background())
	reader, writer := io.Pipe()
	var out, errs bytes.Buffer
	code := make(chan int, 1)
	go func() {
		code <- run(ctx, args, writer, &errs)
		_ = writer.Close()
	}()
	p := &program{t: t}
	for p.url == "" {
		var chunk [4096]byte
		n, err := reader.Read(chunk[:])
		out.Write(chunk[:n])
		if _, rest, ok := strings.Cut(out.String(), "\n\n  "); ok {
			p.url, _, _ = strings.Cut(rest, "\n")
		}
		if err != nil {
			t.Fatalf("ended with %d: %s%s", <-code, out.String(), errs.String())
		}
	}
	copied := make(chan struct{})
	go func() {
		defer close(copied)
		_, _ = io.Copy(&out, reader)
	}()
	p.stop = func() (int, string, string) {
		cancel()
		<-copied
		return <-code, out.String(), errs.String()
	}
	return p
}

// ended runs the program to its end.
func ended(args ...string) (code int, out, errs string) {
	var o, e bytes.Buffer
	code = run(context.Background(), args, &o, &e)
	return code, o.String(), e.String()
}

var client = &http.Client{Transport: &http.Transport{DisableKeepAlives: true}}

// call makes a request of one device and decodes the answer.
func (p *program) call(method, path, body string) map[string]any {
	p.t.Helper()
	r, err := http.NewRequest(method, p.url+path, strings.NewReader(body))
	require.NoError(p.t, err)
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Authorization", "Bearer "+strings.Repeat("s", 40))
	res, err := client.Do(r)
	require.NoError(p.t, err)
	defer res.Body.Close()
	var answer map[string]any
	require.NoError(p.t, json.NewDecoder(res.Body).Decode(&answer))
	require.Less(p.t, res.StatusCode, 300, "%s %s: %v", method, path, answer)
	return answer
}

func TestRoomsGoOnAfterARestart(t *testing.T) {
	data := t.TempDir()
	p := start(t, "serve", "--addr", "127.0.0.1:0", "--data", data)
	code := p.call("POST", "/api/rooms", `{"game":"unoquimico","sit":true,"name":"Nora","seats":2,"public":true}`)["code"].(string)
	p.call("POST", "/api/rooms/"+code+"/seats", `{"seat":2,"name":"Otto"}`)
	p.call("POST", "/api/rooms/"+code+"/start", "")
	before := p.call("GET", "/api/rooms/"+code+"/view?seat=1", "")
	exit, _, errs := p.stop()
	require.Equal(t, 0, exit, errs)

	p = start(t, "--addr", "127.0.0.1:0", "--data", data)
	after := p.call("GET", "/api/rooms/"+code+"/view?seat=1", "")
	assert.Equal(t, before["v"], after["v"])
	assert.Equal(t, before["doc"].(map[string]any)["game"], after["doc"].(map[string]any)["game"])
	exit, _, errs = p.stop()
	assert.Equal(t, 0, exit, errs)
	for _, secret := range []string{code, "Nora", "Otto", strings.Repeat("s", 40)} {
		assert.NotContains(t, errs, secret)
	}

	exit, out, errs := ended("check", "--data", data)
	assert.Equal(t, 0, exit, errs)
	assert.Equal(t, "1 rooms, 3 records, 0 rooms damaged\n", out)
}

func TestCheckFindsADamagedRecord(t *testing.T) {
	data := t.TempDir()
	p := start(t, "--addr", "127.0.0.1:0", "--data", data)
	code := p.call("POST", "/api/rooms", `{"game":"unoquimico"}`)["code"].(string)
	p.stop()
	db, err := sql.Open("sqlite", journalPath(data))
	require.NoError(t, err)
	_, err = db.Exec("UPDATE records SET body = replace(body, 'unoquimico', 'unoquimicO')")
	require.NoError(t, err)
	require.NoError(t, db.Close())

	exit, out, errs := ended("check", "--data", data)
	assert.Equal(t, exitFailed, exit)
	assert.Contains(t, out, code)
	assert.Contains(t, out, "1 rooms damaged")
	assert.Contains(t, errs, "damaged")
}

func TestASecondServerSaysWhatIsInUse(t *testing.T) {
	data := t.TempDir()
	p := start(t, "--addr", "127.0.0.1:0", "--data", data)
	defer p.stop()
	exit, _, errs := ended("serve", "--addr", "127.0.0.1:0", "--data", data)
	assert.Equal(t, exitInUse, exit)
	assert.Contains(t, errs, "data folder "+data+" is in use by another server")
	exit, _, errs = ended("check", "--data", data)
	assert.Equal(t, exitInUse, exit, errs)

	addr := strings.TrimPrefix(p.url, "http://")
	exit, _, errs = ended("serve", "--addr", addr, "--data", t.TempDir())
	assert.Equal(t, exitInUse, exit)
	assert.Contains(t, errs, "address "+addr+" is in use by another server")
	exit, _, errs = ended("serve", "--addr", "127.0.0.1:0", "--admin-addr", addr, "--data", t.TempDir())
	assert.Equal(t, exitInUse, exit, errs)
}

func TestMetricsAndProfilesAreOnTheAdminAddressAlone(t *testing.T) {
	free, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	admin := free.Addr().String()
	require.NoError(t, free.Close())
	p := start(t, "--addr", "127.0.0.1:0", "--data", t.TempDir(), "--admin-addr", admin)
	defer p.stop()
	for _, path := range []string{"/metrics", "/debug/pprof/"} {
		assert.Equal(t, 404, status(t, p.url+path))
		assert.Equal(t, 200, status(t, "http://"+admin+path))
	}
}

func status(t *testing.T, url string) int {
	res, err := client.Get(url)
	require.NoError(t, err)
	require.NoError(t, res.Body.Close())
	return res.StatusCode
}

func TestTheStartPrintsAddressesAndAQR(t *testing.T) {
	for listen, others := range map[string]bool{"192.168.1.20:8080": true, "127.0.0.1:8080": false, "[::1]:8080": false} {
		var out bytes.Buffer
		require.NoError(t, announce(&out, &reach{listen: netip.MustParseAddrPort(listen), scheme: "http"}))
		assert.Contains(t, out.String(), "\n\n  http://"+listen+"\n\n")
		assert.Equal(t, others, strings.Contains(out.String(), "any device of the network"), listen)
		assert.Equal(t, others, strings.Contains(out.String(), "▄▄▄▄▄"), listen)
		assert.Equal(t, !others, strings.Contains(out.String(), "on this machine"), listen)
	}
}

// A loss is accepted on the command line or not at all.
func TestCheckAcceptsNoLossByAVariable(t *testing.T) {
	t.Setenv("SOBREMESA_ACCEPT_LOSS", "true")
	exit, out, _ := ended("check", "--help")
	assert.Equal(t, 0, exit)
	assert.Contains(t, out, "--accept-loss")
	assert.NotContains(t, out, "SOBREMESA_ACCEPT_LOSS")
}

func TestHelpTellsEveryFlagAndItsVariable(t *testing.T) {
	exit, out, _ := ended("serve", "--help")
	assert.Equal(t, 0, exit)
	for _, flag := range []string{"addr", "data", "admin-addr", "origin", "proxies", "rate", "tls-cert", "tls-key", "client", "log"} {
		assert.Contains(t, out, "--"+flag)
		assert.Contains(t, out, "$SOBREMESA_"+strings.ToUpper(strings.ReplaceAll(flag, "-", "_")))
	}
	exit, out, _ = ended("--help")
	assert.Equal(t, 0, exit)
	for _, command := range []string{"serve", "check", "load", "sim", "replay", "version", "Exit codes"} {
		assert.Contains(t, out, command)
	}
	assert.NotContains(t, out, "relay ", "which is a part of load")
}

func TestFlagsAreReadFromTheEnvironmentToo(t *testing.T) {
	data := t.TempDir()
	t.Setenv("SOBREMESA_ADDR", "127.0.0.1:0")
	t.Setenv("SOBREMESA_DATA", data)
	p := start(t)
	p.stop()
	_, err := os.Stat(journalPath(data))
	assert.NoError(t, err)
}

// The variables are those of serve: an address that is set for it must not move
// a measurement there.
func TestLoadReadsNoEnvironment(t *testing.T) {
	for _, name := range []string{"ADDR", "ROOMS", "SEATS", "DURATION", "PACE", "IDLE", "RELAY", "CORES", "SEED", "JSON"} {
		t.Setenv("SOBREMESA_"+name, "nonsense")
	}
	exit, out, errs := ended("load", "--help")
	assert.Equal(t, 0, exit, errs)
	assert.NotContains(t, out, "SOBREMESA_")
	assert.True(t, isOurs("SOBREMESA_TLS_CERT=x"))
	assert.False(t, isOurs("HOME=x"))
}

func TestLinksOfAClientFolderLeadNowhereOutside(t *testing.T) {
	dir, outside := t.TempDir(), filepath.Join(t.TempDir(), "secret.js")
	require.NoError(t, os.Mkdir(filepath.Join(dir, "assets"), 0o755))
	for _, file := range []string{outside, filepath.Join(dir, "assets", "own.js"), filepath.Join(dir, "home.html")} {
		require.NoError(t, os.WriteFile(file, []byte("text"), 0o644))
	}
	require.NoError(t, os.Symlink(outside, filepath.Join(dir, "assets", "out.js")))
	require.NoError(t, os.Symlink(filepath.Dir(outside), filepath.Join(dir, "assets", "away")))
	require.NoError(t, os.Symlink("own.js", filepath.Join(dir, "assets", "in.js")))
	p := start(t, "--addr", "127.0.0.1:0", "--data", t.TempDir(), "--client", dir)
	defer p.stop()
	for path, want := range map[string]int{"/": 200, "/assets/own.js": 200, "/assets/in.js": 200, "/assets/out.js": 404, "/assets/away/secret.js": 404} {
		assert.Equal(t, want, status(t, p.url+path), path)
	}
	exit, _, errs := ended("--addr", "127.0.0.1:0", "--data", t.TempDir(), "--client", filepath.Join(dir, "none"))
	assert.Equal(t, exitFailed, exit)
	assert.Contains(t, errs, "folder of the pages")
}

func TestWrongUsageIsSaidWithItsOwnExitCode(t *testing.T) {
	for _, args := range [][]string{
		{"fly"}, {"serve", "--fly"}, {"serve", "--rate", "-1"}, {"serve", "--log", "xml"}, {"serve", "--tls-cert", "c.pem"},
		{"serve", "--origin", "example.org"}, {"serve", "--origin", "https://example.org/path"}, {"serve", "--origin", "*"}, {"serve", "--proxies", "-1"},
	} {
		exit, _, errs := ended(args...)
		assert.Equal(t, exitUsage, exit, "%v", args)
		assert.Contains(t, errs, "sobremesa --help", "%v", args)
	}
	exit, _, errs := ended("serve", "--addr", "127.0.0.1:0", "--data", t.TempDir(), "--tls-cert", "none.pem", "--tls-key", "none.pem")
	assert.Equal(t, exitFailed, exit)
	assert.Contains(t, errs, "none.pem")
	exit, _, _ = ended("check", "--data", t.TempDir())
	assert.Equal(t, exitFailed, exit)
}

func TestVersionIsPrinted(t *testing.T) {
	exit, out, _ := ended("version")
	assert.Equal(t, 0, exit)
	assert.Regexp(t, `^sobremesa \S+\n$`, out)
}
