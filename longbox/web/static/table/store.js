/**
 * All that the page knows of one table. Messages write it, drawing only reads it.
 *
 * It tells of itself by events: `changed`, `stepped` (with the old face and what changed), and `answer` (a reply to something asked).
 */

import { get, post, remove } from '../core/api.js';
import { changedFace } from '../face/changes.js';
import { Outbox, newId } from '../net/outbox.js';
import { PATIENCE, Wire } from '../net/wire.js';
import { Looks } from './looks.js';

const VERSION = 1;
const MOST_LINES = 400;

/** How long to wait for the rest of what was chosen together, in milliseconds. */
const FOLLOWS = 1500;

/**
 * @typedef {import('../face/types.js').Face} Face
 * @typedef {import('../face/types.js').Line} Line
 * @typedef {import('../face/types.js').Offer} Offer
 * @typedef {{seat: number, q?: string, yours?: boolean}} Asking
 * @typedef {{words: Line, n: number}} Told A line of the log and the entry that it tells of.
 * @typedef {{by: string, seat: number, words: string, at: number, no?: number}} Said
 * @typedef {{n: number, by: number, what: string, to?: number | null, until?: number, yes?: number[], no?: number, lapsed?: boolean}} Wished
 * @typedef {{left: number[], running?: number[], at?: number, paused?: boolean}} Clocks
 */

export class TableStore extends EventTarget {
  /**
   * @param {string} table
   * @param {boolean} watching Whether to look without a seat.
   */
  constructor(table, watching) {
    super();
    this.table = table;
    this.watching = watching;
    /** @type {import('../net/wire.js').State} */
    this.line = 'connecting';
    this.eyes = '';
    this.n = -1;
    /** @type {number | null} */
    this.seat = null;
    /** @type {number[]} */
    this.seats = [];
    /** @type {Face | null} */
    this.face = null;
    /** @type {Asking[]} */
    this.asked = [];
    this.undo = { state: 'none', redo: false, why: '' };
    /** @type {Told[]} */
    this.log = [];
    this.looks = new Looks(table);
    /** The entry up to which what comes happened before the line was there. */
    this.before = -1;
    /** @type {number[]} The seats of people for whom bots play. */
    this.replaced = [];
    /** @type {Clocks | null} */
    this.clocks = null;
    /** By how many milliseconds the server's time is ahead of what the page counts, which no change of the device's clock moves. */
    this.ahead = 0;
    /** @type {Said[]} */
    this.said = [];
    /** @type {{id: string, name: string}[]} */
    this.muted = [];
    /** @type {Set<number>} The numbers of what the reader has reported. */
    this.reported = new Set();
    /** Why something in the chat could not be done. */
    this.trouble = '';
    this.unheard = 0;
    /** @type {Map<number, Wished>} */
    this.requests = new Map();
    this.crowd = { away: /** @type {number[]} */ ([]), watchers: 0, watching: /** @type {string[]} */ ([]), until: /** @type {Record<string, number>} */ ({}) };
    /** @type {Map<number, string>} */
    this.pointed = new Map();
    /** @type {{q: string, key: string, words: string} | null} */
    this.hint = null;
    /** @type {{why: string, rule?: string} | null} */
    this.refusal = null;
    this.following = { to: -1, until: 0 };
    this.restarting = false;
    this.build = '';
    this.newer = false;
    this.onSight = () => this.seen();
    this.outbox = new Outbox(table);
    this.wire = new Wire({
      address: () => this.#address(),
      hear: (message) => this.hear(message),
      turn: (state) => this.#turn(state),
      due: () => this.outbox.due(PATIENCE),
    });
  }

  // What the reader does

  /** The question that is the reader's to answer now; nothing while an answer is under way. */
  get question() {
    const own = this.asked.find((asking) => asking.yours && asking.seat === this.face?.viewer);
    return own && this.face?.asked ? own : undefined;
  }

  /** The reader's other seats that are asked: at one device, somebody else's turn to look. */
  get elsewhere() {
    return this.asked.filter((asking) => asking.yours && asking.seat !== this.face?.viewer);
  }

  /** What time it is by the server, in milliseconds since 1970, whatever the device's own clock shows. */
  get now() {
    return performance.now() + this.ahead;
  }

  /** Whether an answer is under way, so that another click counts for nothing. */
  get answering() {
    const waits = [...this.outbox.waiting.values()].some((kept) => kept.t === 'answer' && kept.q === this.question?.q);
    return waits || (this.n < this.following.to && Date.now() < this.following.until);
  }

