/** What has happened, and what people say. */

import { html, nothing, repeat } from '../vendor/lit.js';
import { languageInUse, moment, say } from '../core/words.js';
import { written } from './lines.js';

/**
 * @typedef {import('../table/store.js').Told} Told
 * @typedef {import('../table/store.js').Said} Said
 */

/**
 * @param {Told[]} log
 * @param {(n: number) => boolean} isNew Whether an entry came while the reader was away.
 * @param {{names: Set<string>, look: (title: string) => void, game: string}} looking The names that can be looked at, and how.
 */
export function logView(log, isNew, looking) {
  const first = log.findIndex(({ n }) => isNew(n));
  const count = log.filter(({ n }) => isNew(n)).length;
  return html`<ol class="log" tabindex="0" aria-label=${say('log')}>
    ${repeat(log, (_, at) => at, (told, at) => html`${at === first ? html`<li class="since" lang=${languageInUse()}>${say('sinceYouLooked', { count })}</li>` : nothing}
      <li class=${isNew(told.n) ? 'fresh' : ''}>${written(told.words, looking)}</li>`)}
  </ol>`;
}

/**
 * @param {Said[]} said
 * @param {{id: string, name: string}[]} muted Those whose words the server keeps back.
 * @param {{send: (event: SubmitEvent) => void, mute: (said: Said) => void, unmute: (id: string) => void, report: (said: Said) => void, reported: Set<number>, problem: string, own: string}} chat
 */
export function chatView(said, muted, chat) {
  return html`<div class="chat">
    <ol tabindex="0" aria-label=${say('chat')}>
      ${said.map(
        (one) => html`<li>
          <b>${one.by}</b> <time>${moment(one.at)}</time>
          <span>${one.words}</span>
          ${one.by === chat.own
            ? nothing
            : html`<span class="aside"><button type="button" class="little" @click=${() => chat.mute(one)}>${say('mute')}</button>
                ${chat.reported.has(one.no ?? 0) ? html`<b class="tag">${say('reported')}</b>` : html`<button type="button" class="little" @click=${() => chat.report(one)}>${say('report')}</button>`}</span>`}
        </li>`,
      )}
      ${muted.map((one) => html`<li class="muted">${say('mutedWords', { name: one.name })} <button type="button" class="little" @click=${() => chat.unmute(one.id)}>${say('unmute')}</button></li>`)}
    </ol>
    ${chat.problem ? html`<p class="notice refusal" role="alert" lang="en">${chat.problem}</p>` : nothing}
    <form @submit=${chat.send}>
      <label class="heard" for="say">${say('sayLabel')}</label>
      <input id="say" name="words" maxlength="400" autocomplete="off" placeholder=${say('sayLabel')} />
      <button type="submit">${say('send')}</button>
    </form>
  </div>`;
}
