/** Decks: brought in from any format, changed card by card with what the rules say of it, and written in each format. */

import { html, nothing } from '../vendor/lit.js';
import { get, post, put } from '../core/api.js';
import { Plain } from '../core/element.js';
import { findGames, titleOf } from '../core/games.js';
import { tell } from '../core/heard.js';
import { beSomebody, me } from '../core/me.js';
import { go } from '../core/router.js';
import { moment, say } from '../core/words.js';
import { allKept, keptLater, keptView, sharingView, textOf } from '../parts/kept.js';

const SOON = 350;
const SAVES = 1500;

/** @type {string[]} What the text of a deck that was just brought in says beside; decks keep no remarks. */
let leftOut = [];

export class Decks extends Plain {
  static properties = {
    kept: {}, games: { state: true }, decks: { state: true }, sets: { state: true }, set: { state: true }, deck: { state: true }, pool: { state: true },
    unsaved: { state: true }, problem: { state: true }, game: { state: true }, shipped: { state: true },
  };

  constructor() {
    super();
    this.kept = '';
    this.game = '';
    /** @type {any[]} */
    this.games = [];
    /** @type {any[]} */
    this.decks = [];
    /** @type {any[]} */
    this.sets = [];
    /** @type {any} */
    this.set = null;
    /** @type {any} */
    this.deck = null;
    /** @type {any} */
    this.pool = null;
    /** @type {Record<string, string>} */
    this.shipped = {};
    this.unsaved = false;
    /** @type {string[]} */
    this.leftOut = [];
    this.problem = '';
    this.soon = 0;
    this.saves = 0;
    /** How often something was changed here. */
    this.changes = 0;
    /** @type {Promise<unknown>} What is being asked of the server; the next thing waits for it. */
    this.turn = Promise.resolve();
  }

