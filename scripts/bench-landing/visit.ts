import type { Browser, Page } from 'playwright';

/** A phone on a slow network, as the performance tools of browsers emulate it. */
export const MOBILE = {
  width: 412,
  height: 823,
  slowdown: 4,
  latencyMs: 562.5,
  bytesPerSecond: { down: (1.6e6 * 0.9) / 8, up: (750e3 * 0.9) / 8 },
} as const;

export interface Visit {
  /** Milliseconds to the largest thing painted. */
  lcp: number;
  /** Element of the largest thing painted, such as `H1`. */
  largest: string;
  /** Layout shift, 0 for none. */
  cls: number;
  /** Requests until the page had come to rest. */
  requests: number;
  /** Bytes on the wire, by what they were. */
  bytes: Readonly<Record<'html' | 'script' | 'font' | 'other', number>>;
  /** Bytes of scripts on the wire before the first that only serves hydration. */
  scriptBeforeUse: number;
  /** Addresses outside the own origin. */
  elsewhere: readonly string[];
  /** The face that the headline, the sentence below it and the chat example were last drawn in. */
  faces: Readonly<Record<string, string>>;
}

/** Runs in the page, before its own scripts. */
const WATCH = `
globalThis.seen = { shift: 0, lcp: 0, largest: '' };
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) seen.shift += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver((list) => {
  const last = list.getEntries().at(-1);
  Object.assign(seen, { lcp: last.startTime, largest: last.element?.tagName ?? '' });
}).observe({ type: 'largest-contentful-paint', buffered: true });
`;

const kindOf = (type: string): keyof Visit['bytes'] => {
  if (type === 'Document') return 'html';
  if (type === 'Script') return 'script';
  return type === 'Font' ? 'font' : 'other';
};

async function facesOf(page: Page, places: Readonly<Record<string, string>>): Promise<Visit['faces']> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const faces: Record<string, string> = {};
  for (const [name, selector] of Object.entries(places)) {
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    if (nodeId === 0) continue;
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    faces[name] = fonts
      .map(({ familyName, isCustomFont }) => familyName + (isCustomFont ? '' : ' (local)'))
      .join();
  }
  return faces;
}

/**
 * One first visit on a phone, with nothing in the cache.
 *
 * @param isHydration whether a script's address is the first that only brings React
 * @param places what to name the face of, as selectors by name
 */
export async function visit(
  browser: Browser,
  url: string,
  isHydration: (address: string) => boolean = () => false,
  places: Readonly<Record<string, string>> = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: MOBILE.width, height: MOBILE.height },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
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
    const asked = new Map<string, { address: string; type: string }>();
    let scriptBeforeUse = 0;
    let hydrates = false;
    devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (!request.url.startsWith('http')) return;
      asked.set(requestId, { address: request.url, type: type ?? 'Other' });
      hydrates ||= isHydration(request.url);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = asked.get(requestId);
      if (request === undefined) return;
      bytes[kindOf(request.type)] += encodedDataLength;
      if (request.type === 'Script' && !hydrates) scriptBeforeUse += encodedDataLength;
    });
    await page.addInitScript(WATCH);
    await page.goto(url, { waitUntil: 'networkidle' });
    const seen = await page.evaluate<{ shift: number; lcp: number; largest: string }>('seen');
    const addresses = [...asked.values()].map(({ address }) => address);
    return {
      lcp: seen.lcp,
      largest: seen.largest,
      cls: seen.shift,
      requests: asked.size,
      bytes,
      scriptBeforeUse,
      elsewhere: addresses.filter((address) => !address.startsWith(new URL(url).origin)),
      faces: await facesOf(page, places),
    };
  } finally {
    await context.close();
  }
}
