import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Browser, Page, Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers } from '~/contract/shapes.gen';
import { OTHER_SHAPES, otherEvents, operationOf } from '../support/answerShapes';
import { launchBrowser } from '../support/browser';
import { soundAnswers } from '../support/soundAnswers';
import { login, read } from './support/api';
import { type Front, startFront } from './support/front';
import { go, signIn } from './support/owner';
import { type DemoServer, startDemo } from '../support/server';

/** Milliseconds that anything on a page may take. */
const PATIENCE_MS = 30_000;

/** Pages that walk at the same time. */
const WALKERS = 3;

type Shape = keyof typeof OTHER_SHAPES;
const SHAPES = Object.keys(OTHER_SHAPES) as Shape[];

const LIVE = 'GET /v1/live';
const PENDING = 'GET /v1/review/pending';
const SUBSCRIPTION = 'GET /v1/subscriptions/current';

/** Calls that decide whether a screen may be shown at all. */
const GUARDS = ['GET /v1/auth/me', SUBSCRIPTION];

/** Calls that every signed-in screen makes. */
const EVERYWHERE = [...GUARDS, PENDING, LIVE];

interface Screen {
  path: () => string;
  /** What it calls beside what every screen calls. */
  calls: readonly string[];
  /** Whether the address opens a dialog, which hides the page behind it. */
  opensDialog?: boolean;
}

/** Screens in groups that share no answer: a walk through a group finds nothing in the cache. */
const GROUPS: readonly (readonly Screen[])[] = [
  [
    { path: () => '/dashboard', calls: ['GET /api/dashboard/overview', 'GET /api/dashboard/analytics'] },
    {
      path: () => `/logs?log=${logId}`,
      calls: ['GET /api/dashboard/recent-logs', 'GET /api/dashboard/logs/{id}'],
      opensDialog: true,
    },
    {
      path: () => `/review/${reviewId}`,
      calls: [PENDING, 'GET /v1/review/{id}', 'PUT /v1/review/{id}/presence'],
      opensDialog: true,
    },
    { path: () => '/api-keys', calls: ['GET /v1/account/keys'] },
    {
      path: () => '/config',
      calls: ['GET /api/dashboard/config', 'POST /api/dashboard/config/preview', 'GET /v1/account/webhooks'],
    },
    { path: () => '/usage', calls: ['GET /api/dashboard/usage'] },
    { path: () => '/documentation', calls: ['GET /api/dashboard/health'] },
  ],
  [
    { path: () => '/analytics', calls: ['GET /api/dashboard/analytics'] },
    { path: () => '/support', calls: ['GET /api/dashboard/health'] },
    { path: () => '/subscription', calls: ['GET /v1/subscriptions/usage'] },
  ],
];

const WEBHOOKS = ['GET /v1/account/webhooks', 'GET /v1/account/webhooks/{id}/deliveries'];

/** An operation that answers in another shape. */
interface Other {
  operation: string;
  shape: Shape;
}

/** A page that goes from screen to screen, and the server of another version that it talks to. */
interface Walker {
  front: Front;
  page: Page;
  /** What answers in another shape at the moment. */
  other: Other | null;
  /** Operations that were called since the screen was opened, in their order. */
  called: string[];
  /** Calls under way, without the live stream. */
  open: Set<Request>;
  /** What nothing in the page has caught, and what could not be shown. */
  errors: string[];
}

let server: DemoServer | undefined;
let browser: Browser | undefined;
let walkers: Walker[] = [];
let logId = '';
let reviewId = '';

/** Writes never reach the server, and one operation answers in another shape. */
async function answerCall(
  behind: DemoServer,
  other: Other | null,
  call: IncomingMessage,
  response: ServerResponse,
  pass: () => void,
): Promise<void> {
  const url = call.url ?? '';
  const operation = operationOf(call.method ?? '', new URL(url, behind.url).pathname);
  const isOther = other?.operation === operation;
  const answer = (body: unknown) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isOther ? OTHER_SHAPES[other.shape](operation, body) : body));
  };
  if (isOther && operation === LIVE) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(otherEvents(other.shape));
  } else if (!operation.startsWith('GET ') || WEBHOOKS.includes(operation)) {
    answer(soundAnswers[operation]);
  } else if (isOther) {
    const { authorization = '' } = call.headers;
    answer(await (await fetch(behind.url + url, { headers: { authorization } })).json());
  } else {
    pass();
  }
}

async function newWalker(behind: DemoServer, inBrowser: Browser, token: string): Promise<Walker> {
  const front = await startFront(behind, (...call) => answerCall(behind, walker.other, ...call));
  const { page, errors } = await signIn(inBrowser, token, {
    baseURL: front.url,
    viewport: { width: 1280, height: 900 },
  });
  const walker: Walker = { front, page, errors, other: null, called: [], open: new Set() };
  page.setDefaultTimeout(PATIENCE_MS);
  page.on('console', (line) => {
    if (line.type() === 'error' && line.text().includes('could not be shown')) errors.push(line.text());
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(v1|api)\//.test(pathname)) return;
    const operation = operationOf(request.method(), pathname);
    walker.called.push(operation);
    if (operation !== LIVE) walker.open.add(request);
  });
  const onEnd = (request: Request) => walker.open.delete(request);
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  return walker;
}

