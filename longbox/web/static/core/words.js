/**
 * The words of the page, from a catalogue for each language. What the games say is the games' own.
 *
 * An entry is a text with {placeholders}, or one text for each plural form of its {count}.
 */

/** @typedef {Record<string, string | Record<string, string>>} Catalogue */

/** The languages that have a catalogue, by what they call themselves. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' };

/** @type {Catalogue} */
let spoken = {};
/** @type {Catalogue} */
let fallback = {};
let language = 'en';

/** The language in use. */
export function languageInUse() {
  return language;
}

/**
 * Use a language from now on.
 * @param {string} wanted One of `LANGUAGES`.
 */
export async function speak(wanted) {
  language = wanted in LANGUAGES ? wanted : 'en';
  if (!Object.keys(fallback).length) fallback = await catalogue('en');
  spoken = language === 'en' ? fallback : await catalogue(language);
  document.documentElement.lang = language;
}

/** @param {string} name @returns {Promise<Catalogue>} */
async function catalogue(name) {
  const answer = await fetch(new URL(`../words/${name}.json`, import.meta.url));
  if (!answer.ok) throw new Error(`The words for ${name} are not there: ${answer.status}`);
  return answer.json();
}

/**
 * A text of the page in the reader's language.
 * @param {string} key
 * @param {Record<string, string | number>} [values] For its placeholders; `count` decides the plural form.
 * @returns {string}
 */
export function say(key, values = {}) {
  const entry = spoken[key] ?? fallback[key];
  if (entry === undefined) throw new Error(`No catalogue has ${key}`);
  const text = typeof entry === 'string' ? entry : form(entry, Number(values.count));
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? shown(values[name]) : whole));
}

/** How the server names who plays alone, and so is spoken to. */
const YOU = 'You';

/**
 * A text of what somebody does or is: another one, with its own verb, for a reader who is called "You".
 * @param {string} key
 * @param {string} name
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function sayOf(key, name, values = {}) {
  return say(name === YOU ? `${key} you` : key, { ...values, name });
}

/** @param {Record<string, string>} forms @param {number} count */
function form(forms, count) {
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
}

/** @param {string | number} value */
function shown(value) {
  return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value;
}

/**
 * A moment as people here write it.
 * @param {number} milliseconds Since 1970.
 */
export function moment(milliseconds) {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);
}

/**
 * A day as people here write it.
 * @param {string} day As "2026-11-28".
 */
export function dayOf(day) {
  const found = new Date(`${day}T12:00:00`);
  return Number.isNaN(found.getTime()) ? day : new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(found);
}

/**
 * A number with so many digits behind its point, as people here write it.
 * @param {number} value
 * @param {number} digits
 */
export function decimal(value, digits) {
  return new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/**
 * How much time is left, as a clock shows it.
 * @param {number} milliseconds
 */
export function clock(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
