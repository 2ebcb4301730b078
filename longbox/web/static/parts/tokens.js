/** The tokens of the reader's programs: made, listed and ended. */

import { html, nothing } from '../vendor/lit.js';
import { get, post, remove } from '../core/api.js';
import { Plain } from '../core/element.js';
import { moment, say } from '../core/words.js';

/** @typedef {{id: string, label: string, made: number, token?: string, program?: string}} Token */
/** @typedef {{id: string, connected: boolean, address: string}} Program */

class Tokens extends Plain {
  static properties = { tokens: { state: true }, programs: { state: true }, made: { state: true }, said: { state: true } };

  constructor() {
    super();
    /** @type {Token[]} */
    this.tokens = [];
    /** @type {Program[]} */
    this.programs = [];
    /** @type {Token | null} */
    this.made = null;
    this.said = '';
  }

  connectedCallback() {
    super.connectedCallback();
    void this.act(async () => '');
  }

  /** @param {() => Promise<string>} task Does something, and gives what is said of it. */
  async act(task) {
    try {
      this.said = await task();
      [this.tokens, this.programs] = await Promise.all([get('/tokens'), get('/programs')]);
    } catch (error) {
      this.said = /** @type {Error} */ (error).message;
    }
  }

  /** @param {SubmitEvent} event */
  make(event) {
    event.preventDefault();
    const place = /** @type {HTMLFormElement} */ (event.target);
    const form = new FormData(place);
    void this.act(async () => {
      this.made = await post('/tokens', { label: String(form.get('label')), program: form.has('own') });
      place.reset();
      return say('tokenOnce', { name: this.made?.label ?? '' });
    });
  }

  /** @param {Token} token */
  end(token) {
    void this.act(async () => {
      await remove(`/tokens/${token.id}`);
      this.made = null;
      return say('tokenEnded', { name: token.label });
    });
  }

  render() {
    return html`<section class="panel tokens" aria-labelledby="tokens">
      <h2 id="tokens">${say('tokens')}</h2>
      <p>${say('tokensWords')} <a href="/api/schema/openapi.json" download>${say('apiGuide')}</a></p>
      <p role="status">${this.said}</p>
      ${this.made?.token ? html`<p><code>${this.made.token}</code></p>` : nothing}
      ${this.tokens.length ? html`<ul>${this.tokens.map((token) => this.tokenView(token))}</ul>` : html`<p>${say('noTokens')}</p>`}
      <form @submit=${this.make}>
        <p><label for="label">${say('tokenLabel')}</label> <input id="label" name="label" maxlength="40" required autocomplete="off" /></p>
        <p><label><input type="checkbox" name="own" checked /> ${say('tokenOwn')}</label></p>
        <p><button class="go">${say('makeToken')}</button></p>
      </form>
    </section>`;
  }

  /** @param {Token} token */
  tokenView(token) {
    const program = this.programs.find((one) => one.id === token.program);
    return html`<li>
      <b>${token.label}</b> <time>${say('tokenMade', { when: moment(token.made) })}</time>
      <button type="button" aria-label=${say('endTokenOf', { name: token.label })} @click=${() => this.end(token)}>${say('endToken')}</button>
      ${program ? html`<br />${say('programAddress')} <code>${location.origin}${program.address}</code> (${say(program.connected ? 'programThere' : 'programAway')})` : nothing}
    </li>`;
  }
}

customElements.define('longbox-tokens', Tokens);
