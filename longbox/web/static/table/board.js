/** The table while a game is played: what is drawn, what is asked, what has happened. */

import { html, nothing } from '../vendor/lit.js';
import { get } from '../core/api.js';
import { Plain } from '../core/element.js';
import { hush, interrupt, tell, tellOfGame } from '../core/heard.js';
import { settings } from '../core/settings.js';
import { clock, say } from '../core/words.js';
import { areasOf } from '../face/changes.js';
import { Offered, collects, ending, howMany, stillToChoose } from '../face/offers.js';
import { areaView } from '../parts/area.js';
import { barView } from '../parts/bar.js';
import { plainWords } from '../parts/lines.js';
import { fly, placesOn } from '../parts/motion.js';
import { pin } from '../parts/pinning.js';
import { handOver, handedTo, noticesView } from '../parts/notices.js';
import { resultView } from '../parts/result.js';
import { Roving, neighbour } from '../parts/roving.js';
import { sideView } from '../parts/side.js';
import { chime } from '../parts/sound.js';
import { besideView, dialogsView } from './beside.js';
import { Complaint } from './complaint.js';
import { Keys } from './keys.js';
import { TableStore } from './store.js';
import { Telling } from './telling.js';

/**
 * @typedef {import('../face/types.js').CardFace} CardFace
 * @typedef {import('../face/types.js').Area} Area
 * @typedef {import('../face/types.js').Offer} Offer
 * @typedef {import('../face/types.js').Line} Line
 */

const LONG_PRESS = 450;
const HOVER = 280;

export class Board extends Plain {
  static properties = {
    about: { attribute: false },
    watching: { attribute: false },
    picked: { state: true },
    looked: { state: true },
    opened: { state: true },
    sheet: { state: true },
    folded: { state: true },
    dialog: { state: true },
    filed: { state: true },
    tick: { state: true },
  };

  constructor() {
    super();
    /** @type {any} */
    this.about = null;
    this.watching = false;
    /** @type {Offer[]} */
    this.picked = [];
    this.looked = '';
    /** @type {Line[]} */
    this.told = [];
    this.opened = '';
    /** @type {'log' | 'chat'} */
    this.sheet = 'log';
    this.shown = false;
    this.folded = false;
    this.dialog = '';
    /** @type {string[]} The files of what was said to be wrong here; they can be had when the game is over. */
    this.filed = [];
    /** @type {Complaint | null} */
    this.complaint = null;
    this.tick = 0;
    this.roving = new Roving();
    this.telling = new Telling();
    /** @type {import('../parts/motion.js').Places | null} */
    this.places = null;
    /** @type {import('../face/types.js').Face | null} */
    this.drawn = null;
    this.asked = '';
    this.logSeen = false;
    this.touch = false;
    this.timer = 0;
    this.hover = 0;
    this.hovered = '';
    /** @type {[number, number]} Where the mouse was last. */
    this.pointer = [-1, -1];
    this.pointed = '';
    /** @type {{thing: string, zone: string}} */
    this.focused = { thing: '', zone: '' };
    this.keys = new Keys(this.hands());
    this.offered = new Offered(null);
    this.onSize = () => this.requestUpdate();
    this.onKey = (/** @type {KeyboardEvent} */ event) => this.press(event);
  }

  // Coming and going

  connectedCallback() {
    super.connectedCallback();
    this.store = new TableStore(this.about.id, this.watching);
    this.store.addEventListener('changed', () => this.requestUpdate());
    this.store.addEventListener('stepped', (event) => this.stepped(/** @type {CustomEvent} */ (event).detail));
    this.store.addEventListener('said', (event) => this.heard(/** @type {CustomEvent} */ (event).detail));
    this.store.addEventListener('answer', (event) => this.answered(/** @type {CustomEvent} */ (event).detail));
    this.store.open();
    void this.store.listen().catch((error) => interrupt(error.message));
    if (!this.watching) this.resume();
    document.addEventListener('keydown', this.onKey, true);
    addEventListener('resize', this.onSize);
    this.ticking = window.setInterval(() => this.counts() && (this.tick += 1), 1000);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.store?.close();
    document.removeEventListener('keydown', this.onKey, true);
    removeEventListener('resize', this.onSize);
    clearInterval(this.ticking);
  }

  /** Go on with what was begun before the page was loaded anew. */
  resume() {
    this.complaint = new Complaint(this.about.id);
    if (this.complaint.open) this.dialog = 'wrong';
    void get(`/tables/${this.about.id}/wrong`).then((files) => (this.filed = files), (error) => interrupt(error.message));
  }

  /** Say that something is wrong, or go on saying it. */
  complain() {
    this.told = [];
    this.complaint?.begin();
    this.dialog = 'wrong';
  }

