/** An invitation: say who you are, choose what you bring, and sit down. */

import { html, nothing } from '../vendor/lit.js';
import { get, post } from '../core/api.js';
import { Plain } from '../core/element.js';
import { findGames, titleOf } from '../core/games.js';
import { beSomebody, me } from '../core/me.js';
import { go } from '../core/router.js';
import { say } from '../core/words.js';
import { broughtView, chosenIn } from '../parts/fields.js';
import { seatsView, termsView } from '../parts/terms.js';

export class JoinPage extends Plain {
  static properties = { table: {}, invite: {}, about: { state: true }, problem: { state: true }, fields: { state: true }, decks: { state: true } };

  constructor() {
    super();
    this.table = '';
    this.invite = '';
    /** @type {any} */
    this.about = null;
    this.problem = '';
    /** @type {import('../parts/fields.js').Field[]} What each player brings. */
    this.fields = [];
    /** @type {any[]} The decks that somebody keeps. */
    this.decks = [];
  }

  connectedCallback() {
    super.connectedCallback();
    void this.load();
  }

  async load() {
    try {
      await findGames();
      this.found(await get(`/tables/${this.table}`));
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
  }

  /** @param {any} about */
  found(about) {
    this.about = about;
    document.title = `${about.title || titleOf(about.game)} · Longbox`;
    if (about.seats.some((/** @type {any} */ seat) => seat.yours)) go(`/table/${this.table}`);
    else void this.findOwn(about.game);
  }

  /** @param {string} game What players of it bring, and what of that somebody keeps. */
  async findOwn(game) {
    try {
      const about = (await findGames()).find((one) => one.game === game);
      this.fields = (about?.fields ?? []).filter((field) => field.per_seat && field.choices?.length);
      if (me.person && this.fields.length) this.decks = (await get('/kept?kind=deck')).filter((/** @type {any} */ one) => one.game === game);
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
  }

  /** @param {SubmitEvent} event */
  async join(event) {
    event.preventDefault();
    try {
      const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
      await beSomebody(String(form.get('name') ?? '').trim());
      await post(`/tables/${this.table}/join`, { invite: this.invite ?? '', choice: await this.broughtIn(form) });
      go(`/table/${this.table}`);
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
  }

  /** @param {FormData} form What somebody brings for their one seat, with the cards of their own that it has; what is as usual is left out. */
  async broughtIn(form) {
    const chosen = await chosenIn(form, this.fields);
    const brought = this.fields.filter(({ name }) => chosen[name] !== undefined).map(({ name }) => [name, /** @type {unknown[]} */ (chosen[name])[0]]);
    return { ...Object.fromEntries(brought), ...(chosen.cards ? { cards: chosen.cards } : {}) };
  }

  render() {
    const about = this.about;
    if (!about) return html`<main class="page"><h1>${say('join')}</h1><p role=${this.problem ? 'alert' : 'status'}>${this.problem || say('loading')}</p></main>`;
    return html`<main class="page join">
      <h1>${about.title || titleOf(about.game)}</h1>
      <p>${say('invitedTo')}</p>
      ${seatsView(about)}
      ${about.state === 'open' && about.seats.some((/** @type {any} */ seat) => seat.who === 'open') ? this.formView(about) : this.tooLateView(about)}
      <section class="panel" aria-labelledby="terms"><h2 id="terms">${say('agreedOn')}</h2>${termsView(about)}</section>
    </main>`;
  }

  /** @param {any} about */
  formView(about) {
    return html`<form class="panel" @submit=${this.join}>
      <p><label for="name">${say('yourName')}</label> <input id="name" name="name" maxlength="40" autocomplete="nickname" .value=${me.person?.name ?? ''} placeholder=${say('guestPlaceholder')} /></p>
      ${this.fields.map((field) => broughtView(field, { decks: this.decks, cards: [] }))}
      <p class="row"><button class="go">${say('sitDown')}</button> ${this.watchView(about)}</p>
      ${this.problem ? html`<p role="alert">${this.problem}</p>` : nothing}
    </form>`;
  }

  /** @param {any} about A table at which nobody can sit down any more. */
  tooLateView(about) {
    return html`<p class="notice">${say(about.state === 'closed' ? 'closedTable' : about.state === 'over' ? 'gameOver' : 'noSeatLeft')}</p>
      <p class="row">${this.watchView(about)} <a class="button" href="/">${say('toLobby')}</a></p>`;
  }

  /** @param {any} about */
  watchView(about) {
    if ((about.watch ?? 'nobody') === 'nobody' || about.state === 'closed') return nothing;
    return html`<a class="button" href=${`/table/${this.table}`}>${say('watch')}</a>`;
  }
}

customElements.define('longbox-join', JoinPage);
