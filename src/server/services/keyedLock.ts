export interface KeyedLock {
  /**
   * Waits until all earlier holders of any of these names have released them.
   *
   * @returns a function that releases the names
   */
  take: (names: readonly string[]) => Promise<() => void>;
}

/**
 * Makes callers with the same name work one after another, on this node. Each takes all its names at once, so that two
 * callers can't wait for each other.
 */
export function createKeyedLock(): KeyedLock {
  const last = new Map<string, Promise<void>>();
  return {
    take: async (names) => {
      const earlier = names.map((name) => last.get(name) ?? Promise.resolve());
      let end: () => void = () => undefined;
      const mine = new Promise<void>((resolve) => {
        end = resolve;
      });
      for (const name of names) last.set(name, mine);
      await Promise.all(earlier);
      return () => {
        for (const name of names) if (last.get(name) === mine) last.delete(name);
        end();
      };
    },
  };
}
