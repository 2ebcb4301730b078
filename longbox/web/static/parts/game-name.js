/** What a game is called, where only its short name is known: asked for once, for all places that show one. */

import { html } from '../vendor/lit.js';
import { get } from '../core/api.js';
import { Plain } from '../core/element.js';

/** @type {Promise<Map<string, string>> | null} */
let titles = null;

/** All games and their forms, by their short names. */
async function learned() {
  /** @type {{game: string, title: string, forms: {form: string, title: string}[]}[]} */
  const games = await get('/games');
  return new Map(games.flatMap((one) => [...one.forms.map(({ form, title }) => /** @type {[string, string]} */ ([form, title])), /** @type {[string, string]} */ ([one.game, one.title])]));
}

/**
 * Words that begin with the short names of a game and perhaps of its form, with their titles instead.
 * @param {string} words
 * @param {Map<string, string>} known
 */
function titled(words, known) {
  const [game, ...rest] = words.split(/(?=,)| /);
  const form = rest.find((word) => known.has(word));
  const left = form ? rest.filter((word) => word !== form) : rest;
  return [known.get(form ?? game) ?? game, ...left].join(' ').replaceAll(' ,', ',');
}

export class GameName extends Plain {
  static properties = { game: {}, title: { state: true } };

  constructor() {
    super();
    this.game = '';
    this.title = '';
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('game')) void this.look();
  }

  async look() {
    titles ??= learned();
    const found = await titles.catch(() => ((titles = null), new Map()));
    this.title = titled(this.game, found);
  }

  render() {
    return html`<span lang="en">${this.title}</span>`;
  }
}

customElements.define('longbox-game-name', GameName);
