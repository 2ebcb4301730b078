/** A game that was played: step, scrub and play through it, with anybody's eyes, and play on from any moment. */

import { html, nothing } from '../vendor/lit.js';
import { get, post } from '../core/api.js';
import { Plain } from '../core/element.js';
import { tell } from '../core/heard.js';
import { beSomebody } from '../core/me.js';
import { go } from '../core/router.js';
import { say, sayOf } from '../core/words.js';
import { Offered } from '../face/offers.js';
import { areaView } from '../parts/area.js';
import { quietScene } from '../parts/card.js';
import { pileDialog } from '../parts/dialogs.js';
import { plainWords, written } from '../parts/lines.js';
import { lookedView } from '../parts/looked.js';
import '../parts/replay-log.js';
import { playOnDialog } from '../parts/play-on.js';
import { neighbour } from '../parts/roving.js';
import { sideView } from '../parts/side.js';

const PACE = 900;
const MOST_KEPT = 60;
/** @type {import('../parts/replay-log.js').Told[]} */
const NONE = [];

/**
 * @typedef {import('../face/types.js').Face} Face
 * @typedef {import('../face/types.js').CardFace} CardFace
 * @typedef {{moment: number, view: Face, asked?: {seat: number, name: string, words?: string, answer?: string, keys?: string[]}}} Shown
 * @typedef {{id: string, game: string, title: string, names: string[], bots: string[], last: number, result?: string, problem?: string,
 *   table?: string, log?: {moment: number, line: import('../face/types.js').Line}[]}} Replay
 */

export class ReplayPage extends Plain {
  static properties = {
    replay: {}, about: { state: true }, shown: { state: true }, moment: { state: true }, eyes: { state: true },
    playing: { state: true }, problem: { state: true }, looked: { state: true }, opened: { state: true }, leaving: { state: true }, copied: { state: true },
  };

