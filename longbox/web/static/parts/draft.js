/** A card as it was read: printed back with its meaning, or refused with the place and wordings that work. */

import { html, nothing } from '../vendor/lit.js';
import { say } from '../core/words.js';
import { frontView } from './front.js';

/** @typedef {{words: string, line?: number, column?: number, found?: string, instead?: string[]}} Fault */

/**
 * @param {import('../pages/workshop.js').Draft} draft
 * @param {(text: string) => void} take Takes another text.
 */
export function draftView(draft, take) {
  return html`<section class="panel draft" aria-label=${say('asItReads')}>
    ${draft.fault ? faultView(draft.fault, take) : readView(draft)}
  </section>`;
}

/** @param {Fault} fault @param {(text: string) => void} take */
function faultView(fault, take) {
  return html`<h2>✗ ${fault.line ? say('cantReadAt', { line: fault.line, column: fault.column ?? 1 }) : say('cantBe')}</h2>
    <pre lang="en" tabindex="0" aria-label=${say('whatIsWrong')}>${fault.words}</pre>
    ${fault.instead?.length ? html`<h3>${say('thisReads')}</h3>
      <ul class="instead">${fault.instead.map((text) => html`<li><button type="button" lang="en" @click=${() => take(text)}>${text}</button></li>`)}</ul>` : nothing}`;
}

/** @param {import('../pages/workshop.js').Draft} draft */
function readView(draft) {
  return html`<h2>✓ ${say('cardReads')}</h2>
    ${frontOf(draft)}
    <p class="printed" lang="en">${draft.printed || say('saysNothing')}</p>
    ${draft.bindings?.length ? html`<ul lang="en">${draft.bindings.map(([words, meaning]) => html`<li>“${words}” means “${meaning}”.</li>`)}</ul>` : nothing}
    ${draft.meaning ? html`<details><summary>${say('asTree')}</summary><pre lang="en" tabindex="0" aria-label=${say('asTree')}>${draft.meaning}</pre></details>` : nothing}`;
}

/** @param {import('../pages/workshop.js').Draft} draft The card as it will look, with what its form says. */
function frontOf({ entry }) {
  const { name, type, cost, text: _, ...rest } = entry;
  const facts = Object.entries(rest).filter(([, value]) => ['string', 'number'].includes(typeof value) && value !== '');
  return html`<h3 lang="en">${name}</h3>
    ${frontView({ name: String(name), kind: String(type ?? ''), cost }, Object.fromEntries(facts.map(([field, value]) => [field.replaceAll('_', ' '), String(value)])))}`;
}
