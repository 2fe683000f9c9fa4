import type { BrowserContext, Page, Route } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import type { ShellPath } from '../../src/contract/access';
import {
  analytics,
  apiKeyLists,
  logPages,
  overviews,
  pendingReviewPages,
  subscriptions,
  subscriptionUsages,
  usages,
  users,
  webhookLists,
} from '../../src/fixtures';
import { useDemo } from './support/demo';
import { holdCalls } from './support/gate';
import { createOwner } from './support/newOwner';
import { goToScreen } from './support/owner';

// The embedded database is the default of an installation.
const server = useDemo({ store: 'embedded', knowsItsAddress: true });
let filled: BrowserContext;

async function createContext(credential = server.token): Promise<BrowserContext> {
  const options = { baseURL: server.url, viewport: { width: 1440, height: 900 } };
  const context = await server.browser.newContext(options);
  await context.addInitScript((stored) => localStorage.setItem('jwt_token', stored), credential);
  return context;
}

beforeAll(async () => {
  filled = await createContext();
});

interface Screen {
  path: string;
  heading: string | RegExp;
  /** Calls that the screen needs to show its data; null where it needs none. */
  calls: RegExp | null;
  /** Texts for an account with messages. */
  filled: readonly RegExp[];
  /** Texts for an account without messages. @default filled */
  empty?: readonly RegExp[];
  /** Texts when the screen's calls fail, for any answer of the server. @default filled */
  failed?: readonly RegExp[];
  /** True when a screen above makes the same calls, whose answers the app keeps. @default false */
  repeatsCalls?: boolean;
}

const SCREENS_BY_PATH: Readonly<Record<ShellPath, Omit<Screen, 'path'>>> = {
  '/dashboard': {
    heading: 'Dashboard',
    calls: /\/api\/dashboard\/(overview|analytics)/,
    filled: [/% filtered$/, /Total processed today/],
    empty: [/0 of 5 done/, /Create an API key/, /No data available/, /No actions taken yet/],
    failed: [
      /Could not load the figures/,
      /Could not load messages and violations/,
      /Could not load the action distribution/,
      /Could not load the performance/,
    ],
  },
  '/logs': {
    heading: 'Moderation logs',
    calls: /\/api\/dashboard\/recent-logs/,
    filled: [/Showing 1 to 50 of/],
    empty: [/No logs found/],
    failed: [/Could not load the logs/],
  },
  '/review': {
    heading: /pending reviews?|review queue/i,
    calls: /\/v1\/review\/pending/,
    filled: [/^\d+\/10$/, /^\d+%$/],
    empty: [/No Pending Reviews/, /Create an API key and connect your server/],
    failed: [/Failed to load pending reviews. Please try again.|The store is resting/],
  },
  '/analytics': {
    heading: 'Analytics',
    calls: /\/api\/dashboard\/analytics/,
    filled: [/Message volume/, /CSV and JSON export is part of the Pro plan/],
    empty: [/Message volume/, /No data available/],
    failed: [/Could not load the analytics/],
    repeatsCalls: true,
  },
  '/players': {
    heading: 'Players',
    calls: null,
    filled: [/Feature coming soon/],
  },
  '/api-keys': {
    heading: 'API keys',
    calls: /\/v1\/account\/keys/,
    filled: [/Active/],
    empty: [/No API keys yet/],
    failed: [/Failed to load API keys. Please try again.|The store is resting|Not from this country/],
  },
  '/config': {
    heading: 'Configuration',
    calls: /\/api\/dashboard\/config$/,
    filled: [/Automation level/, /Save Changes/],
    empty: [/Automation level/, /Save Changes/, /No messages yet to estimate from/],
    failed: [/Could not load the configuration/],
  },
  '/config/servers': {
    heading: 'Servers',
    calls: /\/api\/dashboard\/servers/,
    filled: [/survival-1/, /Last message/],
    empty: [/No server is known by name yet/],
    failed: [/Could not load the servers/],
    repeatsCalls: true,
  },
  '/usage': {
    heading: 'Usage & Billing',
    calls: /\/api\/dashboard\/usage/,
    filled: [/Upgrade Plan/, /Usage history/],
    empty: [/Upgrade Plan/, /No usage yet/],
    failed: [/Could not load the usage/],
  },
  '/subscription': {
    heading: 'Subscription',
    calls: /\/v1\/subscriptions\/usage/,
    filled: [/Messages processed/],
    failed: [/Could not load the usage/],
  },
  '/documentation': {
    heading: 'Documentation',
    calls: /\/api\/dashboard\/health/,
    filled: [/All systems operational|Some systems are slower than usual/, /\/v1\/moderate/],
    failed: [/status unknown/i, /\/v1\/moderate/],
  },
  '/support': {
    heading: 'Support',
    calls: /\/api\/dashboard\/health/,
    filled: [
      /All systems operational|Some systems are slower than usual/,
      /\/v1\/moderate/,
      /\/api\/dashboard\/overview/,
      /\/api\/dashboard\/logs/,
      /\/api\/dashboard\/analytics/,
    ],
    failed: [/status unknown/i],
    repeatsCalls: true,
  },
};
const SCREENS: readonly Screen[] = Object.entries(SCREENS_BY_PATH).map(([path, screen]) => ({
  path,
  ...screen,
}));

