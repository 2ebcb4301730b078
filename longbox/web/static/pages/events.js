/** All events, and a form to begin one. */

import { html, nothing } from '../vendor/lit.js';
import { get, post } from '../core/api.js';
import { Plain } from '../core/element.js';
import { findGames, formTitle } from '../core/games.js';
import { beSomebody, me } from '../core/me.js';
import { go } from '../core/router.js';
import { dayOf, say } from '../core/words.js';
import { termsOf } from '../parts/event-round.js';
import { refuse, unrefuse } from '../parts/refused.js';

/** @typedef {{number: number, name: string, day: string, played: string, singleton: number | null, sanctioned: boolean, players: number, rounds: number, closed: boolean}} Listed */

export class EventsPage extends Plain {
  static properties = { events: { state: true }, games: { state: true }, game: { state: true }, problem: { state: true } };

  constructor() {
    super();
    /** @type {Listed[] | null} */
    this.events = null;
    /** @type {any[]} */
    this.games = [];
    this.game = '';
    this.problem = '';
  }

  connectedCallback() {
    super.connectedCallback();
    void this.load();
  }

  async load() {
    try {
      const [events, games] = await Promise.all([get('/events'), get('/events/games'), findGames()]);
      this.games = games;
      this.game = games[0]?.game ?? '';
      this.events = events;
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
  }

  /** @param {SubmitEvent} event */
  async make(event) {
    event.preventDefault();
    const asked = /** @type {HTMLFormElement} */ (event.target);
    const form = new FormData(asked);
    unrefuse(this);
    const number = (/** @type {string} */ name) => (form.get(name) ? Number(form.get(name)) : null);
    try {
      await beSomebody(String(form.get('you') ?? '').trim());
      const made = await post('/events', {
        name: form.get('name'),
        game: form.get('game'),
        format: form.get('format') ?? '',
        day: form.get('day') ?? '',
        singleton: number('singleton'),
        rounds: number('rounds'),
        casual: form.has('casual'),
      });
      go(`/event/${made.number}`);
    } catch (error) {
      refuse(asked, /** @type {Error} */ (error).message);
    }
  }

  /** @param {SubmitEvent} event Events that are over, from a table of results. */
  async bringIn(event) {
    event.preventDefault();
    const asked = /** @type {HTMLFormElement} */ (event.target);
    const file = /** @type {File} */ (new FormData(asked).get('file'));
    unrefuse(this);
    try {
      await post('/events/import', { text: await file.text() });
      await this.load();
    } catch (error) {
      refuse(asked, /** @type {Error} */ (error).message);
    }
  }

  render() {
    return html`<main class="page events">
      <h1>${say('events')}</h1>
      ${this.problem ? html`<p class="notice refusal" role="alert">${this.problem}</p>` : nothing}
      ${this.events === null ? html`<p>${say('loading')}</p>` : this.listView(this.events)}
      <p><a class="button" href="/ratings">${say('ratings')}</a></p>
      ${this.formView()}
      ${me.person && !me.person.guest
        ? html`<form class="panel" @submit=${this.bringIn}><h2>${say('eventImport')}</h2>
            <p><label for="file">${say('eventImportWords')}</label> <input id="file" name="file" type="file" accept=".csv" required /></p>
            <p><button>${say('eventImport')}</button></p></form>`
        : nothing}
    </main>`;
  }

  /** @param {Listed[]} events */
  listView(events) {
    if (!events.length) return html`<p>${say('eventNone')}</p>`;
    return html`<ul class="tables">${events.map((one) => html`<li class="panel">
      <a href=${`/event/${one.number}`}><b>${one.name}</b></a>
      <span class="fact">${termsOf(one)}</span>
      <span>${say('eventPlayers', { count: one.players })}</span>
      ${one.closed ? html`<span class="tag">${say('eventOver')}</span>` : nothing}
      <time datetime=${one.day}>${dayOf(one.day)}</time>
    </li>`)}</ul>`;
  }

  formView() {
    const formats = this.games.find((one) => one.game === this.game)?.formats ?? [];
    return html`<form class="panel" aria-labelledby="new-event" @submit=${this.make}>
      <h2 id="new-event">${say('eventNew')}</h2>
      ${me.person ? nothing : html`<p><label for="you">${say('yourName')}</label> <input id="you" name="you" maxlength="40" autocomplete="nickname" /></p>`}
      <div class="grid">
        <p><label for="event-name">${say('eventName')}</label> <input id="event-name" name="name" maxlength="80" required autocomplete="off" /></p>
        <p><label for="event-game">${say('whichGame')}</label>
          <select id="event-game" name="game" @change=${(/** @type {Event} */ event) => (this.game = /** @type {HTMLSelectElement} */ (event.target).value)}>
            ${this.games.map((game) => html`<option value=${game.game}>${game.title}</option>`)}
          </select></p>
        ${formats.length ? html`<p><label for="event-format">${say('eventFormat')}</label> <select id="event-format" name="format" lang="en"><option value="">${say('asUsual')}</option>${formats.map((/** @type {string} */ one) => html`<option value=${one}>${formTitle(this.game, one)}</option>`)}</select></p>` : nothing}
        <p><label for="event-day">${say('eventDay')}</label> <input id="event-day" name="day" type="date" /></p>
        <p><label for="event-rounds">${say('eventRounds')}</label> <input id="event-rounds" name="rounds" type="number" min="1" max="20" /></p>
        <p><label for="event-singleton">${say('eventSingleton')}</label> <input id="event-singleton" name="singleton" type="number" min="0" max="20" /></p>
        <p><label><input type="checkbox" name="casual" /> ${say('eventCasual')}</label></p>
      </div>
      <p><button class="go" ?disabled=${!this.games.length}>${say('eventNew')}</button></p>
    </form>`;
  }
}

customElements.define('longbox-events', EventsPage);
