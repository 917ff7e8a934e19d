// The deals that can be worked out in the browser, a line for each.
import { alone as onexenoAlone, dealing as onexeno } from './onexeno/fair/index.js';
import { dealing as periodyx } from './periodyx/fair/index.js';
import { dealing as spectrix, memory as spectrixMemory } from './spectrix/fair/index.js';
import { dealing as unoquimico } from './unoquimico/fair/index.js';

/** @type {import('../core/dealing.js').Dealing[]} */
export const dealings = [unoquimico, periodyx, spectrix, spectrixMemory, onexeno, onexenoAlone];
