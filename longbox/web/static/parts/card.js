/** A card, as small or as large as its place allows. */

import { html, nothing } from '../vendor/lit.js';
import { drawingOf } from '../art/drawing.js';
import { say } from '../core/words.js';
import { Offered } from '../face/offers.js';
import { sentenceOf } from '../face/sentences.js';
import { roleClass } from './lines.js';

/**
 * @typedef {import('../face/types.js').CardFace} CardFace
 * @typedef {import('../face/types.js').CardNumber} CardNumber
 * @typedef {import('../face/types.js').Side} Side
 * @typedef {import('../face/types.js').Area} Area
 * @typedef {import('../face/types.js').Offer} Offer
 * @typedef {'full' | 'middle' | 'small' | 'tile'} Size
 *
 * @typedef {object} Scene What is to be known where cards are drawn.
 * @property {import('../face/offers.js').Offered} offered
 * @property {Offer[]} picked What is chosen so far, where several things are to be chosen.
 * @property {string} hinted The key of the answer that a bot would give.
 * @property {string} looked The id of the card that is looked at.
 * @property {Map<number, string>} pointed What players point at, by title.
 * @property {number} [lowest] The seat that is drawn lowest: its front row looks up, as the reader's own does.
 * @property {(zone: string, thing: string, first: boolean) => number} stop The tabindex of a thing in its zone.
 * @property {(card: CardFace, event: Event) => void} act
 * @property {(area: Area) => void} open
 * @property {(offer: Offer) => void} choose
 */

/**
 * A card with what is attached to it.
 * @param {CardFace} card
 * @param {Scene} scene
 * @param {{size: Size, side?: Side, area?: Area, zone: string, first?: boolean}} place
 * @returns {unknown}
 */
export function cardView(card, scene, place) {
  const attached = card.attached ?? [];
  if (!attached.length) return oneCard(card, scene, place);
  return html`<div class="bundle">
    ${oneCard(card, scene, place)}
    <div class="attached">${attached.map((other) => oneCard(other, scene, { ...place, size: 'tile', first: false }))}</div>
  </div>`;
}

/** @type {typeof cardView} */
function oneCard(card, scene, { size, side, area, zone, first }) {
  const offers = scene.offered.on(card.id);
  const picked = scene.picked.filter((offer) => offers.includes(offer)).length;
  const hinted = offers.some((offer) => offer.answers.includes(scene.hinted));
  const looks = {
    offered: offers.length > 0,
    picked: picked > 0,
    hinted,
    looked: scene.looked === card.id,
    pointed: !!card.title && [...scene.pointed.values()].includes(card.title),
    spent: card.state === 'spent',
    down: card.state === 'down',
    facedown: !!card.facedown,
    unknown: !card.title,
  };
  return html`<button
    type="button"
    class="card ${size} ${roleClass(card.role)} ${Object.entries(looks).filter(([, so]) => so).map(([name]) => name).join(' ')}"
    data-card=${card.id}
    data-thing=${card.id}
    tabindex=${scene.stop(zone, card.id, !!first)}
    aria-label=${nameOf(card, offers, scene, side, area)}
    aria-pressed=${scene.picked.length && offers.length ? String(picked > 0) : nothing}
    @click=${(/** @type {Event} */ event) => scene.act(card, event)}
  >
    ${card.title ? front(card, size) : back(card, size)} ${keysOf(offers)}
    ${hinted ? html`<span class="flag">${say('hintFlag')}</span>` : nothing}
  </button>`;
}

/**
 * One sentence: what it is, where it lies, what is so with it, and what can be done.
 * @param {CardFace} card
 * @param {Offer[]} offers
 * @param {Scene} scene
 * @param {Side} [side]
 * @param {Area} [area]
 */
