// The table of sentences with what is built over it, as games/index.js makes it.
import { plain } from '../../src/games/plain/table.js';
import { builder } from '../../src/games/spectrix/builder.js';

/** @param {string} id @param {import('../../src/games/plain/table.js').Said} said */
export const plainGame = (id, said) => plain(id, said, id === builder.id ? builder : undefined);
