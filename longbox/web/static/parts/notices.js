/** What stands above the table until it is settled: a lost line, a request, a refusal, whose turn it is to look. */

import { html, nothing } from '../vendor/lit.js';
import { go } from '../core/router.js';
import { clock, say } from '../core/words.js';

/** @typedef {import('../table/board.js').Board} Board */

/** @param {Board} board */
export function noticesView(board) {
  const store = /** @type {import('../table/store.js').TableStore} */ (board.store);
  return html`<div class="notices">
    ${lineNotice(board, store)}
    ${store.restarting ? html`<p class="notice" role="status">${say('restarting')}</p>` : nothing}
    ${store.clocks?.paused && !store.restarting ? html`<p class="notice" role="status">${say('pausedNow')}</p>` : nothing}
    ${store.newer && store.face?.result?.length ? html`<p class="notice" role="status">${say('newer')} <button type="button" @click=${() => location.reload()}>${say('loadAnew')}</button></p>` : nothing}
    ${store.refusal ? html`<p class="notice refusal" role="alert"><span lang="en">${store.refusal.why}</span> ${store.refusal.rule ? html`<cite lang="en">${store.refusal.rule}</cite>` : nothing} <button type="button" @click=${() => board.escape()}>${say('close')}</button></p>` : nothing}
    ${[...store.requests.values()].map((request) => requestNotice(board, store, request))}
    ${store.crowd.away.map((seat) => awayNotice(store, seat))}
  </div>`;
}

/** @param {Board} board @param {import('../table/store.js').TableStore} store */
function lineNotice(board, store) {
  if (store.line === 'open') return nothing;
  if (store.line === 'connecting' || store.line === 'lost') return store.face ? html`<p class="notice lost" role="status">${say('lineLost')}</p>` : nothing;
  const deeds = /** @type {Record<string, [string, () => void]>} */ ({
    replaced: ['useHere', () => store.wire.again()],
    reload: ['loadAnew', () => location.reload()],
    malformed: ['loadAnew', () => location.reload()],
    forbidden: ['toLobby', () => go('/')],
    gone: ['toLobby', () => go('/')],
  });
  const [label, deed] = deeds[store.line];
  return html`<p class="notice lost" role="alert">${say(`line ${store.line}`)} <button type="button" class="go" @click=${deed}>${say(label)}</button></p>`;
}

/** @param {Board} board @param {import('../table/store.js').TableStore} store @param {import('../table/store.js').Wished} request */
function requestNotice(board, store, request) {
  const name = store.face?.sides?.find((side) => side.seat === request.by)?.name ?? String(request.by + 1);
  const own = store.seats.includes(request.by);
  if (board.watching) return html`<p class="notice request" role="status">${say('requestBetween', { name, what: say(`wish ${request.what}`) })}</p>`;
  return html`<p class="notice request" role=${own ? 'status' : 'alert'}>
    ${own ? say('requestSent', { what: say(`wish ${request.what}`) }) : say('requestAsked', { name, what: say(`wish ${request.what}`) })}
    ${own
      ? nothing
      : html`<button type="button" class="go" @click=${() => store.reply(request.n, true)}>${say('agree')}</button>
          <button type="button" @click=${() => store.reply(request.n, false)}>${say('refuse')}</button>`}
  </p>`;
}

/** @param {import('../table/store.js').TableStore} store @param {number} seat */
function awayNotice(store, seat) {
  const name = store.face?.sides?.find((side) => side.seat === seat)?.name ?? String(seat + 1);
  const until = store.crowd.until[String(seat)];
  return html`<p class="notice" role="status">${until ? say('awayUntil', { name, time: clock(until - store.now) }) : say('awayNow', { name })}</p>`;
}

/**
 * At one device, another of its people is asked: nothing of the table is shown until that one looks.
 * @param {import('../table/store.js').TableStore} store
 */
export function handOver(store) {
  const [next] = store.elsewhere;
  const name = handedTo(store);
  if (!name) return null;
  return html`<main class="hand-over">
    <h1>${say('handOver', { name })}</h1>
    <button type="button" class="go" @click=${() => store.ask({ t: 'sit', seat: next.seat })}>${say('iAm', { name })}</button>
  </main>`;
}

/** @param {import('../table/store.js').TableStore} store Who is to look at this device next; "" if nobody else is. */
export function handedTo(store) {
  const [next] = store.elsewhere;
  if (store.question || !next) return '';
  return store.face?.sides?.find((side) => side.seat === next.seat)?.name ?? String(next.seat + 1);
}