  connectedCallback() {
    super.connectedCallback();
    void this.try(() => (this.kept ? this.open() : this.list()));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.soon);
    clearTimeout(this.saves);
    if (this.unsaved) keptLater(this.save());
  }

  /** @param {() => Promise<unknown>} what Something that the server may refuse. */
  async try(what) {
    this.problem = '';
    try {
      await what();
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
  }

  async list() {
    await allKept();
    this.games = (await findGames()).filter((/** @type {any} */ game) => game.fields.some((/** @type {any} */ field) => field.name === 'decks'));
    this.decks = me.person ? await get('/kept?kind=deck') : [];
    if (!this.game) await this.take(this.games[0]?.game);
  }

  /** @param {string} game */
  async take(game) {
    this.game = game;
    this.shipped = {};
    const { shipped } = await post('/decks/cards', { game });
    if (this.game === game) this.shipped = shipped;
  }

  async open() {
    await allKept();
    await findGames();
    this.set = await get(`/kept/${this.kept}`);
    this.sets = (await get('/kept?kind=cards')).filter((/** @type {any} */ one) => one.game === this.set.game);
    this.pool = await post('/decks/cards', { game: this.set.game, cards: this.set.cards ?? '' });
    [this.leftOut, leftOut] = [leftOut, []];
    await this.read();
  }

  written() {
    return { game: this.set.game, name: this.set.title.trim(), content: this.set.content, cards: this.set.cards ?? '' };
  }

  /** @param {string} title What the deck is called now: in its files, too. */
  rename(title) {
    this.set = { ...this.set, title };
    this.edited();
    clearTimeout(this.soon);
    this.soon = window.setTimeout(() => void this.try(() => this.read()), SOON);
  }

  /** @param {object} [change] A card of which it has more or fewer. */
  read(change = {}) {
    clearTimeout(this.soon);
    const read = this.turn.then(() => this.readNext(change));
    this.turn = read.catch(() => undefined);
    return read;
  }

  /** @param {object} change What is done after all that was done before has been answered. */
  async readNext(change) {
    this.deck = await post('/decks/read', { ...this.written(), ...change });
    this.set = { ...this.set, content: this.deck.formats.toml };
  }

  /** Something is another now: it is kept by itself, a little later. */
  edited() {
    this.changes += 1;
    this.unsaved = true;
    clearTimeout(this.saves);
    this.saves = window.setTimeout(() => this.save().catch((error) => (this.problem = error.message)), SAVES);
  }

  /** @param {FormData} form */
  async begin(form) {
    await beSomebody();
    const file = (await textOf(form.get('file'))) ?? String(form.get('pasted') ?? '').trim();
    const shipped = file ? '' : String(form.get('shipped'));
    const read = await post('/decks/read', { game: this.game, name: String(form.get('title')).trim(), content: file, shipped });
    const title = read.name || say('newDeck');
    leftOut = read.remarks;
    const kept = await post('/kept', { kind: 'deck', game: this.game, title, content: read.formats.toml });
    go(`/decks/${kept.id}`);
  }

  /** @param {string} card @param {number} change */
  async change(card, change) {
    const before = this.deck.problems.length;
    await this.read({ card, change });
    this.edited();
    tell(say('deckSize', { count: this.deck.size }));
    if (this.deck.problems.length !== before) tell(this.deck.problems.join(' ') || say('deckLegal'));
  }

  /** @param {string} id The set whose cards it may have. */
  async allow(id) {
    const cards = id ? (await get(`/kept/${id}`)).content : '';
    this.pool = await post('/decks/cards', { game: this.set.game, cards });
    this.set = { ...this.set, cards };
    await this.read();
    this.edited();
  }

  async save() {
    clearTimeout(this.saves);
    await this.read();
    const before = this.changes;
    const { moved } = await put(`/kept/${this.kept}`, { title: this.set.title.trim() || say('newDeck'), content: this.set.content, cards: this.set.cards ?? '' });
    this.set = { ...this.set, moved };
    if (before !== this.changes) return;
    this.unsaved = false;
  }

  async play() {
    await this.save();
    const field = /** @type {import('../core/games.js').Game} */ ((await findGames()).find((one) => one.game === this.set.game));
    const cards = this.set.cards ? { cards: [{ file: this.set.cards }] } : {};
    const bots = Array.from({ length: field.least - 1 }, () => ({ who: 'bot', bot: field.bots[0].name }));
    const table = await post('/tables', { game: this.set.game, chosen: { ...cards, decks: [{ file: this.set.content }] }, seats: [{ who: 'me' }, ...bots] });
    go(`/table/${table.id}`);
  }

  render() {
    return html`<main class="page decks">
      <h1>${say('decks')}</h1>
      ${this.problem ? html`<p class="notice refusal problem" role="alert">${this.problem}</p>` : nothing}
      ${this.kept ? (this.deck ? this.editor() : nothing) : this.overview()}
    </main>`;
  }

  overview() {
    const begin = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
      void this.try(() => this.begin(form));
    };
    return html`<section><h2>${say('yourDecks')}</h2>${keptView(this.decks, 'decks')}</section>
      <form class="panel" @submit=${begin}>
        <h2>${say('beginDeck')}</h2>
        <p><label for="deck-game">${say('whichGame')}</label>
          <select id="deck-game" @change=${(/** @type {Event} */ event) => this.try(() => this.take(/** @type {HTMLSelectElement} */ (event.target).value))}>${this.games.map((game) => html`<option value=${game.game} ?selected=${game.game === this.game}>${game.title}</option>`)}</select></p>
        <p><label for="new-deck-title">${say('deckTitle')}</label> <input id="new-deck-title" name="title" maxlength="80" /></p>
        <p><label for="shipped">${say('fromShipped')}</label> <select id="shipped" name="shipped" lang="en">${Object.entries(this.shipped).map(([name, about]) => html`<option value=${name}>${name} (${about})</option>`)}</select></p>
        <p><label for="deck-file">${say('deckFile')}</label> <input id="deck-file" name="file" type="file" /></p>
        <p><label for="pasted">${say('deckPasted')}</label> <textarea id="pasted" name="pasted" rows="4" spellcheck="false"></textarea></p>
        <p><button class="go" ?disabled=${!Object.keys(this.shipped).length}>${say('begin')}</button></p>
      </form>`;
  }

  editor() {
    const add = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const field = /** @type {HTMLInputElement} */ (this.querySelector('#add-card'));
      const name = field.value.trim();
      if (name) void this.try(async () => (await this.change(name, 1), (field.value = '')));
    };
    return html`<p><a href="/decks">${say('yourDecks')}</a></p>
      ${this.leftOut.length ? html`<div class="notice" role="status"><p>${say('deckLeftOut')}</p> <ul>${this.leftOut.map((words) => html`<li>${words}</li>`)}</ul></div>` : nothing}
      <p class="row"><label for="deck-title">${say('deckTitle')}</label> <input id="deck-title" .value=${this.set.title} maxlength="80" @input=${(/** @type {Event} */ event) => this.rename(/** @type {HTMLInputElement} */ (event.target).value)} />
        <span class="tag" lang="en">${titleOf(this.set.game)}</span> <span>${this.unsaved ? say('unsaved') : say('savedAt', { when: moment(this.set.moved) })}</span>
        <button type="button" @click=${() => this.try(async () => (await this.save(), tell(say('saved'))))}>${say('save')}</button>
        <button type="button" class="go play-deck" ?disabled=${this.deck.problems.length > 0} @click=${() => this.try(() => this.play())}>${say('playDeck')}</button></p>
      ${this.legality()}
      <form class="row" @submit=${add}><label for="add-card">${say('addCard')}</label> <input id="add-card" list="pool" lang="en" />
        <datalist id="pool">${this.pool.cards.map((/** @type {any} */ card) => html`<option value=${card.name}></option>`)}</datalist> <button>${say('add')}</button></form>
      ${this.sets.length ? html`<p><label for="own-set">${say('ownCards')}</label> <select id="own-set" @change=${(/** @type {Event} */ event) => this.try(() => this.allow(/** @type {HTMLSelectElement} */ (event.target).value))}>
        <option value="">${this.set.cards ? say('asKept') : say('noOwnCards')}</option>${this.sets.map((one) => html`<option value=${one.id}>${one.title}</option>`)}</select></p>` : nothing}
      ${this.listed()} ${this.exports()} ${sharingView(this.set, this)}`;
  }

  legality() {
    const { size, problems } = this.deck;
    return html`<section class="panel legality"><h2>${say('deckSize', { count: size })}</h2>
      ${problems.length ? html`<ul lang="en">${problems.map((/** @type {string} */ problem) => html`<li>✗ ${problem}</li>`)}</ul>` : html`<p>✓ ${say('deckLegal')}</p>`}</section>`;
  }

  listed() {
    return html`<ul class="deck-cards">${this.deck.cards.map((/** @type {[string, string, number]} */ [key, name, count]) => html`<li class="row">
      <button type="button" aria-label=${say('oneLess', { card: name })} @click=${() => this.try(() => this.change(key, -1))}>−</button> <b>${count}</b>
      <button type="button" aria-label=${say('oneMore', { card: name })} @click=${() => this.try(() => this.change(key, 1))}>+</button> <span lang="en">${name}</span></li>`)}</ul>`;
  }

  exports() {
    return html`<section><h2>${say('exportDeck')}</h2>${Object.entries(this.deck.formats).map(([name, text]) => html`<details class="export"><summary>${name}</summary>
      <p class="row"><a class="button" download=${`${this.set.title.trim() || say('newDeck')}.${name === 'text' ? 'txt' : name}`} href=${`data:text/plain;charset=utf-8,${encodeURIComponent(/** @type {string} */ (text))}`}>${say('download')}</a></p>
      <pre lang="en" tabindex="0" aria-label=${name}>${text}</pre></details>`)}</section>`;
  }
}

customElements.define('longbox-decks', Decks);
