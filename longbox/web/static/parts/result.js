/** How a game ended, and what one can do then: play again, look at the replay, take its record home. */

import { html, nothing } from '../vendor/lit.js';
import { post } from '../core/api.js';
import { interrupt } from '../core/heard.js';
import { go } from '../core/router.js';
import { say } from '../core/words.js';
import { written } from './lines.js';

/**
 * @typedef {import('../table/board.js').Board} Board
 * @typedef {import('../face/types.js').Line} Line
 */

/** Above all else: it is brought into sight when it comes. @param {Board} board @param {Line[]} result */
export function resultView(board, result) {
  return html`<section class="result" role="status"><h2>${say('gameOver')}</h2>${result.map((line) => html`<p lang="en">${written(line)}</p>`)}${afterwards(board)}</section>`;
}

/** @param {Board} board */
function afterwards(board) {
  const { about } = board;
  return html`<p class="row">
    ${board.watching ? nothing : html`<button type="button" class="go" @click=${() => again(board)}>${say('rematch')}</button>`}
    <a class="button" href="/replay/${about.id}">${say('watchReplay')}</a>
    <a class="button" href="/api/tables/${about.id}/record" download>${say('downloadRecord')}</a>
    ${board.filed.map((file) => html`<a class="button" href=${`/api/tables/${about.id}/wrong/${file}`} download=${file}>${say('wrongFile', { file })}</a>`)}
    ${about.parent ? html`<a class="button" href="/replay/${about.parent.table}?at=${about.parent.n}">${say('backToReplay')}</a>` : nothing}
    <a class="button" href="/">${say('toLobby')}</a>
  </p>`;
}

/** The same once more, at a new table; the others find its address in the chat. @param {Board} board */
async function again(board) {
  const { game, title, chosen, seats, watch, delay, undo, hints, listed, away, clock } = board.about;
  const seated = seats.map((/** @type {any} */ seat) => (seat.who === 'bot' ? { who: 'bot', bot: seat.bot } : seat.yours ? { who: 'me', name: seat.name } : { who: 'open' }));
  try {
    const table = board.about.parent ? await post(`/tables/${board.about.id}/rematch`) : await post('/tables', { game, title, chosen, seats: seated, watch, delay, undo, hints, listed, away, clock });
    if (table.state === 'open') board.store?.say(`${location.origin}/join/${table.id}/${table.invite}`);
    go(`/table/${table.id}`);
  } catch (error) {
    interrupt(/** @type {Error} */ (error).message);
  }
}
