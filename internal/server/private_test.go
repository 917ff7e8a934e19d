package server_test

import (
	"context"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/journal"
	"github.com/sobremesa-games/sobremesa/internal/journal/sqlite"
	"github.com/sobremesa-games/sobremesa/internal/room"
	"github.com/sobremesa-games/sobremesa/internal/server"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// private opens a private room of the device, and is its path and its secret.
func (d device) private(body object) (path, secret string) {
	d.h.t.Helper()
	body["game"], body["private"] = "unoquimico", true
	a := d.ok("POST", "/api/rooms", body)
	path, secret = "/api/rooms/"+a["code"].(string), a["secret"].(string)
	assert.Equal(d.h.t, d.h.url+"/r/"+a["code"].(string)+"#s="+secret, a["url"])
	assert.GreaterOrEqual(d.h.t, len(secret)*6, 128)
	return path, secret
}

func TestAPrivateRoomIsThereForItsGuestsAlone(t *testing.T) {
	store := journal.NewMemory()
	t.Cleanup(func() { require.NoError(t, store.Close()) })
	h := openOver(t, store)
	path, secret := h.device(1).private(object{"seats": 2})
	assert.Equal(t, 404, h.device(2).call("GET", path, nil).status)
	assert.Equal(t, 404, h.device(2).call("POST", path+"/enter", object{"secret": secret + "x"}).status)
	for range 2 {
		assert.Equal(t, object{"link": 1.}, h.device(2).ok("POST", path+"/enter", object{"secret": secret}))
	}
	assert.Empty(t, h.device(2).ok("POST", path+"/enter", object{"secret": "of another link"}), "a guest is one already")
	h.device(2).ok("POST", path+"/seats", object{"name": "Guest"})
	h.close()

	h = openOver(t, store)
	host, guest, other := h.device(1), h.device(2), h.device(3)
	assert.Equal(t, 404, other.call("GET", path, nil).status)
	guest.ok("GET", path+"/view?seat=2", nil)
	h.close()

	h = openOver(t, store)
	host, guest, other = h.device(1), h.device(2), h.device(3)
	other.ok("POST", path+"/enter", object{"secret": secret}) // the first who comes
	other.ok("GET", path, nil)
	assert.Equal(t, true, host.ok("GET", path+"/view", nil)["doc"].(object)["room"].(object)["private"])
	l := guest.dial(path)
	l.next("state")
	host.ok("POST", path+"/kick", object{"seat": 2})
	assert.Equal(t, "kicked", l.next("bye").Code)
	other.ok("GET", path, nil)
	assert.Equal(t, 404, guest.call("POST", path+"/enter", object{"secret": secret}).status)
	assert.Equal(t, 404, h.device(4).call("POST", path+"/enter", object{"secret": secret}).status, "the link is over for all")
	invited := host.ok("POST", path+"/invite", nil)
	_, newer, _ := strings.Cut(invited["url"].(string), "#s=")
	assert.Equal(t, invited["link"], host.ok("GET", path+"/view", nil)["doc"].(object)["room"].(object)["link"])
	assert.Equal(t, 404, guest.call("POST", path+"/enter", object{"secret": newer}).status, "sent away")
	h.device(4).ok("POST", path+"/enter", object{"secret": newer})
	host.ok("POST", path+"/admit", object{"seat": 2})
	guest.ok("GET", path, nil)
	assert.Equal(t, "bad_option", host.call("PATCH", path, object{"public": true}).code())
	assert.Equal(t, "bad_option", host.call("POST", "/api/rooms", object{"game": "unoquimico", "private": true, "public": true}).code())
	assert.Empty(t, host.ok("GET", "/api/rooms", nil)["rooms"])
}

func TestASeatOfAPrivateRoomIsTakenAlongWithoutItsLink(t *testing.T) {
	h := open(t)
	host, phone := h.device(1), h.device(2)
	path, _ := host.private(object{})
	phone.ok("POST", "/api/transfer", host.ok("POST", path+"/seats/1/transfer", nil))
	phone.ok("GET", path+"/view?seat=1", nil)
	host.ok("GET", path+"/view", nil)
}

// asked counts what is asked of a store.
type asked struct {
	journal.Store
	docs, lasts, reads atomic.Int64
}

func (s *asked) Doc(ctx context.Context, room, key string) ([]byte, error) {
	s.docs.Add(1)
	return s.Store.Doc(ctx, room, key)
}

func (s *asked) Last(ctx context.Context, room string) (journal.Record, error) {
	s.lasts.Add(1)
	return s.Store.Last(ctx, room)
}

// take is what was asked since it was last called.
func (s *asked) take() [2]int64 { return [2]int64{s.docs.Swap(0), s.lasts.Swap(0)} }

// To whoever is no guest a private room, in memory and on disk, is a code that
// never was: in every call, in each byte of the answer, and in what it costs.
func TestAPrivateRoomIsToStrangersAsIfThereWereNone(t *testing.T) {
	memory := journal.NewMemory()
	t.Cleanup(func() { require.NoError(t, memory.Close()) })
	before := openOver(t, memory)
	onDisk, _ := before.device(1).private(object{"seats": 4})
	before.close()
	store := &asked{Store: memory}
	h := openOver(t, store)
	inMemory, _ := h.device(1).private(object{"seats": 4})
	for i, r := range rights {
		if !strings.Contains(r.call, "ROOM") {
			continue
		}
		var first reply
		var cost [2]int64
		for j, path := range []string{"/api/rooms/BBBBBB", inMemory, onDisk} {
			store.take()
			a := h.head(h.device(100+10*i+j).asks(r.call, path, r.body))
			a.header.Del("Date")
			if j == 0 {
				first, cost = a, store.take()
			}
			assert.Equal(t, first, a, "%s %s", r.call, path)
			if j > 0 {
				assert.Equal(t, cost, store.take(), "%s %s", r.call, path)
			}
		}
		assert.Equal(t, 404, first.status, r.call)
	}
	assert.Equal(t, 1, h.lobby.Count(), "the room on disk is not opened")
}

// Secrets of devices, links and transfers are told to whom they belong alone: they
// are in no frame and no answer to others, no log and no metric, and on disk there
// are hashes.
func TestSecretsAreNowhere(t *testing.T) {
	dir := t.TempDir()
	store, err := sqlite.Open(filepath.Join(dir, "journal.db"))
	require.NoError(t, err)
	defer func() { require.NoError(t, store.Close()) }()
	h := openOver(t, store)
	host, guest, phone := h.device(1), h.device(2), h.device(3)
	path, secret := host.private(object{"seats": 2, "name": "Nora"})
	guest.ok("POST", path+"/enter", object{"secret": secret})
	guest.ok("POST", path+"/seats", object{"name": "Guest"})
	l := guest.dial(path)
	host.ok("POST", path+"/start", nil)
	_, newer, _ := strings.Cut(host.ok("POST", path+"/invite", nil)["url"].(string), "#s=")
	word := host.ok("POST", path+"/seats/1/transfer", nil)["transfer"].(string)
	told := ""
	for _, wrong := range []object{{"secret": newer + "x"}, {"secret": word}, {"transfer": word + "B"}, {"transfer": secret}} {
		told += string(h.device(4).call("POST", path+"/enter", wrong).body) + string(h.device(4).call("POST", "/api/transfer", wrong).body)
	}
	phone.ok("POST", "/api/transfer", object{"transfer": word})
	told += string(phone.call("POST", "/api/transfer", object{"transfer": word}).body)
	for _, rest := range []string{"", "/view", "/view?seat=2", "/legal", "/replays", "/qr.svg"} {
		told += string(guest.call("GET", path+rest, nil).body)
	}
	phone.ok("POST", path+"/close", nil)
	for f := l.take(); f.T != "bye"; f = l.take() {
		told += f.raw
	}
	told += h.log.String() + h.metrics()
	require.NotEmpty(t, told)
	told += read(t, dir) // with the log that SQLite writes ahead
	for _, s := range []string{host.secret, guest.secret, phone.secret, secret, newer, word, word[6:]} {
		assert.NotContains(t, told, s)
	}
}

// read is all that is in the files of a folder.
func read(t *testing.T, dir string) (all string) {
	t.Helper()
	names := 0
	require.NoError(t, filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		all += string(text)
		names++
		return err
	}))
	require.GreaterOrEqual(t, names, 3)
	require.Contains(t, all, `"k":"enter"`)
	return all
}

