import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';

/** A phone on a slow network, with the values that browsers' performance tools use. */
export const MOBILE = {
  width: 412,
  height: 823,
  slowdown: 4,
  latencyMs: 562.5,
  bytesPerSecond: { down: (1.6e6 * 0.9) / 8, up: (750e3 * 0.9) / 8 },
} as const;

/** Milliseconds that a page may take for the element that completes it. */
const READY_TIMEOUT_MS = 60_000;

export interface Visit {
  /** First contentful paint, in milliseconds. */
  firstPaintMs: number;
  /** Milliseconds until the page is complete; 0 where nothing says when. */
  readyMs: number;
  /** Largest contentful paint, in milliseconds. */
  largestPaintMs: number;
  /** Milliseconds until the heading of the page's own content was painted; 0 where it has none. */
  headingMs: number;
  /** Element of the largest contentful paint, such as `H1`. */
  largestElement: string;
  /** Sum of all layout shifts, 0 for none. */
  layoutShift: number;
  /** The elements that moved, each with the beginning of its text. */
  movedElements: readonly string[];
  /** Requests until the network was idle. */
  requests: number;
  /** Bytes on the wire, by type. */
  bytes: Readonly<Record<'html' | 'script' | 'font' | 'other', number>>;
  /** Bytes of scripts on the wire before the first script that only serves hydration. */
  scriptBeforeUse: number;
  /** Requested addresses on other origins. */
  foreignAddresses: readonly string[];
  /** The fonts that the page used, by the names of `fontSelectors`. */
  fonts: Readonly<Record<string, string>>;
}

/** Runs in the page before the page's scripts. */
const OBSERVER_SCRIPT = `
globalThis.seen = { shift: 0, moved: [], lcp: 0, largest: '', fcp: 0, heading: 0 };
new MutationObserver((_records, observer) => {
  const heading = document.querySelector('main h1');
  if (heading === null) return;
  heading.setAttribute('elementtiming', 'heading');
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });
new PerformanceObserver((list) => {
  seen.heading ||= list.getEntries()[0].renderTime;
}).observe({ type: 'element', buffered: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    seen.shift += entry.value;
    for (const { node } of entry.sources) seen.moved.push(node?.nodeName + ' "' + node?.textContent.slice(0, 40) + '"');
  }
}).observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver((list) => {
  seen.fcp = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? seen.fcp;
}).observe({ type: 'paint', buffered: true });
new PerformanceObserver((list) => {
  const last = list.getEntries().at(-1);
  Object.assign(seen, { lcp: last.startTime, largest: last.element?.tagName ?? '' });
}).observe({ type: 'largest-contentful-paint', buffered: true });
`;

/** Runs in the page before the page's scripts, and tells once that the element is there. */
function observeReady(selector: string): void {
  const { tellReady } = globalThis as unknown as { tellReady: (ms: string) => void };
  new MutationObserver((_records, observer) => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    tellReady(String(performance.now()));
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Waits for a page's element from its navigation on. Playwright's own waiting would run 330 kB of script before the
 * page's first paint and look for the element twice a second.
 *
 * @returns milliseconds since the page's start
 */
async function watchReady(
  page: Page,
  devtools: CDPSession,
  selector: string,
): Promise<() => Promise<number>> {
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: 'tellReady' });
  await page.addInitScript(observeReady, selector);
  const told = new Promise<number>((resolve) => {
    devtools.on('Runtime.bindingCalled', ({ payload }) => resolve(Number(payload)));
  });
  return () => {
    const timeout = setTimeout(READY_TIMEOUT_MS, undefined, { ref: false }).then(() => {
      throw new Error(`${page.url()} has shown no ${selector} within ${READY_TIMEOUT_MS / 1000} s.`);
    });
    return Promise.race([told, timeout]);
  };
}

const classifyRequest = (type: string): keyof Visit['bytes'] => {
  if (type === 'Document') return 'html';
  if (type === 'Script') return 'script';
  return type === 'Font' ? 'font' : 'other';
};

async function readFonts(
  page: Page,
  fontSelectors: Readonly<Record<string, string>>,
): Promise<Visit['fonts']> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const faces: Record<string, string> = {};
  for (const [name, selector] of Object.entries(fontSelectors)) {
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    if (nodeId === 0) continue;
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    faces[name] = fonts
      .map(({ familyName, isCustomFont }) => familyName + (isCustomFont ? '' : ' (local)'))
      .join();
  }
  return faces;
}

export interface VisitOptions {
  /** Whether an address is the first script that only serves hydration. */
  isHydration?: (address: string) => boolean;
  /** Selectors of the elements whose font to read, by name. */
  fontSelectors?: Readonly<Record<string, string>>;
  /** What an earlier visit left in the browser's storage. */
  storage?: Readonly<Record<string, string>>;
  /** Selector of the element that completes the page. */
  ready?: string;
  /** The theme that the visitor's system prefers. */
  theme?: 'light' | 'dark';
  /** Runs when the page has begun to load, such as to take pictures of it, and is waited for at the end. */
  watch?: (page: Page) => Promise<unknown>;
}

/** Measures one first visit on a phone with an empty cache. */
export async function measureVisit(
  browser: Browser,
  url: string,
  {
    isHydration = () => false,
    fontSelectors = {},
    storage = {},
    ready,
    theme = 'light',
    watch,
  }: VisitOptions = {},
): Promise<Visit> {
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
    viewport: { width: MOBILE.width, height: MOBILE.height },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    colorScheme: theme,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: MOBILE.latencyMs,
      downloadThroughput: MOBILE.bytesPerSecond.down,
      uploadThroughput: MOBILE.bytesPerSecond.up,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: MOBILE.slowdown });
    const bytes = { html: 0, script: 0, font: 0, other: 0 };
    const requests = new Map<string, { address: string; type: string }>();
    let scriptBeforeUse = 0;
    let hydrationStarted = false;
    devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (!request.url.startsWith('http')) return;
      requests.set(requestId, { address: request.url, type: type ?? 'Other' });
      hydrationStarted ||= isHydration(request.url);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request === undefined) return;
      bytes[classifyRequest(request.type)] += encodedDataLength;
      if (request.type === 'Script' && !hydrationStarted) scriptBeforeUse += encodedDataLength;
    });
    await page.addInitScript(OBSERVER_SCRIPT);
    const waitUntilReady = ready === undefined ? undefined : await watchReady(page, devtools, ready);
    const watching = watch?.(page);
    await page.goto(url, { waitUntil: 'commit' });
    const readyMs = (await waitUntilReady?.()) ?? 0;
    // The live stream of a signed-in page never ends, so such a page's network is never idle.
    await (ready === undefined ? page.waitForLoadState('networkidle') : page.waitForLoadState('load'));
    const seen = await page.evaluate<{
      shift: number;
      moved: string[];
      lcp: number;
      largest: string;
      fcp: number;
      heading: number;
    }>('seen');
    await watching;
    const addresses = [...requests.values()].map(({ address }) => address);
    return {
      firstPaintMs: seen.fcp,
      largestPaintMs: seen.lcp,
      readyMs,
      headingMs: seen.heading,
      largestElement: seen.largest,
      layoutShift: seen.shift,
      movedElements: seen.moved,
      requests: requests.size,
      bytes,
      scriptBeforeUse,
      foreignAddresses: addresses.filter((address) => !address.startsWith(new URL(url).origin)),
      fonts: await readFonts(page, fontSelectors),
    };
  } finally {
    await context.close();
  }
}
