/** The tables of a round of an event, with what they came to, and the slip on which that is reported. */

import { html, nothing } from '../vendor/lit.js';
import { say } from '../core/words.js';

/** @typedef {{player: string, place?: number, points?: number, conceded?: boolean, repeated?: boolean, characters?: string[], left_out?: string[]}} Seat */
/** @typedef {{number: number, seats: Seat[], reported?: boolean, sitting?: string, yours?: boolean}} Pod */
/** @typedef {{number: number, kind: string, tables: Pod[]}} Round */

/**
 * @param {Round} round
 * @param {{judges: boolean, open: boolean, report: (event: SubmitEvent, table: Pod) => void}} able
 */
export function roundView(round, able) {
  return html`<ul class="pods">${round.tables.map((table) => html`<li class="panel">
    <h3>${say('eventTable', { number: table.number })}</h3>
    <ol>${inOrder(table).map(seatView)}</ol>
    ${table.sitting ? html`<p><a class="button" href=${`/table/${table.sitting}`}>${say(table.yours && !table.reported ? 'eventPlay' : 'eventLook')}</a></p>` : nothing}
    ${able.open && (able.judges || (table.yours && !table.sitting && !table.reported)) ? slipView(round, table, able) : nothing}
  </li>`)}</ul>`;
}

/** @param {{played: string, singleton?: number | null, sanctioned: boolean}} event What was agreed on. */
export function termsOf({ played, singleton, sanctioned }) {
  const each = typeof singleton === 'number' ? html`, ${singleton ? say('eventEachIn', { count: singleton }) : say('eventEachOnce')}` : nothing;
  return html`<span lang="en">${played}</span>${each}${sanctioned ? nothing : html`, ${say('eventIsCasual')}`}`;
}

/** @param {Pod} table Its seats: as they came in, or as they sit. */
function inOrder(table) {
  return table.reported ? [...table.seats].sort((one, other) => (one.place ?? 0) - (other.place ?? 0)) : table.seats;
}

/** @param {Seat} seat */
function seatView(seat) {
  return html`<li>${seat.place ? html`<b>${seat.place}.</b> ` : nothing}${seat.player}${seat.points === undefined ? nothing : html` <span class="fact">${say('eventVictoryPoints', { count: seat.points })}</span>`}
    ${seat.characters?.length ? html`<small lang="en">${seat.characters.join(', ')}</small>` : nothing}
    ${seat.left_out?.length ? html`<small>${say('eventLeftOut')} <span lang="en">${seat.left_out.join(', ')}</span></small>` : nothing}
    ${seat.conceded ? html`<small>${say('eventConceded')}</small>` : nothing}${seat.repeated ? html`<small>${say('eventRepeated')}</small>` : nothing}</li>`;
}

/**
 * @param {Round} round
 * @param {Pod} table
 * @param {{judges: boolean, report: (event: SubmitEvent, table: Pod) => void}} able
 */
function slipView(round, table, able) {
  const id = `slip ${round.number} ${table.number}`;
  const places = table.seats.map((_, at) => at + 1);
  return html`<details><summary>${say(table.reported ? 'eventCorrect' : 'eventReport')}</summary>
    <form @submit=${(/** @type {SubmitEvent} */ event) => able.report(event, table)}>
      ${table.seats.map((seat, at) => html`<fieldset class="field"><legend>${seat.player}</legend>
        <p><label for=${`${id} ${at} place`}>${say('eventPlace')}</label> <select id=${`${id} ${at} place`} name=${`place ${at}`}>${places.map((place) => html`<option ?selected=${place === (seat.place ?? at + 1)}>${place}</option>`)}</select></p>
        <p><label for=${`${id} ${at} points`}>${say('eventPointsTold')}</label> <input id=${`${id} ${at} points`} name=${`points ${at}`} type="number" .value=${String(seat.points ?? '')} /></p>
        <p><label for=${`${id} ${at} played`}>${say('eventCharacters')}</label> <input id=${`${id} ${at} played`} name=${`played ${at}`} autocomplete="off" .value=${(seat.characters ?? []).join('; ')} /></p>
        <p><label><input type="checkbox" name=${`left ${at}`} ?checked=${!!seat.conceded} /> ${say('eventConceded')}</label></p></fieldset>`)}
      ${able.judges ? html`<p><label for=${`${id} record`}>${say('eventRecord')}</label> <input id=${`${id} record`} name="record" type="file" accept=".json" /></p>
        <p><label><input type="checkbox" name="anyway" /> ${say('eventAnyway')}</label></p>` : nothing}
      <p><button>${say(table.reported ? 'eventCorrect' : 'eventReport')}</button></p>
    </form></details>`;
}

/**
 * What is written on a slip, as the server takes it.
 * @param {FormData} form
 * @param {Round} round
 * @param {Pod} table
 */
export async function slipIn(form, round, table) {
  const file = form.get('record');
  const record = file instanceof File && file.size ? await file.text() : '';
  const lines = table.seats
    .map((seat, at) => ({ place: Number(form.get(`place ${at}`)), line: lineIn(form, seat, at) }))
    .sort((one, other) => one.place - other.place)
    .map(({ line }) => line);
  return { round: round.number, table: table.number, lines: record ? [] : lines, record, correct: !!table.reported, anyway: form.has('anyway') };
}

/** @param {FormData} form @param {Seat} seat @param {number} at */
function lineIn(form, seat, at) {
  const points = String(form.get(`points ${at}`) ?? '');
  const characters = String(form.get(`played ${at}`) ?? '').split(';').map((name) => name.trim()).filter(Boolean);
  return { player: seat.player, points: points ? Number(points) : null, characters, conceded: form.has(`left ${at}`) };
}

/**
 * Rows and columns that can be scrolled where they are wider than the screen.
 * @param {(string | number)[]} head
 * @param {(string | number)[][]} rows
 * @param {string} label
 */
export function gridView(head, rows, label) {
  return html`<div class="wide" tabindex="0" role="group" aria-label=${label}><table class="grid-of">
    <thead><tr>${head.map((one) => (one === '' ? html`<td></td>` : html`<th scope="col">${one}</th>`))}</tr></thead>
    <tbody>${rows.map((row) => html`<tr>${row.map((one) => html`<td>${one}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}
