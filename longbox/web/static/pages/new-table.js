/** Making a table: the game, what its players agree on, who sits where, and how the table is kept. */

import { html, nothing } from '../vendor/lit.js';
import { get, post } from '../core/api.js';
import { Plain } from '../core/element.js';
import { beSomebody, me } from '../core/me.js';
import { go } from '../core/router.js';
import { say } from '../core/words.js';
import { chosenIn, fieldView } from '../parts/fields.js';

export class NewTable extends Plain {
  static properties = { game: {}, games: { state: true }, seats: { state: true }, problem: { state: true }, programs: { state: true }, own: { state: true } };

  constructor() {
    super();
    this.game = '';
    /** @type {any[]} */
    this.games = [];
    /** @type {string[]} */
    this.seats = [];
    this.problem = '';
    /** @type {{id: string, name: string}[]} */
    this.programs = [];
    /** @type {{decks: any[], cards: any[]}} */
    this.own = { decks: [], cards: [] };
  }

  connectedCallback() {
    super.connectedCallback();
    if (me.person) get('/programs').then((programs) => (this.programs = programs), (error) => (this.problem = error.message));
    if (me.person) void this.findOwn();
    get('/games').then((games) => this.found(games), (error) => (this.problem = error.message));
  }

  /** The decks and the sets of cards that somebody keeps. */
  async findOwn() {
    try {
      const [decks, cards] = await Promise.all([get('/kept?kind=deck'), get('/kept?kind=cards')]);
      this.own = { decks, cards };
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
  }

  /** @param {any} one */
  isOfGame(one) {
    return one.game === this.game;
  }

  /** @param {any[]} games */
  found(games) {
    this.games = games;
    this.take(this.game || games[0]?.game);
  }

  /** @param {string} game */
  take(game) {
    this.game = game;
    const about = this.about();
    const count = Math.max(about?.seats ?? 2, about?.least ?? 1);
    this.seats = ['me', ...Array.from({ length: count - 1 }, () => 'open')];
  }

  about() {
    return this.games.find((one) => one.game === this.game);
  }

  /** @param {SubmitEvent} event */
  async make(event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const text = (/** @type {string} */ name) => String(form.get(name) ?? '').trim();
    try {
      await beSomebody(text('name'));
      const table = await post('/tables', {
        game: this.game,
        title: text('title'),
        chosen: await chosenIn(form, this.about().fields ?? []),
        seats: this.seats.map((who, at) => seatOf(who, text(`seat ${at}`))),
        watch: text('watch'),
        delay: Number(text('delay')) || 0,
        undo: text('undo'),
        hints: form.has('hints'),
        listed: form.has('listed'),
        away: text('away'),
        clock: text('clock') === 'none' ? null : { kind: text('clock'), seconds: Math.max(10, Number(text('minutes')) * 60), more: Number(text('more')) || 0, over: text('over') },
      });
      go(`/table/${table.id}`);
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
  }

  render() {
    const about = this.about();
    return html`<main class="page new-table">
      <h1>${say('newTable')}</h1>
      ${this.problem ? html`<p class="notice refusal" role="alert">${this.problem}</p>` : nothing}
      <form @submit=${this.make}>
        <fieldset class="panel">
          <legend>${say('theGame')}</legend>
          <p><label for="game">${say('whichGame')}</label>
            <select id="game" @change=${(/** @type {Event} */ event) => this.take(/** @type {HTMLSelectElement} */ (event.target).value)}>
              ${this.games.map((game) => html`<option value=${game.game} ?selected=${game.game === this.game}>${game.title}</option>`)}
            </select></p>
          <p><label for="title">${say('tableTitle')}</label> <input id="title" name="title" maxlength="60" /></p>
          ${me.person ? nothing : html`<p><label for="name">${say('yourName')}</label> <input id="name" name="name" maxlength="40" placeholder=${say('guestPlaceholder')} /></p>`}
        </fieldset>
        ${about ? this.seatsView(about) : nothing}
        ${about?.fields?.length ? html`<details class="panel"><summary>${say('gameOptions')}</summary><div class="grid" lang="en">${about.fields.map((/** @type {import('../parts/fields.js').Field} */ field) => fieldView(field, this.seats.length, { decks: this.own.decks.filter((one) => this.isOfGame(one)), cards: this.own.cards.filter((one) => this.isOfGame(one)) }))}</div></details>` : nothing}
        ${this.tableView()}
        <p class="row"><button class="go" ?disabled=${!about}>${say('makeTable')}</button> <a class="button" href="/">${say('toLobby')}</a></p>
      </form>
    </main>`;
  }

  /** @param {any} about */
  seatsView(about) {
    const set = (/** @type {number} */ at, /** @type {string} */ who) => (this.seats = this.seats.map((old, place) => (place === at ? who : old)));
    const choices = ['me', 'open', ...(about.bots ?? []).map((/** @type {any} */ bot) => `bot ${bot.name}`), ...this.programs.map((program) => `program ${program.id}`)];
    const mine = this.seats.filter((who) => who === 'me').length;
    return html`<fieldset class="panel"><legend>${say('seats')}</legend>
      <ol class="seat-list">${this.seats.map((who, at) => html`<li>
        <label for=${`who ${at}`}>${say('seatNumber', { count: at + 1 })}</label>
        <select id=${`who ${at}`} @change=${(/** @type {Event} */ event) => set(at, /** @type {HTMLSelectElement} */ (event.target).value)}>
          ${choices.map((choice) => html`<option value=${choice} ?selected=${choice === who}>${seatWords(choice, this.programs)}</option>`)}
        </select>
        ${who === 'me' && mine > 1 && !about.sharing ? html`<input name=${`seat ${at}`} aria-label=${say('nameHere')} placeholder=${say('nameHere')} maxlength="40" required />` : nothing}
      </li>`)}</ol>
      <p class="row">
        <button type="button" ?disabled=${this.seats.length >= about.most} @click=${() => (this.seats = [...this.seats, 'open'])}>${say('moreSeats')}</button>
        <button type="button" ?disabled=${this.seats.length <= about.least} @click=${() => (this.seats = this.seats.slice(0, -1))}>${say('fewerSeats')}</button>
      </p>
    </fieldset>`;
  }

  tableView() {
    return html`<details class="panel"><summary>${say('tableOptions')}</summary>
      <div class="grid">
        ${choice('watch', ['public', 'nobody', 'all'])} ${number('delay', 0, 0)} ${choice('undo', ['ask', 'free', 'off'])}
        ${choice('away', ['bot', 'wait', 'concede'])} ${choice('clock', ['none', 'turn', 'game'])} ${number('minutes', 15, 1)} ${number('more', 0, 0)}
        ${choice('over', ['bot', 'concede'])}
        <p><label><input type="checkbox" name="hints" checked /> ${say('allowHints')}</label></p>
        <p><label><input type="checkbox" name="listed" checked /> ${say('listTable')}</label></p>
      </div></details>`;
  }
}

/** @param {string} who @param {string} name */
function seatOf(who, name) {
  if (who.startsWith('bot ')) return { who: 'bot', bot: who.slice(4) };
  if (who.startsWith('program ')) return { who: 'program', bot: who.slice(8) };
  return name ? { who, name } : { who };
}

/** @param {string} choice @param {{id: string, name: string}[]} programs */
function seatWords(choice, programs) {
  if (choice.startsWith('program ')) return say('seatProgram', { name: programs.find((one) => one.id === choice.slice(8))?.name ?? '' });
  return choice.startsWith('bot ') ? say('seatBot', { name: choice.slice(4) }) : say(choice === 'me' ? 'seatMe' : 'seatOpen');
}

/** @param {string} name @param {string[]} values */
function choice(name, values) {
  return html`<p><label for=${name}>${say(`table ${name}`)}</label><select id=${name} name=${name}>${values.map((value) => html`<option value=${value}>${say(`table ${name} ${value}`)}</option>`)}</select></p>`;
}

/** @param {string} name @param {number} value @param {number} least */
function number(name, value, least) {
  return html`<p><label for=${name}>${say(`table ${name}`)}</label><input id=${name} name=${name} type="number" min=${least} value=${value} /></p>`;
}

customElements.define('longbox-new-table', NewTable);
