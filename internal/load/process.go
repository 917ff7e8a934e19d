package load

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"
)

// process is what the operating system says of a running process.
type process struct {
	cpu time.Duration // user and system time since it started
	rss int64         // resident memory, bytes
}

// readProcess reads /proc; elsewhere, or for pid 0, everything is zero.
func readProcess(pid int) (process, error) {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if pid == 0 || os.IsNotExist(err) {
		return process{}, nil
	}
	if err != nil {
		return process{}, fmt.Errorf("read process: %w", err)
	}
	rss, err := residentBytes(pid)
	return process{cpu: cpuTime(stat), rss: rss}, err
}

// cpuTime reads fields 14 and 15 of proc(5) stat, in ticks of 1/100 s; the
// command in parentheses may hold spaces.
func cpuTime(stat []byte) time.Duration {
	fields := bytes.Fields(stat[bytes.LastIndexByte(stat, ')')+1:])
	user, _ := strconv.ParseInt(string(fields[11]), 10, 64)
	system, _ := strconv.ParseInt(string(fields[12]), 10, 64)
	return time.Duration(user+system) * 10 * time.Millisecond
}

func residentBytes(pid int) (int64, error) {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		return 0, fmt.Errorf("read process: %w", err)
	}
	for line := range strings.Lines(string(status)) {
		if rest, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			kb, err := strconv.ParseInt(strings.Fields(rest)[0], 10, 64)
			return kb << 10, err
		}
	}
	return 0, nil
}
