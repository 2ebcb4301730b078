/** A card in one sentence, for those who hear the table; the model is longbox/faces/speaking.py. */

import { say } from '../core/words.js';

/**
 * @typedef {import('./types.js').CardFace} CardFace
 * @typedef {import('./types.js').Side} Side
 * @typedef {import('./types.js').Area} Area
 */

/**
 * A card, where it lies, and all that is so with it.
 * @param {CardFace} card
 * @param {Side} [side]
 * @param {Area} [area]
 */
export function sentenceOf(card, side, area) {
  const name = [card.owner, card.title || say('cardFaceDown')].filter(Boolean).join(' ');
  const head = [name[0].toUpperCase() + name.slice(1), card.kind, area ? placeOf(card, side, area) : ''].filter(Boolean).join(', ');
  const facts = factsOf(card).join(', ');
  return facts ? `${head}: ${facts}.` : `${head}.`;
}

/**
 * @param {CardFace} card
 * @param {Side | undefined} side
 * @param {Area} area
 */
function placeOf(card, side, area) {
  const whose = side?.name && !side.yours ? `${side.name}, ` : '';
  const spot = card.spot ? `, ${area.rows?.[card.spot[0]] ?? card.spot[0]} ${card.spot[1]}` : '';
  return `${whose}${area.name}${spot}`;
}

/** @param {CardFace} card */
function factsOf(card) {
  const words = (card.numbers ?? []).map(
    (number) => `${number.label} ${number.value}${number.printed ? ` (${say('printed', { value: number.printed })})` : ''}`,
  );
  words.push(...(card.badges ?? []).map((badge) => badge.words));
  if (card.state === 'spent' && !card.badges?.some((badge) => badge.words === 'exhausted')) words.push(say('spent'));
  if (card.note) words.push(card.note);
  if (card.facedown && card.title) words.push(say('faceDown'));
  if (card.attached?.length) words.push(say('with', { cards: card.attached.map((other) => other.title || say('cardFaceDown')).join(', ') }));
  return words;
}
