/** Lines of words whose pieces have roles. */

import { html } from '../vendor/lit.js';

/** @typedef {import('../face/types.js').Line} Line */

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
 * A line in its colours. Names of cards that lie on the table can be looked at.
 * @param {Line} line
 * @param {{names?: Set<string>, look?: (title: string) => void}} [looking]
 */
export function written(line, { names, look } = {}) {
  return line.map(([words, role]) =>
    look && role && names?.has(words)
      ? html`<button type="button" class="name ${roleClass(role)}" @click=${() => look(words)}>${words}</button>`
      : html`<span class=${roleClass(role)}>${words}</span>`,
  );
}
