import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers, OTHER_SHAPES, createEventStream, findOperation } from '../support/answerShapes';
import { validAnswers } from '../support/validAnswers';
import { read } from './support/api';
import { useDemo } from './support/demo';
import type { LocalServer } from '../support/localServer';
import { startInterceptingServer } from './support/interceptingServer';
import { goToScreen, signIn } from './support/owner';

/** Pages that work at the same time. */
const PAGE_COUNT = 3;

type Shape = keyof typeof OTHER_SHAPES;
const SHAPES = Object.keys(OTHER_SHAPES) as Shape[];

const LIVE = 'GET /v1/live';
const PENDING = 'GET /v1/review/pending';
const SUBSCRIPTION = 'GET /v1/subscriptions/current';

/** Calls that decide about access to a screen. */
const GUARDS = ['GET /v1/auth/me', SUBSCRIPTION];

/** Calls that every signed-in screen makes. */
const LAYOUT_CALLS = [...GUARDS, PENDING, LIVE];

interface Screen {
  path: () => string;
  /** Its calls besides those of the shared layout. */
  calls: readonly string[];
  /** Whether the path opens a dialog, which hides the page behind it. */
  opensDialog?: boolean;
}

/** Screens in groups that share no answer, so that no screen of a group finds its answer in the cache. */
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
      calls: [
        'GET /api/dashboard/config',
        'POST /api/dashboard/config/preview',
        'GET /v1/account/webhooks',
        'GET /api/dashboard/lists',
        'GET /api/dashboard/servers',
      ],
    },
    { path: () => '/usage', calls: ['GET /api/dashboard/usage'] },
    { path: () => '/documentation', calls: ['GET /api/dashboard/health'] },
  ],
  [
    { path: () => '/analytics', calls: ['GET /api/dashboard/analytics'] },
    { path: () => '/support', calls: ['GET /api/dashboard/health'] },
    {
      path: () => '/config/servers',
      calls: ['GET /api/dashboard/servers', 'GET /api/dashboard/config'],
    },
    { path: () => '/subscription', calls: ['GET /v1/subscriptions/usage'] },
  ],
];

const WEBHOOKS = ['GET /v1/account/webhooks', 'GET /v1/account/webhooks/{id}/deliveries'];

/** An operation that answers in another shape. */
interface OtherShape {
  operation: string;
  shape: Shape;
}

/** A page that visits screens, with the altered answers that it gets. */
interface TestPage {
  front: LocalServer;
  page: Page;
  /** The operation that answers in another shape at the moment. */
  other: OtherShape | null;
  /** Operations called since the screen was opened, in order. */
  called: string[];
  /** Calls under way, without the live stream. */
  open: Set<Request>;
  /** Uncaught errors, and screens that could not be shown. */
  errors: string[];
}

const server = useDemo();
let testPages: TestPage[] = [];
let logId = '';
let reviewId = '';

/** Keeps mutations from the server and alters the answer of one operation. */
async function answerCall(
  other: OtherShape | null,
  call: IncomingMessage,
  response: ServerResponse,
  pass: () => void,
): Promise<void> {
  const url = call.url ?? '';
  const operation = findOperation(call.method ?? '', new URL(url, server.url).pathname);
  const isOther = other?.operation === operation;
  const answer = (body: unknown) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isOther ? OTHER_SHAPES[other.shape](operation, body) : body));
  };
  if (isOther && operation === LIVE) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(createEventStream(other.shape));
  } else if (!operation.startsWith('GET ') || WEBHOOKS.includes(operation)) {
    answer(validAnswers[operation]);
  } else if (isOther) {
    const { authorization = '' } = call.headers;
    answer(await (await fetch(server.url + url, { headers: { authorization } })).json());
  } else {
    pass();
  }
}

async function createTestPage(): Promise<TestPage> {
  const front = await startInterceptingServer(server, (...call) => answerCall(testPage.other, ...call));
  const { page, errors } = await signIn(server.browser, server.token, {
    baseURL: front.url,
    viewport: { width: 1280, height: 900 },
  });
  const testPage: TestPage = { front, page, errors, other: null, called: [], open: new Set() };
  page.on('console', (line) => {
    if (line.type() === 'error' && line.text().includes('could not be shown')) errors.push(line.text());
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(v1|api)\//.test(pathname)) return;
    const operation = findOperation(request.method(), pathname);
    testPage.called.push(operation);
    if (operation !== LIVE) testPage.open.add(request);
  });
  const onEnd = (request: Request) => testPage.open.delete(request);
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  return testPage;
}

beforeAll(async () => {
  testPages = await Promise.all(Array.from({ length: PAGE_COUNT }, createTestPage));
  // Beyond the first page of the log, so that the app fetches it by its id.
  const { logs } = await read(server, '/api/dashboard/recent-logs', { limit: '25', offset: '100' });
  const { reviews } = await read(server, '/v1/review/pending', { limit: '1' });
  [logId, reviewId] = [logs[0]?.id ?? '', reviews[0]?.id ?? ''];
});

afterAll(() => Promise.all(testPages.map(({ front }) => front.stop())));

