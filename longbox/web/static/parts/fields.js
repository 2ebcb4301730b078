/** What a game lets its players agree on, as fields of a form: made from what the server tells of each, for any game. */

import { html, nothing } from '../vendor/lit.js';
import { get } from '../core/api.js';
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

/** @typedef {{id: string, title: string}} Kept */
/** @typedef {{decks: Kept[], cards: Kept[]}} Own What somebody keeps of the game. */

/** Stands before the id of something that is kept. */
const KEPT = 'kept ';
/** @type {Own} */
const NOTHING = { decks: [], cards: [] };

/**
 * @param {Field} field
 * @param {number} seats How many sit down: each has a field of its own, where the field is one for each seat.
 * @param {Own} [own] What may be chosen of one's own.
 */
export function fieldView(field, seats, own = NOTHING) {
  const id = `field ${field.name}`;
  if (field.per_seat && field.choices?.length) return seatsView(field, id, seats, ownOf(field, own));
  return html`<p class="field">
    ${field.kind === 'flag' ? html`<label><input type="checkbox" name=${id} ?checked=${!!field.default} /> ${titled(field.label)}</label>` : html`<label for=${id}>${titled(field.label)}</label> ${inputOf(field, id)} ${ownView(field, id, ownOf(field, own))}`}
    ${field.about ? html`<small>${field.about}</small>` : nothing}
  </p>`;
}

/** What a field is called, where it begins a line. @param {string} label */
function titled(label) {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** What is kept that a field can have. @param {Field} field @param {Own} own */
function ownOf(field, own) {
  return !field.file ? [] : field.name === 'decks' ? own.decks : field.name === 'cards' ? own.cards : [];
}

/** @param {Field} field @param {string} id @param {Kept[]} own */
function ownView(field, id, own) {
  if (!own.length) return nothing;
  return html`<select name=${`${id} kept`} multiple size=${Math.min(4, own.length)} aria-label=${say('ownKept', { what: field.label })}>${own.map((one) => html`<option value=${KEPT + one.id}>${one.title}</option>`)}</select>`;
}

/** @param {Field} field @param {string} id @param {number} seats @param {Kept[]} own */
function seatsView(field, id, seats, own) {
  return html`<fieldset class="field">
    <legend>${titled(field.label)}</legend>
    ${Array.from({ length: seats }, (_, at) => seatView(field, `${id} ${at}`, say('seatNumber', { count: at + 1 }), own))}
    ${field.about ? html`<small>${field.about}</small>` : nothing}
  </fieldset>`;
}

/**
 * What whoever joins a table brings to their one seat.
 * @param {Field} field
 * @param {Own} own
 */
export function broughtView(field, own) {
  return seatView(field, `field ${field.name} 0`, titled(field.label), ownOf(field, own));
}

/** @param {Field} field @param {string} id @param {string} label @param {Kept[]} own */
function seatView(field, id, label, own) {
  return html`<p>
    <label for=${id}>${label}</label>
    <select id=${id} name=${id}><option value="">${say('asUsual')}</option>${field.choices?.map((value) => html`<option>${value}</option>`)}${own.map((one) => html`<option value=${KEPT + one.id}>${say('yourOwn', { title: one.title })}</option>`)}</select>
    ${field.file ? html`<input name=${`${id} file`} type="file" aria-label=${say('ownFile', { what: label === titled(field.label) ? label : `${field.label}, ${label}` })} />` : nothing}
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
    if (field.kind !== 'flag') await addCards(chosen, value);
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(field.default)) chosen[field.name] = withCards(field, chosen, withoutCards(value));
  }
  return chosen;
}

/** The cards of one's own that chosen decks have, too. @param {Record<string, unknown>} chosen @param {unknown} value */
async function addCards(chosen, value) {
  for (const one of Array.isArray(value) ? value : []) {
    if (one?.cards) chosen.cards = [.../** @type {unknown[]} */ (chosen.cards ?? []), { file: one.cards }];
  }
}

/** @param {Field} field @param {Record<string, unknown>} chosen @param {unknown} value */
function withCards(field, chosen, value) {
  const before = /** @type {unknown[]} */ (chosen[field.name] ?? []);
  return field.name === 'cards' && before.length ? [...before, .../** @type {unknown[]} */ (value)] : value;
}

/** @param {unknown} value */
function withoutCards(value) {
  return Array.isArray(value) ? value.map((one) => (one?.file ? { file: one.file } : one)) : value;
}

/** @param {FormData} form @param {Field} field */
async function valueOf(form, field) {
  const id = `field ${field.name}`;
  if (field.kind === 'flag') return form.has(id);
  if (field.kind === 'number') return form.get(id) ? Number(form.get(id)) : undefined;
  if (field.kind === 'choice') return form.get(id) ?? undefined;
  if (field.per_seat && field.choices?.length) return seatsIn(form, field, id);
  const kept = await Promise.all(form.getAll(`${id} kept`).map(keptOf));
  if (field.kind === 'cards') return filled([...(await textsOf(form.getAll(id))).map((file) => ({ file })), ...kept]);
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
    const named = String(form.get(`${id} ${at}`) ?? '');
    found.push(own ? { file: own } : named.startsWith(KEPT) ? await keptOf(named) : named || null);
  }
  while (found.length && found.at(-1) === null) found.pop();
  const free = (field.choices ?? []).filter((choice) => !found.includes(choice));
  return filled(found.map((one) => one ?? free.shift() ?? field.choices?.[0]));
}

/** What somebody keeps, with the cards of their own that it has. @param {FormDataEntryValue} named */
async function keptOf(named) {
  const kept = await get(`/kept/${String(named).slice(KEPT.length)}`);
  return { file: kept.content, cards: kept.cards };
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
