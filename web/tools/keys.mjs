// Writes src/text/keys.d.ts, the names of all texts as a type. It changes only
// when a folder gets its first texts.
import { writeFileSync } from 'node:fs';
import { KEYS, declaredKeys } from './texts.mjs';

writeFileSync(KEYS, declaredKeys());