/** Waits until every call has its answer and the page has drawn it. */
async function waitUntilIdle({ page, open }: TestPage): Promise<void> {
  do {
    await expect.poll(() => open.size).toBe(0);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
    );
  } while (open.size > 0);
}

/** Alters an operation's answers from now on and clears the recorded calls and errors. */
function startRecording(testPage: TestPage, other: OtherShape | null): void {
  testPage.other = other;
  testPage.called.length = 0;
  testPage.errors.length = 0;
}

/** Waits until the page has called all of the operations and drawn their answers. */
async function waitUntilDrawn(testPage: TestPage, operations: readonly string[]): Promise<void> {
  await expect.poll(() => testPage.called).toEqual(expect.arrayContaining([...operations]));
  await waitUntilIdle(testPage);
}

/** Goes to another page through the navigation, as an owner does. */
async function goToPlayers({ page }: TestPage, { opensDialog = false }: Partial<Screen> = {}): Promise<void> {
  if (opensDialog) {
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Players' }).click();
  await page.getByRole('heading', { level: 1, name: 'Players' }).waitFor();
}

async function loadPath(testPage: TestPage, path: string, other: OtherShape | null): Promise<void> {
  startRecording(testPage, other);
  testPage.open.clear();
  await testPage.page.goto(path);
  await waitUntilDrawn(testPage, [other?.operation ?? LIVE]);
}

/** Lists the errors of a screen when one operation answers in another shape. */
async function findScreenFaults(testPage: TestPage, screen: Screen, other: OtherShape): Promise<string[]> {
  startRecording(testPage, other);
  await goToScreen(testPage.page, screen.path());
  await waitUntilDrawn(testPage, [other.operation]);
  await goToPlayers(testPage, screen);
  return [...testPage.errors];
}

/** Lists the errors of a page that loads while one operation answers in another shape. */
async function findLoadFaults(testPage: TestPage, path: string, other: OtherShape): Promise<string[]> {
  await loadPath(testPage, path, other);
  const { page, errors } = testPage;
  const retry = page.getByRole('button', { name: 'Retry' });
  if (!GUARDS.includes(other.operation)) await goToPlayers(testPage);
  else await page.getByRole('heading', { level: 1 }).or(retry).first().waitFor();
  return [...errors];
}

type FaultsByTask = Record<string, readonly string[]>;

/** Runs the tasks on all pages, one at a time on each, and collects the faults. */
async function runOnAllPages(
  tasks: readonly ((testPage: TestPage) => Promise<FaultsByTask>)[],
): Promise<FaultsByTask> {
  expect(testPages).toHaveLength(PAGE_COUNT);
  const found: FaultsByTask = {};
  const next = tasks.values();
  const work = async (testPage: TestPage) => {
    for (const task of next) Object.assign(found, await task(testPage));
  };
  await Promise.all(testPages.map(work));
  return Object.fromEntries(Object.entries(found).filter(([, faults]) => faults.length > 0));
}

it('every screen makes exactly the listed calls', async () => {
  const found = await runOnAllPages(
    GROUPS.map((screens) => async (testPage) => {
      await loadPath(testPage, '/players', null);
      const calls: FaultsByTask = {};
      for (const screen of screens) {
        startRecording(testPage, null);
        await goToScreen(testPage.page, screen.path());
        await waitUntilDrawn(testPage, screen.calls);
        const isKnown = (operation: string) =>
          !(operation in answers) || [...LAYOUT_CALLS, ...screen.calls].includes(operation);
        calls[screen.path()] = testPage.called.filter((operation) => !isKnown(operation));
        calls[`${screen.path()} errors`] = [...testPage.errors];
        await goToPlayers(testPage, screen);
      }
      return calls;
    }),
  );
  expect(found).toEqual({});
});

describe.each(SHAPES)('an answer of another shape (%s)', (shape) => {
  it("to any of a screen's own calls leaves the screen usable", async () => {
    const rounds = GROUPS.flatMap((screens) => {
      const most = Math.max(...screens.map(({ calls }) => calls.length));
      return Array.from({ length: most }, (_, round) => ({ screens, round }));
    });
    const found = await runOnAllPages(
      rounds.map(({ screens, round }) => async (testPage) => {
        const faults: FaultsByTask = {};
        await loadPath(testPage, '/players', null);
        for (const screen of screens) {
          const operation = screen.calls[round];
          if (operation === undefined) continue;
          faults[`${screen.path()} ${operation}`] = await findScreenFaults(testPage, screen, {
            operation,
            shape,
          });
        }
        return faults;
      }),
    );
    expect(found).toEqual({});
  });

  it('to a call of the shared layout leaves the app usable', async () => {
    const loads = [
      ...LAYOUT_CALLS.map((operation) => ({ path: '/dashboard', operation })),
      { path: '/subscription', operation: SUBSCRIPTION },
    ];
    const found = await runOnAllPages(
      loads.map(({ path, operation }) => async (testPage) => ({
        [`${path} ${operation}`]: await findLoadFaults(testPage, path, { operation, shape }),
      })),
    );
    expect(found).toEqual({});
  });
});
