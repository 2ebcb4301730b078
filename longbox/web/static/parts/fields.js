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

/**
 * @param {Field} field
 * @param {number} seats How many sit down: each has a field of its own, where the field is one for each seat.
 */
export function fieldView(field, seats) {
  const id = `field ${field.name}`;
  if (field.per_seat && field.choices?.length) return seatsView(field, id, seats);
  return html`<p class="field">
    ${field.kind === 'flag' ? html`<label><input type="checkbox" name=${id} ?checked=${!!field.default} /> ${field.label}</label>` : html`<label for=${id}>${field.label}</label> ${inputOf(field, id)}`}
    ${field.about ? html`<small>${field.about}</small>` : nothing}
  </p>`;
}

/** @param {Field} field @param {string} id @param {number} seats */
function seatsView(field, id, seats) {
  return html`<fieldset class="field">
    <legend>${field.label}</legend>
    ${Array.from({ length: seats }, (_, at) => html`<p>
      <label for=${`${id} ${at}`}>${say('seatNumber', { count: at + 1 })}</label>
      <select id=${`${id} ${at}`} name=${`${id} ${at}`}><option value="">${say('asUsual')}</option>${field.choices?.map((value) => html`<option>${value}</option>`)}</select>
      ${field.file ? html`<input name=${`${id} ${at} file`} type="file" aria-label=${say('ownFile', { what: `${field.label}, ${say('seatNumber', { count: at + 1 })}` })} />` : nothing}
    </p>`)}
    ${field.about ? html`<small>${field.about}</small>` : nothing}
  </fieldset>`;
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
  if (field.per_seat && field.choices?.length) return seatsIn(form, field, id);
  if (field.kind === 'cards') return filled(await textsOf(form.getAll(id)));
  const own = (await textsOf([form.get(`${id} file`)])).map((file) => ({ file }));
  return filled([...form.getAll(id), ...own]);
}

/**
 * What was chosen for each seat, up to the last one for which something was; one before it that was left out gets what
 * nobody else has.
 * @param {FormData} form
 * @param {Field} field
 * @param {string} id
 */
async function seatsIn(form, field, id) {
  /** @type {unknown[]} */
  const found = [];
  for (let at = 0; form.has(`${id} ${at}`); at++) {
    const [own] = await textsOf([form.get(`${id} ${at} file`)]);
    found.push(own ? { file: own } : form.get(`${id} ${at}`) || null);
  }
  while (found.length && found.at(-1) === null) found.pop();
  const free = (field.choices ?? []).filter((choice) => !found.includes(choice));
  return filled(found.map((one) => one ?? free.shift() ?? field.choices?.[0]));
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
