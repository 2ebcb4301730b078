/** One event: who plays, its rounds and tables, the standings, and what those do who run it. */

import { html, nothing, repeat } from '../vendor/lit.js';
import { get, post } from '../core/api.js';
import { Watchful } from '../core/element.js';
import { tell } from '../core/heard.js';
import { beSomebody, me } from '../core/me.js';
import { dayOf, decimal, say } from '../core/words.js';
import { gridView, roundView, slipIn, termsOf } from '../parts/event-round.js';
import { refuse, unrefuse } from '../parts/refused.js';

const LOOK_AGAIN = 3000;
const SHEETS = ['pairings', 'slips', 'standings'];

export class EventPage extends Watchful {
  static properties = { event: {}, sheet: { state: true }, faults: { state: true }, judged: { state: true } };

  constructor() {
    super();
    this.event = '';
    /** @type {any} */
    this.sheet = null;
    /** @type {string[] | null} */
    this.faults = null;
    /** How many records have been judged, while the others are. */
    this.judged = -1;
    /** @type {string[]} */
    this.bots = [];
  }

  async look() {
    this.take(await get(`/events/${this.event}`));
    if (!this.bots.length) this.bots = (await get('/games')).find((/** @type {any} */ one) => one.game === this.about.game)?.bots.map((/** @type {any} */ bot) => bot.name) ?? [];
  }

  looksAgain() {
    return this.about?.closed ? 0 : LOOK_AGAIN;
  }

  /** @param {any} about The event as it stands; what is new is told to those who hear the page. */
  take(about) {
    const rounds = this.about?.rounds.length ?? about.rounds.length;
    if (about.rounds.length > rounds) tell(this.roundWords(about.rounds.at(-1), about));
    this.about = about;
    document.title = `${about.name} · Longbox`;
  }

  /**
   * @param {Event} event What was sent or clicked; where it is refused, the reason is said there.
   * @param {string} path
   * @param {object} [body]
   * @param {string} [name] What the reader is called, who was nobody before.
   */
  async act(event, path, body = {}, name = '') {
    const asked = /** @type {HTMLElement} */ (event.currentTarget ?? event.target);
    unrefuse(this);
    try {
      await beSomebody(name);
      this.take(await post(`/events/${this.event}/${path}`, body));
      return true;
    } catch (error) {
      refuse(asked, /** @type {Error} */ (error).message);
      return false;
    }
  }

