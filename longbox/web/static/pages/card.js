/** One card: what it says, what the engine reads in it, which rulings show it, and in which games it was played. */

import { html, nothing } from '../vendor/lit.js';
import { get } from '../core/api.js';
import { Plain } from '../core/element.js';
import { moment, say } from '../core/words.js';
import { frontView } from '../parts/front.js';
import { roleClass, written } from '../parts/lines.js';

/**
 * @typedef {import('./cards.js').Card} Card
 * @typedef {{card: Card, facts?: Record<string, string>, tree?: string[], bound?: {words: string, meaning: string}[]}} Meant
 */

export class CardPage extends Plain {
  static properties = { game: {}, card: {}, about: { state: true }, problem: { state: true } };

  constructor() {
    super();
    this.game = '';
    this.card = '';
    /** @type {{meant: Meant[], rules: import('../face/types.js').Line[], rulings: {name: string, rules: string[], file: string}[], replays: any[]} | null} */
    this.about = null;
    this.problem = '';
  }

  connectedCallback() {
    super.connectedCallback();
    get(`/cards/${this.game}/${this.card}`).then((about) => this.found(about), (error) => (this.problem = error.message));
  }

  /** @param {any} about */
  found(about) {
    this.about = about;
    document.title = `${about.meant[0].card.name} · Longbox`;
  }

  render() {
    const about = this.about;
    if (!about) return html`<main class="page"><h1>${say('card')}</h1><p role=${this.problem ? 'alert' : 'status'}>${this.problem || say('loading')}</p></main>`;
    return html`<main class="page">
      <h1 lang="en">${about.meant[0].card.name}</h1>
      <p><a href=${`/cards?game=${this.game}`}>${say('cards all')}</a></p>
      ${about.meant.map((meant) => this.meantView(meant))}
      ${about.rules.length ? html`<section aria-labelledby="rules"><h2 id="rules">${say('card rules')}</h2><div lang="en">${about.rules.map((line) => html`<p>${written(line)}</p>`)}</div></section>` : nothing}
      <section aria-labelledby="rulings"><h2 id="rulings">${say('card rulings')}</h2>
        ${about.rulings.length ? html`<ul class="rulings" lang="en">${about.rulings.map((ruling) => html`<li><b>${ruling.name}</b> <cite>${ruling.rules.join(', ')}</cite> <small>${ruling.file}</small></li>`)}</ul>` : html`<p>${say('card noRulings')}</p>`}
      </section>
      <section aria-labelledby="replays"><h2 id="replays">${say('card replays')}</h2>
        ${about.replays.length
          ? html`<ul class="tables">${about.replays.map((replay) => html`<li class="panel"><a href=${`/replay/${replay.id}`}><b lang="en">${replay.title}</b></a> <span lang="en">${replay.names.join(', ')}</span> <time>${moment(replay.made)}</time></li>`)}</ul>`
          : html`<p>${say('card noReplays')}</p>`}
      </section>
    </main>`;
  }

  /** @param {Meant} meant */
  meantView({ card, facts, tree, bound }) {
    return html`<section class="panel card-page ${roleClass(card.role)}">
      ${frontView(card, facts)}
      ${tree?.length
        ? html`<div class="card-meaning"><h2>${say('card meaning')}</h2>
            <pre tabindex="0" aria-label=${say('card meaning')} lang="en">${tree.join('\n')}</pre>
            ${bound?.length ? html`<ul lang="en">${bound.map((one) => html`<li>“${one.words}”: ${one.meaning}</li>`)}</ul>` : nothing}</div>`
        : nothing}
    </section>`;
  }
}

customElements.define('longbox-card', CardPage);
