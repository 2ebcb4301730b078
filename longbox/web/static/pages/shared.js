/** What somebody shares by a link: to be read, and to be taken into one's own. */

import { html, nothing } from '../vendor/lit.js';
import { get, post } from '../core/api.js';
import { Plain } from '../core/element.js';
import { findGames, titleOf } from '../core/games.js';
import { beSomebody } from '../core/me.js';
import { go } from '../core/router.js';
import { say } from '../core/words.js';

export class Shared extends Plain {
  static properties = { link: {}, kept: { state: true }, problem: { state: true } };

  constructor() {
    super();
    this.link = '';
    /** @type {any} */
    this.kept = null;
    this.problem = '';
  }

  connectedCallback() {
    super.connectedCallback();
    findGames().then(() => get(`/shared/${this.link}`)).then((kept) => (this.kept = kept), (error) => (this.problem = error.message));
  }

  async take() {
    try {
      await beSomebody();
      const copy = await post(`/shared/${this.link}/take`);
      go(`/${copy.kind === 'deck' ? 'decks' : 'workshop'}/${copy.id}`);
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
  }

  render() {
    return html`<main class="page"><h1>${this.kept?.title ?? say('shared')}</h1>
      ${this.problem ? html`<p class="notice refusal" role="alert">${this.problem}</p>` : nothing}
      ${this.kept ? html`<p>${say('sharedBy', { name: this.kept.by })} <span class="tag" lang="en">${titleOf(this.kept.game)}</span></p>
        <p><button type="button" class="go" @click=${this.take}>${say('takeCopy')}</button></p>
        <pre class="panel content" lang="en" tabindex="0" aria-label=${say('content')}>${this.kept.content}</pre>` : nothing}
    </main>`;
  }
}

customElements.define('longbox-shared', Shared);
