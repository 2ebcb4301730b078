/** The question and all its answers as buttons: a complete way to play, with the same keys as the drawn table. */

import { html, nothing, repeat } from '../vendor/lit.js';
import { languageInUse, say } from '../core/words.js';
import { collects, detailOf, ending, forecastOf, howMany, wordsOf } from '../face/offers.js';

/**
 * @typedef {import('../face/types.js').Asked} Asked
 * @typedef {import('../face/types.js').Offer} Offer
 *
 * @typedef {object} Asking
 * @property {Asked | null | undefined} asked
 * @property {string} waiting What is said where nothing is asked.
 * @property {import('../face/types.js').CardFace[]} cards Those on the table.
 * @property {Offer[]} picked
 * @property {string} hinted
 * @property {string} typed What is typed so far.
 * @property {boolean} busy Whether an answer is under way.
 * @property {(offer: Offer) => void} choose
 * @property {() => void} confirm
 * @property {() => void} clear
 * @property {(rule: string) => void} why
 */

/** @param {Asking} asking */
export function choicesView(asking) {
  const { asked } = asking;
  if (!asked) return html`<h2 class="question waiting">${asking.waiting}</h2>`;
  return html`<h2 class="question" id="question" tabindex="-1" lang="en">${asked.words}</h2>
    ${asked.rule ? html`<button type="button" class="rule" @click=${() => asking.why(asked.rule ?? '')}>${say('rule', { rule: asked.rule })}</button>` : nothing}
    <div class="choices" data-zone="choices" role="group" aria-labelledby="question" lang="en">
      ${repeat(asked.offers ?? [], (offer) => `${offer.key} ${offer.answers[0]}`, (offer) => choiceView(offer, asking))}
    </div>
    ${collects(asked) ? collecting(asked, asking) : nothing}
    ${asking.typed ? html`<p class="typed">${say('typedSoFar', { typed: asking.typed })}</p>` : nothing}`;
}

/** @param {Offer} offer @param {Asking} asking */
function choiceView(offer, asking) {
  const picked = asking.picked.filter((other) => other === offer).length;
  const count = offer.answers.length;
  const detail = detailOf(offer, asking.cards);
  const several = collects(asking.asked) && offer.answers[0] !== 'done';
  return html`<button
    type="button"
    class="choice ${picked ? 'picked' : ''} ${offer.answers.includes(asking.hinted) ? 'hinted' : ''}"
    data-key=${offer.key}
    ?disabled=${asking.busy}
    aria-pressed=${several ? String(picked > 0) : nothing}
    @click=${() => asking.choose(offer)}
  >
    ${offer.key ? html`<kbd>${offer.key}</kbd>` : nothing}
    <span class="what">${wordsOf(offer)}${count > 1 ? html` <span class="times">×${count}</span>` : nothing}</span>
    ${picked ? html`<span class="flag" lang=${languageInUse()}>${say('pickedCount', { count: picked })}</span>` : nothing}
    ${offer.answers.includes(asking.hinted) ? html`<span class="flag" lang=${languageInUse()}>${say('hintFlag')}</span>` : nothing}
    ${forecastOf(offer) ? html`<span class="forecast">${forecastOf(offer)}</span>` : nothing}
    ${detail ? html`<span class="detail">${detail}</span>` : nothing}
  </button>`;
}

/** @param {Asked} asked @param {Asking} asking */
function collecting(asked, asking) {
  const { picked, busy } = asking;
  return html`<div class="collecting">
    <span>${say('chosenOf', { count: picked.length, many: howMany(asked) })}</span>
    <button type="button" class="go" data-confirm ?disabled=${busy || !(picked.length || ending(asked))} @click=${asking.confirm}>${say('confirm', { count: picked.length })} <kbd>Shift ⏎</kbd></button>
    <button type="button" ?disabled=${!picked.length} @click=${asking.clear}>${say('clear')} <kbd>Esc</kbd></button>
  </div>`;
}
