// The names of all texts. Generated from the folders that have some; run
//   node tools/keys.mjs

type In<Texts> = Extract<keyof Texts, string>;

export type Key =
  | In<typeof import('../games/onexeno/cover/texts.en.json')>
  | In<typeof import('../games/onexeno/fair/texts.en.json')>
  | In<typeof import('../games/onexeno/texts.en.json')>
  | In<typeof import('../games/periodyx/cover/texts.en.json')>
  | In<typeof import('../games/periodyx/fair/texts.en.json')>
  | In<typeof import('../games/periodyx/texts.en.json')>
  | In<typeof import('../games/plain/cover/texts.en.json')>
  | In<typeof import('../games/plain/texts.en.json')>
  | In<typeof import('../games/spectrix/cover/texts.en.json')>
  | In<typeof import('../games/spectrix/fair/texts.en.json')>
  | In<typeof import('../games/spectrix/texts.en.json')>
  | In<typeof import('../games/unoquimico/cover/texts.en.json')>
  | In<typeof import('../games/unoquimico/fair/texts.en.json')>
  | In<typeof import('../games/unoquimico/rest/texts.en.json')>
  | In<typeof import('../games/unoquimico/texts.en.json')>
  | In<typeof import('../pages/fair/texts.en.json')>
  | In<typeof import('../pages/home/texts.en.json')>
  | In<typeof import('../pages/lost/texts.en.json')>
  | In<typeof import('../pages/replay/texts.en.json')>
  | In<typeof import('../pages/room/around/texts.en.json')>
  | In<typeof import('../pages/room/texts.en.json')>
  | In<typeof import('../pages/rules/texts.en.json')>
  | In<typeof import('../text/texts.en.json')>;
