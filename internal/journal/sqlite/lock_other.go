//go:build !unix

package sqlite

import (
	"io"
	"os"
)

// lockFile keeps the file open: where that alone does not keep others out, the
// sequence fence of the records does.
func lockFile(path string) (io.Closer, error) {
	return os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
}