beforeAll(async () => {
  const [behind, inBrowser] = await Promise.all([startDemo(), launchBrowser()]);
  [server, browser] = [behind, inBrowser];
  const token = await login(behind);
  walkers = await Promise.all(Array.from({ length: WALKERS }, () => newWalker(behind, inBrowser, token)));
  // Beyond the first page of the log, so that it is asked for by itself.
  logId =
    (await read(behind, token, '/api/dashboard/recent-logs', { limit: '25', offset: '100' })).logs[0]?.id ??
    '';
  reviewId = (await read(behind, token, '/v1/review/pending', { limit: '1' })).reviews[0]?.id ?? '';
});

afterAll(async () => {
  await browser?.close();
  await Promise.all(walkers.map(({ front }) => front.stop()));
  await server?.stop();
});

/** Waits until every call has its answer and the page has drawn it. */
async function rest({ page, open }: Walker): Promise<void> {
  do {
    await expect.poll(() => open.size, { timeout: PATIENCE_MS }).toBe(0);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
    );
  } while (open.size > 0);
}

/** Makes an operation answer in another shape from now on, and forgets what was called before. */
function begin(walker: Walker, other: Other | null): void {
  walker.other = other;
  walker.called.length = 0;
  walker.errors.length = 0;
}

/** Waits until all of the operations were called and everything that they answered is drawn. */
async function drawn(walker: Walker, operations: readonly string[]): Promise<void> {
  await expect
    .poll(() => walker.called, { timeout: PATIENCE_MS })
    .toEqual(expect.arrayContaining([...operations]));
  await rest(walker);
}

/** Goes on to another page as an owner does. */
async function leave({ page }: Walker, { opensDialog = false }: Partial<Screen> = {}): Promise<void> {
  if (opensDialog) {
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Players' }).click();
  await page.getByRole('heading', { level: 1, name: 'Players' }).waitFor();
}

async function load(walker: Walker, path: string, other: Other | null): Promise<void> {
  begin(walker, other);
  walker.open.clear();
  await walker.page.goto(path);
  await drawn(walker, [other?.operation ?? LIVE]);
}

/** What is wrong with a screen that one operation has answered in another shape. */
async function faultsOf(walker: Walker, screen: Screen, other: Other): Promise<string[]> {
  begin(walker, other);
  await go(walker.page, screen.path());
  await drawn(walker, [other.operation]);
  await leave(walker, screen);
  return [...walker.errors];
}

/** What is wrong with a page that is loaded while one operation answers in another shape. */
async function faultsOfLoad(walker: Walker, path: string, other: Other): Promise<string[]> {
  await load(walker, path, other);
  const { page, errors } = walker;
  const retry = page.getByRole('button', { name: 'Retry' });
  if (!GUARDS.includes(other.operation)) await leave(walker);
  else await page.getByRole('heading', { level: 1 }).or(retry).first().waitFor();
  return [...errors];
}

type Found = Record<string, readonly string[]>;

/** Lets every walker do one task after the other, and collects what they found. */
async function share(tasks: readonly ((walker: Walker) => Promise<Found>)[]): Promise<Found> {
  expect(walkers).toHaveLength(WALKERS);
  const found: Found = {};
  const next = tasks.values();
  const work = async (walker: Walker) => {
    for (const task of next) Object.assign(found, await task(walker));
  };
  await Promise.all(walkers.map(work));
  return Object.fromEntries(Object.entries(found).filter(([, faults]) => faults.length > 0));
}

it('every screen makes the calls that are listed, and no other', async () => {
  const found = await share(
    GROUPS.map((screens) => async (walker) => {
      await load(walker, '/players', null);
      const calls: Found = {};
      for (const screen of screens) {
        begin(walker, null);
        await go(walker.page, screen.path());
        await drawn(walker, screen.calls);
        const isKnown = (operation: string) =>
          !(operation in answers) || [...EVERYWHERE, ...screen.calls].includes(operation);
        calls[screen.path()] = walker.called.filter((operation) => !isKnown(operation));
        calls[`${screen.path()} errors`] = [...walker.errors];
        await leave(walker, screen);
      }
      return calls;
    }),
  );
  expect(found).toEqual({});
});

describe.each(SHAPES)('an answer of another shape (%s)', (shape) => {
  it('of any call of its own leaves a screen usable', async () => {
    const rounds = GROUPS.flatMap((screens) => {
      const most = Math.max(...screens.map(({ calls }) => calls.length));
      return Array.from({ length: most }, (_, round) => ({ screens, round }));
    });
    const found = await share(
      rounds.map(({ screens, round }) => async (walker) => {
        const faults: Found = {};
        await load(walker, '/players', null);
        for (const screen of screens) {
          const operation = screen.calls[round];
          if (operation === undefined) continue;
          faults[`${screen.path()} ${operation}`] = await faultsOf(walker, screen, { operation, shape });
        }
        return faults;
      }),
    );
    expect(found).toEqual({});
  });

  it('of a call that every screen makes leaves the app usable', async () => {
    const loads = [
      ...EVERYWHERE.map((operation) => ({ path: '/dashboard', operation })),
      { path: '/subscription', operation: SUBSCRIPTION },
    ];
    const found = await share(
      loads.map(({ path, operation }) => async (walker) => ({
        [`${path} ${operation}`]: await faultsOfLoad(walker, path, { operation, shape }),
      })),
    );
    expect(found).toEqual({});
  });
});
