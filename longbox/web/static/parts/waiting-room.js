/** A table before its game begins: who sits where, and how others find it. */

import { html, nothing } from '../vendor/lit.js';
import { Plain } from '../core/element.js';
import { findGames } from '../core/games.js';
import { interrupt } from '../core/heard.js';
import { say } from '../core/words.js';
import { seatsView, termsView } from './terms.js';

export class WaitingRoom extends Plain {
  static properties = { about: { attribute: false } };

  constructor() {
    super();
    /** @type {any} */
    this.about = null;
  }

  connectedCallback() {
    super.connectedCallback();
    findGames().then(() => this.requestUpdate(), (error) => interrupt(error.message));
  }

  /** @param {string} path @param {object} [body] */
  act(path, body) {
    this.dispatchEvent(new CustomEvent('acted', { detail: { path, body } }));
  }

  render() {
    const { about } = this;
    const seated = about.seats.some((/** @type {any} */ seat) => seat.yours);
    const link = `${location.origin}/join/${about.id}${about.invite ? `/${about.invite}` : ''}`;
    return html`<main class="page waiting-room">
      <h1>${about.title || say('openTable')}</h1>
      ${seatsView(about)}
      ${seated
        ? html`<p class="panel">
            <label for="link">${say('inviteOthers')}</label>
            <span class="row"><input id="link" readonly .value=${link} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />
            <button type="button" @click=${() => void navigator.clipboard?.writeText(link).then(() => interrupt(say('copied')))}>${say('copy')}</button></span>
          </p>`
        : nothing}
      <p class="row">
        ${about.host ? html`<button type="button" class="go" @click=${() => this.act('/start')}>${say('startNow')}</button>` : nothing}
        ${seated ? html`<button type="button" @click=${() => this.act('/leave')}>${say('leaveSeat')}</button>` : html`<a class="button go" href=${`/join/${about.id}`}>${say('sitDown')}</a>`}
        <a class="button" href="/">${say('toLobby')}</a>
      </p>
      <p role="status">${say('waitsForPlayers')}</p>
      <section class="panel" aria-labelledby="terms"><h2 id="terms">${say('agreedOn')}</h2>${termsView(about)}</section>
    </main>`;
  }
}

customElements.define('longbox-waiting-room', WaitingRoom);
