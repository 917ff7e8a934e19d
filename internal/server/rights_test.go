package server_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/go-chi/chi/v5"
	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// people are who may call, in the order of the columns of rights.
var people = []string{"host", "own seat", "other seat", "spectator", "kicked", "other host", "no cookie", "forged", "moved away", "not admitted"}

// rights is what each call answers to whom: the status, in the room's lobby
// with the host in seat 1, own seat in 2, other seat in 3, while a fourth place
// is open; moved away is where seat 2 was before. The room is another, private one
// for whoever is not admitted. Every call of the router has its line.
var rights = []struct {
	call string
	body object
	want [10]int
}{
	//                                          host  own  oth  spec kick othH none forg away out
	{"GET /api", nil, [10]int{200, 200, 200, 200, 200, 200, 200, 200, 200, 200}},
	{"GET /api/games", nil, [10]int{200, 200, 200, 200, 200, 200, 200, 200, 200, 200}},
	{"GET /api/elements", nil, [10]int{200, 200, 200, 200, 200, 200, 200, 200, 200, 200}},
	{"GET /api/rules/unoquimico/en", nil, [10]int{200, 200, 200, 200, 200, 200, 200, 200, 200, 200}},
	{"GET /api/words/unoquimico/en", nil, [10]int{200, 200, 200, 200, 200, 200, 200, 200, 200, 200}},
	{"GET /api/schema", nil, [10]int{200, 200, 200, 200, 200, 200, 200, 200, 200, 200}},
	{"GET /api/schema/fault.json", nil, [10]int{200, 200, 200, 200, 200, 200, 200, 200, 200, 200}},
	{"GET /api/rooms", nil, [10]int{200, 200, 200, 200, 200, 200, 200, 200, 200, 200}},
	{"POST /api/rooms", object{"game": "unoquimico"}, [10]int{201, 201, 201, 201, 201, 201, 401, 201, 201, 201}},
	{"POST /api/transfer", object{"transfer": "KXR4TN"}, [10]int{404, 404, 404, 404, 404, 404, 401, 404, 404, 404}},
	{"GET ROOM", nil, [10]int{200, 200, 200, 200, 200, 200, 200, 200, 200, 404}},
	{"PATCH ROOM", object{"public": true}, [10]int{200, 403, 403, 403, 403, 403, 401, 403, 403, 404}},
	{"POST ROOM/seats", object{}, [10]int{200, 200, 200, 200, 403, 200, 401, 200, 200, 404}},
	{"DELETE ROOM/seats/2", nil, [10]int{200, 200, 403, 403, 403, 403, 401, 403, 403, 404}},
	{"POST ROOM/seats/2/name", object{"name": "Olga"}, [10]int{200, 200, 403, 403, 403, 403, 401, 403, 403, 404}},
	{"POST ROOM/seats/2/transfer", object{}, [10]int{403, 200, 403, 403, 403, 403, 401, 403, 403, 404}},
	{"POST ROOM/enter", object{"secret": "guessed"}, [10]int{200, 200, 200, 200, 200, 200, 401, 200, 200, 404}},
	{"POST ROOM/invite", nil, [10]int{400, 403, 403, 403, 403, 403, 401, 403, 403, 404}},
	{"POST ROOM/moves", object{"id": "m", "seat": 2, "at": 1, "move": object{"do": "draw"}}, [10]int{403, 422, 403, 403, 403, 403, 401, 403, 403, 404}},
	{"GET ROOM/legal?seat=2", nil, [10]int{403, 422, 403, 403, 403, 403, 401, 403, 403, 404}},
	{"GET ROOM/view", nil, [10]int{200, 200, 200, 200, 403, 200, 200, 200, 200, 404}},
	{"GET ROOM/view?seat=2", nil, [10]int{403, 200, 403, 403, 403, 403, 403, 403, 403, 404}},
	{"GET ROOM/hint?seat=2", nil, [10]int{403, 422, 403, 403, 403, 403, 401, 403, 403, 404}},
	{"GET ROOM/replays", nil, [10]int{200, 200, 200, 200, 403, 200, 200, 200, 200, 404}},
	{"GET ROOM/replay", nil, [10]int{409, 409, 409, 409, 403, 409, 409, 409, 409, 404}},
	{"GET ROOM/replay?seat=open", nil, [10]int{409, 409, 409, 409, 403, 409, 409, 409, 409, 404}},
	{"GET ROOM/qr.svg", nil, [10]int{200, 200, 200, 200, 200, 200, 200, 200, 200, 404}},
	{"GET ROOM/ws", nil, [10]int{400, 400, 400, 400, 403, 400, 403, 400, 400, 404}},
	{"GET ROOM/ws?seat=2", nil, [10]int{403, 400, 403, 403, 403, 403, 403, 403, 403, 404}},
	{"GET ROOM/events?seat=2", nil, [10]int{403, 200, 403, 403, 403, 403, 403, 403, 403, 404}},
	{"POST ROOM/frames", object{"t": "back"}, [10]int{404, 404, 404, 404, 404, 404, 401, 404, 404, 404}},
	{"POST ROOM/back", nil, [10]int{200, 200, 200, 403, 403, 403, 401, 403, 403, 404}},
	{"POST ROOM/start", nil, [10]int{200, 403, 403, 403, 403, 403, 401, 403, 403, 404}},
	{"POST ROOM/pause", nil, [10]int{409, 403, 403, 403, 403, 403, 401, 403, 403, 404}},
	{"POST ROOM/resume", nil, [10]int{409, 403, 403, 403, 403, 403, 401, 403, 403, 404}},
	{"POST ROOM/rematch", nil, [10]int{409, 403, 403, 403, 403, 403, 401, 403, 403, 404}},
	{"POST ROOM/close", nil, [10]int{200, 403, 403, 403, 403, 403, 401, 403, 403, 404}},
	{"POST ROOM/kick", object{"seat": 3}, [10]int{200, 403, 403, 403, 403, 403, 401, 403, 403, 404}},
	{"POST ROOM/admit", object{"seat": 4}, [10]int{200, 403, 403, 403, 403, 403, 401, 403, 403, 404}},
	{"POST ROOM/give", object{"seat": 3}, [10]int{200, 403, 403, 403, 403, 403, 401, 403, 403, 404}},
	{"POST ROOM/take", nil, [10]int{200, 403, 403, 403, 403, 403, 401, 403, 403, 404}},
	{"POST ROOM/skip", object{"seat": 2}, [10]int{422, 403, 403, 403, 403, 403, 401, 403, 403, 404}},
	{"POST ROOM/undo", object{"to": 1}, [10]int{422, 422, 422, 403, 403, 403, 401, 403, 403, 404}},
	{"POST ROOM/consent", object{"to": 1, "yes": true}, [10]int{409, 409, 409, 403, 403, 403, 401, 403, 403, 404}},
}

