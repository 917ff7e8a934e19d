// A directive that sets custom properties through the object model: our content
// policy forbids style attributes, which lit's own would write.
import { noChange } from 'lit';
import { Directive, directive } from 'lit/directive.js';

/** @typedef {Record<string, string|number>} Vars */

class VarsDirective extends Directive {
  render(/** @type {Vars} */ _vars) {
    return noChange;
  }

  /** @override @param {import('lit/directive.js').ElementPart} part @param {[Vars]} args */
  update(part, [vars]) {
    const { style } = /** @type {HTMLElement} */ (part.element);
    for (const [name, value] of Object.entries(vars)) style.setProperty(name, String(value));
    return noChange;
  }
}

/** `<div ${vars({'--fam': colour})}>` */
export const vars = directive(VarsDirective);
