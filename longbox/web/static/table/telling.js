/** What is said of a table to those who hear it: what `longbox play --plain` prints, one message an event. */

import { tellOfGame } from '../core/heard.js';
import { settings } from '../core/settings.js';
import { say } from '../core/words.js';
import { collects, howMany, wordsOf } from '../face/offers.js';
import { plainWords } from '../parts/lines.js';

/** @typedef {import('../face/types.js').Face} Face */

export class Telling {
  constructor() {
    this.state = '';
    this.chapter = '';
    /** @type {string[]} */
    this.brief = [];
    this.asked = '';
  }

  /**
   * Tell what is new.
   * @param {Face} face
   * @param {import('../face/types.js').Line[]} events
   */
  news(face, events) {
    if (settings.spoken === 'none') return;
    for (const line of events) tellOfGame(plainWords(line));
    for (const words of this.#table(face)) tellOfGame(words);
    this.#question(face);
    if (face.result?.length) tellOfGame(face.result.map(plainWords).join(' '));
  }

  /** @param {Face} face */
  #table(face) {
    const state = face.state ?? '';
    const begins = state === this.state ? [] : [`${state}.`];
    const fresh = (face.brief ?? []).filter((words) => !this.brief.includes(words));
    const told = (face.chapter ?? '') === this.chapter || settings.spoken === 'events' ? fresh : (face.spoken ?? []);
    [this.state, this.chapter, this.brief] = [state, face.chapter ?? '', face.brief ?? []];
    return [...begins, ...told];
  }

  /** @param {Face} face */
  #question(face) {
    const words = face.asked ? questionWords(face.asked) : '';
    if (words && words !== this.asked) tellOfGame(words);
    this.asked = words;
  }
}

/**
 * A question with its answers in one sentence.
 * @param {import('../face/types.js').Asked} asked
 */
export function questionWords(asked) {
  const answers = (asked.offers ?? []).map((offer) => `${offer.key}: ${wordsOf(offer)}${offer.answers.length > 1 ? ` ×${offer.answers.length}` : ''}`);
  const words = collects(asked) ? `${asked.words} (${howMany(asked)})` : asked.words;
  return say('spokenQuestion', { question: /[?.]$/.test(words) ? words : `${words}.`, answers: answers.join('; ') });
}
