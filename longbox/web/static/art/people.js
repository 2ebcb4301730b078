/** People and monsters, from the waist up: each has a costume, a mask and a sign of its own. */

import { star } from './ground.js';
import { HAIRS, INK, ODD_SKINS, PAPER, SKINS, SUITS } from './palette.js';

/** @typedef {import('./chance.js').Chance} Chance */

const LINE = `stroke="${INK}" stroke-width="2" stroke-linejoin="round"`;

/**
 * A hero: broad shoulders, mostly a cape, a mask.
 * @param {Chance} chance
 */
export function hero(chance) {
  const suit = chance.of(SUITS);
  const second = chance.of(SUITS.filter((colour) => colour !== suit));
  const skin = chance.of(SKINS);
  const wide = chance.between(24, 32);
  const covered = chance.often(0.35);
  const head = chance.often(0.5) ? `<ellipse cx="60" cy="28" rx="11.5" ry="14" fill="${covered ? suit : skin}" ${LINE}/>` : jaw(covered ? suit : skin);
  return (
    (chance.often(0.6) ? cape(chance, second) : '') +
    trunk(wide, suit, second, chance) +
    `<rect x="55" y="36" width="10" height="9" fill="${covered ? suit : skin}" ${LINE}/>` +
    head +
    (covered ? cowl(chance, second) + chin(chance, skin) : hair(chance, chance.of(HAIRS)) + mask(chance, second)) +
    eyes(chance, covered || chance.often(0.5)) +
    mouth(chance)
  );
}

/**
 * Somebody in plain clothes.
 * @param {Chance} chance
 */
export function civilian(chance) {
  const coat = chance.of(['#6b6f78', '#7a5c43', '#3f5668', '#5c6b4a', '#8a7b68', '#83525a']);
  const skin = chance.of(SKINS);
  const glasses = chance.often(0.45)
    ? `<g fill="none" ${LINE}><circle cx="55" cy="28" r="4"/><circle cx="65" cy="28" r="4"/><path d="M59 28h2"/></g>`
    : '';
  return (
    `<path d="M32 86 Q33 54 50 48 L60 56 L70 48 Q87 54 88 86Z" fill="${coat}" ${LINE}/>` +
    `<path d="M51 47 L60 62 L69 47Z" fill="${PAPER}" ${LINE}/><path d="M60 54l3 4-2 16h-2l-2-16z" fill="${chance.of(SUITS)}" ${LINE}/>` +
    `<rect x="55" y="38" width="10" height="9" fill="${skin}" ${LINE}/><ellipse cx="60" cy="28" rx="11.5" ry="14" fill="${skin}" ${LINE}/>` +
    hair(chance, chance.of(HAIRS)) +
    eyes(chance, false) +
    glasses +
    mouth(chance)
  );
}

/**
 * A villain: horns, a helmet or wild hair, a hard stare.
 * @param {Chance} chance
 * @param {boolean} huge Whether it fills the picture.
 */
export function villain(chance, huge) {
  const suit = chance.of(SUITS);
  const second = chance.of(SUITS.filter((colour) => colour !== suit));
  const skin = chance.often(0.55) ? chance.of(ODD_SKINS) : chance.of(SKINS);
  const drawn =
    (chance.often(0.5) ? collar(second) : '') +
    trunk(chance.between(26, 36), suit, second, chance) +
    `<rect x="54" y="36" width="12" height="9" fill="${skin}" ${LINE}/>` +
    horns(chance, second) +
    jaw(skin) +
    chance.of([hair(chance, chance.of(HAIRS)), helmet(second), spikes(chance, chance.of(HAIRS)), '']) +
    stare(chance) +
    snarl(chance);
  return huge ? `<g transform="translate(-15 -8) scale(1.25)">${drawn}</g>` : drawn;
}

/** @param {string} fill */
function jaw(fill) {
  return `<path d="M48 20 Q48 13 60 13 Q72 13 72 20 L71 34 L64 43 L56 43 L49 34Z" fill="${fill}" ${LINE}/>`;
}

