/** The colours of drawings: four-colour printing, a pair for what a card is and a costume of its own. */

export const INK = '#1b1916';
export const PAPER = '#f7efdc';

/** @type {Record<string, readonly [string, string][]>} The ground behind the figure, by role: flat colour and dots. */
const GROUNDS = {
  hero: [['#f3c330', '#e8932a'], ['#5fa8d8', '#2f6da8'], ['#f0b84a', '#d9532c'], ['#7cc3c9', '#2b7f92']],
  'alter-ego': [['#d9cbb0', '#a98f6b'], ['#bcd0cf', '#7d9c9f']],
  foe: [['#8c4a78', '#4c2350'], ['#7a8a3c', '#455321'], ['#b4473a', '#6b1f23'], ['#5a5f86', '#2c2f52']],
  boss: [['#a3242a', '#4c0d18'], ['#582a72', '#270f3b'], ['#2f2a3d', '#a3242a']],
  power: [['#ffd93b', '#f08a1d'], ['#8fd0f2', '#2a72c4'], ['#f28fb1', '#b22a63'], ['#bfe36a', '#4f9a3a']],
  equipment: [['#b9c4c6', '#7b8b91'], ['#d6c6a1', '#9a835a'], ['#a9b8d0', '#64779c']],
  place: [['#f2a65a', '#c3522e'], ['#6b83b8', '#2d3a6d'], ['#9cc9b0', '#3f7f6d'], ['#e9c77b', '#b8794a']],
  harm: [['#d8402c', '#7d1712'], ['#e06a2b', '#8a2714']],
  scheme: [['#2f5d8a', '#183a5e'], ['#3c6b66', '#1c403f']],
  attachment: [['#b99ac9', '#70508c'], ['#9db0c4', '#566e8a']],
  twist: [['#b34d9c', '#5d1f5c'], ['#3f8f8a', '#1b4f55'], ['#d56f48', '#7c2b2b']],
  red: [['#e0685a', '#a42a23']],
  yellow: [['#f4cf4c', '#c9951c']],
  blue: [['#7fb2e0', '#2f68a8']],
  green: [['#93c47c', '#3f8242']],
  white: [['#e6e1d3', '#b0a892']],
  indigo: [['#8d86d6', '#3d3487']],
  '': [['#ddd0b4', '#b7a27a'], ['#cfd3c4', '#95a08b'], ['#dcc5b5', '#ad8a76']],
};

export const SUITS = ['#c8321f', '#1d5b8f', '#2e7d4f', '#e8a912', '#6a3d8f', '#20202a', '#c96a1b', '#147a80', '#8e1f3a', '#e8e2d0', '#4d5a6e', '#a8b820'];
export const SKINS = ['#f0c9a4', '#d9a577', '#a9714b', '#7a4a2f', '#f3d7bf'];
export const ODD_SKINS = ['#7fa35a', '#8d93b8', '#c7483c', '#9c84b3', '#6fb0b0', '#d5d3c6'];
export const HAIRS = ['#1e1a18', '#5b3420', '#c08a2e', '#a33d1d', '#e9dfc3', '#3a3f52'];

/**
 * The ground of a drawing.
 * @param {string} role
 * @param {import('./chance.js').Chance} chance
 */
export function groundOf(role, chance) {
  return chance.of(GROUNDS[role] ?? GROUNDS['']);
}
