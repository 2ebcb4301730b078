/** The workshop: sets of cards that somebody writes, and one card of them, which is read while it is written. */

import { html, nothing } from '../vendor/lit.js';
import { get, post, put, remove } from '../core/api.js';
import { Plain } from '../core/element.js';
import { findGames, formTitle, titleOf } from '../core/games.js';
import { interrupt, tell } from '../core/heard.js';
import { beSomebody, me } from '../core/me.js';
import { go } from '../core/router.js';
import { moment, say } from '../core/words.js';
import { fieldsView, readEntry } from '../parts/card-fields.js';
import { draftView } from '../parts/draft.js';
import { measuringView } from '../parts/measured.js';
import { allKept, keptLater, keptView, sharingView, textOf } from '../parts/kept.js';

const SOON = 350;
const SAVES = 1500;
const LOOK_AGAIN = 1000;

/** @typedef {{entry: Record<string, any>, fault?: import('../parts/draft.js').Fault, printed?: string, meaning?: string, bindings?: string[][]}} Draft */

export class Workshop extends Plain {
  static properties = {
    kept: {}, games: { state: true }, sets: { state: true }, about: { state: true }, set: { state: true }, drafts: { state: true },
    at: { state: true }, unsaved: { state: true }, busy: { state: true }, problem: { state: true }, measured: { state: true },
  };

