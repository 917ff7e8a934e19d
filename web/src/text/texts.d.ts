// What build.mjs hands to core/i18n.js as `#texts`.
export type { Key } from './keys.js';
export const texts: Record<'en' | 'es', Record<string, string | { one: string; other: string }>>;
