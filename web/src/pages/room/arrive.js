// What the link of a table carries behind the #: it never reaches the server in an
// address, and leaves the page's own one as soon as it was used.
import { ApiError } from '../../core/api.js';
import { readWord } from '../../core/code.js';
import { listen } from '../../core/intent.js';
import { tellTabs } from '../../core/tabs.js';
import { toggleTheme } from '../../core/theme.js';
import { keepSecret, secretOf } from '../../core/secrets.js';
import { commands } from './commands.js';

/** @typedef {{code: string, change: (parts: Partial<import('./types.js').State>) => void}} Page `code` of the table */

/** @param {string} name @returns {string} '' where the link carries none */
const carried = (name) => new URLSearchParams(location.hash.slice(1)).get(name) ?? '';

/** The word that takes a seat along. @param {string} code of the table @returns {string} */
const wordIn = (code) => {
  const secret = readWord(carried('t'));
  return secret && code + secret;
};

/** Follows a word that was typed as if its link had been opened. @param {string} code of the table */
export const listenForWords = (code) => document.getElementById('page')?.addEventListener('submit', (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.dataset.form !== 'word') return;
  event.preventDefault();
  const word = readWord(/** @type {HTMLInputElement} */ (form.elements.namedItem('word')).value);
  location.hash = `t=${word.slice(code.length)}`;
});

/** Takes what was carried out of the address, and so out of the history. */
const dropCarried = () => history.replaceState(history.state, '', location.pathname + location.search);

/** A link that is opened in the page of its own table only changes what is carried. */
export const onCarried = () => addEventListener('hashchange', () => (carried('t') || carried('s')) && location.reload());

/** What a person answers to the question that fills the page. @param {Page} page @returns {Promise<boolean>} */
const answered = ({ change }) => new Promise((resolve) => {
  const stop = listen({
    act: (name) => {
      if (name === 'theme') toggleTheme();
      change({});
      if (name !== 'take' && name !== 'take-not') return;
      stop();
      resolve(name === 'take');
    },
  });
});

/** @param {Page} page @param {string} word */
const offer = async (page, word) => {
  page.change({ offered: await commands.offered(word) });
  if (await answered(page)) {
    await commands.take(word);
    tellTabs(page.code);
  }
  page.change({ offered: undefined });
};

/** Codes after which the same link leads nowhere again. */
const FINAL = ['transfer_over', 'wrong_phase', 'kicked', 'not_found', 'room_full', 'too_large', 'malformed'];

/** @template T @param {Promise<T>} asked what the link stands for @returns {Promise<T>} */
const final = (asked) => asked.catch((error) => {
  if (error instanceof ApiError && FINAL.includes(error.code)) dropCarried();
  throw error;
});

/** Where the link takes a seat along, asks whether this device shall have it. @param {Page} page @returns {Promise<void>} */
export const takeAlong = async (page) => {
  const word = wordIn(page.code);
  if (!word) return;
  await final(offer(page, word));
  dropCarried();
};

/** A private table lets in whoever has its secret, from the link or kept here. @param {Page} page @returns {Promise<void>} */
export const enterBySecret = async ({ code, change }) => {
  const came = carried('s');
  const secret = came || secretOf(code)?.secret;
  if (!secret) return;
  const { link } = await final(commands.enter(code, secret));
  if (came) dropCarried();
  if (!link) return; // a guest came by a link that has ended
  keepSecret(code, { secret, link });
  change({ secret: { secret, link } });
};
