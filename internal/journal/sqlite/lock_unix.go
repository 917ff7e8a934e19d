//go:build unix

package sqlite

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"syscall"
)

// lockFile takes the advisory lock of a file that it makes; the system gives it
// back when the process ends, however it ends.
func lockFile(path string) (io.Closer, error) { return lock(path, os.O_CREATE|os.O_RDWR) }

// lockExisting is lockFile where nothing may be written. Without the file nobody
// ever had the lock.
func lockExisting(path string) (io.Closer, error) {
	f, err := lock(path, os.O_RDONLY)
	if errors.Is(err, fs.ErrNotExist) {
		return io.NopCloser(nil), nil
	}
	return f, err
}

func lock(path string, flags int) (io.Closer, error) {
	f, err := os.OpenFile(path, flags, 0o600)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		if errors.Is(err, syscall.EWOULDBLOCK) {
			err = ErrInUse
		}
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}
