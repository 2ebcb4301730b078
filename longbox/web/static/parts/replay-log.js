/** The log of a replay, around what has just happened: a long game has thousands of lines. */

import { html, repeat } from '../vendor/lit.js';
import { Plain } from '../core/element.js';
import { say } from '../core/words.js';
import { written } from './lines.js';

/** @typedef {{moment: number, line: import('../face/types.js').Line}} Told */

/** How many lines are drawn before and after. */
const AROUND = 50;

export class ReplayLog extends Plain {
  static properties = { log: {}, moment: {} };

  constructor() {
    super();
    /** @type {Told[]} */
    this.log = [];
    this.moment = 0;
  }

  /** @param {number} moment */
  pick(moment) {
    this.dispatchEvent(new CustomEvent('picked', { detail: moment }));
  }

  updated() {
    const list = /** @type {HTMLElement | null} */ (this.querySelector('ol'));
    const now = /** @type {HTMLElement | null} */ (this.querySelector('.now'));
    if (list && now) list.scrollTop = now.offsetTop - list.clientHeight / 2;
  }

  render() {
    const after = this.log.findIndex((told) => told.moment > this.moment);
    const last = (after < 0 ? this.log.length : after) - 1;
    const now = this.log[Math.max(0, last)]?.moment;
    const start = Math.max(0, last - AROUND);
    const drawn = this.log.slice(start, last + AROUND).map((told, at) => ({ ...told, at: start + at }));
    return html`<ol class="replay-log" tabindex="0" aria-label=${say('log')} lang="en">
      ${repeat(drawn, (told) => told.at, ({ moment, line }) => html`<li class=${moment > this.moment ? 'later' : moment === now ? 'now' : ''}><button type="button" tabindex="-1" class="line" @click=${() => this.pick(moment)}>${written(line)}</button></li>`)}
    </ol>`;
  }
}

customElements.define('longbox-replay-log', ReplayLog);