  /**
   * Send a form, and empty it if it was taken.
   * @param {SubmitEvent} event
   * @param {string} path
   * @param {(form: FormData) => object | Promise<object>} read
   */
  async send(event, path, read) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (await this.act(event, path, await read(new FormData(form)))) form.reset();
  }

  /** @param {any} round @param {any} about */
  roundWords(round, about) {
    return round.kind === 'swiss' ? say('eventRound', { number: round.number, of: about.rounds_to_play }) : say(`event ${round.kind}`);
  }

  render() {
    const about = this.about;
    if (!about) return html`<main class="page"><h1>${say('events')}</h1><p role=${this.problem ? 'alert' : 'status'}>${this.problem || say('loading')}</p></main>`;
    const runs = about.roles.includes('organiser');
    const judges = runs || about.roles.includes('judge');
    return html`<main class="page event">
      <h1>${about.name}</h1>
      <p><time datetime=${about.day}>${dayOf(about.day)}</time> · ${termsOf(about)} · ${say('eventPlayers', { count: about.entrants.length })}${about.closed ? html` · <span class="tag">${say('eventOver')}</span>` : nothing}</p>
      ${this.problem ? html`<p class="notice refusal" role="alert">${this.problem}</p>` : nothing}
      ${this.yourPart(about)} ${runs && !about.closed ? this.nextView(about) : nothing}
      ${about.playing_on.length ? html`<section class="panel" aria-labelledby="ranking"><h2 id="ranking">${say('eventPlaysOn')}</h2><ol class="ranking">${about.ranking.filter((/** @type {string} */ name) => about.playing_on.includes(name)).map((/** @type {string} */ name) => html`<li>${name}</li>`)}</ol></section>` : nothing}
      ${repeat([...about.rounds].reverse(), (round) => round.number, (round) => html`<section aria-labelledby=${`round ${round.number}`}>
        <h2 id=${`round ${round.number}`}>${this.roundWords(round, about)}</h2>
        ${roundView(round, { judges, open: !about.closed, report: (event, table) => void this.send(event, 'report', (form) => slipIn(form, round, table)) })}
      </section>`)}
      ${about.standings.length ? this.standingsView(about) : nothing}
      ${this.playersView(about, runs, judges)} ${judges ? this.judgeView(about) : nothing} ${runs ? this.rolesView() : nothing}
      ${this.papersView(about, judges)}
    </main>`;
  }

  /** @param {any} about What the reader can do as a player. */
  yourPart(about) {
    if (about.closed) return nothing;
    const yours = about.entrants.find((/** @type {any} */ one) => one.yours);
    if (!yours && about.rounds.length) return nothing;
    if (!yours) {
      return html`<form class="panel row" @submit=${(/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        void this.act(event, 'register', {}, String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('you') ?? '').trim());
      }}>
        ${me.person ? nothing : html`<label for="you">${say('yourName')}</label> <input id="you" name="you" maxlength="40" autocomplete="nickname" />`}
        <button class="go">${say('eventTakePart')}</button></form>`;
    }
    const pod = about.rounds.at(-1)?.tables.find((/** @type {any} */ table) => table.yours && !table.reported);
    return html`<p class="panel row" role="status">${say('eventYouPlay', { name: yours.player })}
      ${pod?.sitting ? html`<a class="button go" href=${`/table/${pod.sitting}`}>${say('eventToTable', { number: pod.number })}</a>` : nothing}
      ${yours.dropped === undefined ? html`<button type="button" @click=${(/** @type {Event} */ event) => confirm(say('eventDropSure')) && this.act(event, 'drop')}>${say('eventDrop')}</button>` : html`<span class="tag">${say('eventDropped')}</span>`}</p>`;
  }

  /** @param {any} about */
  nextView(about) {
    const early = about.rounds.length > 0 && about.rounds.length < about.rounds_to_play;
    const act = (/** @type {Event} */ event, /** @type {string} */ name) => this.act(event, 'next', { act: name, early: name === 'close' ? !about.rounds.some((/** @type {any} */ one) => one.kind === 'finals') : name === 'cut' && early });
    return html`<section class="panel" aria-labelledby="next"><h2 id="next">${say('eventNext')}</h2>
      ${about.may.includes('report') ? html`<p>${say('eventWaits')}</p>` : nothing}
      <p class="row">${about.may.filter((/** @type {string} */ name) => name !== 'report').map((/** @type {string} */ name, /** @type {number} */ at) => html`<button type="button" class=${at ? '' : 'go'} data-next=${name} @click=${(/** @type {Event} */ event) => act(event, name)}>${say(`event ${name}`)}</button>`)}</p>
    </section>`;
  }

  /** @param {any} about */
  standingsView(about) {
    const head = ['', say('player'), say('eventPoints'), say('eventFirsts'), say('eventTheirPoints'), say('eventTheirFirsts')];
    const rows = about.standings.map((/** @type {any} */ one) => [one.rank, one.player, one.points, one.firsts, decimal(one.opponents_points, 2), decimal(one.opponents_firsts, 2)]);
    return html`<section aria-labelledby="standings"><h2 id="standings">${say('eventStandings')}</h2>${gridView(head, rows, say('eventStandings'))}</section>`;
  }

  /** @param {any} about @param {boolean} runs @param {boolean} judges */
  playersView(about, runs, judges) {
    return html`<section aria-labelledby="players"><h2 id="players">${say('eventWho')}</h2>
      <ul class="players">${about.entrants.map((/** @type {any} */ one) => html`<li>${one.player}${one.bot ? html` <span class="fact">${say('seatBot', { name: one.bot })}</span>` : nothing}
        ${one.dropped !== undefined ? html` <span class="tag">${say('eventDropped')}</span>` : judges && !about.closed ? html` <button type="button" class="little" aria-label=${say('eventDropOther', { name: one.player })} @click=${(/** @type {Event} */ event) => this.act(event, 'drop', { player: one.player })}>${say('eventDrop')}</button>` : nothing}</li>`)}</ul>
      ${runs && !about.rounds.length
        ? html`<form class="panel" @submit=${(/** @type {SubmitEvent} */ event) => this.send(event, 'register', (form) => ({ players: String(form.get('names')).split(',').map((name) => name.trim()).filter(Boolean), bot: form.get('bot') }))}>
              <p><label for="names">${say('eventNames')}</label> <input id="names" name="names" required autocomplete="off" /></p>
              <p><label for="bot">${say('eventPlayedBy')}</label> <select id="bot" name="bot"><option value="">${say('eventThemselves')}</option>${this.bots.map((bot) => html`<option value=${bot}>${say('seatBot', { name: bot })}</option>`)}</select></p>
              <p><button>${say('eventRegister')}</button></p></form>
            <form class="panel" @submit=${(/** @type {SubmitEvent} */ event) => this.send(event, 'players', async (form) => ({ text: await /** @type {File} */ (form.get('csv')).text() }))}>
              <p><label for="csv">${say('eventCsv')}</label> <input id="csv" name="csv" type="file" accept=".csv" required /></p><p><button>${say('eventRegisterCsv')}</button></p></form>`
        : nothing}
    </section>`;
  }

  /** @param {any} about */
  judgeView(about) {
    return html`<section aria-labelledby="penalties"><h2 id="penalties">${say('eventPenalties')}</h2>
      <ul>${about.penalties.map((/** @type {any} */ one) => html`<li><b>${one.player}</b> ${one.words} ${one.rule ? html`<span class="fact">${one.rule}</span>` : nothing}</li>`)}</ul>
      ${about.closed ? nothing : html`<form class="panel" @submit=${(/** @type {SubmitEvent} */ event) => this.send(event, 'penalty', (form) => ({ player: form.get('player'), words: form.get('words'), rule: form.get('rule'), drop: form.has('drop') }))}>
        <p><label for="whom">${say('player')}</label> <select id="whom" name="player">${about.entrants.map((/** @type {any} */ one) => html`<option>${one.player}</option>`)}</select></p>
        <p><label for="what">${say('eventWhat')}</label> <input id="what" name="words" required maxlength="500" autocomplete="off" /></p>
        <p><label for="rule">${say('eventRule')}</label> <input id="rule" name="rule" maxlength="40" autocomplete="off" /></p>
        <p><label><input type="checkbox" name="drop" /> ${say('eventDropToo')}</label></p>
        <p><button>${say('eventPenalize')}</button></p></form>`}
    </section>`;
  }

  rolesView() {
    return html`<form class="panel" aria-labelledby="roles" @submit=${(/** @type {SubmitEvent} */ event) => this.send(event, 'roles', (form) => ({ login: form.get('login'), role: form.get('role') }))}>
      <h2 id="roles">${say('eventRoles')}</h2>
      <p><label for="login">${say('eventLogin')}</label> <input id="login" name="login" required maxlength="40" autocomplete="off" /></p>
      <p><label for="role">${say('eventRole')}</label> <select id="role" name="role"><option value="judge">${say('eventJudge')}</option><option value="organiser">${say('eventOrganiser')}</option></select></p>
      <p><button>${say('eventName them')}</button></p></form>`;
  }

  /** @param {any} about @returns {[number, number][]} The rounds and tables of which there is a record. */
  recorded(about) {
    return about.rounds.flatMap((/** @type {any} */ round) => round.tables.filter((/** @type {any} */ table) => table.record).map((/** @type {any} */ table) => [round.number, table.number]));
  }

  /** Play the records back one after another, so that one sees how far that has got. @param {[number, number][]} records */
  async judge(records) {
    this.problem = '';
    this.faults = null;
    /** @type {string[]} */
    const found = [];
    try {
      for (const [at, [round, table]] of records.entries()) {
        this.judged = at;
        found.push(...(await get(`/events/${this.event}/faults?round=${round}&table=${table}`)));
      }
      this.faults = found;
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
    this.judged = -1;
  }

  /** @param {any} about */
  recordsView(about) {
    const records = this.recorded(about);
    const going = this.judged >= 0;
    const outcome = this.faults && (this.faults.length ? html`<ul lang="en">${this.faults.map((fault) => html`<li>✗ ${fault}</li>`)}</ul>` : html`✓ ${say('eventNoFaults')}`);
    return html`<p class="row"><button type="button" class="judge" ?disabled=${going || !records.length} @click=${() => this.judge(records)}>${say('eventCheck')}</button>
        ${records.length ? nothing : html`<span>${say('eventNoRecords')}</span>`}
        ${going ? html`<progress max=${records.length} value=${this.judged} aria-label=${say('eventCheck')}></progress> <span>${say('eventJudged', { done: this.judged, of: records.length })}</span>` : nothing}</p>
      <div role="status" class="judged">${going ? say('eventJudging') : outcome}</div>`;
  }

  /** @param {any} about @param {boolean} judges */
  papersView(about, judges) {
    const file = (/** @type {string} */ kind) => html`<a class="button" href=${`/api/events/${this.event}/tables/${kind}`} download=${`${kind}.csv`}>${say(`event csv ${kind}`)}</a>`;
    const show = async (/** @type {string} */ kind) => (this.sheet = await get(`/events/${this.event}/sheets/${kind}`));
    return html`<section aria-labelledby="papers"><h2 id="papers">${say('eventPapers')}</h2>
      <p class="row">${about.rounds.length ? SHEETS.map((kind) => html`<button type="button" @click=${() => show(kind)}>${say(`event ${kind}`)}</button>`) : nothing} ${['players', 'results', 'standings'].map(file)}</p>
      ${judges ? this.recordsView(about) : nothing}
      ${this.sheet ? html`<article class="panel sheet" lang="en"><h3>${this.sheet.title}</h3>
        ${this.sheet.blocks.map((/** @type {any} */ block) => html`<section class=${this.sheet.apart ? 'apart' : ''}><h4>${block.heading}</h4><p>${block.note}</p>${gridView(block.rows[0], block.rows.slice(1), block.heading)}</section>`)}
        <p class="row unprinted"><button type="button" @click=${() => print()}>${say('eventPrint')}</button> <button type="button" @click=${() => (this.sheet = null)}>${say('close')}</button></p></article>` : nothing}
    </section>`;
  }
}

customElements.define('longbox-event', EventPage);