function nameOf(card, offers, scene, side, area) {
  const refused = scene.offered.refused.get(card.id);
  const can = offers.map((offer) => say('canDo', { key: offer.key, what: offer.name })).join(' ');
  return [sentenceOf(card, side, area), can, refused ? say('cannot', { why: refused.words }) : ''].filter(Boolean).join(' ');
}

/** @param {Offer[]} offers */
function keysOf(offers) {
  if (!offers.length) return nothing;
  return html`<span class="keys" aria-hidden="true">${offers.slice(0, 3).map((offer) => html`<kbd>${offer.key}</kbd>`)}</span>`;
}

/** A card that isn't known, with what lies on it for all to see. @param {CardFace} card @param {Size} size */
function back(card, size) {
  return html`<span class="back" aria-hidden="true"></span>${card.badges?.length ? badgesOf({ ...card, facedown: false }, size) : nothing}`;
}

/** @param {CardFace} card @param {Size} size */
function front(card, size) {
  const cost = card.numbers?.find((number) => number.role === 'cost');
  const others = (card.numbers ?? []).filter((number) => number !== cost);
  return html`<span class="head">
      ${cost ? html`<span class="cost">${cost.value}</span>` : nothing}
      <span class="title">${card.title}</span>
    </span>
    ${size === 'tile' ? nothing : html`<img class="art" src=${drawingOf(/** @type {any} */ (card))} alt="" draggable="false" />`}
    ${card.kind && size !== 'tile' ? html`<span class="kind">${card.owner ? `${card.owner} ` : ''}${card.kind}</span>` : nothing}
    ${badgesOf(card, size)}
    ${card.text && size !== 'tile' && size !== 'small' ? html`<span class="words"><span class="text">${card.text}</span></span>` : nothing}
    ${others.length ? html`<span class="numbers">${others.map(numberView)}</span>` : nothing}
    ${noteOf(card) ? html`<span class="note">${noteOf(card)}</span>` : nothing}`;
}

/** The note of a card as far as it says more than the numbers and badges beside it. @param {CardFace} card */
export function noteOf(card) {
  const beside = [...(card.numbers ?? []).map((number) => number.short || `${number.value} ${number.label}`), ...(card.badges ?? []).map((badge) => `(${badge.words})`)];
  return beside.reduce((left, words) => left.replace(words, ''), card.note ?? '').trim();
}

/** @param {CardFace} card @param {Size} size */
function badgesOf(card, size) {
  const told = card.badges?.some((badge) => /face ?down/i.test(badge.words));
  const down = card.facedown && !told;
  if (!card.badges?.length && !down) return nothing;
  return html`<span class="badges">
    ${card.badges?.map((badge) => html`<span class="badge ${roleClass(badge.role)}">${badge.sign ? html`<b>${badge.sign}</b> ` : nothing}${badge.sign && size === 'small' ? nothing : badge.words}</span>`)}
    ${down ? html`<span class="badge">${say('faceDown')}</span>` : nothing}
  </span>`;
}

/** @param {CardNumber} number */
export function numberView(number) {
  const more = number.printed ? Math.sign(Number(number.value) - Number(number.printed)) : 0;
  const arrow = more > 0 ? '▲' : more < 0 ? '▼' : '';
  return html`<span class="number ${roleClass(number.role)} ${more > 0 ? 'role-more' : more < 0 ? 'role-less' : ''}">
    ${number.short ? html`<b>${number.short}</b>` : html`<b>${number.value}</b> <span>${number.label}</span>`}${arrow}
  </span>`;
}

/**
 * A scene where nothing is asked: for cards in lists, and for tables that are only looked at.
 * @param {Partial<Scene>} [own] What is different there, such as what a click does.
 * @returns {Scene}
 */
export function quietScene(own = {}) {
  return {
    offered: new Offered(null),
    picked: [],
    hinted: '',
    looked: '',
    pointed: new Map(),
    stop: (zone, thing, first) => (first ? 0 : -1),
    act: () => {},
    open: () => {},
    choose: () => {},
    ...own,
  };
}
