/** A seeded sequence of numbers from 0 (inclusive) to 1 (exclusive): the demo is the same on every machine. */
export type Random = () => number;

/** Mulberry32: 32 bits of state are enough for demo chat. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** @throws when the list is empty */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}

/** Picks an item by weight, each 0 or more. */
export function pickWeighted<Item>(random: Random, items: readonly (readonly [Item, number])[]): Item {
  const total = items.reduce((sum, [, weight]) => sum + weight, 0);
  let at = random() * total;
  for (const [item, weight] of items) {
    at -= weight;
    if (at < 0) return item;
  }
  const last = items.at(-1);
  if (!last) throw new Error('Nothing to pick from.');
  return last[0];
}

/** Creates a well-formed random-looking uuid of version 4. */
export function createRandomUuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16));
  hex[12] = '4';
  hex[16] = '89ab'[Math.floor(random() * 4)] ?? '8';
  const text = hex.join('');
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`;
}
