/** The bar above a table: where the game is, and what can be done at every moment. */

import { html, nothing, svg } from '../vendor/lit.js';
import { say } from '../core/words.js';
import { openSettings } from './settings-dialog.js';

/** @typedef {import('../table/board.js').Board} Board */

const EYE = svg`<path d="M1 8Q12-5 23 8Q12 21 1 8Z" fill="none" stroke="currentColor" stroke-width="2" /><circle cx="12" cy="8" r="3.5" fill="currentColor" />`;

/** @param {Board} board */
export function barView(board) {
  const store = /** @type {import('../table/store.js').TableStore} */ (board.store);
  const face = /** @type {import('../face/types.js').Face} */ (store.face);
  return html`<header class="bar">
    <a class="home" href="/" aria-label=${say('toLobby')}><img src="/static/icon.svg" alt="" width="28" height="28" /></a>
    <p class="where" lang="en"><b>${face.state || face.title}</b>${face.means ? html` <span class="means">${face.means}</span>` : nothing}<span class="what">${face.title}</span></p>
    <nav class="tools" aria-label=${say('tools')}>
      ${watchersView(store)}
      ${board.watching ? html`<span class="tag">${say('watching')}</span>` : actions(board)}
      <button type="button" class="only-phone" @click=${() => ((board.shown = !board.shown), board.requestUpdate())}>${say('log')}${store.unheard ? html` <b class="new">${store.unheard}</b>` : nothing}</button>
      ${more(board)}
    </nav>
  </header>`;
}

/** Who watches, and how many. @param {import('../table/store.js').TableStore} store */
function watchersView({ crowd }) {
  const unnamed = crowd.watchers - crowd.watching.length;
  if (!crowd.watchers) return nothing;
  return html`<details class="menu watchers">
    <summary aria-label=${say('watchers', { count: crowd.watchers })}><svg class="eye" viewBox="0 0 24 16" aria-hidden="true">${EYE}</svg> ${crowd.watchers}</summary>
    <div><h2>${say('watchers', { count: crowd.watchers })}</h2><ul>${crowd.watching.map((name) => html`<li>${name}</li>`)}</ul>${unnamed ? html`<p>${say('watchersMore', { count: unnamed })}</p>` : nothing}</div>
  </details>`;
}

/** @param {Board} board */
function actions(board) {
  const store = /** @type {import('../table/store.js').TableStore} */ (board.store);
  const undo = store.undo;
  const able = undo.state === 'free' || undo.state === 'ask';
  return html`<button type="button" ?disabled=${!able} title=${undo.why || say('undoKeys')} @click=${() => store.wish('undo')}>
      ${say(undo.state === 'ask' ? 'undoAsk' : undo.state === 'waiting' ? 'undoWaiting' : 'undo')}
    </button>
    ${undo.redo ? html`<button type="button" @click=${() => store.wish('redo')}>${say('redo')}</button>` : nothing}
    ${board.about.hints === false ? nothing : html`<button type="button" class="not-phone" ?disabled=${!store.question} @click=${() => board.askHint()}>${say('hint')}</button>`}`;
}

/** @param {Board} board */
function more(board) {
  const store = /** @type {import('../table/store.js').TableStore} */ (board.store);
  const over = !!store.face?.result?.length;
  const seat = store.face?.viewer ?? -1;
  const away = store.replaced.includes(seat);
  const people = board.about.seats.filter((/** @type {any} */ seat) => seat.who === 'person').length;
  /** @type {[string, () => void, boolean][]} */
  const deeds = [
    ['hint', () => board.askHint(), !!store.question && board.about.hints !== false],
    ['wrong', () => board.complain(), !board.watching],
    ['whyAsked', () => board.askWhy(''), !!store.question],
    ['habits', () => board.askHabits(), !board.watching],
    ['commands', () => (board.dialog = 'commands'), !board.watching],
    ['pause', () => store.wish('pause'), !board.watching && !over && !!store.clocks && !store.clocks.paused],
    ['resume', () => store.wish('resume'), !board.watching && !over && !!store.clocks?.paused],
    ['draw', () => store.wish('draw'), !board.watching && !over && people > 1],
    ['concede', () => confirm(say('concedeSure')) && store.wish('concede'), !board.watching && !over],
    ['botForMe', () => store.wish('bot', seat), !board.watching && !over && !away],
    ['seatAgain', () => store.wish('back', seat), !board.watching && !over && away],
    ['settings', openSettings, true],
  ];
  const pick = (/** @type {() => void} */ deed) => (/** @type {Event} */ event) => {
    /** @type {Element} */ (event.target).closest('details')?.removeAttribute('open');
    deed();
  };
  return html`<details class="menu">
    <summary>${say('more')}</summary>
    <div>${deeds.filter(([, , shown]) => shown).map(([name, deed]) => html`<button type="button" @click=${pick(deed)}>${say(name)}</button>`)}</div>
  </details>`;
}
