/** Which answers belong to which cards, and which key means which. */

import { say } from '../core/words.js';

/**
 * @typedef {import('./types.js').Asked} Asked
 * @typedef {import('./types.js').Offer} Offer
 * @typedef {import('./types.js').CardFace} CardFace
 */

/**
 * What a person reads, with the place where that is not drawn.
 * @param {Offer} offer
 */
export function wordsOf(offer) {
  return offer.where ? `${offer.name} (${offer.where})` : offer.name;
}

/** What would come of it, where its words don't say so already. @param {Offer} offer */
export function forecastOf(offer) {
  return offer.forecast && !wordsOf(offer).includes(offer.forecast) ? offer.forecast : '';
}

/**
 * What tells more about it, unless a card on the table says it: what it answers to, or the text of a card that is only listed.
 * @param {Offer} offer
 * @param {CardFace[]} cards Those on the table.
 */
export function detailOf(offer, cards) {
  const detail = offer.detail ?? '';
  const said = cards.some((card) => offer.on?.includes(card.id) && card.text && oneLine(card.text) === oneLine(detail));
  return said ? '' : detail;
}

/** @param {string} words */
function oneLine(words) {
  return words.split(/\s+/).join(' ').trim();
}

/** The answers of a question, by the cards and places that they are about. */
export class Offered {
  /** @param {Asked | null | undefined} asked */
  constructor(asked) {
    this.offers = asked?.offers ?? [];
    /** @type {Map<string, Offer[]>} */
    this.byCard = new Map();
    /** @type {Map<string, Offer>} */
    this.bySpot = new Map();
    this.refused = new Map((asked?.refused ?? []).map((refusal) => [refusal.card, refusal]));
    for (const offer of this.offers) {
      for (const card of offer.on ?? []) this.byCard.set(card, [...(this.byCard.get(card) ?? []), offer]);
      if (offer.spot) this.bySpot.set(offer.spot.join('|'), offer);
    }
  }

  /** @param {string} card @returns {Offer[]} */
  on(card) {
    return this.byCard.get(card) ?? [];
  }

  /** @param {string} area @param {number} row @param {number} column */
  at(area, row, column) {
    return this.bySpot.get([area, row, column].join('|'));
  }

  /**
   * What is typed so far, among the keys of the answers.
   * @param {string} typed
   * @returns {{offer: Offer | undefined, more: boolean}} The answer with just that key, and whether longer keys begin so.
   */
  typed(typed) {
    const wish = typed.toLowerCase();
    const keys = this.offers.map((offer) => offer.key.toLowerCase());
    return {
      offer: this.offers[keys.indexOf(wish)],
      more: keys.some((key) => key !== wish && key.startsWith(wish)),
    };
  }
}

/**
 * Whether several things are to be chosen, so that they are collected before they are sent.
 * @param {Asked | null | undefined} asked
 */
export function collects(asked) {
  return !!asked && stillToChoose(asked).most > 1 && (asked.offers?.length ?? 0) > 1;
}

/**
 * How many are still to be chosen: where a game is played on from the middle of a choice, some are chosen already.
 * @param {Asked} asked
 */
export function stillToChoose(asked) {
  const taken = asked.taken ?? 0;
  return { least: Math.max(0, (asked.least ?? 1) - taken), most: (asked.most ?? 1) - taken };
}

/** How many are to be chosen, in words. @param {Asked} asked */
export function howMany(asked) {
  const { least, most } = stillToChoose(asked);
  return say(least === most ? 'howMany exactly' : least ? 'howMany between' : 'howMany upTo', { least, most });
}

/**
 * The answer that chooses nothing more.
 * @param {Asked} asked
 */
export function ending(asked) {
  return asked.offers?.find((offer) => offer.answers[0] === 'done');
}
