/** Dialogs over a table. The browser gives them the focus, and takes it back. */

import { html, nothing, repeat } from '../vendor/lit.js';
import { post } from '../core/api.js';
import { interrupt } from '../core/heard.js';
import { say } from '../core/words.js';
import { cardView } from './card.js';
import { written } from './lines.js';

/**
 * All cards of a pile that can be seen.
 * @param {import('../face/types.js').Area} area
 * @param {import('./card.js').Scene} scene
 * @param {unknown} closeUp The card that is looked at.
 * @param {() => void} close
 */
export function pileDialog(area, scene, closeUp, close) {
  return html`<dialog class="pile-open" aria-label=${area.name} @close=${close}>
    <form method="dialog"><h2 lang="en">${area.name} <span class="count">${area.count ?? area.cards?.length}</span></h2><button autofocus>${say('close')}</button></form>
    <div class="cards" data-zone=${`open ${area.id}`} lang="en">
      ${repeat([...(area.cards ?? [])].reverse(), (card) => card.id, (card) => html`${cardView(card, { ...scene, stop: () => 0 }, { size: 'small', area, zone: `open ${area.id}` })}`)}
    </div>
    ${closeUp}
  </dialog>`;
}

/**
 * The commands of the game's own, as they are typed in the terminal, and what they tell.
 * @param {import('../face/types.js').Line[]} told
 * @param {(words: string) => void} type
 * @param {() => void} close
 */
export function commandsDialog(told, type, close) {
  /** @param {SubmitEvent} event */
  const send = (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    type(String(new FormData(form).get('words')).trim());
    form.reset();
  };
  return html`<dialog class="commands" aria-label=${say('commands')} @close=${close}>
    <h2>${say('commands')}</h2>
    <form @submit=${send}>
      <label for="command">${say('commandLabel')}</label>
      <p class="row"><input id="command" name="words" maxlength="200" autocomplete="off" required autofocus /> <button class="go">${say('send')}</button>
      <button type="button" @click=${() => type('?')}>${say('allCommands')}</button></p>
    </form>
    <div class="answers" lang="en">${told.map((line) => html`<p>${written(line)}</p>`)}</div>
    <form method="dialog"><button>${say('close')}</button></form>
  </dialog>`;
}

/**
 * "This is wrong": a sentence makes a file that `longbox judge` and `longbox replay` take; the rule is shown first.
 * @param {string} table
 * @param {number} n
 * @param {{rule: string, show: (rule: string) => void, told: import('../face/types.js').Line[]}} reading The rule of the question, how it is shown, and what it says.
 * @param {{words: string, keep: (words: string) => void}} draft What is written so far, and where it is kept.
 * @param {(file: string) => void} kept What to do with the name of the file that is written.
 * @param {() => void} close
 */
export function wrongDialog(table, n, { rule, show, told }, draft, kept, close) {
  /** @param {SubmitEvent} event */
  const send = async (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const said = /** @type {HTMLElement} */ (form.querySelector('.sent'));
    try {
      const { file, url } = await post(`/tables/${table}/wrong`, { sentence: String(new FormData(form).get('sentence')), n });
      kept(file);
      said.textContent = say(url ? 'wrongSent' : 'wrongKept', { file });
      if (url) said.append(' ', Object.assign(document.createElement('a'), { href: url, download: file, textContent: say('wrongFile', { file }) }));
      form.reset();
      draft.keep('');
    } catch (error) {
      said.textContent = /** @type {Error} */ (error).message;
    }
    interrupt(said.textContent ?? '');
  };
  return html`<dialog class="wrong" aria-label=${say('wrong')} @close=${close}>
    <h2>${say('wrong')}</h2>
    ${rule ? html`<p>${say('ruleFirst')} <button type="button" @click=${() => show(rule)}>${rule}</button></p>` : nothing}
    <div class="rule-told" lang="en">${told.map((line) => html`<p>${written(line)}</p>`)}</div>
    <form @submit=${send}>
      <label for="sentence">${say('wrongLabel')}</label>
      <textarea id="sentence" name="sentence" rows="3" maxlength="1000" required autofocus .value=${draft.words} @input=${(/** @type {Event} */ event) => draft.keep(/** @type {HTMLTextAreaElement} */ (event.target).value)}></textarea>
      <p class="sent"></p>
      <p class="row"><button type="submit" class="go">${say('send')}</button> <button type="button" @click=${(/** @type {Event} */ event) => /** @type {Element} */ (event.target).closest('dialog')?.close()}>${say('close')}</button></p>
    </form>
  </dialog>`;
}