  /**
   * Answer the question that is asked.
   * @param {Offer[]} offers What was chosen: one, or several of a question that takes several.
   */
  answer(offers) {
    const q = this.question?.q;
    if (!q || this.answering || !offers.length) return;
    const [first, ...more] = offers;
    const taken = new Map([[first, 1]]);
    const keys = more.map((offer) => {
      const count = taken.get(offer) ?? 0;
      taken.set(offer, count + 1);
      return offer.answers[count] ?? offer.answers[0];
    });
    this.refusal = null;
    this.hint = null;
    this.#post({ t: 'answer', id: newId(), q, key: first.answers[0], ...(first.then?.length ? { then: first.then } : {}), ...(keys.length ? { more: keys } : {}) });
  }

  /** @param {string} what @param {number} [to] */
  wish(what, to) {
    this.#post({ t: 'wish', id: newId(), what, ...(to === undefined ? {} : { to }) });
  }

  /** @param {number} n @param {boolean} yes */
  reply(n, yes) {
    this.#post({ t: 'reply', id: newId(), n, yes });
  }

  /** @param {string} words */
  say(words) {
    this.#post({ t: 'say', id: newId(), words });
  }

  /** @param {string} words A command of the game's own. */
  type(words) {
    this.#post({ t: 'typed', id: newId(), words });
  }

  /** @param {object} message Something that nothing is lost with: a look, a sync. */
  ask(message) {
    return this.wire.send(message);
  }

