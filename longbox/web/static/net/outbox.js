/** What was sent and not yet taken: kept across a reload, and sent again until the server says what became of it. */

/** @typedef {{id: string, t: string, sent: number} & Record<string, any>} Kept */

/** An id that nobody else makes. */
export function newId() {
  return crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('-');
}

export class Outbox {
  /** @param {string} name What it is kept as. */
  constructor(name) {
    this.name = `longbox sent ${name}`;
    /** @type {Map<string, Kept>} */
    this.waiting = new Map((JSON.parse(sessionStorage.getItem(this.name) ?? '[]')).map((/** @type {Kept} */ kept) => [kept.id, kept]));
  }

  /** @param {Record<string, any> & {t: string, id: string}} message */
  put(message) {
    this.waiting.set(message.id, { ...message, sent: Date.now() });
    this.#keep();
  }

  /** @param {string} id @returns {Kept | undefined} What the server has settled. */
  settle(id) {
    const kept = this.waiting.get(id);
    this.waiting.delete(id);
    this.#keep();
    return kept;
  }

  /**
   * What is to be sent again.
   * @param {number} patience How long to wait for a reply, in milliseconds.
   */
  due(patience) {
    const now = Date.now();
    const due = [...this.waiting.values()].filter((kept) => now - kept.sent >= patience);
    for (const kept of due) kept.sent = now;
    return due.map(({ sent, ...message }) => message);
  }

  #keep() {
    sessionStorage.setItem(this.name, JSON.stringify([...this.waiting.values()]));
  }
}
