import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** Everything that the page has logged and sent since the watch began. */
interface PageTraces {
  console: string[];
  errors: string[];
  requests: string[];
}

interface Internals {
  memoizedProps?: { client?: unknown } | null;
  child?: Internals | null;
  sibling?: Internals | null;
}

interface Cache {
  getQueryCache: () => { getAll: () => { queryKey: unknown; state: unknown }[] };
  getMutationCache: () => { getAll: () => { state: unknown }[] };
  setQueryData: (key: unknown[], data: unknown) => void;
}

/** Leaves the page's query cache in `window.cacheOfPage`, found through React's own tree. */
function exposeQueryCache() {
  const root = document.getElementById('root') as unknown as Record<string, Internals>;
  const entry = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
  const waiting = entry === undefined ? [] : [root[entry]];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const client = node.memoizedProps?.client as Partial<Cache> | undefined;
    if (typeof client?.getQueryCache === 'function') {
      (window as unknown as { cacheOfPage: Cache }).cacheOfPage = client as Cache;
      return true;
    }
    for (const next of [node.sibling, node.child]) if (next) waiting.push(next);
  }
  return false;
}

function findPlacesInPage() {
  const { cacheOfPage } = window as unknown as { cacheOfPage: Cache };
  // Not by property: an entry called "key" or "length" hides behind Storage's own.
  const listEntries = (storage: Storage) =>
    Array.from(
      { length: storage.length },
      (_, at) => `${storage.key(at) ?? ''}=${storage.getItem(storage.key(at) ?? '') ?? ''}`,
    ).join('\n');
  return {
    address: location.href,
    'history state': JSON.stringify(history.state),
    localStorage: listEntries(localStorage),
    sessionStorage: listEntries(sessionStorage),
    cookies: document.cookie,
    'window name': window.name,
    'query cache': JSON.stringify([
      cacheOfPage
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => ({ queryKey, state })),
      cacheOfPage
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
    ]),
  };
}

async function readBrowserStores(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await window.caches.keys();
    return JSON.stringify([databases, caches]);
  });
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A file's content; empty when the running server has removed the file since the folder was read. */
async function readFileIfPresent(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

export async function findFilesWith(folder: string, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const file of await listFiles(folder))
    if ((await readFileIfPresent(file)).includes(text)) found.push(file);
  return found;
}

/** Watches a page for traces of a secret. Start it before the page is opened. */
export function watchForSecrets(page: Page): { findTraces: (secret: string) => Promise<string[]> } {
  const seen: PageTraces = { console: [], errors: [], requests: [] };
  page.on('console', (message) => seen.console.push(message.text()));
  page.on('pageerror', (error) => seen.errors.push(`${error.message}\n${error.stack ?? ''}`));
  page.on('request', (request) => {
    seen.requests.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
  });
  return {
    /** The names of the places where a secret can be read, in order. */
    findTraces: async (secret) => {
      if (!(await page.evaluate(exposeQueryCache))) throw new Error('The page has no query cache.');
      const places: Record<string, string> = {
        ...(await page.evaluate(findPlacesInPage)),
        'stores of the browser': await readBrowserStores(page),
        console: seen.console.join('\n'),
        'uncaught errors': seen.errors.join('\n'),
        requests: seen.requests.join('\n'),
      };
      return Object.keys(places).filter((place) => places[place]?.includes(secret));
    },
  };
}
