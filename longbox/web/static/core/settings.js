/** What a reader of the page has chosen, kept in the browser. */

import { LANGUAGES } from './words.js';

const KEPT_AS = 'longbox settings';

/**
 * @typedef {object} Settings
 * @property {string} language
 * @property {'system' | 'light' | 'dark'} theme
 * @property {boolean} keys Whether a letter or a number alone answers.
 * @property {'system' | 'still'} motion
 * @property {boolean} sound
 * @property {'all' | 'events' | 'none'} spoken How much the live regions say.
 */

/** @returns {Settings} */
function usual() {
  const wanted = navigator.languages.map((name) => name.slice(0, 2)).find((name) => name in LANGUAGES);
  return { language: wanted ?? 'en', theme: 'system', keys: true, motion: 'system', sound: false, spoken: 'all' };
}

/** @returns {Settings} */
function kept() {
  try {
    return { ...usual(), ...JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') };
  } catch (error) {
    console.warn('Settings could not be read, so the usual ones are used.', error);
    return usual();
  }
}

/** @type {Settings} */
export const settings = kept();

/**
 * Choose something, and keep it.
 * @param {Partial<Settings>} chosen
 */
export function choose(chosen) {
  Object.assign(settings, chosen);
  localStorage.setItem(KEPT_AS, JSON.stringify(settings));
  dress();
}

/** Give the page the looks that are chosen. */
export function dress() {
  document.documentElement.dataset.theme = settings.theme;
  document.documentElement.dataset.motion = settings.motion;
}

/** Whether nothing may fly. */
export function still() {
  return settings.motion === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
