/** The keyboard at a table: the keys of the answers, and those of what one can ask. */

/**
 * @typedef {import('../face/offers.js').Offered} Offered
 * @typedef {import('../face/types.js').Offer} Offer
 *
 * @typedef {object} Hands What keys do.
 * @property {() => Offered} offered
 * @property {(offer: Offer) => void} choose
 * @property {() => void} confirm
 * @property {() => void} escape
 * @property {(card: string) => void} look
 * @property {(card: string) => void} why
 * @property {() => void} question
 * @property {() => void} hint
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} typed Told when what is typed has changed.
 */

export class Keys {
  /** @param {Hands} hands */
  constructor(hands) {
    this.hands = hands;
    this.typed = '';
  }

  /**
   * @param {KeyboardEvent} event
   * @param {boolean} alone Whether a letter or a number alone answers.
   * @returns {boolean} Whether the key meant something.
   */
  press(event, alone) {
    const { hands } = this;
    if (event.key === 'Escape') return this.#clear(), hands.escape(), true;
    if ((event.ctrlKey || event.metaKey) && !event.altKey) return this.#command(event);
    if (event.altKey || event.metaKey) return false;
    if (event.key === 'Enter' && event.shiftKey) return hands.confirm(), true;
    if (event.key === 'Enter' && this.typed) return this.#enter();
    if (event.key === 'Backspace' && this.typed) return this.#type(this.typed.slice(0, -1));
    const card = /** @type {Element} */ (event.target).closest?.('[data-card]')?.getAttribute('data-card') ?? '';
    const asks = /** @type {Record<string, () => void>} */ ({ '?': () => hands.look(card), '!': () => hands.why(card), '.': hands.hint, ';': hands.question });
    if (event.key in asks) return asks[event.key](), true;
    const signs = this.typed ? /^\S$/u : /^[\p{L}\p{N}]$/u;
    return alone && signs.test(event.key) ? this.#type(this.typed + event.key.toLowerCase()) : false;
  }

  /** @param {KeyboardEvent} event */
  #command(event) {
    const key = event.key.toLowerCase();
    if (key === 'z') (event.shiftKey ? this.hands.redo : this.hands.undo)();
    else if (key === 'y') this.hands.redo();
    return key === 'z' || key === 'y';
  }

  /** @param {string} typed @returns {boolean} */
  #type(typed) {
    const found = this.hands.offered().typed(typed);
    if (!found.offer && !found.more) {
      const again = typed.length > 1 ? this.hands.offered().typed(typed.slice(-1)) : found;
      if (typed.length > 1 && (again.offer || again.more)) return this.#type(typed.slice(-1));
      return this.#clear(), false;
    }
    if (found.offer && !found.more) return this.#clear(), this.hands.choose(found.offer), true;
    this.typed = typed;
    this.hands.typed();
    return true;
  }

  #enter() {
    const { offer } = this.hands.offered().typed(this.typed);
    this.#clear();
    if (offer) this.hands.choose(offer);
    return true;
  }

  #clear() {
    this.typed = '';
    this.hands.typed();
  }
}
