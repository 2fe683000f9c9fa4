import { useState } from 'react';

/** A list's ids and the key of each. */
export interface Recycled {
  ids: readonly string[];
  keys: readonly number[];
}

/** The keys of a list that takes another's place; pure, `useRecycledKeys` keeps what it needs. */
export function recycle(ids: readonly string[], before: Recycled): Recycled {
  const keyOf = new Map(before.ids.map((id, index) => [id, before.keys[index]]));
  const staying = new Set(ids);
  const free = before.keys.filter((_, index) => !staying.has(before.ids[index] ?? ''));
  let unused = Math.max(-1, ...before.keys) + 1;
  return { ids, keys: ids.map((id) => keyOf.get(id) ?? free.shift() ?? unused++) };
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/**
 * React keys for a long list whose items are replaced by others, such as the pages of a table. An item that stays keeps
 * its key; a new one takes over the key, and with it the elements, of one that has left: writing new words into a row
 * takes a browser half of the time of building one.
 *
 * @param ids what the items are known by, each once
 * @returns a key for each, in their order
 */
export function useRecycledKeys(ids: readonly string[]): readonly number[] {
  const [given, setGiven] = useState<Recycled>(() => recycle(ids, { ids: [], keys: [] }));
  if (same(ids, given.ids)) return given.keys;
  const next = recycle(ids, given);
  setGiven(next);
  return next.keys;
}
