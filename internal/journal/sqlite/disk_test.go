//go:build unix

package sqlite

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"
	"modernc.org/libc"
	sqlite3 "modernc.org/sqlite/lib"
)

// disk stands between SQLite and the files of one folder. It notes what is
// written and synced, so that a cut of the power can be played later at any
// point, and it fails on command. What is written reaches the real files, but
// nobody waits for the real disk.
type disk struct {
	dir string

	mu     sync.Mutex
	ops    []op
	refuse func(op) int32 // a result of SQLite instead of the operation; 0 lets it pass
}

// op is one thing that happened to a file, or an acknowledgement.
type op struct {
	kind string // "write", "truncate", "sync", "delete", "ack"
	file string // base name; the room of an acknowledgement
	at   int64  // offset, size or sequence
	data []byte
}

// happen notes an operation, unless it is refused.
func (d *disk) happen(o op) int32 {
	d.mu.Lock()
	refuse := d.refuse
	d.mu.Unlock()
	if refuse != nil {
		if rc := refuse(o); rc != 0 {
			return rc
		}
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.ops = append(d.ops, o)
	return 0
}

// fail sets what is refused from now on.
func (d *disk) fail(refuse func(op) int32) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.refuse = refuse
}

func (d *disk) log() []op {
	d.mu.Lock()
	defer d.mu.Unlock()
	return slices.Clone(d.ops)
}

// after makes a folder with what the disk may hold when the power goes after
// these operations.
func after(t *testing.T, ops []op, r *rand.Rand) string {
	files := map[string]*file{}
	for _, o := range ops {
		f := files[o.file]
		switch {
		case o.kind == "ack":
		case o.kind == "delete":
			delete(files, o.file)
		case f == nil:
			f = &file{}
			files[o.file] = f
			fallthrough
		default:
			f.happen(o)
		}
	}
	dir := watch(t).dir
	for name, f := range files {
		if f.synced || r.IntN(2) == 0 {
			require.NoError(t, os.WriteFile(filepath.Join(dir, name), f.cut(r), 0o600))
		}
	}
	return dir
}

// file is what is surely on the disk, and what may be.
type file struct {
	synced  bool
	safe    []byte
	pending []op
}

func (f *file) happen(o op) {
	if f.pending = append(f.pending, o); o.kind != "sync" {
		return
	}
	for _, p := range f.pending {
		f.safe = p.apply(f.safe)
	}
	f.synced, f.pending = true, nil
}

// cut is the content after the power went: what was not synced is there, is
// not, or is there in part.
func (f *file) cut(r *rand.Rand) []byte {
	content, luck := f.safe, r.IntN(3)
	for _, p := range f.pending {
		switch {
		case luck == 0 || luck == 1 && r.IntN(3) == 0:
			continue
		case luck == 1 && r.IntN(3) == 0:
			p.data = p.data[:min(len(p.data), 512*r.IntN(9))]
		}
		content = p.apply(content)
	}
	return content
}

func (o op) apply(content []byte) []byte {
	switch o.kind {
	case "write":
		if grow := int(o.at) + len(o.data) - len(content); grow > 0 {
			content = append(content, make([]byte, grow)...)
		}
		copy(content[o.at:], o.data)
	case "truncate":
		content = content[:min(len(content), int(o.at))]
	}
	return content
}

// watched are the disks of the tests that run, and their open files.
var watched struct {
	once  sync.Once
	mu    sync.Mutex
	disks []*disk
	files map[uintptr]where
	tls   *libc.TLS
	under sqlite3.Tsqlite3_vfs // the system's, below ours
	ours  map[uintptr]uintptr  // the system's methods of a kind of file, and ours
}

type methods = sqlite3.Tsqlite3_io_methods

type where struct {
	disk   *disk
	name   string
	system methods
}

// watch puts a disk under a new folder.
func watch(t *testing.T) *disk {
	watched.once.Do(stepBetween)
	d := &disk{dir: t.TempDir()}
	watched.mu.Lock()
	defer watched.mu.Unlock()
	watched.disks = append(watched.disks, d)
	return d
}

// stepBetween makes SQLite open files through us.
func stepBetween() {
	watched.tls = libc.NewTLS()
	watched.files, watched.ours = map[uintptr]where{}, map[uintptr]uintptr{}
	watched.under = *(*sqlite3.Tsqlite3_vfs)(pointer(sqlite3.Xsqlite3_vfs_find(watched.tls, 0)))
	ours := watched.under
	ours.FzName = native([8]byte{'w', 'a', 't', 'c', 'h', 'e', 'd'})
	ours.FxOpen, ours.FxDelete = entry(openFile), entry(deleteFile)
	if rc := sqlite3.Xsqlite3_vfs_register(watched.tls, native(ours), 1); rc != 0 {
		panic(rc)
	}
}

