import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { CREDENTIAL_ENTRIES } from '../../src/contract/credentialEntries';
import type { Db } from '../../src/server/store/db';
import { type GeneratedAccount, readPlayerName } from '../../tests/support/volume';
import {
  countBillingPeriod,
  countBuckets,
  countPendingReviews,
  countPeriod,
  countTopPlayers,
} from './counted';

const format = (count: number): string => new Intl.NumberFormat('en-US').format(count);

/** The server counts no further than this when many players match a search. */
const MOST_COUNTED = 1_000;

type ReadFigures = (page: Page, db: Db, account: string) => Promise<[shown: unknown, counted: unknown]>;

interface Screen {
  path: string;
  /** The last of the screen's own content to arrive. */
  ready: (page: Page) => ReturnType<Page['locator']>;
  /** What the screen shows, and what the messages say that it has to show. */
  figures?: ReadFigures;
}

const locateText = (pattern: RegExp | string) => (page: Page) =>
  page.getByRole('main').getByText(pattern).first();

/** The figure below a label. */
const readFigure = (page: Page, label: string): Promise<string> =>
  page
    .getByRole('main')
    .getByText(label, { exact: true })
    .first()
    .locator('xpath=following::p[1]')
    .innerText();

async function readFigures(page: Page, labels: readonly string[]): Promise<string[]> {
  const figures: string[] = [];
  for (const label of labels) figures.push(await readFigure(page, label));
  return figures;
}

/**
 * The cells of a chart's table without its first column, a row for each point. A point without messages is left out, as
 * in the counts: soon after midnight today has none.
 */
async function readChart(page: Page, caption: string): Promise<string[][]> {
  const points = await page
    .locator('table', { has: page.locator('caption', { hasText: caption }) })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
    );
  return points.filter((cells) => cells.some((cell) => cell !== '0'));
}

const locateMeter = (page: Page) =>
  page.getByRole('main').getByRole('progressbar').or(page.getByRole('meter')).first();

const readMeter: ReadFigures = async (page, db, account) => {
  const shown = await locateMeter(page).getAttribute('aria-valuetext');
  return [shown?.split(' of ')[0], format(await countBillingPeriod(db, account))];
};

const readDashboard: ReadFigures = async (page, db, account) => {
  const day = await countPeriod(db, account, '24h');
  const week = await countBuckets(db, account, '7d', 'day');
  const bars = await page
    .getByRole('list', { name: 'Messages per action' })
    .getByRole('listitem')
    .allInnerTexts();
  const cards = ['Total Messages', 'Filtered Messages', 'Actions Taken', 'Unique Players'];
  return [
    [
      await readFigures(page, cards),
      bars.map((bar) => bar.split('\n').at(-1)),
      await readChart(page, 'Messages and violations of the last seven days'),
    ],
    [
      [day.all, day.filtered, day.any_action, day.players].map(format),
      [day.none - day.filtered, day.warn, day.mute, day.kick, day.ban].map(format),
      week.map(({ all, violations }) => [all, violations].map(format)),
    ],
  ];
};

const readAnalytics: ReadFigures = async (page, db, account) => {
  const all = await countPeriod(db, account, '90d');
  const days = await countBuckets(db, account, '90d', 'day');
  return [
    [
      await readFigures(page, ['Total messages', 'Violations', 'Actions']),
      await readChart(page, 'Message volume'),
      await readChart(page, 'Unique player activity'),
    ],
    [
      [all.all, all.violations, all.any_action].map(format),
      days.map((day) => [day.all, day.violations, day.any_action].map(format)),
      days.map((day) => [format(day.players)]),
    ],
  ];
};

const readPlayer: ReadFigures = async (page, db, account) => {
  const [player] = await countTopPlayers(db, account, 1);
  return [
    await readFigures(page, ['Messages', 'Warnings', 'Mutes', 'Kicks', 'Bans']),
    player && [player.all, player.warn, player.mute, player.kick, player.ban].map(format),
  ];
};

