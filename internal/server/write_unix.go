//go:build unix

package server

import (
	"errors"
	"syscall"
)

// writeNow writes as much of p as the system takes without waiting.
func writeNow(fd uintptr, p []byte) (n int, err error) {
	for {
		n, err = syscall.Write(int(fd), p)
		switch {
		case errors.Is(err, syscall.EINTR):
		case errors.Is(err, syscall.EAGAIN):
			return 0, nil
		default:
			return max(n, 0), err
		}
	}
}
