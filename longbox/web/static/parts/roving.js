/** Tab goes from zone to zone, arrows go from thing to thing, and each zone remembers where one was. */

const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

export class Roving {
  constructor() {
    /** @type {Map<string, string>} The thing in each zone that Tab leads to. */
    this.stops = new Map();
  }

  /**
   * The tabindex of a thing.
   * @param {string} zone
   * @param {string} thing
   * @param {boolean} first Whether it is the one to begin with.
   */
  stop(zone, thing, first) {
    const kept = this.stops.get(zone);
    return kept === undefined ? (first ? 0 : -1) : kept === thing ? 0 : -1;
  }

  /**
   * Remember where the focus is.
   * @param {Element} thing
   */
  visit(thing) {
    const zone = thing.closest('[data-zone]')?.getAttribute('data-zone');
    const name = thing.getAttribute('data-thing');
    if (zone && name) this.stops.set(zone, name);
  }

  /**
   * Each zone has one thing that Tab leads to, whatever has come and gone.
   * @param {Element} table
   */
  mend(table) {
    for (const zone of table.querySelectorAll('[data-zone]')) {
      const things = /** @type {HTMLElement[]} */ ([...zone.querySelectorAll('[data-thing]')]);
      if (things.length && !things.some((thing) => thing.tabIndex === 0)) things[0].tabIndex = 0;
    }
  }
}

/**
 * The thing that an arrow leads to: the nearest one in its direction, within the zone.
 * @param {KeyboardEvent} event
 * @returns {HTMLElement | undefined}
 */
export function neighbour(event) {
  const way = ARROWS[/** @type {keyof typeof ARROWS} */ (event.key)];
  const here = /** @type {Element} */ (event.target).closest?.('[data-thing], .choice');
  const zone = here?.closest('[data-zone]');
  if (!way || !here || !zone) return undefined;
  const things = /** @type {HTMLElement[]} */ ([...zone.querySelectorAll('[data-thing], .choice')]);
  return nearest(things, here, way) ?? things[things.indexOf(/** @type {HTMLElement} */ (here)) + (way[0] + way[1])];
}

/**
 * @param {HTMLElement[]} things
 * @param {Element} here
 * @param {number[]} way
 */
function nearest(things, here, [x, y]) {
  const from = middle(here);
  let best;
  let least = Infinity;
  for (const thing of things) {
    const to = middle(thing);
    const ahead = (to.x - from.x) * x + (to.y - from.y) * y;
    const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    const far = ahead + 2 * aside;
    if (thing !== here && ahead > 4 && far < least) [best, least] = [thing, far];
  }
  return best;
}

/** @param {Element} thing */
function middle(thing) {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
