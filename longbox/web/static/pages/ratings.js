/** How good players are: by their tables, and by events, each with how sure that is. */

import { html, nothing } from '../vendor/lit.js';
import { get } from '../core/api.js';
import { Plain } from '../core/element.js';
import { decimal, say } from '../core/words.js';
import { gridView } from '../parts/event-round.js';

/** @typedef {{kind: string, title: string, rows: {rank: number, player: string, rating: number, mu: number, sigma: number, games: number, firsts: number}[]}} Board */

export class RatingsPage extends Plain {
  static properties = { tables: { state: true }, events: { state: true }, problem: { state: true } };

  constructor() {
    super();
    /** @type {Board[] | null} */
    this.tables = null;
    /** @type {Board[]} */
    this.events = [];
    this.problem = '';
  }

  connectedCallback() {
    super.connectedCallback();
    Promise.all([get('/ratings'), get('/leaderboard')]).then(
      ([tables, events]) => ((this.tables = tables), (this.events = events)),
      (error) => (this.problem = error.message),
    );
  }

  render() {
    return html`<main class="page ratings">
      <h1>${say('ratings')}</h1>
      ${this.problem ? html`<p role="alert">${this.problem}</p>` : nothing}
      <p>${say('ratingsWords')}</p>
      ${this.tables === null ? html`<p>${say('loading')}</p>` : html`${this.boardsView('ratingsTables', this.tables)} ${this.boardsView('ratingsEvents', this.events)}`}
    </main>`;
  }

  /** @param {string} title @param {Board[]} boards */
  boardsView(title, boards) {
    const head = ['', say('player'), say('rating'), say('ratingEstimate'), say('ratingGames'), say('eventFirsts')];
    return html`<section aria-labelledby=${title}><h2 id=${title}>${say(title)}</h2>
      ${boards.length ? nothing : html`<p>${say('ratingsNone')}</p>`}
      ${boards.map((board) => html`<h3 lang="en">${board.title}</h3>${gridView(head, board.rows.map((row) => [row.rank, row.player, decimal(row.rating, 1), `${decimal(row.mu, 1)} ± ${decimal(row.sigma, 1)}`, row.games, row.firsts]), board.title)}`)}
    </section>`;
  }
}

customElements.define('longbox-ratings', RatingsPage);
