package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"slices"
	"strings"
	"time"
)

// start runs this program again as the server and waits until it answers. What
// answers there before would be measured instead.
func (c *loadCmd) start(ctx context.Context, data string, relay bool) (*exec.Cmd, error) {
	free, err := listen(c.Addr)
	if err != nil {
		return nil, err
	}
	if err := free.Close(); err != nil {
		return nil, err
	}
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	args := []string{"serve", "--addr", c.Addr, "--data", data, "--rate", "0", "--admin-addr", c.AdminAddr}
	if relay {
		args = []string{"relay", "--addr", c.Addr}
	}
	server := exec.Command(self, args...)
	server.Env = append(slices.DeleteFunc(os.Environ(), isOurs), fmt.Sprintf("GOMAXPROCS=%d", c.Cores))
	server.Stderr = os.Stderr
	if err := server.Start(); err != nil {
		return nil, err
	}
	if err := c.await(ctx); err != nil {
		_ = server.Process.Kill()
		_ = server.Wait()
		return nil, err
	}
	return server, nil
}

// isOurs reports whether a variable is a flag of this program: what is measured
// does not depend on them.
func isOurs(variable string) bool { return strings.HasPrefix(variable, "SOBREMESA_") }

// await asks until the server is ready, for ten seconds at most.
func (c *loadCmd) await(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	tick := time.NewTicker(50 * time.Millisecond)
	defer tick.Stop()
	for {
		if c.ready(ctx) {
			return nil
		}
		select {
		case <-ctx.Done():
			return errors.New("the server to be measured did not start")
		case <-tick.C:
		}
	}
}

func (c *loadCmd) ready(ctx context.Context) bool {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+c.Addr+"/readyz", nil)
	if err != nil {
		return false
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return false
	}
	_ = res.Body.Close()
	return res.StatusCode == http.StatusOK
}
