// The program with bots that hardly seem to think, so that whole matches against
// them fit into a test; nothing else of it is otherwise.
import { buildOver, reworded } from './overlay.js';

const FILE = 'cmd/sobremesa/open.go';

export const buildWithQuickBots = async () => buildOver({
  [FILE]: await reworded(FILE, '{700 * time.Millisecond, 1800 * time.Millisecond}', '{60 * time.Millisecond, 150 * time.Millisecond}'),
});
