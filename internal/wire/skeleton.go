package wire

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Skeleton is the same for names that look the same: case, width, accents,
// spaces and common look-alikes do not count. Names are unique by it. It takes
// some names for alike that are not, which costs one of them a number.
func Skeleton(name string) string {
	var b strings.Builder
	for _, r := range norm.NFKD.String(name) {
		if unicode.IsSpace(r) || unicode.Is(unicode.M, r) || isInvisible(r) {
			continue
		}
		b.WriteRune(latin(r))
	}
	return pairs.Replace(b.String())
}

// pairs are letters that together look like one.
var pairs = strings.NewReplacer("rn", "m", "vv", "w")

// latin is the small Latin letter that a rune is taken for as a small letter,
// else the small letter itself: case never counts.
func latin(r rune) rune {
	small := unicode.ToLower(r)
	if l, ok := lookAlike[small]; ok {
		return l
	}
	return small
}

// lookAlike maps signs to the small Latin letter that they are taken for: of
// Unicode's confusables (UTS #39) the letters of Greek, Cyrillic, Armenian,
// Cherokee, Coptic and Lisu, small capitals, Latin letters with a stroke or a
// hook, which have no decomposition, and digits.
var lookAlike = func() map[rune]rune {
	m := map[rune]rune{}
	for latin, others := range map[rune]string{
		'a': "аαɑᴀᎪꓮⲁⱥ",
		'b': "ьвβʙᏴᏼꓐⲃƀɓ",
		'c': "сϲᴄᏟꓚⲥƈȼↄ",
		'd': "ԁᴅᎠꓓđɖɗժ",
		'e': "еεᴇᎬꓰⲉɇɛℯҽ",
		'f': "ꜰꓝƒϝք",
		'g': "ɡɢᏀꓖǥɠԍց",
		'h': "һнʜᎻꓧⲏħɦհ",
		'i': "іιı!|1lɪʟɩᎥᏞꓲꓡⲓɨłƚɫӏǀ∣",
		'j': "јϳᴊᎫꓙɉյ",
		'k': "кκᴋᏦꓗⲕƙқҝ",
		'm': "мᴍᎷꓟⲙϻɱ",
		'n': "пηɴꓠⲛոռñŋƞɲ",
		'o': "оοσ0ᴏᎾꓳⲟøɵօ๐໐०০੦૦௦ഠဝ○◯ө",
		'p': "рρᴘᏢꓑⲣƥþ",
		'q': "ԛգզʠɋ",
		'r': "гᴦʀᎡꓣɍɼɽ",
		's': "ѕ5$ꜱᏚꓢʂȿտ",
		't': "тτᴛᎢꓔⲧŧƭʈ",
		'u': "υᴜꓴʉսʋ",
		'v': "νѵᴠᏙꓦ",
		'w': "ѡԝωᴡᎳꓪⲱɯա",
		'x': "хχ×ꓫⲭ",
		'y': "уγʏᎩꓬⲩƴɏүұ",
		'z': "2ᴢᏃꓜⲍƶʐȥ",
	} {
		for _, r := range others {
			m[unicode.ToLower(r)] = latin
		}
	}
	return m
}()
