package wire

import (
	"strings"
	"unicode"

	"github.com/rivo/uniseg"
	"golang.org/x/text/unicode/norm"
)

// Bounds of a name.
const (
	nameGraphemes = 20
	nameBytes     = 80
	marksPerBase  = 2
)

// Bounds of what is said in one's own words, as long as a card of a post.
const (
	textGraphemes = 140
	textBytes     = 4 * textGraphemes
)

// CleanName makes a name harmless: NFC, one kind of space, no controls, no
// marks of direction, nothing invisible outside emoji, at most two combining
// marks a letter. ok is false when nothing is left or it is still too long.
func CleanName(name string) (clean string, ok bool) { return cleaned(name, nameGraphemes, nameBytes) }

// CleanText does that to what somebody says in their own words.
func CleanText(text string) (clean string, ok bool) { return cleaned(text, textGraphemes, textBytes) }

func cleaned(text string, most, bytes int) (clean string, ok bool) {
	if len(text) > 16*bytes {
		return "", false // longer than anything that could be cleaned to fit
	}
	var b strings.Builder
	graphemes := uniseg.NewGraphemes(norm.NFC.String(strings.ToValidUTF8(text, "")))
	for graphemes.Next() {
		b.WriteString(cleanGrapheme(graphemes.Runes()))
	}
	clean = norm.NFC.String(strings.Join(strings.Fields(b.String()), " ")) // again: what stood between has gone
	n := uniseg.GraphemeClusterCount(clean)
	return clean, n >= 1 && n <= most && len(clean) <= bytes
}

// cleanGrapheme keeps joiners and selectors inside an emoji sequence alone.
func cleanGrapheme(runes []rune) string {
	emoji := len(runes) > 1 && isEmoji(runes[0])
	var kept []rune
	marks := 0
	for i, r := range runes {
		switch {
		case unicode.IsSpace(r):
			kept = append(kept, ' ')
		case emoji && (isSelector(r) || isTag(r) || r == zeroWidthJoiner && i+1 < len(runes) && isEmoji(runes[i+1])):
			kept = append(kept, r)
		case isInvisible(r):
		case unicode.Is(unicode.M, r):
			if marks++; marks <= marksPerBase && len(kept) > 0 && kept[len(kept)-1] != ' ' {
				kept = append(kept, r)
			}
		default:
			kept = append(kept, r)
		}
	}
	return string(kept)
}

const zeroWidthJoiner = '\u200d'

func isSelector(r rune) bool { return r >= 0xfe00 && r <= 0xfe0f }
func isTag(r rune) bool      { return r >= 0xe0020 && r <= 0xe007f }

// isEmoji reports whether a rune begins emoji sequences. One that is newer than
// the tables does not: it will not be kept.
func isEmoji(r rune) bool {
	return unicode.IsGraphic(r) && (r >= 0x1f000 && r <= 0x1faff || r >= 0x2190 && r <= 0x2bff && !unicode.IsLetter(r))
}

// isInvisible covers controls, format characters (bidi, zero-width), private
// and unassigned ones, and fillers that look like nothing.
func isInvisible(r rune) bool {
	return !unicode.IsGraphic(r) || isSelector(r) || isTag(r) ||
		r == '\u115f' || r == '\u1160' || r == '\u3164' || r == '\uffa0' || r == '\u2800' || r == '\u034f'
}

// Phrases are what can be said at every table; clients translate them. The last six
// are reactions, which they draw.
var Phrases = []string{
	"well_played", "oh_no", "thinking", "one_more_game", "hello", "thanks", "hurry", "good_luck",
	"clap", "laugh", "think", "wow", "heart", "oops",
}
