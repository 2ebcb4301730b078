/** Who the reader is: nobody at first, a guest with a name once something is to be played, an account for those who want one. */

import { get, post } from './api.js';
import { say } from './words.js';

/** @typedef {{id: string, name: string, guest: boolean, login?: string}} Person */

/** Under this the browser keeps the name that the page gave its reader. */
const GIVEN = 'longbox given name';

const events = new EventTarget();

/** @type {{person: Person | null}} */
export const me = { person: null };

/** @param {() => void} listener */
export function onMe(listener) {
  events.addEventListener('changed', listener);
}

/** @param {{person: Person | null}} told What the server says of the reader. */
export function known(told) {
  me.person = told.person;
  events.dispatchEvent(new Event('changed'));
}

export async function findOut() {
  known(await get('/me'));
}

/**
 * Be somebody: the guest that one is already, or a new one.
 * @param {string} [name]
 */
export async function beSomebody(name) {
  if (me.person && (!name || name === me.person.name)) return;
  const given = name || say('guestName', { number: String(100 + Math.floor(Math.random() * 900)) });
  if (!name) localStorage.setItem(GIVEN, given);
  known(await post('/me', { name: given }));
}

/** The name that the reader chose; "" where they are nobody, or are called as the page called them. */
export function chosenName() {
  const name = me.person?.name ?? '';
  return name === localStorage.getItem(GIVEN) ? '' : name;
}
