/** What all pages are made of: Lit elements whose content stands in the document itself, so that one style fits all. */

import { LitElement } from '../vendor/lit.js';

/** An element without a shadow. */
export class Plain extends LitElement {
  createRenderRoot() {
    return this;
  }

  /** @param {Map<PropertyKey, unknown>} changed What can't be done is seen, wherever one has scrolled to. */
  updated(changed) {
    if (changed.has('problem') && /** @type {any} */ (this).problem) this.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
  }
}

/** A page of something that others change, too: it looks at it when it is shown, and again after a while. */
export class Watchful extends Plain {
  /** @type {Record<string, object>} */
  static properties = { about: { state: true }, problem: { state: true } };

  constructor() {
    super();
    /** @type {any} What it shows, as the server told it last. */
    this.about = null;
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
    clearTimeout(this.timer);
    try {
      await this.look();
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
    const pause = this.isConnected ? this.looksAgain() : 0;
    if (pause) this.timer = window.setTimeout(() => this.load(), pause);
  }

  /** Ask the server what there is now. */
  async look() {}

  /** @returns {number} After how many milliseconds it looks again; 0 where nothing changes any more. */
  looksAgain() {
    return 0;
  }
}
