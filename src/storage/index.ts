/** The part of the browser's `Storage` that the app needs. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps values for this page only. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** A browser storage, or one that lasts as long as the page where the browser forbids or lacks it. */
export function availableStorage(pick: () => KeyValueStorage): KeyValueStorage {
  try {
    const storage = pick();
    storage.getItem('probe');
    return storage;
  } catch {
    return memoryStorage();
  }
}
