/** What belongs to one player, or to the game itself. */

import { html, nothing, repeat } from '../vendor/lit.js';
import { languageInUse, say, sayOf } from '../core/words.js';
import { areaView, isEmpty, isPile } from './area.js';
import { cardView } from './card.js';

/**
 * @typedef {import('../face/types.js').Side} Side
 * @typedef {import('../face/types.js').Area} Area
 * @typedef {import('./card.js').Scene} Scene
 *
 * @typedef {object} Standing What a table says of a seat, besides the face.
 * @property {boolean} asked
 * @property {boolean} away
 * @property {string} clock
 */

/** How many cards in lists a side has room for; more are drawn closer, so that the sides below stay in sight. */
const ROOMY = 5;

/**
 * @param {Side} side
 * @param {Scene} scene
 * @param {Standing} standing
 */
export function sideView(side, scene, standing) {
  const seat = side.seat ?? -1;
  const areas = (side.areas ?? []).filter((area) => area.id !== 'hand');
  const piles = areas.filter(isPile);
  const others = areas.filter((area) => !isPile(area));
  const named = !!side.name || !!side.facts?.length;
  const near = side.near !== false || others.some((area) => !isEmpty(area));
  const crowded = others.filter((area) => area.kind === 'list').flatMap((area) => area.cards ?? []).length > ROOMY;
  return html`<section class="side ${seat < 0 ? 'middle' : side.yours ? 'yours' : 'theirs'} ${near ? '' : 'far'} ${crowded ? 'crowded' : ''} ${others.every(isEmpty) && !side.identity?.length ? 'bare' : ''} ${side.active ? 'active' : ''}" data-seat=${seat} lang="en">
    <header class="side-head">${headOf(side, standing)} ${named ? pilesView(piles, scene, side) : nothing}</header>
    <div class="spread">
      ${side.identity?.length
        ? html`<div class="identity" data-zone=${`identity ${seat}`}>
            ${repeat(side.identity, (card) => card.id, (card, at) => cardView(card, scene, { size: seat < 0 || near ? 'middle' : 'tile', side, zone: `identity ${seat}`, first: at === 0 }))}
          </div>`
        : nothing}
      ${repeat(others, (area) => area.id, (area) => areaView(area, scene, side))}
      ${named ? nothing : pilesView(piles, scene, side)}
    </div>
  </section>`;
}

/** @param {Area[]} piles @param {Scene} scene @param {Side} side */
function pilesView(piles, scene, side) {
  if (!piles.length) return nothing;
  return html`<div class="piles" data-zone=${`piles ${side.seat ?? -1}`} role="group" aria-label=${say('piles')}>
    ${repeat(piles, (area) => area.id, (area) => areaView(area, scene, side))}
  </div>`;
}

/** @param {Side} side @param {Standing} standing */
function headOf(side, standing) {
  const facts = [side.relation, ...(side.facts ?? []), side.out].filter(Boolean);
  return html`<h2 class=${side.name ? '' : 'heard'}>${side.name || say('theGame')}</h2>
    ${side.active ? html`<span class="tag turn" lang=${languageInUse()}>${say('onTurn')}</span>` : nothing}
    ${standing.asked ? html`<span class="tag asked" lang=${languageInUse()}>${sayOf('isAsked', side.name ?? '')}</span>` : nothing}
    ${standing.away ? html`<span class="tag away" lang=${languageInUse()}>${say('isAway')}</span>` : nothing}
    ${standing.clock ? html`<span class="tag clock">${standing.clock}</span>` : nothing}
    ${facts.map((fact) => html`<span class="fact">${fact}</span>`)}`;
}
