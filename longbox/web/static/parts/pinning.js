/**
 * The whole table in sight: its cards are drawn smaller where it would have to be scrolled, and where that is not enough,
 * the reader's own side is pinned to the lower edge, over what is scrolled.
 */

/** How large cards are drawn, measured by what the screen has room for; numbers and texts keep their size. */
const SIZES = [1, 0.9, 0.82, 0.74];
/** Cards that are drawn smaller than this are laid out otherwise, too. */
const MUCH = 0.85;
const PHONE = '(max-width: 760px)';

/** So much room must be left for cards to become larger again while a chapter lasts: nothing leaps to and fro. */
const SPARE = 0.14;

/** How much of the table's height a side may take that is pinned. */
const MOST = 0.46;

/**
 * @param {HTMLElement} board
 * @param {number} seat Whose side it is.
 * @param {string} chapter While it lasts, cards become larger again only where there is room to spare.
 */
export function pin(board, seat, chapter) {
  const felt = /** @type {HTMLElement | null} */ (board.querySelector('.felt'));
  if (!felt) return;
  shrink(felt, `${chapter} ${innerWidth} ${innerHeight}`);
  const side = /** @type {HTMLElement | null} */ (felt.querySelector(`.side.yours[data-seat="${seat}"]`));
  if (!side) return;
  const pinned = side.offsetHeight <= felt.clientHeight * MOST;
  side.toggleAttribute('data-pinned', pinned);
  felt.style.setProperty('--pinned', `${pinned ? side.offsetHeight : 0}px`);
}

/** @param {HTMLElement} felt @param {string} during */
function shrink(felt, during) {
  const before = felt.dataset.during === during ? SIZES.indexOf(Number(felt.dataset.size)) : 0;
  felt.dataset.during = during;
  for (const [at, size] of SIZES.entries()) {
    felt.dataset.size = String(size);
    felt.style.setProperty('--shrunk', felt.dataset.size);
    felt.classList.toggle('shrunk', size < MUCH);
    if (matchMedia(PHONE).matches || lies(felt) < felt.clientHeight * (at < before ? 1 - SPARE : 1) + 2) return;
  }
}

/** @param {HTMLElement} felt How high all that lies there is; less than the table where that is not full. */
function lies(felt) {
  const last = /** @type {HTMLElement | null} */ (felt.lastElementChild);
  if (felt.scrollHeight > felt.clientHeight || !last) return felt.scrollHeight;
  return last.getBoundingClientRect().bottom - felt.getBoundingClientRect().top;
}
