// The part of Markdown in which rulebooks are written, read into plain objects:
// no HTML string is ever made. Headings, paragraphs, lists, tables, fenced
// blocks; inside a line bold, emphasis, code, links, and numbers of rules.

/**
 * @typedef {{is: 'text', text: string} | {is: 'bold', parts: Inline[]} | {is: 'em', parts: Inline[]} | {is: 'code', text: string}
 *   | {is: 'link', parts: Inline[], to: string}} Inline
 */
/**
 * @typedef {{is: 'heading', level: number, parts: Inline[], text: string, id: string}
 *   | {is: 'paragraph', parts: Inline[]}
 *   | {is: 'list', ordered: boolean, items: Inline[][]}
 *   | {is: 'table', head: Inline[][], rows: Inline[][][]}
 *   | {is: 'fence', info: string, lines: string[]}} Block
 */
/** @typedef {Extract<Block, {is: 'heading'}>} Heading */

const MARKS = new RegExp([
  /\*\*(?<bold>.+?)\*\*(?!\*)/, /\*(?<em>[^*]+)\*/, /`(?<code>[^`]+)`/, /\[(?<label>[^\]]+)\]\((?<to>[^)\s]+)\)/,
  /(?<rule>\b[A-Z]{2}-\d+(?:\.\d+)?\b)/,
].map(({ source }) => source).join('|'));

/** Only links that stay here or lead to the web. @param {string} to */
const isSafe = (to) => /^(https?:|\/(?!\/)|#)/.test(to);

/** @param {Record<string, string|undefined>} found @returns {Inline} */
const mark = ({ bold, em, code, label, to, rule }) => {
  if (bold !== undefined) return { is: 'bold', parts: inline(bold) };
  if (em !== undefined) return { is: 'em', parts: inline(em) };
  if (code !== undefined) return { is: 'code', text: code };
  if (rule !== undefined) return { is: 'link', parts: [{ is: 'text', text: rule }], to: `#${rule}` };
  return isSafe(to ?? '') ? { is: 'link', parts: inline(label ?? ''), to: to ?? '' } : { is: 'text', text: label ?? '' };
};

/** @param {string} text @returns {Inline[]} */
const plain = (text) => (text === '' ? [] : [{ is: 'text', text }]);

/** @param {string} text @returns {Inline[]} */
export const inline = (text) => {
  const found = MARKS.exec(text);
  if (!found) return plain(text);
  return [...plain(text.slice(0, found.index)), mark(found.groups ?? {}), ...inline(text.slice(found.index + found[0].length))];
};

/** @param {string} text @returns {string} "UQ-2" of "UQ-2 What fits", else words joined by dashes */
const idOf = (text) => text.match(/^[A-Z]{2}-\d+/)?.[0] ?? text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');

/** @param {string} text */
const unmarked = (text) => text.replace(/[*`]/g, '');

/** @param {string} line @returns {Inline[][]} */
const cellsOf = (line) => line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => inline(cell.trim()));

/** @param {string} line */
const isTable = (line) => line.trimStart().startsWith('|');
const ITEM = /^\s*(?:[-*]|(\d+)[.)])\s+(.*)$/;
const HEADING = /^(#{1,4})\s+(.*)$/;

/** @param {string} line whether a paragraph ends before it */
const isBreak = (line) => line.trim() === '' || isTable(line) || ITEM.test(line) || HEADING.test(line) || line.startsWith('```');

/** How many lines from `from` on satisfy a test. @param {string[]} lines @param {number} from @param {(line: string) => boolean} test */
const run = (lines, from, test) => {
  const end = lines.findIndex((line, i) => i >= from && !test(line));
  return (end < 0 ? lines.length : end) - from;
};

/** @typedef {[Block, number]} Taken a block and how many lines it took */

/** @param {string[]} lines @param {number} at @returns {Taken} */
const fence = (lines, at) => {
  const n = run(lines, at + 1, (line) => !line.startsWith('```'));
  return [{ is: 'fence', info: lines[at].slice(3).trim(), lines: lines.slice(at + 1, at + 1 + n) }, n + 2];
};

/** @param {string[]} lines @param {number} at @returns {Taken} */
const table = (lines, at) => {
  const n = run(lines, at, isTable);
  const [head, , ...rows] = lines.slice(at, at + n).map(cellsOf);
  return [{ is: 'table', head, rows }, n];
};

/** @param {string[]} lines @param {number} at @returns {Taken} items may go on over indented lines */
const list = (lines, at) => {
  const n = run(lines, at, (line) => ITEM.test(line) || /^\s+\S/.test(line));
  /** @type {string[]} */
  const items = [];
  for (const line of lines.slice(at, at + n)) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2]);
    else items.push(`${items.pop()} ${line.trim()}`);
  }
  return [{ is: 'list', ordered: ITEM.exec(lines[at])?.[1] !== undefined, items: items.map(inline) }, n];
};

/** @param {string[]} lines @param {number} at @returns {Taken} */
const paragraph = (lines, at) => {
  const n = Math.max(1, run(lines, at, (line) => !isBreak(line)));
  return [{ is: 'paragraph', parts: inline(lines.slice(at, at + n).map((line) => line.trim()).join(' ')) }, n];
};

/** @param {RegExpExecArray} found @returns {Taken} */
const heading = ([, marks, text]) => {
  const plainly = unmarked(text);
  return [{ is: 'heading', level: marks.length, parts: inline(text), text: plainly, id: idOf(plainly) }, 1];
};

/** @param {string[]} lines @param {number} at @returns {Taken} */
const take = (lines, at) => {
  const head = HEADING.exec(lines[at]);
  if (head) return heading(head);
  if (lines[at].startsWith('```')) return fence(lines, at);
  if (isTable(lines[at])) return table(lines, at);
  return ITEM.test(lines[at]) ? list(lines, at) : paragraph(lines, at);
};

/** @param {string} text @returns {Block[]} */
export const parse = (text) => {
  const lines = text.replace(/\r\n/g, '\n').split('\n');
  /** @type {Block[]} */
  const blocks = [];
  for (let at = 0; at < lines.length;) {
    if (lines[at].trim() === '') at++;
    else {
      const [block, n] = take(lines, at);
      blocks.push(block);
      at += n;
    }
  }
  return blocks;
};
