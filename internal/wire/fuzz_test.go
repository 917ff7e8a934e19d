package wire_test

import (
	"bytes"
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/sobremesa-games/sobremesa/internal/wire"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// members is what an object says. Members that say the same as if they were left
// out are left out: nothing that clients send has another default than zero.
func members(t *testing.T, text []byte) map[string]any {
	t.Helper()
	var all map[string]any
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	require.NoError(t, d.Decode(&all), "%s", text)
	for name, v := range all {
		if slices.ContainsFunc([]any{json.Number("0"), "", false, []any{}}, func(zero any) bool { return reflect.DeepEqual(v, zero) }) {
			delete(all, name)
		}
	}
	return all
}

// encoded is the JSON of a decoded message.
func encoded(t *testing.T, v any) []byte {
	t.Helper()
	text, err := json.Marshal(v)
	require.NoError(t, err)
	return text
}

// What is accepted says exactly what was sent, and is accepted again.
func FuzzDecodeFrame(f *testing.F) {
	for _, raw := range []string{
		`{"t":"move","id":"a","seat":1,"at":12,"move":{"do":"draw"}}`,
		`{"t":"host","id":"a","do":"kick","seat":3,"bots":[{"seat":1,"level":"easy"}]}`,
		`{"t":"host","id":"a","do":"set","options":{"games":2},"seats":3,"bots":[],"clock":"firm","grace_s":9,"locked":false,"public":true}`,
		`{"seat":0,"t":"see"}`, `{"t":"back"}`, `{"t":"say","id":"族","phrase":"<\u00e9\ud83d\ude00>"}`, `{"t":"legal","id":"a","seat":65535}`,
	} {
		f.Add([]byte(raw))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		frame, err := wire.DecodeFrame(raw)
		if err != nil {
			return
		}
		if mv, ok := frame.(wire.Move); ok {
			_, _ = wire.DecodeMove(uno, mv.Move)
		}
		said := members(t, raw)
		kind := encoded(t, said["t"])
		text := slices.Concat([]byte(`{"t":`), kind, []byte(`,`), encoded(t, frame)[1:])
		text = bytes.Replace(text, []byte(`,}`), []byte(`}`), 1)
		assert.Equal(t, said, members(t, text))
		again, err := wire.DecodeFrame(text)
		require.NoError(t, err, "%s", text)
		assert.Equal(t, encoded(t, frame), encoded(t, again))
	})
}

// So do whole bodies, whichever of the calls they are for.
func FuzzBody(f *testing.F) {
	for _, raw := range []string{
		`{"game":"unoquimico","options":{"games":2},"seats":3,"bots":[{"seat":2,"level":"hard"}],"name":"Nora","lang":"es","sit":false,"public":true,"grace_s":30,"clock":"off"}`,
		`{"bots":[],"locked":false,"public":true,"grace_s":5}`, `{"options":{},"seats":0}`,
		`{"name":"\u00e9 <b>","seat":2}`, `{"seat":1}`, `{"id":"a","seat":1,"at":18446744073709551615,"move":{"do":"draw"}}`, `{}`,
	} {
		f.Add([]byte(raw))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		for _, body := range wire.Requests {
			first, second := reflect.New(reflect.TypeOf(body)).Interface(), reflect.New(reflect.TypeOf(body)).Interface()
			if wire.DecodeWhole(raw, first) != nil {
				continue
			}
			text := encoded(t, first)
			require.NoError(t, wire.DecodeObject(text, second), "%T: %s", body, text)
			assert.Equal(t, members(t, raw), members(t, text))
			assert.Equal(t, text, encoded(t, second))
		}
	})
}

func FuzzOptions(f *testing.F) {
	f.Add([]byte(`{"games":4}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		done, err := wire.Options(uno, raw)
		if err == nil {
			again, err := wire.Options(uno, done)
			require.NoError(t, err)
			assert.Equal(t, done, again)
		}
	})
}

func FuzzParseCode(f *testing.F) {
	f.Add("kxr-4tn")
	f.Fuzz(func(t *testing.T, s string) {
		if code, ok := wire.ParseCode(s); ok {
			again, ok := wire.ParseCode(strings.ToLower(code[:3] + "-" + code[3:]))
			assert.True(t, ok && again == code)
		}
	})
}

func FuzzCleanName(f *testing.F) {
	f.Add("e\u0301\u0302\u0303 👩‍🔬")
	f.Fuzz(func(t *testing.T, s string) {
		if clean, ok := wire.CleanName(s); ok {
			again, ok := wire.CleanName(clean)
			assert.True(t, ok)
			assert.Equal(t, clean, again)
		}
	})
}

func FuzzDecodeMove(f *testing.F) {
	f.Add([]byte(`{"do":"lay","element":"Na","scientist":"curie","wild":true}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		if m, err := wire.DecodeMove(uno, raw); err == nil {
			again, err := wire.DecodeMove(uno, wire.EncodeMove(m))
			require.NoError(t, err)
			assert.Equal(t, m, again)
		}
	})
}
