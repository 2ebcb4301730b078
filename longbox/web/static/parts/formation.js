/** Cards in rows and columns; a place where one may be put is a button. */

import { html, nothing } from '../vendor/lit.js';
import { say } from '../core/words.js';
import { cardView } from './card.js';

/**
 * @typedef {import('../face/types.js').Area} Area
 * @typedef {import('../face/types.js').Side} Side
 * @typedef {import('./card.js').Scene} Scene
 */

/** How many columns fit on a phone; more are scrolled through. */
const MOST_COLUMNS = 8;

/**
 * @param {Area} area
 * @param {Scene} scene
 * @param {Side} side
 */
export function formationView(area, scene, side) {
  const places = scene.offered.offers.filter((offer) => offer.spot?.[0] === area.id).map((offer) => /** @type {[string, number, number]} */ (offer.spot)[2]);
  const used = new Set([...(area.cards ?? []).map((card) => card.spot?.[1] ?? 0), ...places]);
  if (!used.size) return html`<div class="area empty" data-area=${area.id}></div>`;
  const first = Math.min(...used);
  const columns = Array.from({ length: Math.max(...used) - first + 1 }, (_, at) => first + at);
  const heading = `area ${area.id}`;
  const rows = (area.rows ?? ['']).map((name, row) => ({ name, row }));
  return html`<section class="area kind-formation" data-area=${area.id} aria-labelledby=${heading}>
    <h3 id=${heading}>${area.name}</h3>
    <div class="cards rows ${used.size > MOST_COLUMNS ? 'endless' : ''}" data-zone=${area.id}>
      ${(side.yours || scene.lowest === side.seat ? rows : rows.reverse()).map(
        ({ name, row }) => html`<div class="line">
          <span class="row-name">${name}</span>
          ${columns.map((column) => (used.has(column) ? cell(area, scene, side, row, column, row === 0 && column === first) : html`<div class="cell gap"></div>`))}
        </div>`,
      )}
    </div>
  </section>`;
}

/**
 * @param {Area} area
 * @param {Scene} scene
 * @param {Side} side
 * @param {number} row
 * @param {number} column
 * @param {boolean} first
 */
function cell(area, scene, side, row, column, first) {
  const card = area.cards?.find((other) => other.spot?.[0] === row && other.spot[1] === column);
  const offer = scene.offered.at(area.id, row, column);
  if (!card && !offer) return html`<div class="cell"></div>`;
  return html`<div class="cell">
    ${card ? cardView(card, scene, { size: 'small', side, area, zone: area.id, first }) : nothing}
    ${offer ? spot(area, scene, offer, !!card) : nothing}
  </div>`;
}

/**
 * @param {Area} area
 * @param {Scene} scene
 * @param {import('../face/types.js').Offer} offer
 * @param {boolean} taken Whether a card stands there, so that there is less room.
 */
function spot(area, scene, offer, taken) {
  const thing = `spot ${offer.key}`;
  return html`<button
    type="button"
    class="spot offered ${taken ? 'taken' : ''}"
    data-thing=${thing}
    tabindex=${scene.stop(area.id, thing, false)}
    aria-label=${say('canDo', { key: offer.key, what: offer.name })}
    @click=${() => scene.choose(offer)}
  >
    <kbd>${offer.key}</kbd> <span>${offer.name}</span>
  </button>`;
}
