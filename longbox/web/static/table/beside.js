/** What lies beside the table: the question with its answers, the card that is looked at, the log, the chat, and dialogs. */

import { html, nothing } from '../vendor/lit.js';
import { tell } from '../core/heard.js';
import { say } from '../core/words.js';
import { areasOf } from '../face/changes.js';
import { choicesView } from '../parts/choices.js';
import { commandsDialog, pileDialog, wrongDialog } from '../parts/dialogs.js';
import { written } from '../parts/lines.js';
import { chatView, logView } from '../parts/log.js';
import { loupeView } from '../parts/loupe.js';

/**
 * @typedef {import('./board.js').Board} Board
 * @typedef {import('./store.js').TableStore} TableStore
 */

/** @param {Board} board @param {TableStore} store */
export function besideView(board, store) {
  return html`<aside class="beside" aria-label=${say('questionAndLog')}>
    <section class="asking" aria-label=${say('question')}>
      ${store.question ? html`<button type="button" class="fold" aria-expanded=${String(!board.folded)} @click=${() => (board.folded = !board.folded)}>${say(board.folded ? 'showChoices' : 'hideChoices')}</button>` : nothing}
      ${timesView(board, store)}
      ${choicesView({
        asked: store.question ? store.face?.asked : null,
        waiting: waiting(store),
        cards: board.cards(),
        picked: board.picked,
        hinted: store.hint?.key ?? '',
        typed: board.keys.typed,
        busy: store.answering,
        choose: (offer) => board.choose(offer),
        confirm: () => board.confirm(),
        clear: () => (board.picked = []),
        why: (rule) => ((board.looked = ''), board.store?.ask({ t: 'why', rule })),
      })}
    </section>
    ${board.looked ? closeUp(board) : nothing}
    <section class="record">
      <div class="tabs">
        <button type="button" aria-pressed=${String(board.sheet === 'log' && !board.looked)} @click=${() => board.turnTo('log')}>${say('log')}</button>
        ${board.watching ? nothing : html`<button type="button" aria-pressed=${String(board.sheet === 'chat' && !board.looked)} @click=${() => board.turnTo('chat')}>${say('chat')}${store.unheard && board.sheet !== 'chat' ? html` <b class="new">${store.unheard}</b>` : nothing}</button>`}
        <button type="button" class="close" @click=${() => ((board.shown = false), board.requestUpdate())}>${say('close')}</button>
      </div>
      ${board.sheet === 'log' ? html`<div class="scroll" lang="en">${logView(store.log, (n) => store.looks.isNew(n), { names: new Set(board.cards().map((card) => card.title ?? '')), look: (title) => board.lookFor(title), game: board.about.game })}</div>` : talk(board, store)}
    </section>
  </aside>`;
}

/** What the clocks of those who are asked show: always in sight. @param {Board} board @param {TableStore} store */
function timesView(board, store) {
  const running = store.face?.result?.length ? [] : store.asked.filter((asking) => board.clockOf(asking.seat));
  if (!running.length) return nothing;
  const alone = running.length === 1;
  return html`<p class="clocks">${running.map((asking) => html`<span class="tag clock">${alone ? nothing : nameOf(store, asking.seat)} ${board.clockOf(asking.seat)}</span>`)}</p>`;
}

/** @param {TableStore} store @param {number} seat */
function nameOf(store, seat) {
  return store.face?.sides?.find((side) => side.seat === seat)?.name ?? '';
}

/** @param {TableStore} store */
function waiting(store) {
  if (store.face?.result?.length) return say('gameOver');
  const names = store.asked.map((asking) => nameOf(store, asking.seat)).filter(Boolean);
  return names.length ? say('waitingFor', { names: names.join(', ') }) : say('waiting');
}

/** @param {Board} board */
function closeUp(board) {
  const card = board.cardOf(board.looked);
  if (!card) return nothing;
  return loupeView({
    game: board.about.game,
    card,
    offers: board.offered.on(card.id),
    refused: board.offered.refused.get(card.id),
    told: board.told,
    busy: !!board.store?.answering,
    choose: (offer) => (board.choose(offer), board.turnBack(card.id)),
    tell: (one) => board.lookAt(one.id, true),
    why: (one) => board.askWhy(one.id),
    habit: (one, habit) => board.store?.ask({ t: 'habit', thing: one.title, habit }),
    point: board.shared && !board.watching ? (one) => board.store?.ask({ t: 'point', card: one.title }) : undefined,
    close: () => board.escape(),
  });
}

/** @param {Board} board @param {TableStore} store */
function talk(board, store) {
  const own = board.about.seats.find((/** @type {any} */ seat) => seat.yours)?.name ?? '';
  const failed = (/** @type {Error} */ error) => store.troubled(error.message);
  return chatView(store.said, store.muted, {
    own,
    reported: store.reported,
    problem: store.trouble,
    send: (event) => {
      event.preventDefault();
      const form = /** @type {HTMLFormElement} */ (event.target);
      const words = String(new FormData(form).get('words') ?? '').trim();
      if (words) store.say(words);
      form.reset();
    },
    mute: (said) => void store.mute(said).catch(failed),
    unmute: (id) => void store.unmute(id).catch(failed),
    report: (said) => void store.report(said).then(() => tell(say('reported')), failed),
  });
}

/** The rule of the question, and what it says once it was asked for. @param {Board} board @param {TableStore} store */
function reading(board, store) {
  return { rule: store.face?.asked?.rule ?? '', show: (/** @type {string} */ rule) => void store.ask({ t: 'why', rule }), told: board.told };
}

/** @param {Board} board @param {TableStore} store */
export function dialogsView(board, store) {
  const close = () => (board.complaint?.shut(), (board.dialog = ''), (board.opened = ''), (board.told = []));
  const area = board.opened && store.face ? areasOf(store.face).find((one) => one.id === board.opened) : undefined;
  if (area) return pileDialog(area, board.scene(), closeUp(board), close);
  if (board.dialog === 'wrong' && board.complaint) return wrongDialog(board.about.id, store.n, reading(board, store), board.complaint, (file) => (board.filed = [...board.filed, file]), close);
  if (board.dialog === 'commands') return commandsDialog(board.told, (words) => store.type(words), close);
  const habits = board.dialog === 'habits';
  if (board.dialog === 'told' || habits) return html`<dialog class="told" aria-label=${say(habits ? 'habits' : 'answerTo')} @close=${close}><div lang="en">${board.told.map((line) => html`<p>${written(line)}</p>`)}</div>${habits ? html`<p>${say('habitsHow')}</p>` : nothing}<form method="dialog"><button autofocus>${say('close')}</button></form></dialog>`;
  return nothing;
}
