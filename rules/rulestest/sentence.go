package rulestest

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"

	"github.com/sobremesa-games/sobremesa/rules"
)

// Parts of the sentences of options: where the choice stands, and in the words
// of numbers the number.
const pick, number = "{pick}", "{n}"

// unsaid names options that are no sentence with one choice in it, and settings
// without words. Numbers that mean nothing more share the words under "n".
func (w *spoken) unsaid(k *rules.Kind) (all []string) {
	for f := range reflect.TypeOf(k.Options).Fields() {
		name := nameOf(f)
		words := w.Option[name]
		if strings.Count(words[""], pick) != 1 {
			all = append(all, fmt.Sprintf("option %s is no sentence with one %s: %q", name, pick, words[""]))
		}
		for _, setting := range settingsFor(f) {
			if words[setting] == "" && !(f.Type.Kind() == reflect.Int && strings.Count(words["n"], number) == 1) {
				all = append(all, fmt.Sprintf("option %s has no words for %q", name, setting))
			}
		}
	}
	return all
}

// settingsFor is the settings of an option, of numbers all.
func settingsFor(f reflect.StructField) (all []string) {
	switch f.Type.Kind() {
	case reflect.Bool:
		return []string{"true", "false"}
	case reflect.Int:
		least, _ := strconv.Atoi(f.Tag.Get("min"))
		most, _ := strconv.Atoi(f.Tag.Get("max"))
		for n := least; n <= most; n++ {
			all = append(all, strconv.Itoa(n))
		}
		return all
	}
	return strings.Split(f.Tag.Get("enum"), ",")
}

// settingsIn is the words of all settings.
func settingsIn(options map[string]map[string]string) map[string][]string {
	all := map[string][]string{}
	for name, words := range options {
		for setting, text := range words {
			all[name+" "+setting] = []string{text}
		}
	}
	return all
}
