// The clock of a turn, or of a match: a disc that empties and its figures, counting down from
// the moment the document came. It draws itself, so that a second passing
// redraws nothing else.
import { html, render } from 'lit';
import { vars } from '../../cards/vars.js';
import { t } from '../../core/i18n.js';
import { figures, secondsLeft } from './time.js';

/** @typedef {import('./time.js').Time} Time */

const FULL_MS = 60_000;
const STEP_MS = 250;

const LABELS = /** @type {const} */ ({ turn: 'room.turn.clock', match: 'room.ends', transfer: 'room.transfer.clock' });

/** @param {Time} time */
const drawn = (time) => {
  const seconds = secondsLeft(time, performance.now());
  const label = LABELS[time.what ?? 'turn'];
  const part = Math.min(1, (seconds * 1000) / FULL_MS);
  return html`<span class="clock ${time.running ? '' : 'still'}" role="timer" aria-label="${t(label, { n: seconds })}"><svg
    viewBox="0 0 24 24" aria-hidden="true" ${vars({ '--left': (part * 100).toFixed(1) })}><circle
    class="rim" cx="12" cy="12" r="10"></circle><circle
    class="left" cx="12" cy="12" r="4.5" pathLength="100"></circle></svg><span aria-hidden="true">${figures(seconds)}</span></span>`;
};

class TableClock extends HTMLElement {
  /** @type {Time} */
  #time = { left: 0, running: false, at: 0 };
  /** @type {ReturnType<typeof setInterval>|undefined} */
  #ticking;

  /** @param {Time} time */
  set time(time) {
    this.#time = time;
    this.#draw();
  }

  connectedCallback() {
    this.#ticking = setInterval(() => this.#draw(), STEP_MS);
  }

  disconnectedCallback() {
    clearInterval(this.#ticking);
  }

  #draw() {
    render(drawn(this.#time), this);
  }
}

customElements.define('table-clock', TableClock);

/** @param {Time} time @returns {import('lit').TemplateResult} */
export const clockView = (time) => html`<table-clock .time="${time}"></table-clock>`;