/** For a screen without calls of its own, the calls of the shared layout. */
const ANY_CALL = /\/(v1|api)\//;

/** Finds the first text that the screen's main part lacks; null when it has all. */
async function findMissing(page: Page, screen: Screen, texts: readonly RegExp[]): Promise<string | null> {
  const main = page.getByRole('main');
  try {
    await main.getByRole('heading', { level: 1, name: screen.heading }).waitFor();
    for (const text of texts) await main.getByText(text).first().waitFor();
    return null;
  } catch (error) {
    const shown = (await main.innerText()).slice(0, 300).replaceAll('\n', ' ');
    return `${screen.path}: ${(error as Error).message.split('\n', 1)[0] ?? ''}\n${shown}`;
  }
}

interface Options {
  /** Answers the screens' calls in place of the server. */
  answer?: (route: Route) => Promise<unknown>;
  texts: (screen: Screen) => readonly RegExp[];
  /** Milliseconds of a call's timeout, in place of the app's thirty seconds. */
  deadlineMs?: number;
}

/** Loads the app at its one screen without calls of its own. */
async function openPlayers(page: Page): Promise<void> {
  await page.goto('/players');
  await page.getByRole('heading', { level: 1, name: 'Players' }).waitFor();
}

/** Visits every screen and collects missing texts. */
async function checkScreens(
  context: BrowserContext,
  { answer, texts, deadlineMs }: Options,
): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await openPlayers(page);
  if (deadlineMs !== undefined) {
    await page.evaluate((ms) => {
      const real = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (asked) => real(asked === 30_000 ? ms : asked);
    }, deadlineMs);
  }
  for (const screen of SCREENS) {
    if (answer) await page.route(screen.calls ?? ANY_CALL, answer);
    await goToScreen(page, screen.path);
    const fault = await findMissing(page, screen, texts(screen));
    if (fault !== null) faults.push(fault);
    // The navigation works after any failure.
    if (!(await page.getByRole('navigation').first().isVisible()))
      faults.push(`${screen.path}: no navigation`);
  }
  await page.close();
  return faults;
}

const createProblem = (status: number, detail: string) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: 'Refused', status, detail }),
});

it('every screen of an account with messages shows its figures', async () => {
  expect(await checkScreens(filled, { texts: (screen) => screen.filled })).toEqual([]);
});

it('every screen of a new account says that it has no data yet, and what to do', async () => {
  const { token: credential } = await createOwner(server, 'empty@survival.example');
  const context = await createContext(credential);
  expect(await checkScreens(context, { texts: (screen) => screen.empty ?? screen.filled })).toEqual([]);
  await context.close();
});

/** Names of forty characters, messages of 256 without a space, counts of seven digits. */
const EXTREMES: readonly (readonly [RegExp, unknown])[] = [
  [/\/v1\/auth\/me$/, users.longEmail],
  [/\/v1\/subscriptions\/current$/, { ...subscriptions.withCharges, overage_charge: 1_234_567.89 }],
  [/\/v1\/subscriptions\/usage$/, subscriptionUsages.unlimited],
  [/\/api\/dashboard\/overview/, overviews.sevenDigits],
  [/\/api\/dashboard\/analytics/, analytics.sevenDigits],
  [/\/api\/dashboard\/recent-logs/, logPages.extreme],
  [/\/v1\/review\/pending/, { ...pendingReviewPages.extreme, total: 5_000 }],
  [/\/v1\/account\/keys/, { keys: apiKeyLists.extreme }],
  [/\/v1\/account\/webhooks$/, { webhooks: webhookLists.extreme }],
  [/\/api\/dashboard\/usage/, { ...usages.unlimited, total_cost_usd: 1_234_567.89 }],
];

