/** What a game lets its players agree on, as fields of a form: made from what the server tells of each, for any game. */

import { html, nothing } from '../vendor/lit.js';
import { say } from '../core/words.js';

/**
 * @typedef {object} Field
 * @property {string} name
 * @property {string} label
 * @property {'flag' | 'choice' | 'names' | 'number' | 'cards'} kind
 * @property {string[]} [choices]
 * @property {unknown} [default]
 * @property {number} [least]
 * @property {number} [most]
 * @property {string} [about]
 * @property {boolean} [per_seat]
 * @property {boolean} [file]
 */

/** @param {Field} field */
export function fieldView(field) {
  const id = `field ${field.name}`;
  return html`<p class="field">
    ${field.kind === 'flag' ? html`<label><input type="checkbox" name=${id} ?checked=${!!field.default} /> ${field.label}</label>` : html`<label for=${id}>${field.label}</label> ${inputOf(field, id)}`}
    ${field.about ? html`<small>${field.about}</small>` : nothing}
  </p>`;
}

/** @param {Field} field @param {string} id */
function inputOf(field, id) {
  const usual = field.default;
  if (field.kind === 'choice') {
    return html`<select id=${id} name=${id}>${field.choices?.map((value) => html`<option ?selected=${value === usual}>${value}</option>`)}</select>`;
  }
  if (field.kind === 'number') {
    return html`<input id=${id} name=${id} type="number" min=${field.least ?? nothing} max=${field.most ?? nothing} value=${/** @type {any} */ (usual) ?? nothing} />`;
  }
  if (field.kind === 'cards') return html`<input id=${id} name=${id} type="file" multiple />`;
  return html`<select id=${id} name=${id} multiple size=${Math.min(6, field.choices?.length ?? 1)}>${field.choices?.map((value) => html`<option>${value}</option>`)}</select>
    ${field.file ? html`<input name=${`${id} file`} type="file" aria-label=${say('ownFile', { what: field.label })} />` : nothing}`;
}

/**
 * What was chosen, as the server takes it; what is as usual is left out.
 * @param {FormData} form
 * @param {Field[]} fields
 */
export async function chosenIn(form, fields) {
  /** @type {Record<string, unknown>} */
  const chosen = {};
  for (const field of fields) {
    const value = await valueOf(form, field);
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(field.default)) chosen[field.name] = value;
  }
  return chosen;
}

/** @param {FormData} form @param {Field} field */
async function valueOf(form, field) {
  const id = `field ${field.name}`;
  if (field.kind === 'flag') return form.has(id);
  if (field.kind === 'number') return form.get(id) ? Number(form.get(id)) : undefined;
  if (field.kind === 'choice') return form.get(id) ?? undefined;
  if (field.kind === 'cards') return filled(await textsOf(form.getAll(id)));
  const own = (await textsOf([form.get(`${id} file`)])).map((file) => ({ file }));
  return filled([...form.getAll(id), ...own]);
}

/** @param {unknown[]} values */
function filled(values) {
  return values.length ? values : undefined;
}

/** @param {(FormDataEntryValue | null)[]} files */
async function textsOf(files) {
  const there = files.filter((file) => file instanceof File && file.size > 0);
  return Promise.all(there.map((file) => /** @type {File} */ (file).text()));
}
