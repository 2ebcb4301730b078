/** An area of the table, by how its cards lie. */

import { html, nothing, repeat } from '../vendor/lit.js';
import { say } from '../core/words.js';
import { cardView } from './card.js';
import { formationView } from './formation.js';
import { written } from './lines.js';

/**
 * @typedef {import('../face/types.js').Area} Area
 * @typedef {import('../face/types.js').Side} Side
 * @typedef {import('./card.js').Scene} Scene
 * @typedef {import('./card.js').Size} Size
 */

/** How many cards are drawn as cards; more are drawn as lines. */
const MOST_DRAWN = { hand: 30, market: 10, list: 10, row: 14, track: 14, stack: 8, pile: 0, formation: 99 };
/** @type {Record<Area['kind'], Size>} */
const SIZES = { hand: 'full', market: 'full', list: 'middle', row: 'small', track: 'small', stack: 'middle', pile: 'small', formation: 'small' };

/**
 * @param {Area} area
 * @param {Scene} scene
 * @param {Side} side
 * @returns {unknown}
 */
export function areaView(area, scene, side) {
  if (isPile(area)) return pileView(area, scene, side);
  if (area.kind === 'formation') return formationView(area, scene, side);
  return isEmpty(area) && area.kind !== 'hand' ? emptyView(area) : cardsView(area, scene, side);
}

/**
 * Whether only how many cards lie there is drawn: they are many, and can be looked at.
 * @param {Area} area
 */
export function isPile(area) {
  const folds = area.kind === 'market' || area.kind === 'list';
  return area.kind === 'pile' || (folds && (area.cards?.length ?? 0) > MOST_DRAWN[area.kind]);
}

/** @param {Area} area */
export function isEmpty(area) {
  return !area.cards?.length && !area.count && !area.lines?.length;
}

/** @param {Area} area Nothing to see, but a place where cards may come to. */
function emptyView(area) {
  return html`<div class="area empty" data-area=${area.id}></div>`;
}

/** @type {typeof areaView} */
function cardsView(area, scene, side) {
  const cards = area.cards ?? [];
  const size = cards.length > MOST_DRAWN[area.kind] ? 'tile' : SIZES[area.kind];
  const heading = `area ${area.id}`;
  return html`<section class="area kind-${area.kind} ${size === 'tile' ? 'many' : ''}" data-area=${area.id} aria-labelledby=${heading}>
    <h3 id=${heading}>${area.name}${countOf(area)}</h3>
    ${area.legend ? html`<p class="legend">${area.legend}</p>` : nothing}
    ${area.lines?.map((line) => html`<p class="said">${written(line)}</p>`)}
    <div class="cards" data-zone=${area.id}>
      ${repeat(cards, (card) => card.id, (card, at) => cardView(card, scene, { size, side, area, zone: area.id, first: at === 0 }))}
    </div>
  </section>`;
}

/** @param {Area} area */
function countOf(area) {
  const seen = area.cards?.length ?? 0;
  const there = area.count ?? seen;
  return there > 1 || there !== seen ? html` <span class="count">${there}</span>` : nothing;
}

/** @type {typeof areaView} */
function pileView(area, scene, side) {
  const cards = area.cards ?? [];
  const top = cards.at(-1);
  const chosen = cards.filter((card) => scene.offered.on(card.id).length).length;
  const words = say('pile', { name: area.name, count: area.count ?? 0 });
  const offered = scene.offered.offers.filter((offer) => offer.place === area.id && !offer.on?.length);
  return html`<button
    type="button"
    class="pile ${chosen || offered.length ? 'offered' : ''} ${cards.length ? 'open' : ''}"
    data-area=${area.id}
    data-thing=${`pile ${area.id}`}
    tabindex=${scene.stop(`piles ${side.seat ?? -1}`, `pile ${area.id}`, false)}
    aria-label=${[words, top?.title ? say('pileTop', { card: top.title }) : '', chosen ? say('pileOffers', { count: chosen }) : ''].filter(Boolean).join(' ')}
    @click=${() => scene.open(area)}
  >
    <span class="sheaf ${area.count ? '' : 'none'}" aria-hidden="true"></span>
    <span class="pile-name">${area.name}</span> <b>${area.count ?? 0}</b>
    ${area.tops && top?.title ? html`<span class="on-top">${top.title}</span>` : nothing}
    ${chosen ? html`<span class="marked">${say('choosable', { count: chosen })}</span>` : nothing}
  </button>`;
}