/**
 * @param {number} wide
 * @param {string} suit
 * @param {string} second
 * @param {Chance} chance
 */
function trunk(wide, suit, second, chance) {
  const left = 60 - wide;
  const right = 60 + wide;
  const sleeves = chance.often(0.5) ? second : suit;
  return (
    `<path d="M${left - 4} 88 Q${left - 3} 56 ${left + 8} 50 L${left + 14} 88Z M${right + 4} 88 Q${right + 3} 56 ${right - 8} 50 L${right - 14} 88Z" fill="${sleeves}" ${LINE}/>` +
    `<path d="M${left + 6} 50 Q60 40 ${right - 6} 50 L${right - 12} 88 L${left + 12} 88Z" fill="${suit}" ${LINE}/>` +
    sign(chance, second)
  );
}

/**
 * What is on the chest.
 * @param {Chance} chance
 * @param {string} fill
 */
function sign(chance, fill) {
  const drawn = [
    `<polygon points="${star(60, 63, 10, 4.5, 5, -0.25)}"/>`,
    `<circle cx="60" cy="63" r="8.5"/>`,
    `<polygon points="60,52 71,63 60,74 49,63"/>`,
    `<path d="M63 51l-12 14h8l-4 11 14-16h-8z"/>`,
    `<path d="M46 58q7-2 11 2l3-3 3 3q4-4 11-2-2 10-14 13Q48 68 46 58z"/>`,
    `<path d="M43 52 60 70 77 52v9L60 80 43 61z"/>`,
    `<path d="M50 54h20v8q0 10-10 14-10-4-10-14z"/>`,
    `<path d="M58 46h4v42h-4z"/>`,
    '',
  ];
  return `<g fill="${fill}" ${LINE}>${chance.of(drawn)}</g>`;
}

/**
 * @param {Chance} chance
 * @param {string} fill
 */
function cape(chance, fill) {
  const side = chance.of([-1, 1]);
  return `<path d="M42 46 Q${60 - 48 * side} 60 ${60 - 56 * side} 88 L${60 + 44 * side} 88 Q${60 + 30 * side} 52 78 46Z" fill="${fill}" ${LINE}/>`;
}

/** @param {string} fill */
function collar(fill) {
  return `<path d="M30 62 L34 22 L52 48 L68 48 L86 22 L90 62Z" fill="${fill}" ${LINE}/>`;
}

/**
 * @param {Chance} chance
 * @param {string} fill
 */
function cowl(chance, fill) {
  const ears = chance.of([
    `<path d="M49 20 L48 4 L57 14Z M71 20 L72 4 L63 14Z" fill="${fill}" ${LINE}/>`,
    `<path d="M60 6 Q64 14 60 26 Q56 14 60 6Z" fill="${fill}" ${LINE}/>`,
    `<path d="M48 27 L40 19 L49 21Z M72 27 L80 19 L71 21Z" fill="${fill}" ${LINE}/>`,
    '',
  ]);
  return ears;
}

/**
 * @param {Chance} chance
 * @param {string} skin
 */
function chin(chance, skin) {
  return chance.often(0.7) ? `<path d="M52 33 Q60 30 68 33 L66 39 Q60 44 54 39Z" fill="${skin}" ${LINE}/>` : '';
}

/**
 * @param {Chance} chance
 * @param {string} fill
 */
function hair(chance, fill) {
  return `<g fill="${fill}" ${LINE}>${chance.of([
    '<path d="M47 26 Q46 11 60 11 Q74 11 73 26 Q68 18 60 19 Q52 18 47 26Z"/>',
    '<path d="M46 42 Q42 10 60 10 Q78 10 74 42 Q70 44 70 30 Q69 20 60 20 Q51 20 50 30 Q50 44 46 42Z"/>',
    '<path d="M48 23 L46 12 L54 15 L58 7 L63 14 L72 10 L72 23 Q60 15 48 23Z"/>',
    '<path d="M48 22 Q50 10 62 11 Q76 12 71 24 Q66 17 56 18 Q50 18 48 22Z"/>',
    '<circle cx="60" cy="19" r="14.5"/>',
    '',
  ])}</g>`;
}

