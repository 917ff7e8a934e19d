// A question for a name must not hold its own answer: not drawn, not in a
// label, not in the log, not for the ear; in either language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { html } from 'lit';
import { deckScientists, hand, position } from './atlas.js';
import { flat } from './flat.js';
import { logOf, context as quietly, turn } from './unocontext.js';
import { allElements, elementName, elementOf, scientistName, scientistOf } from '../../src/cards/atlas.js';
import { surname } from '../../src/cards/scientist.js';
import { setLanguage } from '../../src/core/i18n.js';
import { freshAnswers } from '../../src/games/unoquimico/answers.js';
import { unoquimico } from './unowhole.js';
import { asThen } from '../../src/pages/room/story.js';

/** @typedef {import('../../src/games/unoquimico/types.js').View} View */
/** @typedef {import('../../src/games/unoquimico/types.js').Context} Context */

const langs = /** @type {const} */ (['en', 'es']);

/** Of a table where names are asked for. @param {View} view @param {Partial<Context>} [parts] */
const context = (view, parts) => quietly(view, { options: { say_name: 'quiz' }, mute: true, ...parts });

/**
 * All that a page says of a position, without the answers to pick from and what nobody reads (data-*).
 * @param {Context} ctx @returns {string}
 */
const page = (ctx) => {
  const log = unoquimico.inOrder(ctx.view.log).map(([, entry]) => `${flat(unoquimico.told(entry, ctx))} ${unoquimico.spoken(entry, ctx)}`);
  const strip = unoquimico.strip(ctx);
  const whole = [flat(unoquimico.field(ctx)), flat(unoquimico.handView(ctx)), flat(strip.long), strip.short, ...log].join('\n');
  return whole.replace(/<(div|ul) class="names[\s\S]*?<\/\1>/g, '').replace(/ data-[\w-]+="[^"]*"/g, '').toLowerCase();
};

/** @param {string} code @returns {string[]} every name of a card */
const names = (code) => langs.flatMap((lang) => {
  const [e, s] = [elementOf(code), scientistOf(code)];
  return e ? [elementName(e, lang)] : s ? [scientistName(s, lang), surname(s, lang)] : [];
});

/** @param {string} text @param {string} code */
const tells = (text, code) => names(code).some((name) => new RegExp(`(?<!\\p{L})${name.toLowerCase()}(?!\\p{L})`, 'u').test(text));

/** Every viewer of a question, on a phone and on a desk. @param {View} view @returns {Context[]} */
const viewers = (view) => langs.flatMap((lang) => [false, true].flatMap((phone) => [
  context({ ...view, can: { name: true } }, { lang, phone }), context(view, { lang, phone, me: 2 }),
  context({ ...view, hand: undefined }, { lang, phone, me: 0 }),
]));

/** @param {string} element @param {string} [scientist] the question is for it @returns {View} */
const asking = (element, scientist) => {
  const card = scientist ?? element;
  const played = scientist ? { element, scientist } : { element };
  return position({
    turn: turn('name'), can: undefined, top: scientist ? [scientist, element] : [element], hand: hand('Mn curie wild_1 Ne'),
    ask: { seat: 1, card, names: [card, 'Mn', 'Ne', 'Og'], left: scientist ? 1 : 0 },
    log: logOf(
      { kind: 'dealt', seat: 3, card: element, game: 1 }, { kind: 'laid', seat: 2, element: 'Og' }, { kind: 'laid', seat: 1, ...played },
    ),
  });
};

/** The name of lead was asked for; now another plays. @param {View['log']} log @param {number} [seat] who plays @returns {View} */
const answered = (log, seat = 2) => ({ ...asking('Pb'), ask: undefined, turn: turn('play', seat), log });

/** @type {import('../../src/games/unoquimico/types.js').Entry} */
const wrong = { kind: 'misnamed', seat: 1, card: 'Pb', name: 'Fe' };

for (const ui of langs)
  test(`no element's name is told while it is asked for, interface in ${ui}`, async () => {
    await setLanguage(ui);
    for (const { symbol } of allElements().slice(0, 100).filter((e) => e.symbol !== 'Og'))
      for (const ctx of viewers(asking(symbol))) assert.equal(tells(page(ctx), symbol), false, `${symbol} ${ctx.lang} seat ${ctx.me}`);
  });

for (const ui of langs)
  test(`a scientist's question tells neither name of the play, interface in ${ui}`, async () => {
    await setLanguage(ui);
    for (const scientist of Object.values(deckScientists))
      for (const ctx of viewers(asking('Pb', scientist))) {
        const text = page(ctx);
        assert.deepEqual([tells(text, scientist), tells(text, 'Pb')], [false, false], `${scientist} ${ctx.lang} seat ${ctx.me}`);
      }
    await setLanguage('en');
  });

test('when the scientist is named the element still is not', () => {
  const view = { ...asking('Pb', 'meitner'), ask: { seat: 1, card: 'Pb', names: ['Pb', 'Mn', 'Ne', 'Og'], left: 0 } };
  const text = page(context({ ...view, log: { ...view.log, 4: { kind: 'named', seat: 1, card: 'meitner' } } }, { me: 2 }));
  assert.deepEqual([tells(text, 'meitner'), tells(text, 'Pb')], [true, false]);
});

test('a name that was said is read again', () => {
  const view = answered(asking('Pb').log);
  assert.equal(tells(page(context(view)), 'Pb'), true);
});

test('an answer stays in sight until somebody plays', () => {
  const log = logOf({ kind: 'laid', seat: 1, element: 'Pb' }, wrong);
  assert.deepEqual(freshAnswers(log).map((e) => e.kind), ['misnamed']);
  assert.deepEqual(freshAnswers({ ...log, 3: { kind: 'forfeited', seat: 1 } }).map((e) => e.kind), ['misnamed']);
  assert.deepEqual(freshAnswers({ ...log, 3: { kind: 'drew', seat: 2, count: 1 } }), []);
});

test('everybody sees which name was said and which was right', () => {
  const view = answered(logOf(wrong));
  for (const me of [1, 2, 0]) {
    const drawn = flat(unoquimico.field(context(view, { me })));
    assert.match(drawn, /class="right"[\s\S]*lead/);
    assert.match(drawn, /class="wrong"[\s\S]*iron/);
  }
});

test('a wrong name keeps its answer in sight together with what it cost', () => {
  const log = logOf(
    { kind: 'laid', seat: 1, element: 'Pb' }, wrong, { kind: 'forfeited', seat: 1 },
    { kind: 'reshuffled', count: 9 }, { kind: 'drew', seat: 1, count: 1 },
  );
  assert.deepEqual(freshAnswers(log).map((e) => e.kind), ['misnamed']);
  assert.deepEqual(freshAnswers({ ...log, 6: { kind: 'drew', seat: 2, count: 1 } }), []);
  const view = answered(log);
  for (const phone of [true, false]) {
    const drawn = flat(unoquimico.field(context(view, { phone, options: { say_name: 'forfeit' } })));
    assert.match(drawn, /class="wrong"[\s\S]*iron/);
    assert.match(drawn, /The price: your play goes back/);
  }
});

test('a phone keeps what an own mistake cost until the next turn', () => {
  const log = logOf(wrong, { kind: 'forfeited', seat: 1 }, { kind: 'drew', seat: 1, count: 1 }, { kind: 'laid', seat: 2, element: 'Mn' });
  const view = answered(log, 3);
  assert.match(flat(unoquimico.field(context(view, { phone: true }))), /The price: your play/);
  assert.doesNotMatch(flat(unoquimico.field(context(view, { phone: true, me: 3 }))), /The price/);
  const mine = { ...view, turn: turn('play'), can: { alone: ['Mn'] } };
  assert.doesNotMatch(flat(unoquimico.field(context(mine, { phone: true }))), /The price/);
});

test('what was answered stays with who held the seat then', () => {
  const view = answered(logOf({ kind: 'named', seat: 2, card: 'Pb' }), 3);
  const bot = { seat: 2, name: 'Bot', bot: true, mine: false };
  /** @type {Context['then']} */
  const then = (n, ctx) => asThen(ctx, n === 1 ? bot : undefined);
  const later = flat(unoquimico.field(context(view, { me: 2, name: () => 'Ana', shown: () => html`Ana`, then })));
  assert.match(later, /<bdi>Bot<\/bdi><\/b> named it rightly/);
  assert.doesNotMatch(later, /Ana[^.]*named it rightly/);
});

test('a comodín is told as the table plays it', () => {
  const picked = { wild: 'wild_1' };
  /** @param {Record<string, unknown>} options @param {Partial<View>} [parts] */
  const says = (options, parts) => flat(unoquimico.field(context(position(parts), { picked, options })));
  assert.match(says({}), /ends your turn. Any element fits/);
  assert.match(says({ wild: 'beside', after_wild: 'element_in_force' }), /your turn goes on[\s\S]*Fe stays in force/);
  assert.match(says({ wild: 'beside' }, { turn: turn('drawn'), can: { drawn: 'wild_1', wild: true } }), /ends your turn/);
  const still = position({ log: { 1: { kind: 'wild', seat: 1 } }, top: ['wild'] });
  assert.match(flat(unoquimico.field(context(still, { options: { wild: 'beside' } }))), /your turn goes on[\s\S]*Any element fits now/);
});
