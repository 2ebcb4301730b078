/**
 * How far the reader of a table has looked: kept in the browser, so that a page that is loaded anew knows it, too.
 *
 * Who is away, as the page is hidden or the line is lost, looks at nothing; what they then find new stays marked until they
 * answer, or find more that is new.
 */

const KEPT_AS = 'longbox looked';

/** How many tables are kept. */
const MOST = 60;

/** @typedef {{to: number, after: number, upto: number}} Look The entry up to which was looked; and after which, up to which, the entries came that were found new. */

export class Looks {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    this.name = '';
    /** @type {Look} */
    this.at = { to: 0, after: 0, upto: 0 };
  }

  /**
   * Look with some eyes: each seat of a person has its own.
   * @param {string} viewer
   * @param {number} n The entry that is seen now.
   * @param {number} answered The last entry that was told of before what came since the reader's last answer, wherever that
   *   was given; 0 for who has answered nothing, to whom nothing is news.
   */
  begin(viewer, n, answered) {
    const name = `${this.table} ${viewer}`;
    if (name === this.name) return;
    this.name = name;
    const kept = /** @type {Look | undefined} */ (all()[name]);
    this.#keep(kept && kept.to >= answered ? kept : { to: answered || n, after: 0, upto: 0 });
  }

  /** Something came before the reader's eyes. @param {number} n */
  look(n) {
    this.#keep({ ...this.at, to: n });
  }

  /** The reader is there again, and finds what came meanwhile. @param {number} n @param {boolean} news Whether the log tells of it. */
  back(n, news) {
    if (n > this.at.to) this.#keep(news ? { to: n, after: this.at.to, upto: n } : { ...this.at, to: n });
  }

  /** The reader answered: nothing is new any more. @param {number} n */
  answer(n) {
    this.#keep({ to: n, after: n, upto: n });
  }

  /** Whether an entry was found new. @param {number} n */
  isNew(n) {
    return n > this.at.after && n <= this.at.upto;
  }

  /** @param {Look} at */
  #keep(at) {
    this.at = at;
    const { [this.name]: _, ...others } = all();
    localStorage.setItem(KEPT_AS, JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - MOST), [this.name, at]])));
  }
}

/** @returns {Record<string, Look>} */
function all() {
  return JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}');
}
