// What is to be answered, or was refused.
import { html, nothing } from 'lit';
import { question } from './quizview.js';
import { explain } from './refusal.js';
import { refused, whyNot } from './refusedview.js';

/** @param {import('../types.js').Context} ctx with a question or a refusal */
export const reply = (ctx) => {
  const { view, refusal } = ctx;
  const why = refusal && explain(refusal, view);
  if (view.ask) return html`${why ? whyNot(why, ctx) : nothing}${question(view.ask, ctx)}`;
  return why && refused(why, ctx);
};
