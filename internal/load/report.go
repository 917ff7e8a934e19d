package load

import (
	"fmt"
	"io"
	"time"
)

// Report is what a run measured.
type Report struct {
	Rooms   int           `json:"rooms"`
	Seats   int           `json:"seats"`
	Took    time.Duration `json:"took_ns"`
	Moves   int64         `json:"moves"`
	Refused int64         `json:"refused"`
	Matches int64         `json:"matches"`
	Frames  int64         `json:"frames"`
	Bytes   int64         `json:"bytes"`

	DelayP50 time.Duration `json:"delay_p50_ns"` // move sent → on all screens
	DelayP99 time.Duration `json:"delay_p99_ns"`
	SizeP50  int64         `json:"size_p50"` // bytes a client received for a move

	ServerCPU time.Duration `json:"server_cpu_ns"`
	ServerRSS int64         `json:"server_rss"`
}

func (m *meter) report(c Config) Report {
	return Report{
		Rooms: c.Rooms, Seats: c.Seats, Took: m.took,
		Moves: m.moves.Load(), Refused: m.refused.Load(), Matches: m.matches.Load(),
		Frames: m.frames.Load(), Bytes: m.bytes.Load(),
		DelayP50: time.Duration(m.delay.quantile(.5)), DelayP99: time.Duration(m.delay.quantile(.99)),
		SizeP50:   m.size.quantile(.5),
		ServerCPU: m.after.cpu - m.before.cpu, ServerRSS: m.after.rss,
	}
}

// MovesPerSecond is the rate over the measured time.
func (r Report) MovesPerSecond() float64 { return float64(r.Moves) / r.Took.Seconds() }

// MovesPerCPUSecond is the rate over the server's own processor time; 0 where
// that is unknown.
func (r Report) MovesPerCPUSecond() float64 {
	if r.ServerCPU == 0 {
		return 0
	}
	return float64(r.Moves) / r.ServerCPU.Seconds()
}

// Print writes the report for people.
func (r Report) Print(w io.Writer) {
	fmt.Fprintf(w, "moves              %d in %.1f s: %.0f a second\n", r.Moves, r.Took.Seconds(), r.MovesPerSecond())
	fmt.Fprintf(w, "move to all screens p50 %.2f ms, p99 %.2f ms\n", ms(r.DelayP50), ms(r.DelayP99))
	fmt.Fprintf(w, "bytes              %d a client a move (median), %d frames\n", r.SizeP50, r.Frames)
	fmt.Fprintf(w, "refused            %d; matches finished %d\n", r.Refused, r.Matches)
	fmt.Fprintf(w, "server             %.1f s of CPU: %.0f moves a CPU second; %.1f MB resident\n",
		r.ServerCPU.Seconds(), r.MovesPerCPUSecond(), float64(r.ServerRSS)/(1<<20))
}

func ms(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
