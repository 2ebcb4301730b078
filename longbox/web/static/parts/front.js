/** The front of a card outside a game: its drawing, what it is, and what is printed on it. */

import { html, nothing } from '../vendor/lit.js';
import { drawingOf } from '../art/drawing.js';
import { say } from '../core/words.js';

/** @typedef {{name: string, kind: string, cost?: string | number, expansion?: string, text?: string, role?: string}} Front */

/**
 * @param {Front} card
 * @param {Record<string, string>} [facts] What else is printed on it, by what it is called.
 */
export function frontView(card, facts = {}) {
  const cost = String(card.cost ?? '');
  return html`<div class="card-front" lang="en">
    <img class="art" src=${drawingOf({ title: card.name, role: card.role, kind: card.kind })} alt="" />
    <p class="kind"><b>${card.kind}</b> ${cost === '' ? nothing : html`· ${say('cards cost')} ${cost}`} ${card.expansion ? html`· ${card.expansion}` : nothing}</p>
    ${card.text ? html`<p class="text">${card.text}</p>` : nothing}
    <dl>${Object.entries(facts).map(([name, value]) => html`<div><dt>${name}</dt> <dd>${value}</dd></div>`)}</dl>
  </div>`;
}
