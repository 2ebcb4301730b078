/** A table: before it begins the seats, then the face of the game with all that can be answered. */

import { html } from '../vendor/lit.js';
import { get, post } from '../core/api.js';
import { Watchful } from '../core/element.js';
import { interrupt } from '../core/heard.js';
import { beSomebody } from '../core/me.js';
import { say } from '../core/words.js';
import '../parts/waiting-room.js';
import '../table/board.js';

const LOOK_AGAIN = 2000;

export class TablePage extends Watchful {
  static properties = { table: {} };

  constructor() {
    super();
    this.table = '';
  }

  async look() {
    const about = await get(`/tables/${this.table}`);
    if (about.state !== 'open' && about.state !== 'closed') await beSomebody();
    this.about = about;
    this.problem = '';
  }

  looksAgain() {
    return !this.about || this.about.state === 'open' ? LOOK_AGAIN : 0;
  }

  render() {
    if (!this.about) return html`<main class="page"><p>${this.problem || say('loading')}</p></main>`;
    if (this.about.state === 'open') return html`<longbox-waiting-room .about=${this.about} @acted=${this.act}></longbox-waiting-room>`;
    if (this.about.state === 'closed') return html`<main class="page"><p>${say('closedTable')}</p></main>`;
    const seated = this.about.seats.some((/** @type {any} */ seat) => seat.yours);
    return html`<longbox-board .about=${this.about} .watching=${!seated} @reload=${() => this.load()}></longbox-board>`;
  }

  /** @param {CustomEvent<{path: string, body?: object}>} event Something that changes an open table. */
  async act({ detail }) {
    try {
      this.about = await post(`/tables/${this.table}${detail.path}`, detail.body ?? {});
    } catch (error) {
      interrupt(/** @type {Error} */ (error).message);
    }
    void this.load();
  }
}

customElements.define('longbox-table', TablePage);
