import { expect } from 'vitest';
import type { Store } from '~/server/store/connect';

/** More than the pages' pool has, so that a further use of it would wait. */
const CONNECTIONS = 20;

/** Runs work while every connection of pages is held. */
export async function runWithoutPageConnections({ db }: Store, work: () => Promise<void>): Promise<void> {
  let end: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  let begun = 0;
  const pages = Array.from({ length: CONNECTIONS }, () =>
    db.connection().execute(() => {
      begun += 1;
      return held;
    }),
  );
  try {
    await expect.poll(() => begun).toBe(CONNECTIONS);
    await work();
  } finally {
    // Held connections would fail every later test of the file.
    end();
    await Promise.all(pages);
  }
}