// native puts a value where SQLite may use it, for as long as the process runs.
func native[T any](v T) uintptr {
	p := libc.Xmalloc(watched.tls, libc.Tsize_t(unsafe.Sizeof(v)))
	*(*T)(pointer(p)) = v
	return p
}

// pointer is the memory at an address that SQLite gave.
func pointer(address uintptr) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&address)) }

// entry is how SQLite calls a function, which must not be a closure.
func entry(f any) uintptr { return (*[2]uintptr)(unsafe.Pointer(&f))[1] }

// call is the function of SQLite at an address.
func call[F any](address uintptr) F { return *(*F)(unsafe.Pointer(&struct{ uintptr }{address})) }

type (
	openFunc     = func(tls *libc.TLS, vfs, name, file uintptr, flags int32, out uintptr) int32
	deleteFunc   = func(tls *libc.TLS, vfs, name uintptr, sync int32) int32
	closeFunc    = func(tls *libc.TLS, file uintptr) int32
	writeFunc    = func(tls *libc.TLS, file, data uintptr, n int32, at int64) int32
	truncateFunc = func(tls *libc.TLS, file uintptr, size int64) int32
)

func openFile(tls *libc.TLS, vfs, name, file uintptr, flags int32, out uintptr) int32 {
	rc := call[openFunc](watched.under.FxOpen)(tls, vfs, name, file, flags, out)
	if rc != 0 || name == 0 {
		return rc
	}
	watched.mu.Lock()
	defer watched.mu.Unlock()
	path := libc.GoString(name)
	for _, d := range watched.disks {
		if rest, ok := strings.CutPrefix(path, d.dir+"/"); ok {
			watched.files[file] = where{d, rest, intercept((*sqlite3.Tsqlite3_file)(pointer(file)))}
		}
	}
	return rc
}

// intercept gives a file our methods, and gives back the system's, which we
// leave where we have none. There is a set of them for each kind of file.
func intercept(f *sqlite3.Tsqlite3_file) (system methods) {
	system = *(*methods)(pointer(f.FpMethods))
	if watched.ours[f.FpMethods] == 0 {
		ours := system
		ours.FxClose, ours.FxWrite = entry(closeFile), entry(writeFile)
		ours.FxTruncate, ours.FxSync = entry(truncateFile), entry(syncFile)
		watched.ours[f.FpMethods] = native(ours)
	}
	f.FpMethods = watched.ours[f.FpMethods]
	return system
}

func at(file uintptr) where {
	watched.mu.Lock()
	defer watched.mu.Unlock()
	return watched.files[file]
}

func deleteFile(tls *libc.TLS, vfs, name uintptr, sync int32) int32 {
	path := libc.GoString(name)
	watched.mu.Lock()
	disks := slices.Clone(watched.disks)
	watched.mu.Unlock()
	for _, d := range disks {
		if rest, ok := strings.CutPrefix(path, d.dir+"/"); ok {
			d.happen(op{kind: "delete", file: rest})
		}
	}
	return call[deleteFunc](watched.under.FxDelete)(tls, vfs, name, sync)
}

func closeFile(tls *libc.TLS, file uintptr) int32 {
	w := at(file)
	watched.mu.Lock()
	delete(watched.files, file)
	watched.mu.Unlock()
	return call[closeFunc](w.system.FxClose)(tls, file)
}

func writeFile(tls *libc.TLS, file, data uintptr, n int32, offset int64) int32 {
	w := at(file)
	if rc := w.disk.happen(op{"write", w.name, offset, slices.Clone(unsafe.Slice((*byte)(pointer(data)), n))}); rc != 0 {
		return rc
	}
	return call[writeFunc](w.system.FxWrite)(tls, file, data, n, offset)
}

func truncateFile(tls *libc.TLS, file uintptr, size int64) int32 {
	w := at(file)
	if rc := w.disk.happen(op{kind: "truncate", file: w.name, at: size}); rc != 0 {
		return rc
	}
	return call[truncateFunc](w.system.FxTruncate)(tls, file, size)
}

func syncFile(_ *libc.TLS, file uintptr, _ int32) int32 {
	w := at(file)
	return w.disk.happen(op{kind: "sync", file: w.name})
}
