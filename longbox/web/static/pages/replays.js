/** The games that one played to their end, and the records that one brought. */

import { html, nothing } from '../vendor/lit.js';
import { get, postFile, remove } from '../core/api.js';
import { Plain } from '../core/element.js';
import { findGames, titleOf } from '../core/games.js';
import { beSomebody, me } from '../core/me.js';
import { go } from '../core/router.js';
import { moment, say } from '../core/words.js';

export class ReplaysPage extends Plain {
  static properties = { replays: { state: true }, problem: { state: true } };

  constructor() {
    super();
    /** @type {{id: string, game: string, title: string, names: string[], result: string, made: number, brought?: boolean}[] | null} */
    this.replays = null;
    this.problem = '';
  }

  connectedCallback() {
    super.connectedCallback();
    void this.load();
  }

  async load() {
    try {
      await findGames();
      this.replays = me.person ? await get('/me/replays') : [];
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
  }

  /** @param {SubmitEvent} event A record from elsewhere. */
  async bring(event) {
    event.preventDefault();
    const file = /** @type {File} */ (new FormData(/** @type {HTMLFormElement} */ (event.target)).get('file'));
    try {
      const record = await file.text();
      JSON.parse(record);
      await beSomebody();
      const replay = await postFile('/replays', record);
      go(`/replay/${replay.id}`);
    } catch (error) {
      this.problem = error instanceof SyntaxError ? say('replays noRecord') : /** @type {Error} */ (error).message;
    }
  }

  /** @param {string} id */
  async takeAway(id) {
    try {
      await remove(`/replays/${id}`);
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
    await this.load();
  }

  render() {
    return html`<main class="page">
      <h1>${say('replays')}</h1>
      ${this.problem ? html`<p class="notice refusal" role="alert">${this.problem}</p>` : nothing}
      <form class="panel" @submit=${this.bring}>
        <p><label for="file">${say('replays file')}</label> <input id="file" type="file" name="file" accept=".json,application/json" required /></p>
        <p class="row"><button class="go">${say('replays bring')}</button></p>
      </form>
      <section aria-labelledby="own"><h2 id="own">${say('replays own')}</h2>
        ${this.replays === null ? html`<p>${say('loading')}</p>` : this.replays.length ? html`<ul class="tables">${this.replays.map((replay) => this.replayView(replay))}</ul>` : html`<p>${say('replays none')}</p>`}
      </section>
    </main>`;
  }

  /** @param {any} replay */
  replayView(replay) {
    return html`<li class="panel">
      <a href=${`/replay/${replay.id}`}><b lang="en">${replay.title}</b></a>
      ${replay.title === titleOf(replay.game) ? nothing : html`<span class="fact" lang="en">${titleOf(replay.game)}</span>`}
      <span lang="en">${replay.names.join(', ')}</span>
      ${replay.result ? html`<span lang="en">${replay.result}</span>` : nothing}
      ${replay.brought ? html`<span class="tag">${say('replays brought')}</span> <button type="button" class="little" @click=${() => this.takeAway(replay.id)}>${say('replays takeAway')}</button>` : nothing}
      <time>${moment(replay.made)}</time>
    </li>`;
  }
}

customElements.define('longbox-replays', ReplaysPage);