  constructor() {
    super();
    this.replay = '';
    /** @type {Replay | null} */
    this.about = null;
    /** @type {Shown | null} */
    this.shown = null;
    const query = new URLSearchParams(location.search);
    this.moment = Math.max(0, Number(query.get('at')) || 0);
    this.eyes = query.get('eyes') ?? '';
    this.playing = 0;
    this.problem = '';
    /** @type {CardFace | null} */
    this.looked = null;
    this.opened = '';
    this.leaving = false;
    this.copied = false;
    /** @type {Map<string, Promise<Shown>>} */
    this.kept = new Map();
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this.keys);
    void this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('keydown', this.keys);
    this.pause();
  }

  async load() {
    try {
      this.about = await get(`/replays/${this.replay}?eyes=${this.eyes}`);
      await this.turnTo(Math.min(this.moment, /** @type {Replay} */ (this.about).last), true);
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
    }
  }

  /** @param {number} moment @returns {Promise<Shown>} A moment, asked for once. */
  fetched(moment) {
    const key = `${moment} ${this.eyes}`;
    const found = this.kept.get(key) ?? get(`/replays/${this.replay}/moments/${moment}?eyes=${this.eyes}`);
    this.kept.delete(key);
    this.kept.set(key, found);
    found.catch(() => this.kept.delete(key));
    for (const old of [...this.kept.keys()].slice(0, Math.max(0, this.kept.size - MOST_KEPT))) this.kept.delete(old);
    return found;
  }

  /** @param {number} wanted @param {boolean} [quiet] Whether nothing is told of it. */
  async turnTo(wanted, quiet = false) {
    if (!this.about) return;
    const moment = Math.min(Math.max(0, wanted), this.about.last);
    this.moment = moment;
    this.copied = false;
    history.replaceState(null, '', `/replay/${this.replay}?${new URLSearchParams({ at: String(moment), ...(this.eyes ? { eyes: this.eyes } : {}) })}`);
    try {
      const shown = await this.fetched(moment);
      if (moment !== this.moment) return;
      this.shown = shown;
      this.problem = '';
    } catch (error) {
      this.problem = /** @type {Error} */ (error).message;
      return this.pause();
    }
    if (!quiet) tell(this.linesAt(moment).map(plainWords).join(' ') || this.askedWords());
    if (!quiet && moment < this.about.last) void this.fetched(moment + 1);
  }

  /** @param {number} moment */
  linesAt(moment) {
    return (this.about?.log ?? []).filter((told) => told.moment === moment).map((told) => told.line);
  }

  play() {
    if (this.playing) return this.pause();
    const step = async () => {
      await this.turnTo(this.moment + 1);
      if (this.playing && this.about && this.moment < this.about.last) this.playing = window.setTimeout(step, PACE);
      else this.pause();
    };
    this.playing = window.setTimeout(step, 0);
  }

  pause() {
    clearTimeout(this.playing);
    this.playing = 0;
  }

  /** @param {string} eyes */
  lookWith(eyes) {
    this.eyes = eyes;
    this.looked = null;
    void this.load();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest?.('input, select, textarea, dialog')) return;
    if (target.closest('[data-zone]') && event.key.startsWith('Arrow')) {
      const next = neighbour(event);
      if (next) (event.preventDefault(), next.focus());
      return;
    }
    const deeds = /** @type {Record<string, () => void>} */ ({
      ArrowLeft: () => this.turnTo(this.moment - 1),
      ArrowRight: () => this.turnTo(this.moment + 1),
      Home: () => this.turnTo(0),
      End: () => this.turnTo(this.about?.last ?? 0),
      p: () => this.play(),
    });
    const deed = deeds[event.key];
    if (deed) (event.preventDefault(), deed());
  }

  async copy() {
    await navigator.clipboard?.writeText(location.href);
    this.copied = true;
    tell(say('replay copied'));
  }

  /** @param {object} wish What the dialog says of the new table. */
  async playOn(wish) {
    await beSomebody();
    const table = await post(`/replays/${this.replay}/play-on`, { moment: this.moment, ...wish });
    go(`/table/${table.id}`);
  }

  updated() {
    const dialog = /** @type {HTMLDialogElement | null} */ (this.querySelector('dialog'));
    if (dialog && !dialog.open) dialog.showModal();
  }

  render() {
    if (!this.about || !this.shown) return html`<main class="page"><h1>${say('replay')}</h1><p role=${this.problem ? 'alert' : 'status'}>${this.problem || say('loading')}</p></main>`;
    const { title, names, result, problem } = this.about;
    return html`<main class="page replay">
      <h1 lang="en">${title}</h1>
      <p><span lang="en">${names.join(' · ')}</span>${result ? html` <b lang="en">${result}</b>` : nothing}</p>
      ${problem || this.problem ? html`<p class="notice" role="alert" lang="en">${problem || this.problem}</p>` : nothing}
      ${this.controls(this.about)}
      <div class="replay-spread">
        <div class="replay-table">${this.tableView(this.shown)}</div>
        <aside class="replay-beside">${this.looked ? lookedView(this.looked, this.about.game, () => (this.looked = null)) : nothing}${this.logView()}</aside>
      </div>
      ${this.dialogs(this.about, this.shown)}
    </main>`;
  }

  /** @param {Replay} about */
  controls(about) {
    const at = say('replay at', { moment: this.moment, last: about.last });
    const step = (/** @type {number} */ to, /** @type {string} */ name, /** @type {string} */ sign, /** @type {boolean} */ off) =>
      html`<button type="button" data-step=${name} aria-label=${say(`replay ${name}`)} title=${say(`replay ${name}`)} ?disabled=${off} @click=${() => this.turnTo(to)}>${sign}</button>`;
    return html`<section class="panel replay-controls replay-steps" aria-label=${say('replay controls')}>
      <p class="row">
        ${step(0, 'first', '|◀', this.moment === 0)} ${step(this.moment - 1, 'back', '◀', this.moment === 0)}
        <button type="button" class="go" data-play aria-pressed=${String(!!this.playing)} ?disabled=${this.moment >= about.last} @click=${() => this.play()}>${say(this.playing ? 'replay pause' : 'replay play')}</button>
        ${step(this.moment + 1, 'next', '▶', this.moment >= about.last)} ${step(about.last, 'last', '▶|', this.moment >= about.last)}
        <label class="scrub"><span class="heard">${say('replay scrub')}</span>
          <input type="range" min="0" max=${about.last} .value=${String(this.moment)} aria-valuetext=${at} @input=${(/** @type {Event} */ event) => this.turnTo(Number(/** @type {HTMLInputElement} */ (event.target).value), true)} /></label>
        <output>${at}</output>
      </p>
    </section>
    <div class="replay-more"><p class="row">
        <label for="eyes">${say('replay eyes')}</label>
        <select id="eyes" @change=${(/** @type {Event} */ event) => this.lookWith(/** @type {HTMLSelectElement} */ (event.target).value)}>
          <option value="" ?selected=${this.eyes === ''}>${say('replay open')}</option>
          ${about.names.map((name, seat) => html`<option value=${String(seat)} ?selected=${this.eyes === String(seat)}>${name}</option>`)}
        </select>
        <button type="button" @click=${() => this.copy()}>${say(this.copied ? 'replay copied' : 'replay link')}</button>
        <a class="button" href=${`/api/replays/${this.replay}/record`} download>${say('downloadRecord')}</a>
        <button type="button" data-play-on ?disabled=${!this.shown?.asked && this.eyes === '' } @click=${() => (this.pause(), (this.leaving = true))}>${say('replay playOn')}</button>
      </p></div>`;
  }

  /** @returns {string} */
  askedWords() {
    const asked = this.shown?.asked;
    return asked ? sayOf('replay asked', asked.name, { words: asked.words ?? '' }) : '';
  }

  /** @param {Shown} shown */
  tableView(shown) {
    const face = shown.view;
    const scene = this.scene(face, shown.asked?.keys ?? []);
    const hand = face.sides?.find((side) => side.areas?.some((area) => area.id === 'hand'));
    const held = hand?.areas?.find((area) => area.id === 'hand');
    return html`<section lang="en" aria-label=${say('theTable')} class="replay-felt">
      <h2>${face.state || face.title}${face.means ? html` <span class="means">${face.means}</span>` : nothing}</h2>
      <p class="replay-asked">${shown.asked ? html`${shown.asked.name}: ${shown.asked.words}${shown.asked.answer ? html` → <b>${shown.asked.answer}</b>` : nothing}` : nothing}</p>
      ${(face.sides ?? []).map((side) => sideView(side, scene, { asked: shown.asked?.seat === side.seat, away: false, clock: '' }))}
      ${hand && held ? areaView(held, scene, hand) : nothing}
      ${face.result?.length ? html`<div class="result"><h2>${say('gameOver')}</h2>${face.result.map((line) => html`<p>${written(line)}</p>`)}</div>` : nothing}
    </section>`;
  }

  /** @param {Face} face @param {string[]} keys What was answered. */
  scene(face, keys) {
    const offered = new Offered(face.asked);
    const given = offered.offers.filter((offer) => offer.answers.some((key) => keys.includes(key)));
    offered.byCard = new Map(given.flatMap((offer) => (offer.on ?? []).map((card) => [card, [offer]])));
    offered.refused = new Map();
    return quietScene({
      offered,
      picked: given,
      looked: this.looked?.id ?? '',
      act: (card) => (this.looked = card),
      open: (area) => (this.opened = area.cards?.length ? area.id : ''),
    });
  }

  logView() {
    return html`<section aria-label=${say('log')}><h2>${say('log')}</h2>
      <longbox-replay-log .log=${this.about?.log ?? NONE} .moment=${this.shown?.moment ?? 0} @picked=${(/** @type {CustomEvent<number>} */ event) => this.turnTo(event.detail, true)}></longbox-replay-log></section>`;
  }

  /** @param {Replay} about @param {Shown} shown */
  dialogs(about, shown) {
    if (this.leaving) return playOnDialog(about, shown.asked?.seat ?? 0, (wish) => this.playOn(wish), () => (this.leaving = false));
    const area = this.opened ? (shown.view.sides ?? []).flatMap((side) => side.areas ?? []).find((one) => one.id === this.opened) : undefined;
    if (!area) return nothing;
    return pileDialog(area, this.scene(shown.view, []), this.looked ? lookedView(this.looked, about.game, () => (this.looked = null)) : nothing, () => (this.opened = ''));
  }
}

customElements.define('longbox-replay', ReplayPage);