  /** Whether something is shown that each second changes: a clock, or how long somebody away is waited for. */
  counts() {
    return !!this.store?.clocks || !!Object.keys(this.store?.crowd.until ?? {}).length;
  }

  // What happens at the table

  /** @param {{told: Line[], backTo?: number}} step */
  stepped({ told, backTo }) {
    const store = /** @type {TableStore} */ (this.store);
    const face = /** @type {import('../face/types.js').Face} */ (store.face);
    if (backTo !== undefined && backTo !== null) tell(say('tookBack'));
    const next = handedTo(store);
    if (next) this.handOn(next);
    else this.telling.news(face, told);
    const q = store.question?.q ?? '';
    if (q !== this.asked) {
      this.picked = [];
      this.folded = false;
      if (q) chime();
    }
    this.asked = q;
    document.title = `${q ? '● ' : ''}${face.state || face.title} · Longbox`;
  }

  /** @param {string} next Who looks next at this device; nothing of the last hand is heard any more. */
  handOn(next) {
    hush();
    this.telling = new Telling();
    tell(say('handOver', { name: next }));
  }

  /** @param {import('./store.js').Said} said */
  heard(said) {
    tell(`${said.by}: ${said.words}`);
  }

  /** @param {{t: string, key?: string, card?: string, text: Line[]}} told */
  answered(told) {
    this.told = told.text;
    told.text.forEach((line) => tellOfGame(plainWords(line)));
    if (!this.looked && !this.dialog) this.dialog = 'told';
    this.requestUpdate();
  }

  // What the reader does

