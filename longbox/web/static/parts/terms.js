/** What one agrees to who sits down at a table: the game, its options, the clock, who may watch, who is there. */

import { html, nothing } from '../vendor/lit.js';
import { titleOf } from '../core/games.js';
import { say } from '../core/words.js';

/** @param {any} about A table, as the server tells of it. */
export function termsView(about) {
  return html`<dl class="terms">
    ${term(say('whichGame'), html`<span lang="en">${titleOf(about.game)}</span>`)}
    ${about.parent?.n ? term(say('goesOnFrom'), say('goesOnWords')) : nothing}
    ${(about.agreed ?? []).map((/** @type {{label: string, value?: string}} */ { label, value }) => term(html`<span lang="en">${titled(label)}</span>`, value ? html`<span lang="en">${value}</span>` : say('agreedYes')))}
    ${term(say('table clock'), about.clock ? clockWords(about.clock) : say('table clock none'))}
    ${term(say('table watch'), html`${say(`table watch ${about.watch ?? 'nobody'}`)}${about.delay ? html` (${say('delayOf', { count: about.delay })})` : nothing}`)}
    ${term(say('table undo'), say(`table undo ${about.undo ?? 'ask'}`))}
    ${term(say('table away'), say(`table away ${about.away ?? 'wait'}`))}
    ${term(say('hint'), say(about.hints === false ? 'hintsOff' : 'hintsOn'))}
  </dl>`;
}

/** @param {unknown} what @param {unknown} said */
function term(what, said) {
  return html`<div><dt>${what}</dt><dd>${said}</dd></div>`;
}

/** @param {string} label */
function titled(label) {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** @param {{kind: string, seconds: number, more: number, over?: string}} clock */
function clockWords(clock) {
  const time = clock.seconds % 60 ? say('secondsOf', { count: clock.seconds }) : say('minutesOf', { count: clock.seconds / 60 });
  const more = clock.more ? `, ${say('moreOf', { count: clock.more })}` : '';
  return `${time} ${say(`table clock ${clock.kind}`)}${more}; ${say('table whose')} ${say(`table over ${clock.over ?? 'bot'}`)}`;
}

/** @param {any} about Who sits where. */
export function seatsView(about) {
  return html`<ol class="seats" aria-label=${say('seats')}>
    ${about.seats.map((/** @type {any} */ seat, /** @type {number} */ at) => html`<li class="panel seat ${seat.who}"><b>${say('seatNumber', { count: at + 1 })}</b> <span>${seat.who === 'open' ? say('seatOpen') : seat.name}</span>
      ${seat.who === 'bot' ? html`<span class="tag">${say('aBot')}</span>` : nothing}${seat.yours ? html`<span class="tag">${say('you')}</span>` : nothing}</li>`)}
  </ol>`;
}