/**
 * @param {Chance} chance
 * @param {string} fill
 */
function mask(chance, fill) {
  return chance.of([
    `<path d="M48 25 Q60 21 72 25 L71 31 Q64 35 60 30 Q56 35 49 31Z" fill="${fill}" ${LINE}/>`,
    `<rect x="48" y="25" width="24" height="6" fill="${fill}" ${LINE}/>`,
    `<path d="M48 20 L60 24 L72 20 L71 24 L60 28 L49 24Z" fill="#f3c330" ${LINE}/>`,
    '',
  ]);
}

/**
 * @param {Chance} chance
 * @param {boolean} blank Whether they are white, as under a mask.
 */
function eyes(chance, blank) {
  if (!blank) return `<circle cx="55" cy="28" r="1.6" fill="${INK}"/><circle cx="65" cy="28" r="1.6" fill="${INK}"/>`;
  const low = chance.between(29, 31);
  return `<path d="M51 26.5 L58 28.5 L56 ${low} L52 ${low - 1}Z M69 26.5 L62 28.5 L64 ${low} L68 ${low - 1}Z" fill="#fff" stroke="${INK}" stroke-width="1"/>`;
}

/** @param {Chance} chance */
function mouth(chance) {
  return `<path d="${chance.of(['M56 37 Q60 38 64 37', 'M56 36.5 Q60 40 64 36.5', 'M57 37.5 H64'])}" fill="none" stroke="${INK}" stroke-width="1.6"/>`;
}

/**
 * @param {Chance} chance
 * @param {string} fill
 */
function horns(chance, fill) {
  return `<g fill="${fill}" ${LINE}>${chance.of([
    '<path d="M50 18 Q38 12 40 -2 Q46 8 56 13Z M70 18 Q82 12 80 -2 Q74 8 64 13Z"/>',
    '<path d="M49 24 Q36 26 30 14 Q42 17 50 14Z M71 24 Q84 26 90 14 Q78 17 70 14Z"/>',
    '<path d="M52 14 L60 -2 L68 14Z"/>',
    '<path d="M46 16 L48 2 L54 9 L60 0 L66 9 L72 2 L74 16Z"/>',
    '',
    '',
  ])}</g>`;
}

/** @param {string} fill */
function helmet(fill) {
  return `<path d="M46 36 L46 18 Q48 9 60 9 Q72 9 74 18 L74 36 L67 36 L66 25 L60 29 L54 25 L53 36Z" fill="${fill}" ${LINE}/>`;
}

/**
 * @param {Chance} chance
 * @param {string} fill
 */
function spikes(chance, fill) {
  const high = chance.between(-2, 6);
  return `<path d="M46 26 L42 14 L50 16 L50 ${high} L57 13 L62 ${high - 2} L65 13 L73 ${high + 2} L71 17 L78 16 L73 27 Q60 15 46 26Z" fill="${fill}" ${LINE}/>`;
}

/** @param {Chance} chance */
function stare(chance) {
  const fill = chance.of(['#fff', '#ffe14d', '#ff5b3a', '#b6ff5c', '#fff']);
  return (
    `<path d="M50 25 L58 29 L56 32 L51 30Z M70 25 L62 29 L64 32 L69 30Z" fill="${fill}" stroke="${INK}" stroke-width="1.2"/>` +
    `<path d="M49 23 L58 28 M71 23 L62 28" stroke="${INK}" stroke-width="2.4"/>`
  );
}

/** @param {Chance} chance */
function snarl(chance) {
  return chance.of([
    `<path d="M54 37 H66 L64 41 H56Z" fill="#fff" stroke="${INK}" stroke-width="1.4"/><path d="M57 37v4M60 37v4M63 37v4" stroke="${INK}"/>`,
    `<path d="M55 39 Q60 35 65 39" fill="none" stroke="${INK}" stroke-width="1.8"/>`,
    `<path d="M53 36 Q60 45 67 36 Q60 39 53 36Z" fill="#fff" stroke="${INK}" stroke-width="1.4"/>`,
  ]);
}