  /** @returns {import('./keys.js').Hands} */
  hands() {
    return {
      offered: () => this.offered,
      choose: (offer) => this.choose(offer),
      confirm: () => this.confirm(),
      escape: () => this.escape(),
      look: (card) => this.lookAt(card, true),
      why: (card) => this.askWhy(card),
      question: () => /** @type {HTMLElement | null} */ (this.querySelector('.choice, .question'))?.focus(),
      hint: () => this.askHint(),
      undo: () => this.store?.wish('undo'),
      redo: () => this.store?.wish('redo'),
      typed: () => this.requestUpdate(),
    };
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const target = /** @type {Element} */ (event.target);
    if (target.closest?.('input, textarea, select, dialog[open]')) return;
    const next = neighbour(event);
    if (next) {
      next.focus();
      event.preventDefault();
    } else if (this.keys.press(event, settings.keys)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /** @param {Offer} offer Answer, or put it to what is collected; a shortcut says all there is to say. */
  choose(offer) {
    const asked = this.store?.face?.asked;
    if (!asked || this.store?.answering) return;
    if (!collects(asked) || offer.then?.length) return this.send([offer]);
    if (offer === ending(asked)) return this.send([...this.picked, offer]);
    if (this.touch) this.looked = '';
    const count = this.picked.filter((other) => other === offer).length;
    const full = this.picked.length >= stillToChoose(asked).most;
    this.picked = count >= offer.answers.length || full ? this.picked.filter((other) => other !== offer) : [...this.picked, offer];
    tell(say('chosenOf', { count: this.picked.length, many: howMany(asked) }));
  }

  confirm() {
    const asked = this.store?.face?.asked;
    if (!asked || !collects(asked)) return;
    const end = this.picked.length < stillToChoose(asked).most ? ending(asked) : undefined;
    if (!this.picked.length && !end) return;
    this.send(end ? [...this.picked, end] : this.picked);
  }

  /** @param {Offer[]} offers */
  send(offers) {
    this.store?.answer(offers);
    this.picked = [];
    if (this.touch) this.looked = '';
    this.opened = '';
  }

  escape() {
    this.picked = [];
    this.looked = '';
    this.told = [];
    this.shown = false;
    if (this.store) this.store.refusal = null;
    this.requestUpdate();
  }

  /** @param {CardFace} card @param {Event} event A click, a tap, or a key on a card. */
  act(card, event) {
    const offers = this.offered.on(card.id);
    const touch = /** @type {PointerEvent} */ (event).pointerType === 'touch';
    this.touch = touch;
    clearTimeout(this.hover);
    if (offers.length === 1 && !touch) this.choose(offers[0]), this.turnBack(card.id);
    else if (touch && this.looked === card.id) this.looked = '';
    else this.lookAt(card.id);
  }

  /** What happens next is read in the log, so a card that was chosen, and looked at on the way to it, isn't looked at any more. @param {string} card */
  turnBack(card) {
    if (this.looked === card && !this.picked.length) this.lookAway();
  }

  /** @param {string} card @param {boolean} [all] Whether to ask for all about it. */
  lookAt(card, all = false) {
    if (!card) return;
    if (this.looked !== card) this.told = [];
    this.looked = card;
    const face = this.cardOf(card);
    if (all && face?.title) this.store?.ask({ t: 'look', card: face.title });
  }

  /** @param {string} title A name in the log. */
  lookFor(title) {
    const there = this.cards().find((card) => card.title === title);
    this.looked = '';
    if (there) this.lookAt(there.id, true);
    else this.store?.ask({ t: 'look', card: title });
  }

  /** @param {string} card */
  askWhy(card) {
    const face = this.cardOf(card || this.looked);
    if (card) this.lookAt(card);
    this.store?.ask(face?.title ? { t: 'why', key: face.title } : { t: 'why', rule: this.store.face?.asked?.rule ?? '' });
  }

  /** What was chosen of always and never, and how that is done. */
  askHabits() {
    this.looked = '';
    this.told = [];
    this.store?.ask({ t: 'habit' });
    this.dialog = 'habits';
  }

  askHint() {
    const q = this.store?.question?.q;
    if (q && this.about.hints !== false) this.store?.ask({ t: 'hint', q });
  }

  cards() {
    const face = this.store?.face;
    const lying = face ? [...(face.sides ?? []).flatMap((side) => side.identity ?? []), ...areasOf(face).flatMap((area) => area.cards ?? [])] : [];
    return lying.flatMap((card) => [card, ...(card.attached ?? [])]);
  }

  /** @param {string} id */
  cardOf(id) {
    return this.cards().find((card) => card.id === id);
  }

  // Pointers: a mouse that rests on a card looks at it, and so does a finger that stays.

  /** What came to lie under a mouse that rests is not looked at: nobody pointed at it. @param {PointerEvent} event */
  moved(event) {
    const under = /** @type {Element} */ (event.target);
    const card = under.closest?.('[data-card]')?.getAttribute('data-card');
    const pointed = card || (under.closest?.('.felt, .held') ? 'felt' : '');
    const rests = event.clientX === this.pointer[0] && event.clientY === this.pointer[1];
    this.pointer = [event.clientX, event.clientY];
    if (rests || pointed === this.pointed) return;
    this.pointed = pointed;
    clearTimeout(this.hover);
    if (event.pointerType === 'touch' || matchMedia('(max-width: 760px)').matches) return;
    if (card) this.hover = window.setTimeout(() => ((this.hovered = card), this.lookAt(card)), HOVER);
    else if (pointed && this.hovered === this.looked) this.hover = window.setTimeout(() => this.lookAway(), HOVER * 2);
  }

  lookAway() {
    this.looked = this.hovered = '';
    this.told = [];
  }

  /** @param {PointerEvent} event */
  down(event) {
    const card = /** @type {Element} */ (event.target).closest?.('[data-card]')?.getAttribute('data-card');
    clearTimeout(this.timer);
    if (card && event.pointerType === 'touch') this.timer = window.setTimeout(() => this.lookAt(card, true), LONG_PRESS);
  }

  up() {
    clearTimeout(this.timer);
  }

  /** @param {FocusEvent} event */
  focusCame(event) {
    const thing = /** @type {Element} */ (event.target);
    this.roving.visit(thing);
    this.focused = { thing: thing.getAttribute?.('data-thing') ?? '', zone: thing.closest?.('[data-zone]')?.getAttribute('data-zone') ?? '' };
    const card = thing.getAttribute?.('data-card');
    if (card && thing.matches(':focus-visible')) this.lookAt(card);
  }

  // Drawing

  willUpdate() {
    const face = this.store?.face ?? null;
    if (face !== this.drawn && this.drawn) this.places = placesOn(this);
    this.offered = new Offered(this.store?.question ? face?.asked : null);
    if (this.looked && !this.cardOf(this.looked)) this.looked = '';
  }

  updated() {
    const face = this.store?.face ?? null;
    if (face) pin(this, face.viewer, face.chapter ?? '');
    if (face && this.places) fly(this, this.places, this.drawn, face);
    this.scrollLog(face !== this.drawn);
    if (face !== this.drawn) this.showOffered();
    if (face?.result?.length && !this.drawn?.result?.length) this.querySelector('.felt')?.scrollTo(0, 0);
    this.places = null;
    this.drawn = face;
    this.roving.mend(this);
    this.keepFocus();
    for (const dialog of this.querySelectorAll('dialog')) if (!dialog.open) dialog.showModal();
  }

  /** Where all that is marked lies out of sight, bring it into sight. */
  showOffered() {
    const felt = this.querySelector('.felt')?.getBoundingClientRect();
    const marked = [...this.querySelectorAll('.table .offered')];
    const seen = marked.some((one) => one.closest('.held, [data-pinned]') || (felt && one.getBoundingClientRect().top < felt.bottom - 20 && one.getBoundingClientRect().bottom > felt.top + 20));
    if (marked.length && !seen) marked[0].scrollIntoView({ block: 'nearest' });
  }

  /** @param {boolean} news Whether something happened: the log shows its end then, and when it comes back from behind a close-up. */
  scrollLog(news) {
    const log = this.querySelector('.log');
    const seen = !!log?.clientHeight;
    if (log && seen && (news || !this.logSeen)) log.scrollTop = log.scrollHeight;
    this.logSeen = seen;
  }

  /** A focused card that moved, or has gone, takes the focus to where it is now, or to its neighbour. */
  keepFocus() {
    if (!this.focused.zone || (document.activeElement !== document.body && document.activeElement)) return;
    const { thing, zone } = this.focused;
    const again = this.querySelector(`[data-thing="${CSS.escape(thing)}"]`) ?? this.querySelector(`[data-zone="${CSS.escape(zone)}"] :is([data-thing], .choice):not(:disabled)`);
    /** @type {HTMLElement | null} */ (again ?? this.querySelector('.choice'))?.focus();
  }

  render() {
    const store = /** @type {TableStore} */ (this.store);
    if (!store.face) return html`<main class="page"><p role="status">${store.line === 'open' || store.line === 'connecting' ? say('loading') : nothing}</p>${noticesView(this)}</main>`;
    const passed = handOver(store);
    if (passed) return passed;
    return html`<div
      class="table ${this.shown ? 'shown' : ''} ${this.folded ? 'folded' : ''} ${this.looked ? 'looking' : ''}"
      @pointermove=${this.moved} @pointerdown=${this.down} @pointerup=${this.up} @pointercancel=${this.up} @focusin=${this.focusCame}
    >
      ${barView(this)} ${this.boardView(store.face)} ${besideView(this, store)} ${this.handView(store.face)} ${dialogsView(this, store)}
    </div>`;
  }

  /** @returns {import('../parts/card.js').Scene} */
  scene() {
    const store = /** @type {TableStore} */ (this.store);
    return {
      offered: this.offered,
      picked: this.picked,
      hinted: store.hint?.key ?? '',
      looked: this.looked,
      pointed: store.pointed,
      lowest: store.face?.sides?.findLast((side) => (side.seat ?? -1) >= 0)?.seat,
      stop: (zone, thing, first) => this.roving.stop(zone, thing, first),
      act: (card, event) => this.act(card, event),
      open: (area) => (area.cards?.length ? (this.opened = area.id) : tell(say('pile', { name: area.name, count: area.count ?? 0 }))),
      choose: (offer) => this.choose(offer),
    };
  }

  /** @param {import('../face/types.js').Face} face */
  boardView(face) {
    const scene = this.scene();
    return html`<main class="felt" id="table" aria-label=${say('theTable')}>
      <h1 class="heard" lang="en">${face.title}</h1>
      ${noticesView(this)}
      ${face.result?.length ? resultView(this, face.result) : nothing}
      ${(face.sides ?? []).map((side) => sideView(side, scene, this.standing(side.seat ?? -1)))}
    </main>`;
  }

  /** @param {number} seat */
  standing(seat) {
    const store = /** @type {TableStore} */ (this.store);
    return {
      asked: store.asked.some((asking) => asking.seat === seat),
      away: store.crowd.away.includes(seat),
      clock: this.clockOf(seat),
    };
  }

  /** @param {number} seat What its clock shows now. */
  clockOf(seat) {
    const store = /** @type {TableStore} */ (this.store);
    const { clocks } = store;
    if (!clocks || clocks.left[seat] === undefined) return '';
    const runs = clocks.running?.includes(seat) && !clocks.paused;
    return clock(clocks.left[seat] - (runs ? Math.max(0, store.now - (clocks.at ?? store.now)) : 0));
  }

  /** @param {import('../face/types.js').Face} face */
  handView(face) {
    const side = face.sides?.find((one) => one.areas?.some((area) => area.id === 'hand'));
    const hand = side?.areas?.find((area) => area.id === 'hand');
    return html`<section class="held" aria-label=${say('yourHand')}>${side && hand ? html`<div lang="en">${areaView(hand, this.scene(), side)}</div>` : nothing}</section>`;
  }

  /** @param {'log' | 'chat'} sheet What to show beside the table, instead of a card that was looked at. */
  turnTo(sheet) {
    this.sheet = sheet;
    this.lookAway();
    if (sheet === 'chat' && this.store) this.store.unheard = 0;
  }

  /** Whether other people sit there, too. */
  get shared() {
    return this.about.seats.filter((/** @type {any} */ seat) => seat.who === 'person' && !seat.yours).length > 0;
  }
}

customElements.define('longbox-board', Board);
