// Recorded games of the rules, position by position, as every seat sees them:
// real documents, the same on every run.
import { readFileSync } from 'node:fs';

/** @typedef {import('../../../src/wire.js').UnoquimicoView} View */
/** @typedef {View[]} Position by seat; 0 is who only watches */

const FOLDER = new URL('../../../../rules/unoquimico/testdata/', import.meta.url);

/** Who sees a change: "all" or a seat. */
const SIGHT = /^ {2}(all|\d+) sees? (.*)$/;
/** One change: `top=["Na"]`, or `can.alone gone`. Values have no spaces. */
const CHANGE = /(\S+?)(?:=(\S+)| gone)(?= |$)/g;
/** Parts of a view that are left out when nothing is in them. */
const LEFT_OUT = ['ask', 'can', 'hand'];

/** @param {any} view @param {string[]} path @param {string|undefined} value JSON, none takes the member away */
const change = (view, path, value) => {
  const [name, ...rest] = path;
  if (rest.length) change((view[name] ??= {}), rest, value);
  else if (value === undefined) delete view[name];
  else view[name] = JSON.parse(value);
  if (LEFT_OUT.includes(name) && Object.keys(view[name]).length === 0) delete view[name];
};

/** @param {Position} position @param {string} who @param {string} changes */
const tell = (position, who, changes) => {
  const views = who === 'all' ? position : [position[Number(who)]];
  for (const [, path, value] of changes.matchAll(CHANGE)) views.forEach((view) => change(view, path.split('.'), value));
};

/**
 * @param {string} name of the record
 * @returns {Position[]} in the order of play
 */
export const readGolden = (name) => {
  const lines = readFileSync(new URL(`${name}.txt`, FOLDER), 'utf8').split('\n');
  const seats = Number(lines[0].match(/(\d+) seats/)?.[1]);
  /** @type {Position[]} */
  const positions = [];
  for (const line of lines) {
    const [, who, changes] = line.match(SIGHT) ?? [];
    if (!who) continue;
    if (who === 'all') positions.push(structuredClone(positions.at(-1) ?? Array.from({ length: seats + 1 }, () => /** @type {any} */ ({}))));
    tell(/** @type {Position} */ (positions.at(-1)), who, changes);
  }
  return positions;
};
