package sqlite

import (
	"errors"
	"io"
	"os"
	"syscall"
)

// sharingViolation is what Windows says of a file that another process has for
// itself.
const sharingViolation = syscall.Errno(32)

// lockFile opens a file that it makes for this process alone; the system gives
// it back when the process ends, however it ends.
func lockFile(path string) (io.Closer, error) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	h, err := syscall.CreateFile(name, syscall.GENERIC_READ|syscall.GENERIC_WRITE, 0, nil, syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if errors.Is(err, sharingViolation) {
		return nil, ErrInUse
	}
	if err != nil {
		return nil, err
	}
	return os.NewFile(uintptr(h), path), nil
}