// lobbyOf opens a room with everybody of people around it, and a private one.
func lobbyOf(h *house) (path, private string, who []device) {
	path, seats := h.table(4)
	seats[0].ok("POST", path+"/kick", object{"seat": 4})
	other, away := h.device(6), seats[1]
	other.newRoom(object{})
	seats[1] = h.device(7)
	seats[1].ok("POST", "/api/transfer", away.ok("POST", path+"/seats/2/transfer", nil))
	private = seats[0].newRoom(object{"private": true, "seats": 4})
	forged := device{h, strings.Replace(seats[1].secret, "s", "t", 1)}
	return path, private, []device{seats[0], seats[1], seats[2], h.device(5), seats[3], other, {h: h}, forged, away, {h, wire.NewSecret()}}
}

func TestEveryCallIsAnsweredAsTheTableOfRightsSays(t *testing.T) {
	h := open(t)
	for _, r := range rights {
		for i, want := range r.want {
			path, private, who := lobbyOf(h)
			if people[i] == "not admitted" {
				path = private
			}
			a := h.head(who[i].asks(r.call, path, r.body))
			assert.Equal(t, want, a.status, "%s by %s: %s", r.call, people[i], a.body)
		}
	}
}

// asks is a request of a line of the table.
func (d device) asks(call, path string, body object) *http.Request {
	method, target, _ := strings.Cut(call, " ")
	target = strings.Replace(target, "ROOM", path, 1)
	if body == nil {
		return d.request(method, target, nil)
	}
	return d.request(method, target, body)
}

// head makes a request and reads no more than the head of an event stream.
func (h *house) head(r *http.Request) reply {
	if !strings.Contains(r.URL.Path, "/events") {
		return h.send(r)
	}
	res, err := client.Do(r)
	require.NoError(h.t, err)
	defer res.Body.Close()
	return reply{status: res.StatusCode, header: res.Header}
}

func TestTheTableOfRightsHasEveryCall(t *testing.T) {
	listed := map[string]bool{}
	for _, r := range rights {
		call, _, _ := strings.Cut(r.call, "?")
		call = strings.NewReplacer("ROOM", "/api/rooms/{code}", "seats/2", "seats/{n}", "unoquimico/en", "{game}/{lang}", "fault.json", "{name}").Replace(call)
		listed[call] = true
	}
	for call := range allRoutes(t, open(t)) {
		if strings.Contains(call, " /api") {
			assert.True(t, listed[call], "%s is not in the table", call)
		}
	}
}

// allRoutes lists the routes, "GET /api/games" and so on.
func allRoutes(t *testing.T, h *house) map[string]bool {
	routes := map[string]bool{}
	err := chi.Walk(h.server.Routes(), func(method, route string, _ http.Handler, _ ...func(http.Handler) http.Handler) error {
		routes[method+" "+strings.TrimSuffix(route, "/")] = true
		return nil
	})
	require.NoError(t, err)
	return routes
}