  /** @param {Record<string, any> & {t: string, id: string}} message */
  #post(message) {
    this.outbox.put(message);
    this.wire.send(message);
    this.#changed();
  }

  // What the server says

  /** @param {any} message */
  hear(message) {
    const heard = /** @type {Record<string, (message: any) => void>} */ ({
      hello: (told) => this.#hello(told),
      view: (told) => this.#view(told),
      step: (told) => this.#step(told),
      taken: (told) => this.#taken(told),
      refused: (told) => this.#refused(told),
      request: (told) => this.#request(told),
      said: (told) => this.#said(told),
      crowd: (told) => void (this.crowd = { away: told.away ?? [], watchers: told.watchers ?? 0, watching: told.watching ?? [], until: told.until ?? {} }),
      pointed: (told) => void (told.card ? this.pointed.set(told.seat, told.card) : this.pointed.delete(told.seat)),
      hint: (told) => void (this.hint = told),
      restarting: () => void (this.restarting = true),
      because: (told) => this.#reply(told),
      card: (told) => this.#reply(told),
      told: (told) => this.#reply(told),
    });
    heard[message.t]?.(message);
    this.#changed();
  }

  /** @param {any} told */
  #hello(told) {
    this.ahead = told.at - performance.now();
    this.seat = told.seat ?? null;
    this.seats = told.seats ?? [];
    this.restarting = false;
    if (this.build && told.build !== this.build) this.newer = true;
    this.build = told.build;
    this.before = told.n;
    if (this.eyes && told.eyes === this.eyes && told.n > this.n) this.ask({ t: 'sync', n: this.n });
    for (const message of this.outbox.due(0)) this.wire.send(message);
  }

  /** @param {any} told */
  #view(told) {
    const before = this.face;
    this.eyes = told.eyes;
    this.n = told.n;
    this.face = told.view;
    this.log = (told.log ?? []).map((/** @type {Line} */ words, /** @type {number} */ at) => ({ words, n: told.entries[at] }));
    this.looks.begin(String(told.view.viewer ?? ''), told.n, this.log.at(-1 - (told.missed ?? 0))?.n ?? 0);
    this.#stands(told);
    const found = this.#find();
    this.dispatchEvent(new CustomEvent('stepped', { detail: { before, changes: null, told: found, backTo: told.back_to } }));
  }

  /** @param {any} told */
  #step(told) {
    if (told.n <= this.n || !this.face) return;
    if (told.n > this.n + 1) return void this.ask({ t: 'sync', n: this.n });
    const before = this.face;
    this.n = told.n;
    this.face = changedFace(before, told.changes ?? {});
    const lines = told.told ?? [];
    this.log = [...this.log, ...lines.map((/** @type {Line} */ words) => ({ words, n: told.n }))].slice(-MOST_LINES);
    this.#stands(told);
    if (told.by === this.face.viewer && !told.itself) this.looks.answer(told.n);
    else if (told.n <= this.before) this.#find();
    else if (this.there) this.looks.look(told.n);
    this.dispatchEvent(new CustomEvent('stepped', { detail: { before, changes: told.changes ?? {}, told: lines } }));
  }

  /** Whether the reader has the page before them, as far as a page can know. */
  get there() {
    return this.line === 'open' && !document.hidden;
  }

  /** The reader finds what happened while they were away; gives that, once all of it has come. @returns {Line[]} */
  #find() {
    if (!this.there || this.n < this.before) return [];
    const since = this.looks.at.to;
    const found = this.log.filter(({ n }) => n > since).map(({ words }) => words);
    this.looks.back(this.n, !!found.length);
    return found;
  }

  /** The page is before the reader again, or isn't any more. */
  seen() {
    this.#find();
    this.#changed();
  }

  /** @param {any} told What stands in a view and in a step alike. */
  #stands(told) {
    this.asked = told.asked ?? [];
    this.replaced = told.replaced ?? [];
    this.clocks = told.clocks ?? null;
    this.undo = { state: 'none', redo: false, why: '', ...told.undo };
    if (this.hint && this.hint.q !== this.question?.q) this.hint = null;
    for (const [n, request] of this.requests) if (request.n < this.n) this.requests.delete(n);
  }

  /** @param {any} told An answer is stored; what was chosen with it is given next, each as an entry of its own. */
  #taken(told) {
    const more = this.outbox.settle(told.id)?.more?.length ?? 0;
    if (!more) return;
    this.following = { to: told.n + more, until: Date.now() + FOLLOWS };
    setTimeout(() => this.#changed(), FOLLOWS);
  }

  /** @param {any} told */
  #refused(told) {
    const kept = this.outbox.settle(told.id);
    if (told.asked) this.asked = told.asked;
    if (told.code === 'stale' && kept?.t === 'answer') this.ask({ t: 'sync', n: this.n });
    this.refusal = { why: told.why, rule: told.rule };
  }

  /** @param {any} told */
  #request(told) {
    if (told.lapsed || (told.no ?? -1) >= 0) this.requests.delete(told.n);
    else this.requests.set(told.n, told);
  }

  /** @param {any} told */
  #said(told) {
    if (told.no && this.said.some((other) => other.no === told.no)) return;
    this.said = [...this.said, told];
    this.unheard += 1;
    this.dispatchEvent(new CustomEvent('said', { detail: told }));
  }

  /** Learn what was said before, and whose words the server keeps back. */
  async listen() {
    if (this.watching) return;
    const before = this.said.length;
    const [said, muted] = await Promise.all([get(`/tables/${this.table}/chat`), get('/me/muted')]);
    const numbers = new Set(said.map((/** @type {Said} */ one) => one.no));
    this.said = [...said, ...this.said.slice(before).filter((one) => !numbers.has(one.no))];
    this.muted = muted;
    this.#changed();
  }

  /** @param {Said} said Whose words are not to come any more, at any table. */
  async mute(said) {
    await post(`/tables/${this.table}/mute`, { no: said.no });
    await this.listen();
  }

  /** @param {Said} said What who runs the server is to look at. */
  async report(said) {
    await post(`/tables/${this.table}/report`, { no: said.no, words: said.words });
    this.reported.add(said.no ?? 0);
    this.troubled('');
  }

  /** @param {string} why Why something in the chat could not be done; nothing when something could. */
  troubled(why) {
    this.trouble = why;
    this.#changed();
  }

  /** @param {string} id Whose words are to come again. */
  async unmute(id) {
    await remove(`/me/muted/${id}`);
    await this.listen();
  }

  /** @param {any} told What was asked for; a command that was typed is settled by it. */
  #reply(told) {
    if (told.id) this.outbox.settle(told.id);
    this.dispatchEvent(new CustomEvent('answer', { detail: told }));
  }

  // The line

  open() {
    document.addEventListener('visibilitychange', this.onSight);
    this.wire.open();
  }

  close() {
    document.removeEventListener('visibilitychange', this.onSight);
    this.wire.close();
  }

  #address() {
    const kind = this.watching ? 'watch' : 'socket';
    const query = new URLSearchParams({ v: String(VERSION), ...(this.eyes ? { n: String(this.n), eyes: this.eyes } : {}) });
    return `${location.origin.replace(/^http/, 'ws')}/api/tables/${this.table}/${kind}?${query}`;
  }

  /** @param {import('../net/wire.js').State} state */
  #turn(state) {
    this.line = state;
    this.#changed();
  }

  #changed() {
    this.dispatchEvent(new Event('changed'));
  }
}
