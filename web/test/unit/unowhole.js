// Uno químico with all of it, as it is a moment after the first cards are seen.
import { onArrival } from '../../src/core/late.js';
import { unoquimico } from '../../src/games/unoquimico/table.js';

await new Promise((resolve) => {
  onArrival(() => resolve(undefined));
  unoquimico.whole?.();
});

export { unoquimico };
