/**
 * The line to a table: a WebSocket that is replaced when it is dead, with growing pauses between attempts.
 *
 * Any message counts as life. After some silence the line is asked whether it lives; what doesn't answer is replaced
 * without waiting for its close, and the old one's handlers are taken off first.
 */

/** How often to look, how long to wait for a reply to what was sent, and for a sign of life, in milliseconds. */
export const LOOK = 1200;
export const PATIENCE = 2500;
export const DEAD = 9000;
const LONGEST_PAUSE = 30_000;
const FIRST_PAUSE = 300;

/** For so many attempts the pauses stay short, so that a server that was restarted is found at once. */
const SOON = 90;
const SOON_PAUSE = 600;

/** Closes after which nobody connects again, and what they are called. */
const ENDINGS = /** @type {Record<number, Ending>} */ ({ 4426: 'reload', 4403: 'forbidden', 4404: 'gone', 4400: 'malformed', 4409: 'replaced' });
const AT_ONCE = 4408;
const TOO_FAST = 4429;
const TOO_FAST_PAUSE = 10_000;

/**
 * @typedef {'reload' | 'forbidden' | 'gone' | 'malformed' | 'replaced'} Ending
 * @typedef {'connecting' | 'open' | 'lost' | Ending} State
 *
 * @typedef {object} Ears
 * @property {() => string} address Where to connect; asked each time, as it says what was read last.
 * @property {(message: any) => void} hear
 * @property {(state: State) => void} turn Told when the state of the line changes.
 * @property {() => object[]} due What is to be sent again now.
 */

export class Wire {
  /** @param {Ears} ears */
  constructor(ears) {
    this.ears = ears;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.beat = 10_000;
    this.attempts = 0;
    this.heard = 0;
    this.asked = 0;
    this.timer = 0;
    this.watch = 0;
    this.awake = () => this.#wake();
  }

  open() {
    addEventListener('online', this.awake);
    document.addEventListener('visibilitychange', this.awake);
    this.watch = window.setInterval(() => this.#look(), LOOK);
    this.#connect();
  }

  close() {
    removeEventListener('online', this.awake);
    document.removeEventListener('visibilitychange', this.awake);
    clearInterval(this.watch);
    clearTimeout(this.timer);
    this.#drop();
  }

  /** Connect again after an ending: the reader wants it. */
  again() {
    this.attempts = 0;
    this.#connect();
  }

  /** @param {object} message @returns {boolean} Whether it went out. */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  #connect() {
    clearTimeout(this.timer);
    this.#drop();
    this.ears.turn('connecting');
    const socket = new WebSocket(this.ears.address());
    this.socket = socket;
    this.heard = Date.now();
    this.asked = 0;
    socket.onopen = () => this.ears.turn('open');
    socket.onmessage = (event) => this.#hear(event.data);
    socket.onclose = (event) => this.#closed(event.code);
  }

  /** Let go of the socket, so that nothing of it is heard any more. */
  #drop() {
    const old = this.socket;
    this.socket = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }

  /** @param {string} data */
  #hear(data) {
    this.heard = Date.now();
    this.asked = 0;
    const message = JSON.parse(data);
    if (message.t === 'hello') this.#greeted(message.beat);
    if (message.t !== 'p') this.ears.hear(message);
  }

  /** @param {number} [beat] */
  #greeted(beat) {
    this.attempts = 0;
    if (beat) this.beat = beat * 1000;
  }

  /** @param {number} code */
  #closed(code) {
    this.socket = null;
    if (code in ENDINGS) this.ears.turn(ENDINGS[code]);
    else this.#later(code === AT_ONCE ? 0 : code === TOO_FAST ? TOO_FAST_PAUSE : this.#pause());
  }

  /** The next pause: twice as long each time up to a limit, which grows after a while, and never the same for all. */
  #pause() {
    const late = Math.max(0, this.attempts - SOON);
    const longest = Math.min(LONGEST_PAUSE, SOON_PAUSE * 2 ** late, FIRST_PAUSE * 2 ** this.attempts++);
    return longest * (0.5 + Math.random() / 2);
  }

  /** @param {number} pause */
  #later(pause) {
    this.ears.turn('lost');
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.#connect(), pause);
  }

  #look() {
    const now = Date.now();
    if (!this.socket) return;
    if (this.asked && now - this.asked > DEAD) this.#replace();
    else if (this.socket.readyState === WebSocket.CONNECTING && now - this.heard > DEAD) this.#replace();
    else if (!this.asked && now - this.heard > this.beat) this.#probe();
    for (const message of this.socket?.readyState === WebSocket.OPEN ? this.ears.due() : []) this.send(message);
  }

  #replace() {
    this.#drop();
    this.#later(this.attempts ? this.#pause() : 0);
  }

  #probe() {
    if (this.send({ t: 'p' })) this.asked = Date.now();
  }

  /** The device woke up, or has a network again: try at once, and don't believe a socket that was open before. */
  #wake() {
    if (document.hidden) return;
    if (!this.socket && this.timer) this.#connect();
    else if (Date.now() - this.heard > LOOK) this.#probe();
  }
}
