package sqlite

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"syscall"
)

// sharingViolation is what Windows says of a file that another process has for
// itself.
const sharingViolation = syscall.Errno(32)

// lockFile opens a file that it makes for this process alone; the system gives
// it back when the process ends, however it ends.
func lockFile(path string) (io.Closer, error) {
	return lock(path, syscall.GENERIC_READ|syscall.GENERIC_WRITE, syscall.OPEN_ALWAYS)
}

// lockExisting is lockFile where nothing may be written. Without the file nobody
// ever had the lock.
func lockExisting(path string) (io.Closer, error) {
	f, err := lock(path, syscall.GENERIC_READ, syscall.OPEN_EXISTING)
	if errors.Is(err, fs.ErrNotExist) {
		return io.NopCloser(nil), nil
	}
	return f, err
}

func lock(path string, access, disposition uint32) (io.Closer, error) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	h, err := syscall.CreateFile(name, access, 0, nil, disposition, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if errors.Is(err, sharingViolation) {
		return nil, ErrInUse
	}
	if err != nil {
		return nil, err
	}
	return os.NewFile(uintptr(h), path), nil
}
