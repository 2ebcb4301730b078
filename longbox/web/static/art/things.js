/** Things, places, powers and plots, as the middle of a drawing. */

import { around, star } from './ground.js';
import { INK, PAPER, SUITS } from './palette.js';

/** @typedef {import('./chance.js').Chance} Chance */

const LINE = `stroke="${INK}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"`;

/**
 * A skyline, with one building that stands out.
 * @param {Chance} chance
 */
export function place(chance) {
  const front = chance.of(['#26303f', '#3b2a3a', '#2d3b36', '#40322a']);
  let drawn = '';
  for (let x = -4; x < 124; ) {
    const wide = chance.between(10, 20);
    const high = chance.between(14, 40);
    drawn += `<rect x="${x}" y="${84 - high}" width="${wide}" height="${high}" fill="${front}" ${LINE}/>${windows(chance, x, 84 - high, wide, high)}`;
    x += wide;
  }
  return landmark(chance) + drawn;
}

/**
 * @param {Chance} chance
 * @param {number} x
 * @param {number} y
 * @param {number} wide
 * @param {number} high
 */
function windows(chance, x, y, wide, high) {
  let drawn = '';
  for (let row = y + 4; row < y + high - 4; row += 7) {
    for (let column = x + 3; column < x + wide - 4; column += 6) {
      if (chance.often(0.45)) drawn += `<rect x="${column.toFixed(1)}" y="${row.toFixed(1)}" width="2.6" height="3.4" fill="#ffd968"/>`;
    }
  }
  return drawn;
}

/** @param {Chance} chance */
function landmark(chance) {
  const fill = chance.of(['#d9d2c0', '#c8a86a', '#8fa6b5', '#b5533f', '#6d8f6a']);
  const shapes = [
    '<path d="M44 84V30L60 8 76 30V84Z"/><path d="M54 84V60h12v24"/>',
    '<path d="M30 84V50Q60 16 90 50V84Z"/><path d="M60 33V18"/><circle cx="60" cy="14" r="4"/>',
    '<path d="M40 84V26h10V12h20v14h10v58Z"/><circle cx="60" cy="30" r="7"/>',
    '<path d="M20 84 60 16 100 84Z"/><path d="M48 84 60 56 72 84"/>',
    '<path d="M34 84V40h8v-10h8v10h20V30h8v10h8v44Z"/><path d="M52 84V62q8-10 16 0v22"/>',
    '<path d="M52 84 56 30h8l4 54Z"/><ellipse cx="60" cy="28" rx="24" ry="8"/><path d="M60 20V4"/>',
  ];
  return `<g fill="${fill}" ${LINE}>${chance.of(shapes)}</g>`;
}

/**
 * A power at work.
 * @param {Chance} chance
 */
export function power(chance) {
  const fill = chance.of(['#fff2a8', '#ffffff', '#ffd22e', '#e9403a', '#47c2f0', '#7be07c', '#d77bf0']);
  const second = chance.of(SUITS);
  const shapes = [
    `<path d="M70 2 34 48h20l-8 34 40-48H64z" fill="${fill}"/>`,
    `<path d="M60 80C30 78 26 54 44 36c0 10 4 12 8 12-4-18 4-34 16-44-2 18 6 20 12 32 2-4 2-8 0-12 18 22 12 54-20 56z" fill="${fill}"/><path d="M60 78c-14-2-14-16-4-24 0 6 4 6 6 2 10 8 8 22-2 22z" fill="${second}"/>`,
    `<path d="M36 60V36q0-8 8-8h4v-6q0-6 7-6h5q0-5 6-5h4q6 0 6 7l6 2q5 2 5 9v14q0 16-14 22v8H50V72Q36 70 36 60Z" fill="${second}"/><path d="M48 28v14M60 16v24M72 18v22M36 48h20q8 0 8 7t-8 7H46"  fill="none"/>`,
    `<path d="M10 46Q60 -6 110 46Q60 98 10 46Z" fill="#fff"/><circle cx="60" cy="46" r="18" fill="${second}"/><circle cx="60" cy="46" r="8" fill="${INK}"/>`,
    `<polygon points="${star(60, 42, 40, 16, chance.of([6, 8, 10]), chance.next())}" fill="${fill}"/><circle cx="60" cy="42" r="11" fill="${second}"/>`,
    `<path d="M4 62q14-24 28-6t28-6 28-6 28-8v22q-14 22-28 8t-28 8-28 6-28-2z" fill="${fill}"/><path d="M4 40q14-24 28-6t28-6 28-6 28-8" fill="none"/>`,
    `<path d="M60 78 18 40q-8-20 12-26 20-4 30 14Q70 10 90 14q20 6 12 26z" fill="${second}"/><path d="M46 44l10 10 20-22" fill="none"/>`,
    `<path d="M20 78 42 20q6-12 12 0l6 20 8-28q6-10 12 2l20 64z" fill="${second}"/><path d="M36 40l8 6 8-6M70 34l8 8 8-8" fill="none"/>`,
  ];
  return `<g ${LINE}>${chance.of(shapes)}</g>`;
}

