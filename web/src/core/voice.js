// A voice that reads words aloud, where the browser has one and the person wants
// it. Off at first, remembered on this device.
//   voice.has()              whether the browser can speak
//   voice.isOn(), voice.turn(true)
//   voice.say([{words: 'sodio', lang: 'es'}])
//   voice.hush()             cuts it short
import { recall, remember } from './memory.js';

/** @typedef {{words: string, lang: string}} Aloud what is read, in which language */
/** @typedef {{lang: string, voice: {lang: string}|null}} Utterance */
/** @typedef {{getVoices: () => {lang: string}[], speak(utterance: Utterance): void, cancel: () => void}} Synthesis */
/** @typedef {{speechSynthesis?: Synthesis, SpeechSynthesisUtterance?: new (words: string) => Utterance}} Browser */
/** @typedef {{recall: (key: string) => string|undefined, remember: (key: string, value: string) => void}} Memory */

/** @param {Browser} browser @param {Memory} [memory] */
export const createVoice = ({ speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance }, memory = { recall, remember }) => {
  const voices = () => (synthesis && Utterance ? synthesis.getVoices() : []);
  voices(); // some browsers only begin to look for them when they are first asked
  const isOn = () => memory.recall('voice') === 'on' && voices().length > 0;
  const hush = () => synthesis?.cancel();

  /** @param {Aloud} aloud */
  const utter = ({ words, lang }) => {
    if (!synthesis || !Utterance) return;
    const own = voices().find((voice) => voice.lang.toLowerCase().startsWith(lang));
    synthesis.speak(Object.assign(new Utterance(words), { lang: own?.lang ?? lang, voice: own ?? null }));
  };

  return {
    has: () => voices().length > 0,
    isOn, hush,
    /** @param {boolean} on */
    turn: (on) => {
      memory.remember('voice', on ? 'on' : 'off');
      if (!on) hush();
    },
    /** @param {Aloud[]} all one after the other */
    say: (all) => { if (isOn()) all.forEach(utter); },
  };
};

/** The voice of this browser. */
export const voice = createVoice(/** @type {Browser} */ (globalThis));
