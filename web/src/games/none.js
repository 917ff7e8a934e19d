// The game of a room that is not known yet, or that these pages cannot draw:
// it has the name of the house, and nothing happens in it.
import { html } from 'lit';
import { houseMark } from '../cards/mark.js';

const blank = () => html``;

/** @type {import('../core/game.js').Game} */
export const none = {
  id: 'house', name: () => 'Sobremesa', mark: houseMark,
  ruleSentences: () => [], deck: () => ({ picture: blank(), words: '' }), inlay: () => '',
  settings: () => ({}), meta: () => '', field: blank, handView: blank, cardBack: blank,
  plate: () => ({ number: 0, label: '', note: '' }), standings: () => ({ title: '', note: '', rows: [] }),
  isMine: () => false, strip: () => ({ long: '', short: '' }), actions: () => [],
  sorts: [], sortName: () => '', keys: () => [], order: () => [],
  nothing: {}, toggle: (picked) => picked, codesOf: () => [], stillHeld: (picked) => picked,
  moveOf: () => undefined, moveFor: () => undefined, cardsOf: () => [],
  inOrder: () => [], told: () => '', spoken: () => '',
};
