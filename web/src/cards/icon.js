// Icons on a grid of 24, square ends.
import { html, svg } from 'lit';

const paths = {
  book: 'M4 4h7v16H4zM13 4h7v16h-7z',
  pause: 'M7 4v16M17 4v16',
  play: 'M7 4l12 8-12 8z',
  menu: 'M3 6h18M3 12h18M3 18h18',
  pen: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  share: 'M12 3v12M7 8l5-5 5 5M5 12v9h14v-9',
  check: 'M4 13l5 5L20 6',
  cross: 'M5 5l14 14M19 5L5 19',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4',
  hand: 'M7 12V5M11 12V3M15 12V4M19 13V7M7 12l-3-2v4l4 7h8l3-6v-2',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6',
  clock: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 7v5l4 3',
  log: 'M4 5h2M9 5h11M4 12h2M9 12h11M4 19h2M9 19h11',
  turn: 'M19 8a8 8 0 1 0 1 6M20 3v6h-6',
  bulb: 'M9 18h6M10 21h4M8 15a6 6 0 1 1 8 0v3H8z',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  people: 'M8 4a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7M2 20a6 6 0 0 1 12 0M17 6a3 3 0 1 0 0 6M17 15a5 5 0 0 1 5 5',
  chat: 'M3 4h18v12H11l-5 5v-5H3z',
  sort: 'M7 4v16M3 16l4 4 4-4M14 6h7M14 12h5M14 18h3',
  sound: 'M4 9h4l5-5v16l-5-5H4zM17 8a6 6 0 0 1 0 8',
  silent: 'M4 9h4l5-5v16l-5-5H4zM17 9l5 6M22 9l-5 6',
  next: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  first: 'M5 4v16M19 5l-10 7 10 7z',
  last: 'M19 4v16M5 5l10 7-10 7z',
  save: 'M12 3v12M7 10l5 5 5-5M4 17v4h16v-4',
  folder: 'M3 5h7l2 3h9v11H3z',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M5 19l2-2',
  cloud: 'M6 18a4 4 0 0 1 0-8a6 6 0 0 1 11-1a4.5 4.5 0 0 1 1 9z',
  bolt: 'M13 2L5 14h6l-1 8 8-12h-6z',
  moon: 'M19 15A8 8 0 0 1 9 4a8.5 8.5 0 1 0 10 11z',
  flag: 'M5 22V3h14l-4 5 4 5H5',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  shield: 'M12 3l8 3v6c0 5-4 8-8 9c-4-1-8-4-8-9V6z',
  door: 'M5 21V3h14v18M3 21h18M14 12h2',
  globe: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  keyboard: 'M2 6h20v12H2zM6 10h1M10 10h1M14 10h1M18 10h1M7 14h10',
  theme: 'M12 3a9 9 0 0 0 0 18z',
};

const filled = new Set(['play', 'moon', 'bolt', 'theme']);

/** @typedef {keyof typeof paths} Icon */

/** @param {Icon} name @returns {import('lit').TemplateResult} */
export const icon = (name) => html`<svg class="ic" viewBox="0 0 24 24" aria-hidden="true"
  fill="${filled.has(name) ? 'currentColor' : 'none'}" stroke="currentColor" stroke-width="2.2"
  >${name === 'theme' ? svg`<circle cx="12" cy="12" r="9" fill="none"></circle>` : ''}<path d="${paths[name]}"></path></svg>`;
