/** The reader's own side stays in sight where many others sit: it is pinned to the lower edge of the table, over what is scrolled. */

/** How much of the table's height a side may take that is pinned. */
const MOST = 0.46;

/**
 * @param {HTMLElement} board
 * @param {number} seat Whose side it is.
 */
export function pin(board, seat) {
  const felt = /** @type {HTMLElement | null} */ (board.querySelector('.felt'));
  const side = /** @type {HTMLElement | null} */ (felt?.querySelector(`.side.yours[data-seat="${seat}"]`) ?? null);
  if (!felt || !side) return;
  const pinned = side.offsetHeight <= felt.clientHeight * MOST;
  side.toggleAttribute('data-pinned', pinned);
  felt.style.setProperty('--pinned', `${pinned ? side.offsetHeight : 0}px`);
}
