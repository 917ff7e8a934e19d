// What build.mjs hands to core/i18n.js as `#texts`.
export const texts: Record<'en' | 'es', Record<string, string | { one: string; other: string }>>;

type In<Texts> = Extract<keyof Texts, string>;

/** The name of a text. */
export type Key =
  | In<typeof import('./texts.en.json')>
  | In<typeof import('../pages/home/texts.en.json')>
  | In<typeof import('../pages/lost/texts.en.json')>
  | In<typeof import('../pages/room/texts.en.json')>
  | In<typeof import('../pages/rules/texts.en.json')>
  | In<typeof import('../games/unoquimico/texts.en.json')>;
