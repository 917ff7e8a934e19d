// What build.mjs hands to core/i18n.js as `#texts`.
export const texts: Record<'en' | 'es', Record<string, string | { one: string; other: string }>>;
