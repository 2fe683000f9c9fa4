import type { Page, Route } from 'playwright';

/** Lets answers through when it is told to. */
export function createGate(): { open: () => void; opened: Promise<void> } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

interface HoldOptions {
  /** The method of the calls that are held; the others pass. @default every method */
  method?: string;
  /** How many of these calls are held; later ones pass. @default all of them */
  most?: number;
  /**
   * `late`: the server answers at once, and the page gets that answer later. An object: the page gets it in place of
   * the server's answer. @default the call reaches the server later
   */
  answer?: 'late' | Parameters<Route['fulfill']>[0];
}

/**
 * Holds calls of a page back.
 *
 * @returns `open` lets them through; `count` tells how many calls of that method the page has made
 */
export async function holdCalls(
  page: Page,
  url: string | RegExp,
  { method, most = Infinity, answer }: HoldOptions = {},
): Promise<{ open: () => void; count: () => number }> {
  const { open, opened } = createGate();
  let count = 0;
  await page.route(url, async (route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback();
    count += 1;
    if (count > most) return route.fallback();
    const given = answer === 'late' ? { response: await route.fetch() } : answer;
    await opened;
    // The page may have given the call up, or be closed.
    return (given === undefined ? route.fallback() : route.fulfill(given)).catch(() => undefined);
  });
  return { open, count: () => count };
}
