/** Which page an address shows. A page is a module that is loaded when it is first needed. */

/**
 * @typedef {object} Page
 * @property {RegExp} at The addresses that show it; its groups become properties.
 * @property {string} element The name of its element.
 * @property {() => Promise<unknown>} load Loads the element.
 * @property {string} title The key of its title in the catalogues.
 * @property {boolean} [listed] Whether it stands in the navigation.
 * @property {string} [path] The address that the navigation leads to.
 */

/** @type {Page[]} */
export const PAGES = [
  { at: /^\/$/, element: 'longbox-lobby', load: () => import('../pages/lobby.js'), title: 'lobby', listed: true, path: '/' },
  { at: /^\/new(?:\/(?<game>[\w-]+))?$/, element: 'longbox-new-table', load: () => import('../pages/new-table.js'), title: 'newTable', listed: true, path: '/new' },
  { at: /^\/table\/(?<table>[\w-]+)$/, element: 'longbox-table', load: () => import('../pages/table.js'), title: 'table' },
  { at: /^\/join\/(?<table>[\w-]+)(?:\/(?<invite>[\w-]+))?$/, element: 'longbox-join', load: () => import('../pages/join.js'), title: 'join' },
  { at: /^\/cards$/, element: 'longbox-cards', load: () => import('../pages/cards.js'), title: 'cards', listed: true, path: '/cards' },
  { at: /^\/cards\/(?<game>[\w-]+)\/(?<card>[^/]+)$/, element: 'longbox-card', load: () => import('../pages/card.js'), title: 'card' },
  { at: /^\/replays$/, element: 'longbox-replays', load: () => import('../pages/replays.js'), title: 'replays', listed: true, path: '/replays' },
  { at: /^\/replay\/(?<replay>[\w-]+)$/, element: 'longbox-replay', load: () => import('../pages/replay.js'), title: 'replay' },
  { at: /^\/workshop(?:\/(?<kept>[\w-]+))?$/, element: 'longbox-workshop', load: () => import('../pages/workshop.js'), title: 'workshop', listed: true, path: '/workshop' },
  { at: /^\/decks(?:\/(?<kept>[\w-]+))?$/, element: 'longbox-decks', load: () => import('../pages/decks.js'), title: 'decks', listed: true, path: '/decks' },
  { at: /^\/shared\/(?<link>[\w-]+)$/, element: 'longbox-shared', load: () => import('../pages/shared.js'), title: 'shared' },
  { at: /^\/events$/, element: 'longbox-events', load: () => import('../pages/events.js'), title: 'events', listed: true, path: '/events' },
  { at: /^\/event\/(?<event>\d+)$/, element: 'longbox-event', load: () => import('../pages/event.js'), title: 'events' },
  { at: /^\/ratings$/, element: 'longbox-ratings', load: () => import('../pages/ratings.js'), title: 'ratings' },
  { at: /^\/account$/, element: 'longbox-account', load: () => import('../pages/account.js'), title: 'account', listed: true, path: '/account' },
];

const events = new EventTarget();

/**
 * The address of the page of a card.
 * @param {string} game
 * @param {string} title
 */
export function cardPath(game, title) {
  return `/cards/${game}/${encodeURIComponent(title)}`;
}

/**
 * The page for an address, with what the address says.
 * @param {string} path
 * @returns {{page: Page, values: Record<string, string>} | null}
 */
export function pageFor(path) {
  for (const page of PAGES) {
    const found = page.at.exec(path);
    if (found) return { page, values: { ...found.groups } };
  }
  return null;
}

/**
 * Go to another page.
 * @param {string} path
 */
export function go(path) {
  history.pushState(null, '', path);
  events.dispatchEvent(new Event('moved'));
}

/** @param {() => void} listener Told when the address has changed. */
export function onMove(listener) {
  events.addEventListener('moved', listener);
  addEventListener('popstate', listener);
}

/**
 * Follow links within Longbox without loading the page anew.
 * @param {MouseEvent} event
 */
export function follow(event) {
  const link = /** @type {Element} */ (event.target).closest?.('a[href^="/"]');
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const { pathname, search } = /** @type {HTMLAnchorElement} */ (link);
  if (link.hasAttribute('download') || link.hasAttribute('target') || !pageFor(pathname)) return;
  event.preventDefault();
  go(pathname + search);
}