/**
 * A piece of equipment.
 * @param {Chance} chance
 */
export function equipment(chance) {
  const fill = chance.of(SUITS);
  const second = chance.of(SUITS.filter((colour) => colour !== fill));
  const shapes = [
    `<path d="M28 16h64v24q0 30-32 42-32-12-32-42z" fill="${fill}"/><path d="M40 26h40v14q0 20-20 29-20-9-20-29z" fill="${second}"/>`,
    `<circle cx="60" cy="50" r="27" fill="none" stroke-width="12" stroke="${INK}"/><circle cx="60" cy="50" r="27" fill="none" stroke-width="7.5" stroke="${fill}"/><path d="M60 6 76 20 60 36 44 20Z" fill="${second}"/>`,
    `<path d="M8 62 18 46 34 42 48 28h26l16 16 16 4 8 14v6H8z" fill="${fill}"/><path d="M50 32h10v12H40zM64 32h9l10 12H64z" fill="${PAPER}"/><circle cx="30" cy="68" r="10" fill="${INK}"/><circle cx="92" cy="68" r="10" fill="${INK}"/><circle cx="30" cy="68" r="4" fill="${second}"/><circle cx="92" cy="68" r="4" fill="${second}"/>`,
    `<path d="M56 84V34h8v50z" fill="${fill}"/><path d="M34 10q-2 26 22 28V6l4-6 4 6v32q24-2 22-28l-8 6q0 12-10 12 0-14-8-26-8 12-8 26-10 0-10-12z" fill="${second}"/>`,
    `<path d="M4 38h112v18H4z" fill="${fill}"/><path d="M42 30h36v34H42z" fill="${second}"/><circle cx="60" cy="47" r="9" fill="${PAPER}"/><path d="M12 56h14v14H12zM94 56h14v14H94z" fill="${second}"/>`,
    `<path d="M44 8h32v10l-6 6v12l20 34q4 14-8 14H38q-12 0-8-14l20-34V24l-6-6z" fill="${PAPER}"/><path d="M40 58h40l8 14q2 10-6 10H38q-8 0-6-10z" fill="${fill}"/>`,
    `<polygon points="${star(60, 44, 36, 28, 10)}" fill="${fill}"/><circle cx="60" cy="44" r="17" fill="${PAPER}"/><circle cx="60" cy="44" r="7" fill="${second}"/>`,
    `<path d="M22 72 74 20l8-14 14 14-14 8-52 52z" fill="${PAPER}"/><path d="M24 60l18 18-6 6-18-18z" fill="${second}"/>`,
    `<path d="M30 84V52q-4-36 30-40 34 4 30 40v32H72V64H48v20z" fill="${fill}"/><path d="M40 44q20-12 40 0v8q-20-8-40 0z" fill="${PAPER}"/>`,
    `<path d="M22 60q10-44 38-44t38 44l-12-8q-6-16-12-4l-14 22-14-22q-6-12-12 4z" fill="${fill}"/>`,
  ];
  return `<g ${LINE}>${chance.of(shapes)}</g>`;
}

/**
 * Something that goes wrong.
 * @param {Chance} chance
 */
