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
   * `late`: the server answers at once, and the page gets that answer later. `lost`: the server answers, and the page's
   * connection breaks later. An object: the page gets it in place of the server's answer. @default the call reaches the
   * server later
   */
  answer?: 'late' | 'lost' | Parameters<Route['fulfill']>[0];
}

interface Interception {
  /** Sends later calls to the server. Taking the route away would lose what the page is fetching at that moment. */
  letThrough: () => void;
}

/** Answers calls of a page in the server's place. */
export async function answerCalls(
  page: Page,
  url: string | RegExp,
  answer: (route: Route) => Promise<void> | undefined,
): Promise<Interception> {
  let answers = true;
  await page.route(url, (route) => (answers ? answer(route) : route.fallback()));
  return { letThrough: () => (answers = false) };
}

interface HeldCalls extends Interception {
  /** Gives the held calls their answers, and later calls without a delay. */
  open: () => void;
  /** How many calls of that method the page has made. */
  count: () => number;
}

/** Holds calls of a page back. */
export async function holdCalls(
  page: Page,
  url: string | RegExp,
  { method, most = Infinity, answer }: HoldOptions = {},
): Promise<HeldCalls> {
  const { open, opened } = createGate();
  let count = 0;
  const { letThrough } = await answerCalls(page, url, async (route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback();
    count += 1;
    if (count > most) return route.fallback();
    try {
      const reachesServer = answer === 'late' || answer === 'lost';
      const given = reachesServer ? { response: await route.fetch() } : answer;
      await opened;
      if (answer === 'lost') await route.abort();
      else await (given === undefined ? route.fallback() : route.fulfill(given));
    } catch {
      // The page has given the call up, or is closed.
    }
  });
  return { open, count: () => count, letThrough };
}
