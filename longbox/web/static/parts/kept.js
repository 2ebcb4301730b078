/** What somebody keeps: lists of it, and sharing, downloading and removing one thing. */

import { html, nothing } from '../vendor/lit.js';
import { post, remove } from '../core/api.js';
import { titleOf } from '../core/games.js';
import { interrupt, tell } from '../core/heard.js';
import { go } from '../core/router.js';
import { moment, say } from '../core/words.js';

/** @type {Promise<unknown>} */
let leaving = Promise.resolve();

/** Something is still being kept while one goes to another page. @param {Promise<unknown>} kept */
export function keptLater(kept) {
  leaving = kept.catch((error) => interrupt(error.message));
}

/** All that was being kept is kept. */
export function allKept() {
  return leaving;
}

/** @param {any[]} list @param {string} page The page that shows one of it. */
export function keptView(list, page) {
  if (!list.length) return html`<p>${say('nothingKept')}</p>`;
  return html`<ul class="tables">${list.map((one) => html`<li class="panel"><a href=${`/${page}/${one.id}`}>${one.title}</a> <span class="tag" lang="en">${titleOf(one.game)}</span>
    ${one.link ? html`<span class="tag">${say('isShared')}</span>` : nothing} <time>${moment(one.moved)}</time></li>`)}</ul>`;
}

/**
 * @param {any} kept
 * @param {{try: (what: () => Promise<unknown>) => Promise<void>, set: any, unsaved: boolean}} page
 */
export function sharingView(kept, page) {
  const link = kept.link ? `${location.origin}/shared/${kept.link}` : '';
  const share = () => page.try(async () => (page.set = { ...page.set, link: (await post(`/kept/${kept.id}/share`)).link }));
  const unshare = () => page.try(async () => (await remove(`/kept/${kept.id}/share`), (page.set = { ...page.set, link: '' })));
  const copy = () => page.try(async () => (await navigator.clipboard.writeText(link), tell(say('copied'))));
  const away = () => page.try(async () => (await remove(`/kept/${kept.id}`), (page.unsaved = false), go(kept.kind === 'deck' ? '/decks' : '/workshop')));
  return html`<section class="sharing"><h2>${say('sharing')}</h2>
    ${link ? html`<p class="row"><label for="link">${say('shareLink')}</label> <input id="link" readonly .value=${link} /> <button type="button" @click=${copy}>${say('copy')}</button> <button type="button" @click=${unshare}>${say('unshare')}</button></p>` : nothing}
    <p class="row">${link ? nothing : html`<button type="button" class="share" @click=${share}>${say('share')}</button>`}
      <a class="button" href=${`/api/kept/${kept.id}/file`} download>${say('download')}</a>
      <button type="button" class="remove" @click=${away}>${say('removeKept')}</button></p>
  </section>`;
}

/** The text of a file; nothing if none was chosen. @param {FormDataEntryValue | null} file */
export async function textOf(file) {
  return file instanceof File && file.size ? file.text() : undefined;
}