export function harm(chance) {
  const bang = `<polygon points="${star(60, 42, 44, 24, chance.of([9, 11, 13]), chance.next())}" fill="#ffd22e" ${LINE}/><polygon points="${star(60, 42, 27, 14, 9, chance.next())}" fill="#fff" ${LINE}/>`;
  const middle = [
    `<path d="M60 22v24M60 56v3" stroke="#c8321f" stroke-width="8" stroke-linecap="round"/>`,
    `<g fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"><path d="M44 20q-2 24 4 46M58 16q-2 28 4 54M72 20q-2 24 4 44"/></g>`,
    `<path d="M46 44a14 14 0 1 1 28 0v8h-6v8H52v-8h-6z" fill="${PAPER}" ${LINE}/><circle cx="54" cy="43" r="4" fill="${INK}"/><circle cx="66" cy="43" r="4" fill="${INK}"/>`,
    `<path d="M30 18 54 40 46 46 90 78 64 48 74 42z" fill="#c8321f" ${LINE}/>`,
  ];
  return bang + chance.of(middle);
}

/**
 * A plan on blue paper.
 * @param {Chance} chance
 */
export function scheme(chance) {
  let lines = '';
  for (let at = 12; at < 120; at += 12) lines += `M${at} 0V84`;
  for (let at = 6; at < 84; at += 12) lines += `M0 ${at}H120`;
  const x = chance.between(35, 85);
  const y = chance.between(28, 56);
  const rings = [26, 18, 10].map((size) => `<circle cx="${x}" cy="${y}" r="${size}"/>`).join('');
  let route = `M${x} ${y}`;
  const pins = [];
  for (let i = 0; i < 3; i++) {
    const to = around(x, y, chance.between(30, 52), chance.next());
    route += `M${x} ${y}L${to}`;
    pins.push(`<circle cx="${to.split(',')[0]}" cy="${to.split(',')[1]}" r="4" fill="#e9403a" stroke="${INK}" stroke-width="1.6"/>`);
  }
  return (
    `<path d="${lines}" stroke="#fff" stroke-opacity=".28" stroke-width=".8"/>` +
    `<g fill="none" stroke="#fff" stroke-width="2.4">${rings}<path d="${route}" stroke-dasharray="4 3"/></g>${pins.join('')}` +
    `<path d="M${x - 6} ${y - 6}l12 12m0-12-12 12" stroke="#e9403a" stroke-width="4" stroke-linecap="round"/>`
  );
}

/**
 * A turn of events.
 * @param {Chance} chance
 */
export function twist(chance) {
  const fill = chance.of(['#fff2a8', '#ffffff', '#8ee3d6', '#ffb0c8']);
  const shapes = [
    `<path d="M60 42q6-12 16-4 12 14-6 26-24 10-36-12-6-30 22-40 34-6 44 24l10-4-8 24-20-14 9-3q-6-20-28-18-20 4-16 28 8 18 26 10 10-8 4-16-4-2-6 2z" fill="${fill}"/>`,
    `<path d="M14 30h50V12l42 30-42 30V54H14z" fill="${fill}"/>`,
    `<path d="M20 16h80v44H66L50 80V60H20z" fill="${fill}"/><path d="M34 30h52M34 44h36" fill="none"/>`,
    `<path d="M60 4 74 30 104 22 92 48 112 70 80 68 60 84 40 68 8 70 28 48 16 22 46 30z" fill="${fill}"/>`,
    `<path d="M30 10h60v10L66 42l24 22v10H30V64l24-22-24-22z" fill="${fill}"/><path d="M40 20h40L60 38z" fill="${chance.of(SUITS)}"/>`,
  ];
  return `<g ${LINE}>${chance.of(shapes)}</g>`;
}

/**
 * Something that clings to another.
 * @param {Chance} chance
 */
export function attachment(chance) {
  const fill = chance.of(SUITS);
  const second = chance.of(SUITS);
  const shapes = [
    `<g fill="none" stroke-width="11" stroke="${INK}"><rect x="14" y="28" width="52" height="28" rx="14"/><rect x="54" y="28" width="52" height="28" rx="14"/></g><g fill="none" stroke-width="6.5"><rect x="14" y="28" width="52" height="28" rx="14" stroke="${fill}"/><rect x="54" y="28" width="52" height="28" rx="14" stroke="${second}"/></g>`,
    `<polygon points="${star(60, 42, 36, 31, 6)}" fill="${fill}"/><polygon points="${star(60, 42, 20, 17, 6)}" fill="${second}"/>`,
    `<path d="M60 6 96 20v24q-4 26-36 36-32-10-36-36V20z" fill="${fill}"/><path d="M44 44h32M60 28v32" stroke="${PAPER}" stroke-width="8"/>`,
  ];
  return `<g ${LINE}>${chance.of(shapes)}</g>`;
}
