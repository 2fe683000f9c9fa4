/** The part of the browser's `Storage` that the app needs. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Creates a storage that lasts as long as the page. */
export function createMemoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Chooses the browser's storage, or one in memory where the browser forbids it. */
export function chooseStorage(pick: () => KeyValueStorage): KeyValueStorage {
  try {
    const storage = pick();
    storage.getItem('probe');
    return storage;
  } catch {
    return createMemoryStorage();
  }
}
