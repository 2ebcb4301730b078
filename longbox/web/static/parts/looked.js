/** A card that is looked at where nothing can be done with it: all that is on it, and the way to its page. */

import { html, nothing } from '../vendor/lit.js';
import { drawingOf } from '../art/drawing.js';
import { cardPath } from '../core/router.js';
import { say } from '../core/words.js';
import { noteOf, numberView } from './card.js';
import { roleClass } from './lines.js';

/** All that is on a card. @param {import('../face/types.js').CardFace} card */
export function largeView(card) {
  return html`<div class="large" lang="en">
    ${card.title ? html`<img class="art" src=${drawingOf(/** @type {any} */ (card))} alt="" />` : nothing}
    <h3>${card.title || say('cardFaceDown')}</h3>
    ${card.kind ? html`<p class="kind">${card.owner ? `${card.owner} ` : ''}${card.kind}</p>` : nothing}
    <p class="numbers">${card.numbers?.map(numberView)}</p>
    ${card.text ? html`<p class="text">${card.text}</p>` : nothing}
    <p class="badges">${card.badges?.map((badge) => html`<span class="badge ${roleClass(badge.role)}">${badge.sign ? html`<b>${badge.sign}</b> ` : nothing}${badge.words}</span>`)}${noteOf(card) ? html`<span class="badge">${noteOf(card)}</span>` : nothing}</p>
  </div>`;
}

/**
 * @param {import('../face/types.js').CardFace} card
 * @param {string} game
 * @param {() => void} close
 */
export function lookedView(card, game, close) {
  return html`<section class="loupe ${roleClass(card.role)}" aria-label=${say('looking', { card: card.title || say('cardFaceDown') })}>
    <button type="button" class="close" aria-label=${say('close')} @click=${close}>✕</button>
    ${largeView(card)}
    ${card.title ? html`<p><a href=${cardPath(game, card.title)}>${say('cardPage')}</a></p>` : nothing}
  </section>`;
}
