// The facts printed on the cards: elements and scientists as the server
// publishes them, found by the codes that stand in a view.

/**
 * @typedef {object} Element
 * @property {number} atomic_number
 * @property {string} symbol
 * @property {string} name_en
 * @property {string} name_es
 * @property {number} [group]
 * @property {number} period
 * @property {string} category
 * @property {number[]} [oxidation_states]
 * @property {string} [block]
 * @property {string} [metal_class]
 * @property {string} [state_at_25C]
 * @property {string} [occurrence]
 * @property {string} [standard_atomic_weight]
 * @property {string} [weight_kind]
 * @property {number} [neutrons]
 * @property {string} [melting_point_K]
 * @property {string} [boiling_point_K]
 * @property {string} [density_g_cm3]
 * @property {string} [electronegativity_pauling]
 * @property {number} [discovery_year]
 * @property {string} [discovery_era]
 * @property {string} [discovered_by]
 */
/**
 * @typedef {object} Scientist
 * @property {number} id
 * @property {string} code
 * @property {string} name
 * @property {string} name_es
 * @property {number} birth
 * @property {number} [death]
 * @property {string[]} [element_symbols]
 * @property {string} contribution_en
 * @property {string} contribution_es
 */
/** @typedef {import('./words.js').CardLang} CardLang */
/** @typedef {{elements: Element[], scientists: Scientist[]}} Catalog */
/** @typedef {'alk'|'ear'|'tra'|'pos'|'met'|'rea'|'hal'|'nob'|'lan'|'act'|'unk'} Family */
/** @typedef {{states: number[], group: boolean, period: boolean}} Shared */

/** @type {{elements: Map<string, Element>, scientists: Map<string, Scientist>, all: Element[]}} */
const atlas = { elements: new Map(), scientists: new Map(), all: [] };

/** Noble gases show 0 alone in these decks. @param {Element} e @returns {Element} */
const printed = (e) => (e.category === 'noble gas' ? { ...e, oxidation_states: [0] } : e);

/** Makes the published tables known to all drawings. @param {Catalog} catalog */
export const openAtlas = (catalog) => {
  atlas.all = catalog.elements.map(printed);
  atlas.elements = new Map(atlas.all.map((e) => [e.symbol, e]));
  atlas.scientists = new Map(catalog.scientists.map((s) => [s.code, s]));
};

/** @returns {readonly Element[]} */
export const allElements = () => atlas.all;

/** @param {string} symbol @returns {Element|undefined} */
export const elementOf = (symbol) => atlas.elements.get(symbol);

/** @param {string} code @returns {Scientist|undefined} */
export const scientistOf = (code) => atlas.scientists.get(code);

/** What a code in a view is. @param {string} code @returns {'element'|'scientist'|'wild'} */
export const kindOf = (code) => (code.startsWith('wild_') ? 'wild' : atlas.scientists.has(code) ? 'scientist' : 'element');

/** @type {Record<string, Family>} */
const families = {
  'alkali metal': 'alk', 'alkaline earth metal': 'ear', 'transition metal': 'tra', 'post-transition metal': 'pos', metalloid: 'met',
  'reactive nonmetal': 'rea', halogen: 'hal', 'noble gas': 'nob', lanthanide: 'lan', actinide: 'act',
};

/** @param {Element} e @returns {Family} */
export const familyOf = (e) => families[e.category] ?? 'unk';

/** @param {Element} e @returns {string} the colour of its family */
export const familyColour = (e) => `var(--f-${familyOf(e)})`;

/**
 * Column and row in the table as it hangs on the wall; the inner rows stand below.
 * @param {Element} e @returns {[number, number]}
 */
export const spotOf = (e) => {
  if (e.group) return [e.group, e.period];
  const first = e.period === 6 ? 57 : 89;
  return [e.atomic_number - first + 3, e.period + 2.4];
};

/** Elements that touch across the place where the inner rows are cut out. @type {[string, string][]} */
const bridges = [['Ba', 'La'], ['Lu', 'Hf'], ['Ra', 'Ac'], ['Lr', 'Rf']];

/** @typedef {{left?: Element, right?: Element, up?: Element, down?: Element}} Neighbours */

/** What stands beside an element in the table, no jump over a gap. @param {Element} e @returns {Neighbours} */
export const neighboursOf = (e) => {
  const [x, y] = spotOf(e);
  const at = (/** @type {number} */ dx, /** @type {number} */ dy) => atlas.all.find((q) => spotOf(q)[0] === x + dx && spotOf(q)[1] === y + dy);
  const after = bridges.find(([before]) => before === e.symbol)?.[1];
  const before = bridges.find(([, one]) => one === e.symbol)?.[0];
  return {
    left: before ? elementOf(before) : at(-1, 0), right: after ? elementOf(after) : at(1, 0), up: at(0, -1), down: at(0, 1),
  };
};

/** @param {number} state @returns {string} with a true minus sign */
export const signed = (state) => (state > 0 ? `+${state}` : String(state).replace('-', '−'));

/** What two elements have in common, as printed. @param {Element} a @param {Element} b @returns {Shared} */
export const sharedBy = (a, b) => ({
  states: (a.oxidation_states ?? []).filter((s) => (b.oxidation_states ?? []).includes(s)),
  group: a.group !== undefined && a.group === b.group,
  period: a.period === b.period,
});

/** @param {Element} e @param {CardLang} lang @returns {string} */
export const elementName = (e, lang) => (lang === 'es' ? e.name_es : e.name_en);

/** @param {Scientist} s @param {CardLang} lang @returns {string} */
export const scientistName = (s, lang) => (lang === 'es' ? s.name_es : s.name);

/** The name of any card of the deck, in full. @param {string} code @param {CardLang} lang @returns {string} */
export const cardName = (code, lang) => {
  const element = elementOf(code);
  if (element) return elementName(element, lang);
  const scientist = scientistOf(code);
  return scientist ? scientistName(scientist, lang) : 'comodín';
};
