/** Whether a card is too good: how far its games have got, and what they found, as a picture and in words. */

import { html, nothing, svg } from '../vendor/lit.js';
import { languageInUse, say } from '../core/words.js';

/**
 * @typedef {object} Measured
 * @property {string} what
 * @property {number} with
 * @property {number} without
 * @property {number} mean
 * @property {number} low
 * @property {number} high
 */

const WIDE = 300;
const HIGH = 34;

/**
 * @param {any} one
 * @param {{stop: () => void, forget: () => void}} deeds
 */
export function measuringView(one, deeds) {
  const going = one.state === 'waiting' || one.state === 'running';
  const found = one.found;
  return html`<article class="panel measuring" data-state=${one.state}>
    <h3 lang="en">${one.card}</h3>
    <p>${say(`measureState ${one.state}`, { card: one.card })} ${found.of ? say('gamesPlayed', { played: found.played, of: found.of }) : nothing}
      ${one.again ? say('measuredAgain') : nothing}</p>
    ${going ? html`<progress max=${found.of ?? 1} value=${found.played ?? 0} aria-label=${one.card}></progress>` : nothing}
    ${found.why ? html`<p class="notice refusal" lang="en">${found.why}</p>` : nothing}
    ${found.found?.length ? html`<p>${verdict(found.found)}</p><p>${say(`measuredAgainst ${found.lacking}`)}</p>
      <ul class="differences">${found.found.map(differenceView)}</ul>` : nothing}
    <p class="row">${going ? html`<button type="button" class="stop" @click=${deeds.stop}>${say('stop')}</button>` : html`<button type="button" @click=${deeds.forget}>${say('forget')}</button>`}</p>
  </article>`;
}

/** What the wins say, if anything is certain. @param {Measured[]} found */
function verdict(found) {
  const told = found.find((each) => each.what.startsWith('wins'));
  if (!told) return nothing;
  const values = { points: number(100 * told.mean), low: number(100 * told.low), high: number(100 * told.high) };
  return say(told.low > 0 ? 'verdict better' : told.high < 0 ? 'verdict worse' : 'verdict none', values);
}

/** @param {Measured} each */
function differenceView(each) {
  const share = each.what.startsWith('wins');
  const [low, high, mean] = [each.low, each.high, each.mean].map((value) => (share ? 100 * value : value));
  const words = say('difference', { mean: number(mean), low: number(low), high: number(high) });
  return html`<li><span lang="en">${each.what}${share ? ' (%)' : ''}: ${number(share ? 100 * each.without : each.without)} → ${number(share ? 100 * each.with : each.with)}</span> ${picture(low, mean, high, words)} <span>${words}</span></li>`;
}

/** The difference with its interval, beside the line where there is none. @param {number} low @param {number} mean @param {number} high @param {string} words */
function picture(low, mean, high, words) {
  const most = 1.1 * Math.max(Math.abs(low), Math.abs(high), 1e-9);
  const at = (/** @type {number} */ value) => WIDE / 2 + (value / most) * (WIDE / 2 - 4);
  return html`<svg class="interval" viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${words}>
    ${svg`<line class="zero" x1=${WIDE / 2} y1="2" x2=${WIDE / 2} y2=${HIGH - 2} />
      <line class="span" x1=${at(low)} y1=${HIGH / 2} x2=${at(high)} y2=${HIGH / 2} />
      <line class="span" x1=${at(low)} y1="10" x2=${at(low)} y2=${HIGH - 10} /><line class="span" x1=${at(high)} y1="10" x2=${at(high)} y2=${HIGH - 10} />
      <circle class="mean" cx=${at(mean)} cy=${HIGH / 2} r="5" />`}
  </svg>`;
}

/** @param {number} value */
function number(value) {
  return new Intl.NumberFormat(languageInUse(), { maximumFractionDigits: 1, signDisplay: 'negative' }).format(value);
}
