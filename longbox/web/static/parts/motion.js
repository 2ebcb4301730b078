/** Cards move from where they were to where they are. All is clickable at once, and nothing moves where that is not wanted. */

import { still } from '../core/settings.js';
import { areasOf } from '../face/changes.js';

/**
 * @typedef {import('../face/types.js').Face} Face
 * @typedef {{cards: Map<string, {box: DOMRect, look: Element}>, areas: Map<string, DOMRect>}} Places
 */

const TIME = 320;
const NEAR = 4;

/**
 * Where everything lies now.
 * @param {Element} table
 * @returns {Places}
 */
export function placesOn(table) {
  const cards = new Map();
  for (const look of table.querySelectorAll('[data-card]')) {
    cards.set(look.getAttribute('data-card'), { box: look.getBoundingClientRect(), look });
  }
  const areas = new Map();
  for (const area of table.querySelectorAll('[data-area]')) areas.set(area.getAttribute('data-area'), area.getBoundingClientRect());
  return { cards, areas };
}

/**
 * Let cards fly from where they were.
 * @param {Element} table
 * @param {Places} before
 * @param {Face | null} old
 * @param {Face} now
 */
export function fly(table, before, old, now) {
  if (still() || document.hidden) return;
  const after = placesOn(table);
  const lay = placesOf(old);
  const lie = placesOf(now);
  for (const [card, { box, look }] of after.cards) {
    const from = before.cards.get(card)?.box ?? (lie.get(card) !== lay.get(card) ? before.areas.get(lay.get(card) ?? '') : undefined);
    if (from) move(look, from, box);
    else if (!before.cards.has(card)) appear(look);
  }
  for (const [card, { box, look }] of before.cards) {
    const to = after.areas.get(lie.get(card) ?? '');
    if (!after.cards.has(card)) leave(look, box, to);
  }
}

/** @param {Face | null} face The area of each card. @returns {Map<string, string>} */
function placesOf(face) {
  const places = face ? areasOf(face).flatMap((area) => (area.cards ?? []).map((card) => /** @type {[string, string]} */ ([card.id, area.id]))) : [];
  return new Map(places);
}

/** @param {Element} look @param {DOMRect} from @param {DOMRect} to */
function move(look, from, to) {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.hypot(x, y) < NEAR) return;
  look.animate([{ transform: `translate(${x}px, ${y}px)`, zIndex: 5 }, { transform: 'none', zIndex: 5 }], { duration: TIME, easing: 'cubic-bezier(.2,.8,.2,1)' });
}

/** @param {Element} look */
function appear(look) {
  look.animate([{ opacity: 0, transform: 'scale(.8)' }, { opacity: 1, transform: 'none' }], { duration: TIME / 2 });
}

/** @param {Element} look @param {DOMRect} from @param {DOMRect | undefined} to */
function leave(look, from, to) {
  if (!from.width) return;
  const ghost = /** @type {HTMLElement} */ (look.cloneNode(true));
  for (const name of ['data-card', 'data-thing', 'tabindex', 'id']) ghost.removeAttribute(name);
  ghost.classList.add('ghost');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  for (const [name, value] of Object.entries({ left: from.left, top: from.top, width: from.width, height: from.height })) ghost.style.setProperty(name, `${value}px`);
  document.body.append(ghost);
  const x = to ? to.left + to.width / 2 - from.left - from.width / 2 : 0;
  const y = to ? to.top + to.height / 2 - from.top - from.height / 2 : 0;
  const flight = ghost.animate([{ transform: 'none', opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(${to ? 0.3 : 0.9})`, opacity: to ? 0.5 : 0 }], { duration: TIME, easing: 'ease-in' });
  flight.onfinish = flight.oncancel = () => ghost.remove();
}
