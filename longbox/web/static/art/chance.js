/** Chance that is the same each time: what a card is decides what its drawing looks like. */

/**
 * A number that a text always gives (FNV-1a).
 * @param {string} text
 */
export function hash(text) {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** Numbers that look random and follow from a text (mulberry32). */
export class Chance {
  /** @param {string} seed */
  constructor(seed) {
    this.state = hash(seed);
  }

  /** The next number from 0 up to 1. */
  next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /**
   * A number between two, rounded to a tenth.
   * @param {number} least
   * @param {number} most
   */
  between(least, most) {
    return Math.round((least + this.next() * (most - least)) * 10) / 10;
  }

  /**
   * One of several.
   * @template T
   * @param {readonly T[]} things
   * @returns {T}
   */
  of(things) {
    return things[Math.floor(this.next() * things.length)];
  }

  /** @param {number} share How often it is true, from 0 to 1. */
  often(share) {
    return this.next() < share;
  }
}
