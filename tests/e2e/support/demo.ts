import type { Browser, BrowserContextOptions } from 'playwright';
import { beforeAll, onTestFinished } from 'vitest';
import { launchWatchedBrowser } from './watchedBrowser';
import { findFreePort } from '../../support/freePort';
import { type DemoServer, startDemo } from '../../support/server';
import type { BuiltServerOptions } from '../../support/server/built';
import { signInByApi } from './api';
import { recordAnnouncements } from './announcements';
import { type OwnerBrowser, signIn } from './owner';

/** The demo of a file's journeys. */
export interface JourneyDemo extends DemoServer {
  browser: Browser;
  /** A login token of the demo's owner. */
  token: string;
}

interface JourneyDemoOptions extends BuiltServerOptions {
  /** Chooses the port before the start, because mailed links and checkouts contain it. @default false */
  knowsItsAddress?: boolean;
}

/**
 * Starts a demo and a browser before the journeys of a file, and ends both after them.
 *
 * @returns an object that is empty until the first journey begins
 */
export function useDemo({ knowsItsAddress = false, ...options }: JourneyDemoOptions = {}): JourneyDemo {
  const demo = {} as JourneyDemo;
  beforeAll(async () => {
    const env = { ...options.env, ...(knowsItsAddress && { PORT: String(await findFreePort()) }) };
    const [server, browser] = await Promise.all([startDemo({ ...options, env }), launchWatchedBrowser()]);
    Object.assign(demo, server, { browser, token: await signInByApi(server) });
    return async () => {
      await browser.close();
      await server.stop();
    };
  });
  return demo;
}

/**
 * Opens a page of the demo's owner for one journey, with a record of what is announced. It closes after the journey.
 */
export async function openPage(
  demo: JourneyDemo,
  options: BrowserContextOptions = {},
): Promise<OwnerBrowser> {
  const owner = await signIn(demo.browser, demo.token, { baseURL: demo.url, ...options });
  onTestFinished(() => owner.context.close());
  await recordAnnouncements(owner.page);
  return owner;
}