/** Finds text past the window's edge that scrolling can't reach; text with a visible ellipsis is cut on purpose. */
function findHiddenText(): string[] {
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    let box = range.getBoundingClientRect().right > innerWidth ? text.parentElement : null;
    if (box === null) continue;
    while (box !== null) {
      const { overflowX, textOverflow } = getComputedStyle(box);
      const isVisuallyHidden = box.clientWidth <= 1 && overflowX === 'hidden';
      if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || isVisuallyHidden) break;
      box = box.parentElement;
    }
    if (box === null) faults.push((text.textContent ?? '').slice(0, 40));
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  return faults;
}

it('every screen keeps its text inside the window with extreme data', async () => {
  const context = await createContext();
  const page = await context.newPage();
  for (const [calls, json] of EXTREMES) await page.route(calls, (route) => route.fulfill({ json }));
  await openPlayers(page);
  for (const { path } of SCREENS) {
    await goToScreen(page, path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
    for (const width of [360, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      // A chart adapts to its box some frames later.
      await expect
        .poll(() => page.evaluate(findHiddenText), { message: `${path} at ${width} px` })
        .toEqual([]);
    }
  }
  await context.close();
});

const FAILURES: readonly (readonly [string, Omit<Options, 'texts'>])[] = [
  ['a server error', { answer: (route) => route.fulfill(createProblem(500, 'The store is resting.')) }],
  ['no connection', { answer: (route) => route.abort('connectionrefused') }],
  ['no answer in time', { answer: () => new Promise(() => undefined), deadlineMs: 300 }],
  [
    "a proxy's page",
    {
      answer: (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Please wait</html>' }),
    },
  ],
  ['an answer of another shape', { answer: (route) => route.fulfill({ status: 200, json: [] }) }],
  [
    'a 403 for another reason',
    { answer: (route) => route.fulfill(createProblem(403, 'Not from this country.')) },
  ],
];

it.concurrent.each(FAILURES)(
  'after %s every screen says so in place, and the navigation works',
  async (_, failure) => {
    // A browser has six connections to one server for a context, and the live stream of each page holds one of them.
    const context = await createContext();
    expect(
      await checkScreens(context, { ...failure, texts: (screen) => screen.failed ?? screen.filled }),
    ).toEqual([]);
    await context.close();
  },
);

it('every screen shows a loading state until its answers come, and then its figures', async () => {
  const page = await filled.newPage();
  await openPlayers(page);
  const faults: (string | null)[] = [];
  for (const screen of SCREENS) {
    if (screen.calls === null) continue;
    if (screen.repeatsCalls === true) await openPlayers(page);
    const { open } = await holdCalls(page, screen.calls);
    await goToScreen(page, screen.path);
    const main = page.getByRole('main');
    const busy = main.locator('[aria-busy="true"], [data-state="loading"]').or(main.getByText(/^Checking/));
    await busy.first().waitFor({ state: 'attached' });
    open();
    faults.push(await findMissing(page, screen, screen.filled));
  }
  await page.close();
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
});

const REFUSALS: readonly (readonly [string, ReturnType<typeof createProblem>, RegExp])[] = [
  ['a 401', createProblem(401, 'The token has expired.'), /\/login/],
  [
    'a 403 about verification',
    createProblem(403, 'Please verify your email address.'),
    /\/verify-email-sent$/,
  ],
  ['a 403 about the subscription', createProblem(403, 'A subscription is required.'), /\/subscribe$/],
];

it.concurrent.each(REFUSALS)(
  '%s while in use redirects from every screen to the right page',
  async (_, refusal, place) => {
    const context = await createContext();
    const page = await context.newPage();
    const faults: string[] = [];
    let refused: RegExp | null = null;
    // One route for all screens: a route that is taken away loses what the page is fetching, such as a screen's code.
    await page.route(
      ({ href }) => refused?.test(href) === true,
      (route) => route.fulfill(refusal),
    );
    await openPlayers(page);
    for (const { path, calls } of SCREENS) {
      if (calls === null) continue;
      refused = calls;
      await goToScreen(page, path);
      try {
        await page.waitForURL(place);
      } catch {
        faults.push(`${path} stays at ${page.url()}`);
      }
      refused = null;
      // The app has ended its session, and a new page begins one.
      if (refusal.status === 401) await openPlayers(page);
    }
    await context.close();
    expect(faults).toEqual([]);
  },
);
