/** What lies behind the figure of a drawing: rays, dots, speed lines, bursts, panels. */

import { INK, PAPER } from './palette.js';

export const WIDTH = 120;
export const HEIGHT = 84;

/**
 * @typedef {import('./chance.js').Chance} Chance
 * @typedef {(chance: Chance, light: string, deep: string) => string} Painter
 */

/**
 * A point on a circle.
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {number} angle In turns.
 */
export function around(x, y, radius, angle) {
  const turn = angle * 2 * Math.PI;
  return `${(x + radius * Math.cos(turn)).toFixed(1)},${(y + radius * Math.sin(turn)).toFixed(1)}`;
}

/**
 * The corners of a star.
 * @param {number} x
 * @param {number} y
 * @param {number} outer
 * @param {number} inner
 * @param {number} points
 * @param {number} [turned]
 */
export function star(x, y, outer, inner, points, turned = 0) {
  const corners = [];
  for (let i = 0; i < points * 2; i++) corners.push(around(x, y, i % 2 ? inner : outer, turned + i / (points * 2)));
  return corners.join(' ');
}

/** @type {Painter} */
function rays(chance, light, deep) {
  const x = chance.between(40, 80);
  const y = chance.between(50, 100);
  const count = chance.of([9, 11, 14]);
  const turned = chance.next();
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const from = turned + i / count;
    drawn += `<polygon points="${x},${y} ${around(x, y, 180, from)} ${around(x, y, 180, from + 0.45 / count)}" fill="${deep}"/>`;
  }
  return drawn;
}

/** @type {Painter} */
function burst(chance, light, deep) {
  const points = chance.of([10, 12, 15]);
  const x = chance.between(50, 70);
  return (
    `<polygon points="${star(x, 44, 62, 40, points, chance.next())}" fill="${deep}"/>` +
    `<polygon points="${star(x, 44, 46, 32, points, chance.next())}" fill="${PAPER}" opacity=".35"/>`
  );
}

/** @type {Painter} */
function speed(chance, light, deep) {
  let drawn = '';
  for (let i = 0; i < 13; i++) {
    const y = chance.between(-4, HEIGHT);
    const thick = chance.between(1, 5);
    const left = chance.between(-20, 70);
    drawn += `<polygon points="${left},${y + thick / 2} ${left + 90},${y} ${left + 90},${y + thick}" fill="${deep}"/>`;
  }
  return `<g transform="rotate(${chance.of([-14, -8, 9, 15])} 60 42)">${drawn}</g>`;
}

/** @type {Painter} */
function moon(chance, light, deep) {
  const x = chance.between(25, 95);
  const y = chance.between(16, 40);
  const size = chance.between(18, 34);
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${deep}"/><circle cx="${x}" cy="${y}" r="${size}" fill="${light}"/>` +
    `<circle cx="${x}" cy="${y}" r="${size * 0.72}" fill="${PAPER}" opacity=".3"/>`
  );
}

/** @type {Painter} */
function panels(chance, light, deep) {
  const at = chance.between(30, 90);
  const lean = chance.between(-24, 24);
  return (
    `<polygon points="${at},0 ${WIDTH},0 ${WIDTH},${HEIGHT} ${at + lean},${HEIGHT}" fill="${deep}"/>` +
    `<line x1="${at}" y1="0" x2="${at + lean}" y2="${HEIGHT}" stroke="${PAPER}" stroke-width="3"/>`
  );
}

/** @type {Painter} */
function rings(chance, light, deep) {
  const x = chance.between(40, 80);
  let drawn = '';
  for (let size = 78; size > 8; size -= 14) {
    drawn += `<circle cx="${x}" cy="46" r="${size}" fill="${(size / 14) % 2 < 1 ? deep : light}"/>`;
  }
  return drawn;
}

const GROUNDS = [rays, burst, speed, moon, panels, rings];

/**
 * A ground with halftone dots that fade to one side.
 * @type {Painter}
 */
export function drawGround(chance, light, deep) {
  const size = chance.of([4, 5, 6]);
  const from = chance.of(['x1="0" y1="0" x2="1" y2="1"', 'x1="1" y1="0" x2="0" y2="1"', 'x1="0" y1="1" x2="0" y2="0"']);
  return (
    `<defs><pattern id="d" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${chance.of([15, 45, 75])})">` +
    `<circle cx="${size / 2}" cy="${size / 2}" r="${size * 0.32}" fill="${INK}"/></pattern>` +
    `<linearGradient id="f" ${from}><stop offset=".15" stop-color="#fff" stop-opacity=".5"/><stop offset=".8" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
    `<mask id="m"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#f)"/></mask></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${light}"/>${chance.of(GROUNDS)(chance, light, deep)}` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#d)" mask="url(#m)"/>`
  );
}
