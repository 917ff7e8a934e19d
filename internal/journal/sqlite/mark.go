package sqlite

import (
	"encoding/binary"
	"errors"
	"hash/crc32"
	"io/fs"
	"os"
)

// mark is a small file beside the journal with the number of a record that was
// acknowledged: the journal must have one with that number or a higher one. It is
// written after every commit but synced only now and then, so that it costs a
// commit nothing: an old mark says less, never something wrong. A process that
// is killed leaves it exact; a cut of the power leaves one that is at most as
// old as what the system had not yet written, some 30 seconds, or the last
// sync, whichever is newer.
type mark struct{ file *os.File }

const markSize = 12 // the number and its CRC

func markPath(path string) string { return path + ".mark" }

// makeMark makes or replaces the mark of a journal whose newest record is known
// to be durable.
func makeMark(path string, newest int64) (*mark, error) {
	f, err := os.OpenFile(markPath(path), os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	m := &mark{f}
	if err := errors.Join(m.write(newest), f.Sync()); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return m, nil
}

// write notes the newest record. It is one write into one sector, which is there
// as a whole or not at all.
func (m *mark) write(newest int64) error {
	b := binary.BigEndian.AppendUint64(make([]byte, 0, markSize), uint64(newest))
	_, err := m.file.WriteAt(binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(b)), 0)
	return err
}

func (m *mark) sync() error { return m.file.Sync() }

// Close syncs the mark.
func (m *mark) Close() error { return errors.Join(m.file.Sync(), m.file.Close()) }

// readMark is the number that a journal must have; 0 without a mark, as in a
// backup, and where a cut of the power came before the mark's first sync.
func readMark(path string) (int64, error) {
	b, err := os.ReadFile(markPath(path))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return 0, nil
	case err != nil:
		return 0, err
	case len(b) == 0:
		return 0, nil
	case len(b) != markSize || crc32.ChecksumIEEE(b[:8]) != binary.BigEndian.Uint32(b[8:]):
		return 0, lossOf("its mark, which says how much it had, is damaged")
	}
	return int64(binary.BigEndian.Uint64(b)), nil
}
