/** The games that can be played, asked for once; what they are called stands in for their short names. */

import { get } from './api.js';

/** @typedef {{name: string, about: string}} Bot */
/** @typedef {{game: string, title: string, about: string, least: number, most: number, seats: number, sharing: boolean, bots: Bot[], forms: {form: string, title: string}[], fields: import('../parts/fields.js').Field[]}} Game */

/** @type {Promise<Game[]> | null} */
let asked = null;
/** @type {Game[]} */
let found = [];

/** All games; a page waits for them before it shows what they are called. */
export async function findGames() {
  asked ??= get('/games');
  try {
    found = await asked;
  } catch (error) {
    asked = null;
    throw error;
  }
  return found;
}

/**
 * What a game is called; its short name, where it isn't played here any more.
 * @param {string} game
 */
export function titleOf(game) {
  return found.find((one) => one.game === game)?.title ?? game;
}

/**
 * What a form of a game is called; its short name, where the game tells of no such form.
 * @param {string} game
 * @param {string} form
 */
export function formTitle(game, form) {
  return found.find((one) => one.game === game)?.forms.find((one) => one.form === form)?.title ?? form;
}
