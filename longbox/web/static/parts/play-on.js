/** "Play on from here": who sits where at the table that goes on from a moment of a replay. */

import { html } from '../vendor/lit.js';
import { say } from '../core/words.js';

/**
 * @param {{names: string[], bots: string[]}} replay
 * @param {number} asked The seat that is asked at this moment.
 * @param {(wish: object) => Promise<void>} send
 * @param {() => void} close
 */
export function playOnDialog(replay, asked, send, close) {
  /** @param {SubmitEvent} event */
  const wish = async (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const data = new FormData(form);
    const seats = replay.names.map((name, seat) => {
      const who = String(data.get(`who ${seat}`));
      return { who, name: who === 'me' ? name : '' };
    });
    const mine = seats.filter((seat) => seat.who === 'me').length;
    const named = seats.map((seat) => (mine > 1 ? seat : { who: seat.who }));
    try {
      await send({ seats: named, anew: data.has('anew'), listed: data.has('listed') });
    } catch (error) {
      /** @type {HTMLElement} */ (form.querySelector('[role=alert]')).textContent = /** @type {Error} */ (error).message;
    }
  };
  return html`<dialog class="play-on" aria-label=${say('replay playOn')} @close=${close}>
    <h2>${say('replay playOn')}</h2>
    <form @submit=${wish}>
      <p>${say('replay playOnWords')}</p>
      <ul class="seat-list">${replay.names.map((name, seat) => html`<li>
        <label for=${`who ${seat}`} lang="en">${name}</label>
        <select id=${`who ${seat}`} name=${`who ${seat}`} ?autofocus=${seat === 0}>
          ${['me', 'bot', 'open'].map((who) => html`<option value=${who} ?selected=${who === (seat === asked ? 'me' : 'bot')}>${say(`replay seat ${who}`)}</option>`)}
        </select></li>`)}</ul>
      <p><label><input type="checkbox" name="anew" checked /> ${say('replay anew')}</label></p>
      <p><label><input type="checkbox" name="listed" /> ${say('listTable')}</label></p>
      <p role="alert"></p>
      <p class="row"><button class="go">${say('replay begin')}</button> <button type="button" @click=${(/** @type {Event} */ event) => /** @type {Element} */ (event.target).closest('dialog')?.close()}>${say('close')}</button></p>
    </form>
  </dialog>`;
}
