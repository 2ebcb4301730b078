/** Making the new face of the old one; the model is `changed_face` in longbox/faces/changes.py. */

/**
 * @typedef {import('./types.js').Face} Face
 * @typedef {import('./types.js').Changes} Changes
 * @typedef {import('./types.js').CardFace} CardFace
 * @typedef {import('./types.js').Area} Area
 */

const SAID = /** @type {const} */ (['title', 'state', 'chapter', 'means', 'asked', 'log', 'spoken', 'brief', 'result']);

/**
 * All areas of a face, side by side.
 * @param {Face} face
 * @returns {Area[]}
 */
export function areasOf(face) {
  return (face.sides ?? []).flatMap((side) => side.areas ?? []);
}

/**
 * The new face that changes make of an old one.
 * @param {Face} old
 * @param {Changes} changes
 * @returns {Face}
 */
export function changedFace(old, changes) {
  const cards = changedCards(old, changes);
  const headers = new Map([...areasOf(old), ...(changes.areas ?? [])].map((area) => [area.id, area]));
  const lying = moved(old, changes);
  const sides = (changes.sides ?? old.sides ?? []).map((side) => ({
    ...side,
    areas: (side.areas ?? []).map(({ id }) => ({
      .../** @type {Area} */ (headers.get(id)),
      cards: (lying.get(id) ?? []).map((card) => /** @type {CardFace} */ (cards.get(card))),
    })),
  }));
  const said = Object.fromEntries(SAID.filter((name) => name in changes).map((name) => [name, changes[name]]));
  return { ...old, sides, ...said };
}

/**
 * @param {Face} old
 * @param {Changes} changes
 */
function changedCards(old, changes) {
  const before = areasOf(old).flatMap((area) => area.cards ?? []);
  const cards = new Map([...before, ...(changes.cards ?? [])].map((card) => [card.id, card]));
  for (const change of changes.numbers ?? []) {
    const card = cards.get(change.card);
    if (!card) continue;
    const numbers = (card.numbers ?? []).map((number) =>
      number.label === change.label
        ? { label: number.label, value: change.after, printed: change.printed, short: change.short, role: change.role }
        : number,
    );
    cards.set(card.id, { ...card, numbers });
  }
  return cards;
}

/**
 * Which cards lie in each area, once all have moved.
 * @param {Face} old
 * @param {Changes} changes
 */
function moved(old, changes) {
  const lying = new Map(areasOf(old).map((area) => [area.id, (area.cards ?? []).map((card) => card.id)]));
  for (const { card, before } of changes.moves ?? []) {
    const there = before ? lying.get(before) : undefined;
    if (there) there.splice(there.indexOf(card), 1);
  }
  for (const { card, after, at } of changes.moves ?? []) {
    if (!after) continue;
    const there = lying.get(after) ?? [];
    there.splice(at ?? 0, 0, card);
    lying.set(after, there);
  }
  return lying;
}
