// What the page of a room asks for when it needs it.
import { later } from '../../core/late.js';
import { come } from '../../core/parts.js';

export const around = later(() => come('around', () => import('./around.js')));
