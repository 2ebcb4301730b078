/** An invitation: say who you are, and sit down. */

import { html, nothing } from '../vendor/lit.js';
import { get, post } from '../core/api.js';
import { Plain } from '../core/element.js';
import { beSomebody, me } from '../core/me.js';
import { go } from '../core/router.js';
import { say } from '../core/words.js';

export class JoinPage extends Plain {
  static properties = { table: {}, invite: {}, about: { state: true }, problem: { state: true } };

  constructor() {
    super();
    this.table = '';
    this.invite = '';
    /** @type {any} */
    this.about = null;
    this.problem = '';
  }

  connectedCallback() {
    super.connectedCallback();
    get(`/tables/${this.table}`).then((about) => this.found(about), (error) => (this.problem = error.message));
  }

  /** @param {any} about */
  found(about) {
    this.about = about;
    if (about.seats.some((/** @type {any} */ seat) => seat.yours)) go(`/table/${this.table}`);
  }

  /** @param {SubmitEvent} event */
  async join(event) {
    event.preventDefault();
    try {
      await beSomebody(String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('name') ?? '').trim());
      await post(`/tables/${this.table}/join`, { invite: this.invite ?? '' });
      go(`/table/${this.table}`);
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
  }

  render() {
    const names = this.about?.seats.filter((/** @type {any} */ seat) => seat.who !== 'open').map((/** @type {any} */ seat) => seat.name).join(', ');
    return html`<main class="page">
      <h1>${say('join')}</h1>
      ${this.about ? html`<p lang="en"><b>${this.about.title || this.about.game}</b></p><p>${say('sittingThere', { names: names || '–' })}</p>` : nothing}
      <form class="panel" @submit=${this.join}>
        <p><label for="name">${say('yourName')}</label> <input id="name" name="name" maxlength="40" autocomplete="nickname" .value=${me.person?.name ?? ''} placeholder=${say('guestPlaceholder')} /></p>
        <p class="row"><button class="go">${say('sitDown')}</button> ${this.about && this.about.watch !== 'nobody' ? html`<a class="button" href=${`/table/${this.table}`}>${say('watch')}</a>` : nothing}</p>
        ${this.problem ? html`<p role="alert">${this.problem}</p>` : nothing}
      </form>
    </main>`;
  }
}

customElements.define('longbox-join', JoinPage);
