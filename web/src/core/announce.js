// What a screen reader hears.
//   say('Your turn')            waits for a pause
//   alert('Sodium does not fit') interrupts
// The regions are made once, outside what is rendered, and empty themselves:
// what was said must not be found there later. Sentences that come in one go are
// all spoken; a later one takes their place. An open dialog silences everything
// outside, so the regions go into it: regionsInto(dialog), and back:
// regionsInto(document.body).

/** @type {Partial<Record<'polite'|'assertive', HTMLElement>>} */
const regions = {};

/** Regions to which something is being said in one go. @type {Set<HTMLElement>} */
const speaking = new Set();

/** How long a sentence stays to be read. */
const STAYS_MS = 8000;

/** @param {'polite'|'assertive'} level */
const regionOf = (level) => {
  const region = document.createElement('div');
  region.className = 'vh';
  region.setAttribute('aria-live', level);
  region.setAttribute('role', level === 'polite' ? 'status' : 'alert');
  region.setAttribute('aria-atomic', 'false');
  document.body.append(region);
  return region;
};

/**
 * A new node each time, so that the same sentence is spoken again.
 * @param {'polite'|'assertive'} level @param {string} sentence
 */
const speak = (level, sentence) => {
  const region = (regions[level] ??= regionOf(level));
  const line = document.createElement('p');
  line.textContent = sentence;
  if (!speaking.has(region)) region.replaceChildren();
  region.append(line);
  speaking.add(region);
  queueMicrotask(() => speaking.delete(region));
  setTimeout(() => line.remove(), STAYS_MS);
};

/** @param {string} sentence */
export const say = (sentence) => speak('polite', sentence);

/** @param {string} sentence */
export const alert = (sentence) => speak('assertive', sentence);

/** Makes the regions before the first sentence: some readers ignore a region that is born full. */
export const openRegions = () => {
  regions.polite ??= regionOf('polite');
  regions.assertive ??= regionOf('assertive');
};

/** @param {HTMLElement} home */
export const regionsInto = (home) => Object.values(regions).forEach((region) => home.append(region));
