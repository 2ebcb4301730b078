/** What a reader can choose: language, light, keys, motion, sound, how much is spoken. */

import { html, render } from '../vendor/lit.js';
import { choose, settings } from '../core/settings.js';
import { LANGUAGES, say, speak } from '../core/words.js';

const CHOICES = /** @type {const} */ ({ theme: ['system', 'light', 'dark'], motion: ['system', 'still'], spoken: ['all', 'events', 'none'] });

export function openSettings() {
  let place = document.getElementById('settings');
  if (!place) {
    place = document.createElement('div');
    place.id = 'settings';
    document.body.append(place);
  }
  render(dialog(), place);
  place.querySelector('dialog')?.showModal();
}

function dialog() {
  return html`<dialog class="settings" aria-labelledby="settings-title">
    <h2 id="settings-title">${say('settings')}</h2>
    <p><label for="language">${say('language')}</label>
      <select id="language" autofocus @change=${(/** @type {Event} */ event) => void speakNow(/** @type {HTMLSelectElement} */ (event.target).value)}>
        ${Object.entries(LANGUAGES).map(([name, words]) => html`<option value=${name} lang=${name} ?selected=${settings.language === name}>${words}</option>`)}
      </select></p>
    ${Object.entries(CHOICES).map(([name, values]) => choice(/** @type {keyof typeof CHOICES} */ (name), values))}
    ${flag('keys')} ${flag('sound')}
    <h3>${say('keysTitle')}</h3>
    <dl class="keys-list">
      ${['answer', 'arrows', 'look', 'why', 'question', 'hint', 'undo', 'confirm', 'escape'].map((name) => html`<div><dt>${say(`key ${name}`)}</dt><dd>${say(`key ${name} does`)}</dd></div>`)}
    </dl>
    <form method="dialog"><button class="go">${say('close')}</button></form>
  </dialog>`;
}

/** @param {keyof typeof CHOICES} name @param {readonly string[]} values */
function choice(name, values) {
  return html`<p><label for=${name}>${say(name)}</label>
    <select id=${name} @change=${(/** @type {Event} */ event) => choose({ [name]: /** @type {HTMLSelectElement} */ (event.target).value })}>
      ${values.map((value) => html`<option value=${value} ?selected=${settings[name] === value}>${say(`${name} ${value}`)}</option>`)}
    </select></p>`;
}

/** @param {'keys' | 'sound'} name */
function flag(name) {
  return html`<p><label><input type="checkbox" .checked=${settings[name]} @change=${(/** @type {Event} */ event) => choose({ [name]: /** @type {HTMLInputElement} */ (event.target).checked })} /> ${say(name)}</label></p>`;
}

/** @param {string} language */
async function speakNow(language) {
  choose({ language });
  await speak(language);
  dispatchEvent(new Event('language'));
  const place = document.getElementById('settings');
  if (place) render(dialog(), place);
}
