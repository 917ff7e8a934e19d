package rulestest

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/sobremesa-games/sobremesa/rules"
)

// choices is what a table of the Kind may choose.
type choices struct {
	kind    *rules.Kind
	seats   int
	options []option
}

// option is one choice; its settings are JSON, the usual one first.
type option struct {
	name     string
	settings []string
}

// set is a setting of each option.
type set []string

// settingsOf reads the tags of the Kind's options.
func settingsOf(k *rules.Kind) (list []option) {
	for f := range reflect.TypeOf(k.Options).Fields() {
		words, form := []string{f.Tag.Get("default")}, "%s"
		switch f.Type.Kind() {
		case reflect.String:
			words, form = append(words, strings.Split(f.Tag.Get("enum"), ",")...), "%q"
		case reflect.Bool:
			words = append(words, "false", "true")
		default:
			words = append(words, f.Tag.Get("min"), f.Tag.Get("max"))
		}
		o := option{name: strings.Split(f.Tag.Get("json"), ",")[0]}
		for _, word := range words {
			if word == "" {
				panic("rulestest: the tags of option " + o.name + " do not say its settings")
			}
			if s := fmt.Sprintf(form, word); !slices.Contains(o.settings, s) {
				o.settings = append(o.settings, s)
			}
		}
		list = append(list, o)
	}
	return list
}

func (c *choices) usual() (s set) {
	for _, o := range c.options {
		s = append(s, o.settings[0])
	}
	return s
}

func (c *choices) text(s set) []byte {
	members := make([]string, len(s))
	for i, setting := range s {
		members[i] = fmt.Sprintf("%q:%s", c.options[i].name, setting)
	}
	return []byte("{" + strings.Join(members, ",") + "}")
}

// read is the set that an options object stands for.
func (c *choices) read(text []byte) set {
	var given map[string]json.RawMessage
	if err := json.Unmarshal(text, &given); err != nil {
		panic(err)
	}
	s := c.usual()
	for i, o := range c.options {
		if setting, ok := given[o.name]; ok {
			s[i] = string(setting)
		}
	}
	return s
}