  constructor() {
    super();
    this.kept = '';
    /** @type {any[]} */
    this.games = [];
    /** @type {any[]} */
    this.sets = [];
    /** @type {any} */
    this.about = null;
    /** @type {any} */
    this.set = null;
    /** @type {Draft[]} */
    this.drafts = [];
    this.at = 0;
    this.unsaved = false;
    this.busy = '';
    this.problem = '';
    /** @type {any[]} */
    this.measured = [];
    this.soon = 0;
    this.saves = 0;
    /** How often something was changed here. */
    this.changes = 0;
    this.timer = 0;
    this.asked = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    void this.try(() => (this.kept ? this.open() : this.list()));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.soon);
    clearTimeout(this.timer);
    clearTimeout(this.saves);
    if (this.unsaved) keptLater(this.save());
  }

  /** Something is another now: it is kept by itself, a little later. */
  change() {
    this.changes += 1;
    this.unsaved = true;
    clearTimeout(this.saves);
    this.saves = window.setTimeout(() => this.save().catch((error) => (this.problem = error.message)), SAVES);
  }

  /** @param {() => Promise<unknown> | unknown} what Something that the server may refuse. */
  async try(what) {
    this.problem = '';
    try {
      await what();
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
    this.busy = '';
  }

  async list() {
    await allKept();
    this.games = await findGames();
    this.sets = me.person ? await get('/kept?kind=cards') : [];
  }

  async open() {
    await allKept();
    await findGames();
    this.set = await get(`/kept/${this.kept}`);
    this.about = await get(`/workshop/${this.set.game}`);
    const found = await post('/workshop/read', { game: this.set.game, content: this.set.content });
    this.drafts = found.cards;
    await this.look();
  }

  /** @param {string} game @param {string} title @param {string} [content] */
  async begin(game, title, content) {
    await beSomebody();
    const about = await get(`/workshop/${game}`);
    const read = await post('/workshop/read', content === undefined ? { game, cards: [about.example] } : { game, content });
    const kept = await post('/kept', { kind: 'cards', game, title: title || say('newSet'), content: read.content });
    go(`/workshop/${kept.id}`);
  }

  // Writing

  /** @param {Record<string, any>} entry The card as it is now. */
  write(entry) {
    this.drafts = this.drafts.map((draft, at) => (at === this.at ? { ...draft, entry } : draft));
    this.asked += 1; // what is being read has been written anew
    this.change();
    clearTimeout(this.soon);
    this.soon = window.setTimeout(() => void this.try(() => this.read()), SOON);
  }

  async read() {
    const asked = ++this.asked;
    const at = this.at;
    const before = this.drafts[at]?.fault?.words;
    const found = await post('/workshop/read', { game: this.set.game, cards: this.drafts.map((draft) => draft.entry) });
    if (asked !== this.asked) return;
    this.drafts = found.cards;
    this.set = { ...this.set, content: found.content };
    const now = this.drafts[at]?.fault?.words;
    if (before !== now) tell(now ?? say('cardReads'));
  }

  /** Keep all of it; what is changed meanwhile is kept the next time. */
  async save() {
    clearTimeout(this.soon);
    clearTimeout(this.saves);
    const before = this.changes;
    const cards = this.drafts.map((draft) => draft.entry);
    const found = await post('/workshop/read', { game: this.set.game, cards });
    const { moved } = await put(`/kept/${this.kept}`, { title: this.set.title.trim() || say('newSet'), content: found.content });
    this.set = { ...this.set, moved };
    if (before !== this.changes) return;
    this.drafts = found.cards;
    this.set = { ...this.set, content: found.content };
    this.unsaved = false;
  }

  async add() {
    const type = this.drafts[this.at]?.entry.type ?? this.about.example.type;
    this.drafts = [...this.drafts, { entry: { name: `${say('newCard')} ${this.drafts.length + 1}`, type } }];
    this.at = this.drafts.length - 1;
    this.change();
    await this.read();
    await this.updateComplete;
    /** @type {HTMLInputElement | null} */ (this.querySelector('#card-name'))?.select();
  }

  /** Add cards that belong together, under names and of a set that aren't there yet. @param {string} group */
  async addGroup(group) {
    const taken = new Set(this.drafts.flatMap(({ entry }) => [entry.name, entry.set]));
    /** @type {Record<string, any>[]} */
    const entries = this.about.groups[group];
    const words = entries.flatMap(({ name, set }) => [name, ...(set ? [set] : [])]);
    let number = 1;
    const other = (/** @type {string} */ word) => (number > 1 && words.includes(word) ? `${word} ${number}` : word);
    while (words.some((word) => taken.has(other(word)))) number += 1;
    const renamed = entries.map((entry) => Object.fromEntries(Object.entries(entry).map(([field, value]) => [field, other(value)])));
    this.at = this.drafts.length;
    this.drafts = [...this.drafts, ...renamed.map((entry) => ({ entry }))];
    this.change();
    await this.read();
    await this.updateComplete;
    /** @type {HTMLInputElement | null} */ (this.querySelector('#card-name'))?.select();
  }

  async drop() {
    this.drafts = this.drafts.filter((_, at) => at !== this.at);
    this.at = Math.max(0, this.at - 1);
    this.change();
    await this.read();
  }

  // Trying and measuring

  trial() {
    const form = /** @type {HTMLSelectElement | null} */ (this.querySelector('#form'))?.value ?? '';
    return { game: this.set.game, content: this.set.content, card: this.drafts[this.at].entry.name, form };
  }

  async play() {
    this.busy = say('seekingMoment');
    tell(this.busy);
    await this.save();
    const table = await post('/workshop/play', this.trial());
    go(`/table/${table.id}`);
  }

  async measure() {
    await this.save();
    const games = Number(/** @type {HTMLInputElement} */ (this.querySelector('#games')).value) || 200;
    await post('/measurings', { ...this.trial(), games });
    await this.look();
  }

  async look() {
    clearTimeout(this.timer);
    const before = new Map(this.measured.map((one) => [one.id, one.state]));
    this.measured = (await get('/measurings')).filter((/** @type {any} */ one) => one.game === this.set.game);
    for (const one of this.measured) if (before.get(one.id) === 'running' && one.state === 'done') interrupt(say('measureState done', { card: one.card }));
    const going = this.measured.some((one) => one.state === 'waiting' || one.state === 'running');
    if (going && this.isConnected) this.timer = window.setTimeout(() => void this.try(() => this.look()), LOOK_AGAIN);
  }

  // Drawing

  render() {
    return html`<main class="page workshop">
      <h1>${say('workshop')}</h1>
      ${this.problem ? html`<p class="notice refusal" role="alert">${this.problem}</p>` : nothing}
      ${this.kept ? (this.set ? this.editor() : html`<p>${this.problem ? nothing : say('loading')}</p>`) : this.overview()}
    </main>`;
  }

  overview() {
    const begin = async (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
      const file = await textOf(form.get('file'));
      await this.try(() => this.begin(String(form.get('game')), String(form.get('title')), file));
    };
    return html`<p>${say('workshopWords')}</p>
      <section><h2>${say('yourSets')}</h2>${keptView(this.sets, 'workshop')}</section>
      <form class="panel" @submit=${begin}>
        <h2>${say('beginSet')}</h2>
        <p><label for="set-game">${say('whichGame')}</label> <select id="set-game" name="game">${this.games.map((game) => html`<option value=${game.game}>${game.title}</option>`)}</select></p>
        <p><label for="new-title">${say('setTitle')}</label> <input id="new-title" name="title" maxlength="80" /></p>
        <p><label for="set-file">${say('setFile')}</label> <input id="set-file" name="file" type="file" accept=".toml" /></p>
        <p><button class="go" ?disabled=${!this.games.length}>${say('begin')}</button></p>
      </form>`;
  }

  editor() {
    const draft = this.drafts[this.at];
    return html`<p><a href="/workshop">${say('yourSets')}</a></p>
      <p class="row"><label for="set-title">${say('setTitle')}</label> <input id="set-title" .value=${this.set.title} maxlength="80" @input=${(/** @type {Event} */ event) => ((this.set = { ...this.set, title: /** @type {HTMLInputElement} */ (event.target).value }), this.change())} />
        <span class="tag" lang="en">${titleOf(this.set.game)}</span> <span>${this.unsaved ? say('unsaved') : say('savedAt', { when: moment(this.set.moved) })}</span>
        <button type="button" @click=${() => this.try(async () => (await this.save(), tell(say('saved'))))}>${say('save')}</button></p>
      ${this.cardsView()}
      ${draft ? this.cardView(draft) : nothing}
      <section class="too-good"><h2>${say('tooGood')}</h2>
        ${draft ? html`<p class="row"><label for="games">${say('gamesEach')}</label> <input id="games" type="number" min="2" max="2000" value="200" />
          <button type="button" class="measure-it" ?disabled=${!!draft.fault} @click=${() => this.try(() => this.measure())}>${say('tooGood')}</button></p>` : nothing}
        ${this.measured.map((one) => measuringView(one, {
          stop: () => this.try(async () => (await post(`/measurings/${one.id}/stop`), await this.look())),
          forget: () => this.try(async () => (await remove(`/measurings/${one.id}`), await this.look())),
        }))}
        ${this.measured.length ? nothing : html`<p>${say('nothingMeasured')}</p>`}
      </section>
      ${sharingView(this.set, this)}`;
  }

  cardsView() {
    return html`<nav class="row cards-of-set" aria-label=${say('cardsOfSet')}>
      ${this.drafts.map((draft, at) => html`<button type="button" lang="en" aria-current=${at === this.at ? 'true' : nothing} @click=${() => (this.at = at)}>
        ${draft.fault ? '✗ ' : ''}${draft.entry.name || '?'}</button>`)}
      <button type="button" class="add-card" @click=${() => this.try(() => this.add())}>+ ${say('newCard')}</button>
      ${Object.keys(this.about?.groups ?? {}).map((group) => html`<button type="button" class="add-group" lang="en" @click=${() => this.try(() => this.addGroup(group))}>+ ${group}</button>`)}
    </nav>`;
  }

  /** @param {Draft} draft */
  cardView(draft) {
    return html`<div class="writing">
      <form class="panel card-form" @submit=${(/** @type {Event} */ event) => event.preventDefault()} @input=${(/** @type {Event} */ event) => this.write(readEntry(/** @type {HTMLFormElement} */ (event.currentTarget), this.about, draft.entry))}>
        ${fieldsView(this.about, draft.entry)}
        <p><button type="button" @click=${() => this.try(() => this.drop())}>${say('dropCard')}</button></p>
      </form>
      ${draftView(draft, (text) => this.write({ ...draft.entry, text }))}
    </div>
    <div class="panel row trying">
      <b class="reads">${draft.fault ? `✗ ${say('cantBe')}` : `✓ ${say('cardReads')}`}</b>
      ${draft.fault ? html`<button type="button" class="why-not" @click=${() => this.querySelector('.draft')?.scrollIntoView({ block: 'start' })}>${say('whyNot')}</button>` : nothing}
      ${this.about.forms.length > 1 ? html`<label for="form">${say('whichForm')}</label> <select id="form">${this.about.forms.map((/** @type {string} */ form) => html`<option value=${form}>${form === this.set.game ? titleOf(form) : formTitle(this.set.game, form)}</option>`)}</select>` : nothing}
      <button type="button" class="go play-it" ?disabled=${!!draft.fault || !!this.busy} @click=${() => this.try(() => this.play())}>${say('playWithIt')}</button>
      ${this.busy ? html`<span role="status">${this.busy}</span>` : nothing}
    </div>`;
  }
}

customElements.define('longbox-workshop', Workshop);
