// Any card of a deck of elements and scientists, by the code that stands in a view.
import { html } from 'lit';
import { elementOf, scientistOf } from './atlas.js';
import { elementCard } from './element.js';
import { scientistCard } from './scientist.js';
import { wildCard } from './wild.js';

/** @param {string} code @param {import('./element.js').CardLook} [look] @returns {import('lit').TemplateResult} */
export const card = (code, look) => {
  const element = elementOf(code);
  if (element) return elementCard(element, look);
  const scientist = scientistOf(code);
  if (scientist) return scientistCard(scientist, look);
  return code.startsWith('wild_') ? wildCard(look) : html``;
};
