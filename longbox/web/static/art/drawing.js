/** The drawing of a card, made from what the card is: the same each time, and nobody else's art. */

import { Chance } from './chance.js';
import { HEIGHT, WIDTH, drawGround } from './ground.js';
import { groundOf } from './palette.js';
import { civilian, hero, villain } from './people.js';
import { attachment, equipment, harm, place, power, scheme, twist } from './things.js';

/** @typedef {{title: string, role?: string, kind?: string}} Drawn What a drawing depends on. */

/** @type {Record<string, (chance: Chance) => string>} */
const FIGURES = {
  hero,
  'alter-ego': civilian,
  foe: (chance) => villain(chance, false),
  boss: (chance) => villain(chance, true),
  power,
  equipment,
  place,
  harm,
  scheme,
  attachment,
  twist,
};

/** Words of a type that say more of what to draw than its role does. */
const BY_KIND = [
  { words: /\b(ally|character|minion|sidekick)\b/i, figure: 'hero' },
  { words: /\b(upgrade|equipment|gear|attachment|asset)\b/i, figure: 'equipment' },
  { words: /\b(support|location|place)\b/i, figure: 'place' },
  { words: /\b(event|resource|power)\b/i, figure: 'power' },
  { words: /\b(scheme|plan|breakthrough)\b/i, figure: 'scheme' },
  { words: /\bconstruct\b/i, figure: 'equipment' },
  { words: /\bbasic\b/i, figure: 'power' },
];

/** @type {Map<string, string>} */
const made = new Map();

/**
 * The picture of a card, as an address that an `img` takes.
 * @param {Drawn} card
 */
export function drawingOf(card) {
  const key = `${card.title}|${card.role ?? ''}|${card.kind ?? ''}`;
  let picture = made.get(key);
  if (picture === undefined) {
    picture = `data:image/svg+xml,${encodeURIComponent(svgOf(card))}`;
    made.set(key, picture);
  }
  return picture;
}

/**
 * The same as a text. The role and the title decide; a version in brackets is the same person in other colours.
 * @param {Drawn} card
 */
export function svgOf(card) {
  const role = (card.role ?? '').split(' ')[0];
  const ground = new Chance(`${card.title} ground`);
  const [light, deep] = groundOf(role, ground);
  const figure = figureOf(role, card.kind ?? '', ground);
  const figured = new Chance(card.title.replace(/ \(.*\)$/, ''));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">` +
    `${drawGround(ground, light, deep)}<g transform="translate(60 42)"><g transform="translate(-60 -42)">${FIGURES[figure](figured)}</g></g></svg>`
  );
}

/**
 * What stands in the middle.
 * @param {string} role
 * @param {string} kind
 * @param {Chance} chance
 */
function figureOf(role, kind, chance) {
  const told = BY_KIND.find(({ words }) => words.test(kind));
  if (told && !(told.figure === 'hero' && role in FIGURES) && !(role in FIGURES && role !== 'hero' && role !== 'foe' && role !== 'equipment')) {
    return told.figure === 'hero' && role === 'foe' ? 'foe' : told.figure;
  }
  if (role in FIGURES) return role;
  return chance.of(['twist', 'power', 'equipment']);
}
