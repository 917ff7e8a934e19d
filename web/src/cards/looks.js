// How each scientist is drawn: a head of planes has a hair, a beard, glasses,
// a collar, a coat and the ground it stands on, named as head.js draws them.
// Portraits were the guide.

/**
 * @typedef {object} Look
 * @property {string} hair
 * @property {string} [tint] of the hair
 * @property {string} [beard]
 * @property {string} [glasses]
 * @property {string} collar
 * @property {string} coat
 * @property {string} ground
 * @property {string} [short] what is printed where the full surname is too long or not the last word
 */

const GREY = '#8A8F99';
const POWDER = '#E8EAE4';

/** @type {Record<string, Look>} */
export const looks = {
  mendeleev: { hair: 'long', beard: 'long', collar: 'tie', coat: '#14161B', ground: '#FFC800' },
  curie: { hair: 'bun', collar: 'high', coat: '#14161B', ground: '#6DB8FF' },
  lavoisier: { hair: 'wig', tint: POWDER, collar: 'jabot', coat: '#14161B', ground: '#FF7F63' },
  paulze: { hair: 'curls', collar: 'ruff', coat: '#FFFFFF', ground: '#B9A1FF', short: 'Paulze' },
  dalton: { hair: 'receding', tint: GREY, glasses: 'round', collar: 'cravat', coat: '#14161B', ground: '#A9D46A' },
  berzelius: { hair: 'swept', beard: 'sides', collar: 'medal', coat: '#1F4FE0', ground: '#FFDC55' },
  moseley: { hair: 'short', beard: 'moustache', collar: 'tie', coat: '#005A61', ground: '#FF9FD0' },
  del_rio: { hair: 'swept', tint: GREY, beard: 'sides', collar: 'cravat', coat: '#5B2593', ground: '#FFB13B', short: 'Del Río' },
  ulloa: { hair: 'wig', tint: POWDER, collar: 'sash', coat: '#0E2A78', ground: '#CBCFD4' },
  elhuyar: { hair: 'queue', collar: 'jabot', coat: '#D8301F', ground: '#52C7A4' },
  meitner: { hair: 'parted', collar: 'lace', coat: '#14161B', ground: '#FF7F63' },
  noddack: { hair: 'bob', collar: 'pearls', coat: '#5B2593', ground: '#A9D46A' },
  perey: { hair: 'rolls', collar: 'lab', coat: '#FFFFFF', ground: '#FFC800' },
  seaborg: { hair: 'side', glasses: 'bar', collar: 'bow', coat: '#14161B', ground: '#6DB8FF' },
  toral: { hair: 'wave', glasses: 'round', collar: 'lab', coat: '#FFFFFF', ground: '#52C7A4' },
};

/** @type {Look} */
export const plainLook = { hair: 'short', collar: 'tie', coat: '#14161B', ground: '#FFC800' };
