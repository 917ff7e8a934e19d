package wire

import (
	stdjson "encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/sobremesa-games/sobremesa/rules"
)

// Option is one choice of a game, as the tags of its options struct tell it.
type Option struct {
	Name    string
	Rule    string
	Enum    []string // words; nil for numbers and switches
	Min     int      // numbers only
	Max     int
	Kind    reflect.Kind // String, Int or Bool
	Default string       // as text
	index   int
}

// OptionsOf lists a game's options in the order of its struct.
func OptionsOf(k *rules.Kind) []Option {
	t := reflect.TypeOf(k.Options)
	var list []Option
	for i := range t.NumField() {
		f := t.Field(i)
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		o := Option{Name: name, Rule: f.Tag.Get("rule"), Kind: f.Type.Kind(), Default: f.Tag.Get("default"), index: i}
		if words := f.Tag.Get("enum"); words != "" {
			o.Enum = strings.Split(words, ",")
		}
		o.Min, _ = strconv.Atoi(f.Tag.Get("min"))
		o.Max, _ = strconv.Atoi(f.Tag.Get("max"))
		list = append(list, o)
	}
	return list
}

// Options completes a game's options: it reads raw (nil or empty is {}) over
// the defaults, checks every value, and writes all of them in order. What is
// wrong comes as *rules.Illegal with code bad_option that names the field.
func Options(k *rules.Kind, raw []byte) (stdjson.RawMessage, error) {
	p := fresh(k.Options)
	list := OptionsOf(k)
	for _, o := range list {
		o.set(p.Elem().Field(o.index), o.Default)
	}
	given, err := givenOptions(raw)
	if err != nil {
		return nil, badOption("options")
	}
	for name, value := range given {
		i := slices.IndexFunc(list, func(o Option) bool { return o.Name == name })
		if i < 0 || isNull(value) {
			return nil, badOption(name)
		}
		f := p.Elem().Field(list[i].index)
		if Decode(value, f.Addr().Interface()) != nil || !list[i].allows(f) {
			return nil, badOption(name)
		}
	}
	return json.Marshal(p.Interface(), json.Deterministic(true))
}

func givenOptions(raw []byte) (map[string]stdjson.RawMessage, error) {
	var given map[string]stdjson.RawMessage
	if len(raw) == 0 {
		return nil, nil
	}
	err := Decode(raw, &given)
	return given, err
}

func badOption(field string) error {
	return &rules.Illegal{Code: rules.BadOption, Data: map[string]string{"field": field}}
}

func (o *Option) set(f reflect.Value, text string) {
	switch o.Kind {
	case reflect.String:
		f.SetString(text)
	case reflect.Int:
		n, _ := strconv.Atoi(text)
		f.SetInt(int64(n))
	case reflect.Bool:
		f.SetBool(text == "true")
	default:
		panic("wire: an option of an unknown kind: " + o.Name)
	}
}

func (o *Option) allows(f reflect.Value) bool {
	switch o.Kind {
	case reflect.String:
		return slices.Contains(o.Enum, f.String())
	case reflect.Int:
		return f.Int() >= int64(o.Min) && f.Int() <= int64(o.Max)
	}
	return true
}

// HouseRules is the options that differ from their defaults, as text.
func HouseRules(k *rules.Kind, options stdjson.RawMessage) map[string]string {
	texts := optionTexts(k, options)
	for _, o := range OptionsOf(k) {
		if texts[o.Name] == o.Default {
			delete(texts, o.Name)
		}
	}
	return texts
}

// ChangedOptions is the options that differ between two complete objects, with
// what they became, as text.
func ChangedOptions(k *rules.Kind, from, to stdjson.RawMessage) map[string]string {
	before, changed := optionTexts(k, from), optionTexts(k, to)
	maps.DeleteFunc(changed, func(name, text string) bool { return before[name] == text })
	return changed
}

// optionTexts is complete options as text.
func optionTexts(k *rules.Kind, options stdjson.RawMessage) map[string]string {
	p := fresh(k.Options)
	if err := Decode(options, p.Interface()); err != nil {
		panic("wire: options that were not completed: " + err.Error())
	}
	texts := map[string]string{}
	for _, o := range OptionsOf(k) {
		texts[o.Name] = fmt.Sprint(p.Elem().Field(o.index).Interface())
	}
	return texts
}
