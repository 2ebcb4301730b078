/** What a reader writes of something that is wrong: kept across a reload, until it is sent. */

export class Complaint {
  /** @param {string} table */
  constructor(table) {
    this.name = `longbox wrong ${table}`;
    const kept = JSON.parse(sessionStorage.getItem(this.name) ?? '{}');
    /** Whether it is being written, so that a page that is loaded anew goes on with it. */
    this.open = !!kept.open;
    /** What was written when the dialog was opened. */
    this.words = String(kept.words ?? '');
    this.written = this.words;
  }

  /** Begin, with what was written before. */
  begin() {
    this.words = this.written;
    this.open = true;
    this.#store();
  }

  /** @param {string} words */
  keep(words) {
    this.written = words;
    this.#store();
  }

  /** Leave it for later. */
  shut() {
    this.open = false;
    this.#store();
  }

  #store() {
    if (this.open || this.written) sessionStorage.setItem(this.name, JSON.stringify({ open: this.open, words: this.written }));
    else sessionStorage.removeItem(this.name);
  }
}
