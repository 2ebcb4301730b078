/** The fields of a card that somebody writes: those that cards of its type have, for any game. */

import { html, nothing } from '../vendor/lit.js';
import { say } from '../core/words.js';

/** @typedef {{types: Record<string, string[]>, kinds: Record<string, string>, example: Record<string, any>, groups: Record<string, Record<string, any>[]>, forms: string[]}} About */

/** Fields beside those of its type that every card has. */
const ALWAYS = ['name', 'type', 'text'];

/**
 * @param {About} about
 * @param {Record<string, any>} entry
 */
export function fieldsView(about, entry) {
  const types = Object.keys(about.types);
  return html`<p><label for="card-name">${say('cardName')}</label> <input id="card-name" name="name" lang="en" .value=${String(entry.name ?? '')} maxlength="200" /></p>
    <p><label for="card-type">${say('cardType')}</label> <select id="card-type" name="type" lang="en">
      ${[...(types.includes(entry.type) ? [] : [entry.type]), ...types].map((type) => html`<option .selected=${type === entry.type}>${type}</option>`)}
    </select></p>
    <p><label for="card-text">${say('cardText')}</label>
      <textarea id="card-text" name="text" rows="4" lang="en" maxlength="3000" spellcheck="false" .value=${String(entry.text ?? '')}></textarea></p>
    <div class="grid" lang="en">${shownFields(about, entry).map((name) => fieldView(name, about.kinds[name], entry[name]))}</div>`;
}

/** The fields of its type, and what else it says. @param {About} about @param {Record<string, any>} entry */
function shownFields(about, entry) {
  const own = about.types[entry.type] ?? [];
  return [...own, ...Object.keys(entry).filter((name) => !own.includes(name) && !ALWAYS.includes(name))];
}

/** @param {string} name @param {string} kind @param {any} value */
function fieldView(name, kind, value) {
  const id = `card ${name}`;
  const label = /[aeiou]/.test(name) ? name.replaceAll('_', ' ') : name.toUpperCase();
  if (kind === 'flag') return html`<p class="field"><label><input type="checkbox" name=${id} .checked=${!!value} /> ${label}</label></p>`;
  const shown = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return html`<p class="field"><label for=${id}>${label}</label>
    <input id=${id} name=${id} .value=${shown} type=${kind === 'number' ? 'number' : 'text'} maxlength="300" /> ${kind === 'list' ? html`<small lang="">${say('partedByCommas')}</small>` : nothing}</p>`;
}

/**
 * The card as the form has it; what is empty is left out.
 * @param {HTMLFormElement} form
 * @param {About} about
 * @param {Record<string, any>} before
 */
export function readEntry(form, about, before) {
  const data = new FormData(form);
  /** @type {Record<string, any>} */
  const entry = { name: String(data.get('name') ?? ''), type: String(data.get('type') ?? '') };
  for (const name of shownFields(about, before)) {
    const value = valueOf(data.get(`card ${name}`), about.kinds[name]);
    if (value !== undefined) entry[name] = value;
  }
  const text = String(data.get('text') ?? '').replaceAll('\r\n', '\n');
  return text ? { ...entry, text } : entry;
}

/** @param {FormDataEntryValue | null} said @param {string} kind */
function valueOf(said, kind) {
  const words = String(said ?? '').trim();
  if (kind === 'flag') return said === null ? undefined : true;
  if (!words) return undefined;
  if (kind === 'list') return words.split(',').map((part) => part.trim()).filter(Boolean);
  return kind !== 'words' && /^-?\d+$/.test(words) ? Number(words) : words;
}
