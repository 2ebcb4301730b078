/** A card looked at closely: all that it says, why it can't be chosen, and what can be done with it. */

import { html, nothing } from '../vendor/lit.js';
import { cardPath } from '../core/router.js';
import { say } from '../core/words.js';
import { forecastOf, wordsOf } from '../face/offers.js';
import { roleClass, written } from './lines.js';
import { largeView } from './looked.js';

/**
 * @typedef {import('../face/types.js').CardFace} CardFace
 * @typedef {import('../face/types.js').Offer} Offer
 * @typedef {import('../face/types.js').Line} Line
 *
 * @typedef {object} Looking
 * @property {CardFace} card
 * @property {Offer[]} offers
 * @property {{words: string, rule?: string} | undefined} refused
 * @property {string} game The game, where the card has a page.
 * @property {Line[]} told What the server told of it.
 * @property {boolean} busy
 * @property {(offer: Offer) => void} choose
 * @property {(card: CardFace) => void} tell
 * @property {(card: CardFace) => void} why
 * @property {(card: CardFace, habit: 'always' | 'never' | 'ask') => void} habit
 * @property {((card: CardFace) => void) | undefined} point
 * @property {() => void} close
 */

/** @param {Looking} looking */
export function loupeView(looking) {
  const { card, offers, refused } = looking;
  return html`<section class="loupe ${roleClass(card.role)}" aria-label=${say('looking', { card: card.title || say('cardFaceDown') })}>
    <button type="button" class="close" aria-label=${say('close')} @click=${looking.close}>✕</button>
    ${largeView(card)}
    ${refused ? html`<p class="refused"><b>${say('notNow')}</b> ${refused.words} ${refused.rule ? html`<cite>${refused.rule}</cite>` : nothing}</p>` : nothing}
    <div class="do">
      ${offers.map((offer) => html`<button type="button" class="choice go" ?disabled=${looking.busy} @click=${() => looking.choose(offer)}><kbd>${offer.key}</kbd> <span class="what">${wordsOf(offer)}</span>${forecastOf(offer) ? html`<span class="forecast">${forecastOf(offer)}</span>` : nothing}</button>`)}
    </div>
    ${card.title
      ? html`<div class="more">
          <button type="button" @click=${() => looking.tell(card)}>${say('allAboutIt')} <kbd>?</kbd></button>
          ${offers.length ? nothing : html`<button type="button" @click=${() => looking.why(card)}>${say('whyNot')} <kbd>!</kbd></button>`}
          ${looking.game ? html`<a class="button" href=${cardPath(looking.game, card.title)} target="_blank">${say('cardPage')}</a>` : nothing}
          ${looking.point ? html`<button type="button" @click=${() => looking.point?.(card)}>${say('pointAtIt')}</button>` : nothing}
          ${offers.length ? habitsView(looking) : nothing}
        </div>`
      : nothing}
    ${looking.told.length ? html`<div class="told">${looking.told.map((line) => html`<p>${written(line)}</p>`)}</div>` : nothing}
  </section>`;
}

/** @param {Looking} looking Whether to be asked about a card at all. */
function habitsView({ card, habit }) {
  const habits = /** @type {const} */ (['always', 'never', 'ask']);
  return html`<details class="habits">
    <summary>${say('alwaysOrNever')}</summary>
    ${habits.map((one) => html`<button type="button" @click=${() => habit(card, one)}>${say(`habit ${one}`)}</button>`)}
  </details>`;
}
