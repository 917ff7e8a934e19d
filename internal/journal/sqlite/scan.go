package sqlite

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"io/fs"
	"os"
)

// Layout of SQLite's log (https://www.sqlite.org/fileformat2.html#walformat).
const (
	logHeader   = 32
	logMagic    = 0x377f0682 // with the last bit set, sums are of big-endian words
	frameHeader = 24
	pageUsual   = 4096
)

// checkLog looks for damage to the log that no crash leaves. SQLite reads up to
// the first frame whose sum is wrong and takes the rest for what a crash left
// unfinished. But a commit is written only once the one before it is synced, and
// frames only once the log's header is: a frame that follows upon a commit proves
// that everything before it was whole.
//
// Damage to the last commit of a log, and a log that is gone or ends too early,
// look like a crash. Those the mark tells.
func checkLog(path string) error {
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	defer f.Close()
	wrong, err := provenWrong(bufio.NewReaderSize(f, 1<<18))
	if err == nil && wrong {
		err = lossOf("its log is damaged in front of commits that were acknowledged")
	}
	return err
}

// provenWrong reads a log to its end, or to the frame that proves the damage.
func provenWrong(r io.Reader) (bool, error) {
	head := make([]byte, logHeader)
	if more, err := readWhole(r, head); !more {
		return false, err
	}
	bigEndian, salts, last := head[3]&1 == 1, head[16:24], sumAt(head[24:])
	badHead := binary.BigEndian.Uint32(head)&^1 != logMagic || last != (logSum{}).add(head[:24], bigEndian)
	frame := make([]byte, frameHeader+pageOf(head, badHead))
	broken, proof := badHead, badHead // proof is whether a frame after this place was written after a sync of it
	for first := true; ; first = false {
		if more, err := readWhole(r, frame); !more {
			return false, err
		}
		if first && badHead {
			salts = bytes.Clone(frame[8:16])
		}
		sum := sumAt(frame[16:])
		follows := bytes.Equal(frame[8:16], salts) && last.add(frame[:8], bigEndian).add(frame[frameHeader:], bigEndian) == sum
		if broken && proof && follows {
			return true, nil
		}
		commit := binary.BigEndian.Uint32(frame[4:]) != 0
		broken = broken || !follows
		proof, last = badHead || broken && commit, sum
	}
}

// pageOf is the size of the pages in a log.
func pageOf(head []byte, badHead bool) int {
	size := int(binary.BigEndian.Uint32(head[8:]))
	if badHead || size < 1<<9 || size > 1<<16 {
		return pageUsual
	}
	return size
}

// readWhole is false at the end, where less than all of b is left too.
func readWhole(r io.Reader, b []byte) (more bool, err error) {
	_, err = io.ReadFull(r, b)
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return false, nil
	}
	return err == nil, err
}

// logSum is the sum over a log up to some place.
type logSum [2]uint32

func sumAt(b []byte) logSum {
	return logSum{binary.BigEndian.Uint32(b), binary.BigEndian.Uint32(b[4:])}
}

// add is the sum with further bytes, a multiple of eight.
func (s logSum) add(b []byte, bigEndian bool) logSum {
	word := binary.LittleEndian.Uint32
	if bigEndian {
		word = binary.BigEndian.Uint32
	}
	for ; len(b) >= 8; b = b[8:] {
		s[0] += word(b) + s[1]
		s[1] += word(b[4:]) + s[0]
	}
	return s
}
