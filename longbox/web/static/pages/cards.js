/** All cards of all games, searched by words, type, cost and set. */

import { html, nothing, repeat } from '../vendor/lit.js';
import { get } from '../core/api.js';
import { Plain } from '../core/element.js';
import { tell } from '../core/heard.js';
import { cardPath, go } from '../core/router.js';
import { say } from '../core/words.js';
import { cardView, quietScene } from '../parts/card.js';

const WAITS = 250;
const FILTERS = /** @type {const} */ (['game', 'kind', 'cost', 'expansion']);

/** @typedef {{game: string, name: string, kind: string, cost: string, expansion: string, text: string, role?: string}} Card */

/**
 * A card of the box, as tables show it.
 * @param {Card} card
 * @returns {import('../face/types.js').CardFace}
 */
export function faceOf(card) {
  const numbers = card.cost === '' ? [] : [{ label: say('cards cost'), value: card.cost, role: 'cost' }];
  return { id: `${card.game} ${card.name}`, title: card.name, kind: card.kind, role: card.role ?? '', numbers, text: card.text };
}

export class CardsPage extends Plain {
  static properties = { found: { state: true }, games: { state: true }, problem: { state: true } };

  constructor() {
    super();
    /** @type {{count: number, cards: Card[], kinds: string[], costs: string[], expansions: string[]} | null} */
    this.found = null;
    /** @type {{game: string, title: string}[]} */
    this.games = [];
    this.problem = '';
    this.wish = new URLSearchParams(location.search);
    this.timer = 0;
    this.asked = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    get('/games').then((games) => (this.games = games), (error) => (this.problem = error.message));
    void this.search();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  /** @param {number} [start] The first card that is missing, where more are wished. */
  async search(start = 0) {
    const asked = ++this.asked;
    const wish = new URLSearchParams([...this.wish].filter(([, value]) => value));
    history.replaceState(null, '', wish.size ? `/cards?${wish}` : '/cards');
    try {
      const found = await get(`/cards?${wish}${start ? `&start=${start}` : ''}`);
      if (asked !== this.asked) return;
      this.found = start && this.found ? { ...found, cards: [...this.found.cards, ...found.cards] } : found;
      this.problem = '';
      tell(say('cards found', { count: found.count }));
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
  }

  /** @param {Event} event */
  changed(event) {
    const field = /** @type {HTMLInputElement} */ (event.target);
    this.wish.set(field.name, field.value);
    if (field.name === 'game') for (const name of ['kind', 'cost', 'expansion']) this.wish.delete(name);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.search(), WAITS);
  }

  render() {
    const found = this.found;
    const choices = /** @type {Record<string, [string, string][]>} */ ({
      game: this.games.map((game) => [game.game, game.title]),
      kind: (found?.kinds ?? []).map((kind) => [kind, kind]),
      cost: (found?.costs ?? []).map((cost) => [cost, cost]),
      expansion: (found?.expansions ?? []).map((one) => [one, one]),
    });
    return html`<main class="page">
      <h1>${say('cards')}</h1>
      <form class="panel card-search" role="search" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
        <p><label for="words">${say('cards words')}</label> <input id="words" name="words" type="search" autocomplete="off" maxlength="200" .value=${this.wish.get('words') ?? ''} @input=${this.changed} /></p>
        ${FILTERS.map((name) => html`<p><label for=${name}>${say(`cards ${name}`)}</label>
          <select id=${name} name=${name} lang="en" @change=${this.changed}><option value="" lang="">${say('cards any')}</option>
            ${choices[name].map(([value, words]) => html`<option value=${value} ?selected=${this.wish.get(name) === value}>${words}</option>`)}</select></p>`)}
      </form>
      ${this.problem ? html`<p class="notice refusal" role="alert">${this.problem}</p>` : nothing}
      ${found ? this.foundView(found) : html`<p role="status">${say('loading')}</p>`}
    </main>`;
  }

  /** @param {NonNullable<CardsPage['found']>} found */
  foundView(found) {
    const scene = quietScene({ act: (card) => this.open(card.id), stop: () => 0 });
    return html`<section aria-labelledby="found">
      <h2 id="found">${say('cards found', { count: found.count })}</h2>
      <div class="card-list" lang="en">${repeat(found.cards, (_, at) => at, (card) => cardView(faceOf(card), scene, { size: 'full', zone: 'found' }))}</div>
      ${found.cards.length < found.count ? html`<p class="row"><button type="button" data-more @click=${() => this.search(found.cards.length)}>${say('cards more')}</button></p>` : nothing}
    </section>`;
  }

  /** @param {string} id */
  open(id) {
    const [game, ...name] = id.split(' ');
    go(cardPath(game, name.join(' ')));
  }
}

customElements.define('longbox-cards', CardsPage);
