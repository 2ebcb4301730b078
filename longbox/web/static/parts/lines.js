/** Lines of words whose pieces have roles. */

import { html } from '../vendor/lit.js';
import { cardPath } from '../core/router.js';

/** @typedef {import('../face/types.js').Line} Line */

/** What a piece of words is that names a card: CARD_ROLES of longbox/faces/lines.py. */
const OF_CARDS = new Set(['hero', 'alter-ego', 'foe', 'boss', 'power', 'equipment', 'place', 'harm', 'scheme', 'attachment', 'twist', 'red', 'yellow', 'blue', 'green', 'white', 'indigo']);

/** @param {string | undefined} role The classes for a role, or for several. */
export function roleClass(role) {
  return (role ?? '')
    .split(' ')
    .filter(Boolean)
    .map((name) => `role-${name}`)
    .join(' ');
}

/** @param {Line} line */
export function plainWords(line) {
  return line.map(([words]) => words).join('');
}

/**
 * A line in its colours. Names of cards can be looked at, also of those that lie nowhere to be seen any more. They are links, as
 * those break between their words like all others; a button would be a box of its own.
 * @param {Line} line
 * @param {{names?: Set<string>, look?: (title: string) => void, game?: string}} [looking]
 */
export function written(line, { names, look, game = '' } = {}) {
  return line.map(([words, role]) =>
    look && (names?.has(words) || role?.split(' ').some((one) => OF_CARDS.has(one)))
      ? html`<a class="name ${roleClass(role)}" href=${cardPath(game, words)} @click=${(/** @type {MouseEvent} */ event) => looked(event, () => look(words))}>${words}</a>`
      : html`<span class=${roleClass(role)}>${words}</span>`,
  );
}

/** Looks where the link is; its page opens in another tab, if that is wished. @param {MouseEvent} event @param {() => void} look */
function looked(event, look) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  look();
}
