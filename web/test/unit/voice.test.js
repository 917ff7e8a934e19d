import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createVoice } from '../../src/core/voice.js';

/** A browser that notes what it says. @param {string[]} langs of its voices */
const browserWith = (langs) => {
  /** @type {string[]} */
  const heard = [];
  class SpeechSynthesisUtterance {
    lang = '';
    voice = null;

    /** @param {string} words */
    constructor(words) {
      this.words = words;
    }
  }
  const speechSynthesis = {
    getVoices: () => langs.map((lang) => ({ lang })),
    speak: (/** @type {SpeechSynthesisUtterance} */ { words, lang }) => { heard.push(`${words} (${lang})`); },
    cancel: () => { heard.push('hush'); },
  };
  return { heard, browser: { speechSynthesis, SpeechSynthesisUtterance } };
};

/** @returns {import('../../src/core/voice.js').Memory} */
const memory = () => {
  /** @type {Map<string, string>} */
  const kept = new Map();
  return { recall: (key) => kept.get(key), remember: (key, value) => void kept.set(key, value) };
};

const sodium = [{ words: 'sodio', lang: 'es' }];

test('a voice is silent until it is turned on, and remembers that it was', () => {
  const [{ heard, browser }, kept] = [browserWith(['en-GB', 'es-MX']), memory()];
  const voice = createVoice(browser, kept);
  voice.say(sodium);
  assert.deepEqual(heard, []);
  voice.turn(true);
  voice.say(sodium);
  assert.deepEqual(heard, ['sodio (es-MX)']);
  assert.equal(createVoice(browser, kept).isOn(), true);
});

test('a browser that finds its voices only once it is asked for them has them when they are wanted', () => {
  const { browser } = browserWith(['es-ES']);
  let asked = false;
  const slow = () => {
    const found = asked ? [{ lang: 'es-ES' }] : [];
    asked = true;
    return found;
  };
  assert.equal(createVoice({ ...browser, speechSynthesis: { ...browser.speechSynthesis, getVoices: slow } }, memory()).has(), true);
});

test('a voice that is turned off stops at once', () => {
  const { heard, browser } = browserWith(['es-ES']);
  const voice = createVoice(browser, memory());
  voice.turn(true);
  voice.say([...sodium, { words: 'sodium', lang: 'en' }]);
  voice.turn(false);
  voice.say(sodium);
  assert.deepEqual(heard, ['sodio (es-ES)', 'sodium (en)', 'hush']);
});

test('a browser without a voice has none to offer, and complains of nothing', () => {
  for (const browser of [{}, browserWith([]).browser]) {
    const voice = createVoice(browser, memory());
    voice.turn(true);
    voice.say(sodium);
    voice.hush();
    assert.deepEqual([voice.has(), voice.isOn()], [false, false]);
  }
});