// What strangers learn from the time of an answer is bounded: a room of many guests
// is read as one of few, and nothing more is asked for it.
func TestARoomOfManyGuestsIsToStrangersAsOneOfFew(t *testing.T) {
	memory := journal.NewMemory()
	t.Cleanup(func() { require.NoError(t, memory.Close()) })
	store := &asked{Store: memory}
	h := openOver(t, store, func(c *server.Config) { c.Proxies = 1 })
	path, secret := h.device(1).private(object{"seats": 4})
	few, _ := h.device(1).private(object{"seats": 4})
	for i := range 300 {
		h.enter(fmt.Sprint("2001:db8:0:", i, "::1"), 100+i, path, secret)
	}
	costs := map[string][2]int64{}
	for i, p := range []string{"/api/rooms/BBBBBB", few, path} {
		store.take()
		assert.Equal(t, 404, h.device(900+i).call("GET", p, nil).status)
		costs[p] = store.take()
	}
	assert.Equal(t, costs["/api/rooms/BBBBBB"], costs[few])
	assert.Equal(t, costs[few], costs[path])
	doc, err := memory.Doc(context.Background(), strings.TrimPrefix(path, "/api/rooms/"), room.DoorKey)
	require.NoError(t, err)
	assert.Less(t, len(doc), 4096)
}

// enter shows the secret of a private room, as a device at an address.
func (h *house) enter(address string, n int, path, secret string) int {
	r := h.device(n).request("POST", path+"/enter", object{"secret": secret})
	r.Header.Set("X-Forwarded-For", address)
	return h.send(r).status
}

// Whoever floods a room with guests from one address is slowed down, and its friends
// go in and out.
func TestAFloodOfGuestsFromOneAddressDisturbsNoFriend(t *testing.T) {
	h := open(t, atRate, func(c *server.Config) { c.Proxies = 1 })
	h.server.StopRefill()
	path, secret := h.device(1).private(object{"seats": 4})
	assert.Equal(t, 200, h.enter("198.51.100.2", 2, path, secret))
	entered := 0
	for i := range 500 {
		if h.enter("198.51.100.1", 100+i, path, secret) == 200 {
			entered++
		}
	}
	assert.Equal(t, 100, entered)
	h.device(2).ok("GET", path, nil)
	assert.Equal(t, 200, h.enter("198.51.100.3", 3, path, secret))
	h.device(3).ok("POST", path+"/seats", object{"name": "Ana"})
}
