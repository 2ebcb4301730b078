/** The lobby: play at once, go on, sit down with others. */

import { html, nothing } from '../vendor/lit.js';
import { drawingOf } from '../art/drawing.js';
import { get, post } from '../core/api.js';
import { Plain } from '../core/element.js';
import { findGames, titleOf } from '../core/games.js';
import { beSomebody, me } from '../core/me.js';
import { go } from '../core/router.js';
import { moment, say } from '../core/words.js';

const LOOK_AGAIN = 10_000;

/** @typedef {import('../core/games.js').Game} Game */

/** In so many letters it is told what a game is about, if one sentence isn't longer. */
const SHORT = 125;

/** @param {string} about Whole sentences of it. */
function inShort(about) {
  const [first, ...more] = about.split(/(?<=[.!?]) /);
  let told = first;
  for (const sentence of more) {
    if (told.length + sentence.length > SHORT) break;
    told += ` ${sentence}`;
  }
  return told;
}

export class Lobby extends Plain {
  static properties = { games: { state: true }, open: { state: true }, watched: { state: true }, own: { state: true }, busy: { state: true }, problem: { state: true } };

  constructor() {
    super();
    /** @type {Game[] | null} */
    this.games = null;
    /** @type {any[]} */
    this.open = [];
    /** @type {any[]} */
    this.own = [];
    /** @type {any[]} Tables of others that are played and may be watched. */
    this.watched = [];
    this.busy = '';
    this.problem = '';
    this.timer = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    void this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  async load() {
    try {
      await this.look();
      this.problem = '';
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
      this.games ??= [];
    }
    if (this.isConnected) this.timer = window.setTimeout(() => this.load(), LOOK_AGAIN);
  }

  async look() {
    if (this.games && document.hidden) return;
    const [games, open, played, own] = await Promise.all([findGames(), get('/tables'), get('/tables?which=playing'), me.person ? get('/me/tables') : []]);
    const others = (/** @type {any} */ table) => !table.seats.some((/** @type {any} */ seat) => seat.yours);
    [this.games, this.open, this.watched, this.own] = [games, open.filter(others), played.filter(others), own];
  }

  /** @param {Game} game @param {string} [form] A table against a bot, at once. */
  async quick(game, form = '') {
    this.busy = game.game;
    this.problem = '';
    try {
      const field = /** @type {HTMLInputElement | null} */ (this.querySelector('#guest'));
      await beSomebody(field?.value.trim());
      const table = await post('/quick', { game: game.game, form });
      go(`/table/${table.id}`);
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
    this.busy = '';
  }

  render() {
    const running = this.own.filter((table) => table.state === 'playing' || table.state === 'open');
    return html`<main class="page lobby">
      <section class="welcome">
        <h1>${say('welcome')}</h1>
        <p>${say('welcomeWords')}</p>
        ${me.person ? nothing : html`<p><label for="guest">${say('yourName')}</label> <input id="guest" name="guest" maxlength="40" autocomplete="nickname" placeholder=${say('guestPlaceholder')} /></p>`}
      </section>
      ${this.problem ? html`<p class="notice refusal" role="alert">${this.problem}</p>` : nothing}
      ${running.length ? html`<section aria-labelledby="on"><h2 id="on">${say('goOn')}</h2><ul class="tables">${running.map((table) => this.tableView(table))}</ul></section>` : nothing}
      <section aria-labelledby="quick">
        <h2 id="quick">${say('playNow')}</h2>
        ${this.games === null ? html`<p>${say('loading')}</p>` : nothing}
        <ul class="games">${this.games?.map((game) => this.gameView(game))}</ul>
      </section>
      <section aria-labelledby="others">
        <h2 id="others">${say('openTables')}</h2>
        ${this.open.length ? html`<ul class="tables">${this.open.map((table) => this.tableView(table))}</ul>` : html`<p>${say('noOpenTables')} <a href="/new">${say('makeOne')}</a></p>`}
      </section>
      ${this.watched.length ? html`<section aria-labelledby="watched"><h2 id="watched">${say('toWatch')}</h2><ul class="tables">${this.watched.map((table) => this.tableView(table))}</ul></section>` : nothing}
      ${this.own.some((table) => table.state === 'over')
        ? html`<section aria-labelledby="before"><h2 id="before">${say('playedGames')}</h2><ul class="tables">${this.own.filter((table) => table.state === 'over').slice(0, 12).map((table) => this.tableView(table))}</ul></section>`
        : nothing}
    </main>`;
  }

  /** @param {Game} game */
  gameView(game) {
    return html`<li class="panel game">
      <img class="cover" src=${drawingOf({ title: game.title, role: 'hero' })} alt="" />
      <h3 lang="en">${game.title}</h3>
      <p class="about" lang="en">${inShort(game.about)}</p>
      <p class="row">
        <button type="button" class="go" data-quick=${game.game} ?disabled=${!!this.busy} @click=${() => this.quick(game)}>${say('againstBot')}</button>
        ${game.forms.map(({ form, title }) => html`<button type="button" class="go" data-quick=${`${game.game} ${form}`} ?disabled=${!!this.busy} @click=${() => this.quick(game, form)}>${say('formAgainstBot', { form: title })}</button>`)}
        <a class="button" href=${`/new/${game.game}`}>${say('withPeople')}</a>
      </p>
    </li>`;
  }

  /** @param {any} table */
  tableView(table) {
    const seats = table.seats.map((/** @type {any} */ seat) => (seat.who === 'open' ? say('seatOpen') : seat.name)).join(', ');
    const yours = table.seats.some((/** @type {any} */ seat) => seat.yours);
    const title = titleOf(table.game);
    const asked = yours ? [] : (table.asked ?? []).map((/** @type {number} */ seat) => table.seats[seat].name);
    return html`<li class="panel">
      <a href=${yours || table.state !== 'open' ? `/table/${table.id}` : `/join/${table.id}`}><b>${table.title || title}</b></a>
      ${table.title && table.title !== title ? html`<span class="fact" lang="en">${title}</span>` : nothing}
      ${table.your_turn ? html`<span class="tag turn">${say('yourTurn')}</span>` : nothing}
      <span>${seats}</span>
      ${asked.length ? html`<span class="tag">${say('waitingFor', { names: asked.join(', ') })}</span>` : nothing}
      ${table.state === 'playing' && !yours ? html`<a href=${`/table/${table.id}`} aria-label=${say('watchTable', { title: table.title || title })}>${say('watch')}</a>` : nothing}
      ${table.result ? html`<span lang="en">${table.result}</span>` : nothing}
      ${table.state === 'over' && yours ? html`<a href=${`/replay/${table.id}`}>${say('replay')}</a>` : nothing}
      <time>${moment(table.moved ?? table.made)}</time>
    </li>`;
  }
}

customElements.define('longbox-lobby', Lobby);
