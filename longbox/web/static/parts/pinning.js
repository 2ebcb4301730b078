/**
 * The whole table in sight: its cards are drawn smaller where it would have to be scrolled, and where that is not enough,
 * the reader's own side is pinned to the lower edge, over what is scrolled.
 */

/** How large cards are drawn, measured by what the screen has room for; numbers and texts keep their size. */
const SIZES = [1, 0.9, 0.82, 0.74];
/** Cards that are drawn smaller than this are laid out otherwise, too. */
const MUCH = 0.85;
const PHONE = '(max-width: 760px)';

/** How much of the table's height a side may take that is pinned. */
const MOST = 0.46;

/**
 * @param {HTMLElement} board
 * @param {number} seat Whose side it is.
 * @param {string} chapter While it lasts, cards become no larger again, so that nothing leaps about.
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
  let at = felt.dataset.during === during ? SIZES.indexOf(Number(felt.dataset.size)) : 0;
  felt.dataset.during = during;
  do {
    felt.dataset.size = String(SIZES[at]);
    felt.style.setProperty('--shrunk', felt.dataset.size);
    felt.classList.toggle('shrunk', SIZES[at] < MUCH);
    at += 1;
  } while (at < SIZES.length && !matchMedia(PHONE).matches && felt.scrollHeight > felt.clientHeight + 1);
}