const createLogsScreen = (query: string, part = '', filter: 'all' | 'ban' = 'all'): Screen => ({
  path: `/logs?${query}`,
  ready: (page) => page.getByRole('table').getByRole('row').nth(2),
  figures: async (page, db, account) => {
    const total = await locateText(/\d messages?(?: in all| match(?:es)?)?$/)(page).innerText();
    const shown = total.replace(/ (?:in all|match(?:es)?)$/, '');
    const counted = (await countPeriod(db, account, '90d', part))[filter];
    const isMore = shown.startsWith('More than ') && counted > MOST_COUNTED;
    return [shown, `${isMore ? `More than ${format(MOST_COUNTED)}` : format(counted)} messages`];
  },
});

/** Every screen of the signed-in dashboard. */
function listScreens({ messages }: GeneratedAccount, busiest: string): Readonly<Record<string, Screen>> {
  return {
    dashboard: {
      path: '/dashboard',
      ready: (page) => page.getByRole('list', { name: 'Messages per action' }),
      figures: readDashboard,
    },
    logs: createLogsScreen(''),
    'logs, middle page': createLogsScreen(`offset=${Math.floor(messages / 100) * 50}`),
    'logs, ban': createLogsScreen('filter=ban', '', 'ban'),
    'logs, busiest player': createLogsScreen(`player=${readPlayerName(0)}`, readPlayerName(0)),
    'logs, part of names': createLogsScreen('player=fox', 'fox'),
    review: {
      path: '/review',
      ready: locateText(/^\d+\/10$/),
      figures: async (page, db, account) => [
        await page.getByRole('heading', { level: 1 }).innerText(),
        `${format(await countPendingReviews(db, account))} pending reviews`,
      ],
    },
    'analytics, 90 days': {
      path: '/analytics?period=90d',
      ready: (page) => page.getByRole('slider', { name: 'Message volume' }),
      figures: readAnalytics,
    },
    players: {
      path: '/players',
      ready: (page) => page.getByRole('table').getByRole('row').nth(2),
    },
    'busiest player': {
      path: `/players/${busiest}`,
      ready: (page) => page.getByRole('table').getByRole('row').nth(2),
      figures: readPlayer,
    },
    'API keys': { path: '/api-keys', ready: locateText('Active') },
    configuration: { path: '/config', ready: locateText('Automation level') },
    servers: { path: '/config/servers', ready: locateText('survival-1') },
    usage: { path: '/usage', ready: locateMeter, figures: readMeter },
    documentation: { path: '/documentation', ready: locateText(/operational|slower/) },
    support: { path: '/support', ready: locateText(/operational|slower/) },
    subscription: { path: '/subscription', ready: locateMeter, figures: readMeter },
  };
}

interface Visitor {
  context: BrowserContext;
  account: GeneratedAccount;
  screens: Readonly<Record<string, Screen>>;
}

/** Signs an account in to a browser of its own. */
export async function openVisitor(
  browser: Browser,
  { db, account, url, token }: { db: Db; account: GeneratedAccount; url: string; token: string },
): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { [CREDENTIAL_ENTRIES.token]: token, [CREDENTIAL_ENTRIES.access]: 'granted' },
  );
  const [busiest] = await countTopPlayers(db, account.id, 1);
  return { context, account, screens: listScreens(account, busiest?.uuid ?? '') };
}

interface ScreenVisit {
  /** Milliseconds from the navigation until the screen's own content is there. */
  shownMs: number;
  /** What the screen shows and what it has to show; null where it shows no figure of the messages. */
  figures: [shown: unknown, counted: unknown] | null;
}

const LOOK_INTERVAL_MS = 10;

/** Opens a screen in a page of its own. @param db counts the messages; without it no figure is read */
export async function visitScreen(
  { context, account, screens }: Visitor,
  name: string,
  db?: Db,
): Promise<ScreenVisit> {
  const screen = screens[name];
  if (screen === undefined) throw new Error(`There is no screen "${name}".`);
  const page = await context.newPage();
  try {
    await page.goto(screen.path, { waitUntil: 'commit' });
    // A locator waits in steps of up to half a second.
    while (!(await screen.ready(page).isVisible())) await setTimeout(LOOK_INTERVAL_MS);
    const shownMs = await page.evaluate<number>('performance.now()');
    const figures = (db && (await screen.figures?.(page, db, account.id))) ?? null;
    return { shownMs, figures };
  } finally {
    await page.close();
  }
}
