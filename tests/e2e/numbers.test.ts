import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  Analytics,
  LogEntry,
  LogPage,
  Overview,
  Performance,
  Subscription,
  SubscriptionUsage,
  Usage,
} from '../../src/contract/api.gen';
import { logFilterValues, periodValues } from '../../src/contract/enums.gen';
import { replay } from '../../scripts/replay/command';
import { launchWatchedBrowser } from './support/watchedBrowser';
import { updateSubscription } from '../../src/server/store/repositories/subscriptions';
import { createTestClock, startTestServer, type TestOwner, type TestServer } from '../support/server';
import {
  computeBuckets,
  isViolation,
  knownLines,
  knownLogPath,
  knownNow,
  LEVELS,
  matchesFilter,
  listLinesOfPeriod,
  countPlayers,
} from './support/knownLog';
import { signIn } from './support/owner';

const appFolder = fileURLToPath(new URL('../../dist/app', import.meta.url));
/** The billing period begins at midnight, in the middle of the file's dates. */
const periodBefore = new Date('2026-10-14T00:00:00.000Z');
const periodStart = new Date('2026-11-14T00:00:00.000Z');
const periodEnd = new Date('2026-12-14T00:00:00.000Z');

let server: TestServer;
let owner: TestOwner;
let url = '';
let browser: Browser;
let page: Page;

/** Signs in again, because the file covers weeks and a session ends sooner. */
async function signInAgain(): Promise<void> {
  const { access_token: token } = await server.services.sessions.open(owner.id);
  owner = { ...owner, token };
}

async function fetchAnswer<Answer>(path: string): Promise<Answer> {
  const answer = await server.call(owner.token, { method: 'GET', url: path });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}

const countMatching = (filter: keyof typeof matchesFilter, lines = knownLines): number =>
  lines.filter(matchesFilter[filter]).length;
const countViolations = (lines = knownLines): number => lines.filter(isViolation).length;
const inPeriod = knownLines.filter(({ at }) => at >= periodStart);
const inPeriodBefore = knownLines.filter(({ at }) => at < periodStart);

async function beginPeriod(start: Date, end: Date): Promise<void> {
  await updateSubscription(server.store.db, owner.id, {
    current_period_start: start,
    current_period_end: end,
  });
}

/**
 * Replays the file through the real command, each line at its own time, once for each automation level: the server must
 * not count the lines of an earlier pass again.
 */
async function replayKnownLog(clock: ReturnType<typeof createTestClock>): Promise<void> {
  const moveTo = (at: Date) => clock.advance(Math.max(0, at.getTime() - clock.now().getTime()));
  for (const [index, { level, from }] of LEVELS.entries()) {
    if (from >= periodStart) await beginPeriod(periodStart, periodEnd);
    await signInAgain();
    const saved = await server.call(owner.token, {
      method: 'PUT',
      url: '/api/dashboard/config',
      payload: {
        server_rules: '',
        automation_level: level,
        confidence_threshold: 0.7,
        pre_filter_config: { enabled: true },
        escalation_enabled: false,
      },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const until = LEVELS[index + 1]?.from;
    let next = 0;
    await replay(
      { file: knownLogPath, key: owner.liveKey, url, rate: Infinity },
      { out: () => undefined, progress: () => undefined },
      // The command calls this before each line, so the test advances the clock here.
      () => {
        const line = knownLines[next];
        next += 1;
        if (line === undefined || (until !== undefined && line.at >= until)) return true;
        moveTo(line.at);
        return false;
      },
    );
  }
  moveTo(knownNow);
}

beforeAll(async () => {
  const clock = createTestClock(new Date('2026-10-31T22:00:00.000Z'));
  server = await startTestServer({
    appFolder,
    clock,
    store: 'postgres',
    listen: true,
    // Dozens of exports in a few seconds are more than an owner makes.
    env: { accountLimitFactor: 20 },
  });
  owner = await server.createOwner();
  await beginPeriod(periodBefore, periodStart);
  ({ url } = server);
  await replayKnownLog(clock);
  await signInAgain();
  browser = await launchWatchedBrowser();
  ({ page } = await signIn(browser, owner.token, { baseURL: url, timezoneId: 'America/St_Johns' }));
  await page.clock.install({ time: knownNow });
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

describe('a replayed log of known content', () => {
  it('contains every kind of message that is counted', () => {
    for (const filter of logFilterValues) expect(countMatching(filter), filter).toBeGreaterThan(0);
    expect(countViolations()).toBeGreaterThan(countMatching('any_action'));
    expect(new Set(periodValues.map((period) => listLinesOfPeriod(period).length)).size).toBe(3);
    expect(inPeriodBefore.length).toBeGreaterThan(0);
  });

  it.each(periodValues)("gives the overview of %s the file's figures", async (period) => {
    const lines = listLinesOfPeriod(period);
    const { stats, action_breakdown } = await fetchAnswer<Overview>(
      `/api/dashboard/overview?period=${period}`,
    );
    expect(stats).toMatchObject({
      total_messages: lines.length,
      filtered_messages: countMatching('filtered', lines),
      pre_filter_rate: countMatching('filtered', lines) / lines.length,
      actions_taken: countMatching('any_action', lines),
      unique_players: countPlayers(lines),
    });
    expect(action_breakdown).toEqual({
      none: countMatching('none', lines) - countMatching('filtered', lines),
      warn: countMatching('warn', lines),
      mute: countMatching('mute', lines),
      kick: countMatching('kick', lines),
      ban: countMatching('ban', lines),
    });
    const performance = await fetchAnswer<Performance>(`/api/dashboard/performance?period=${period}`);
    expect(performance.total_processed).toBe(lines.length);
    expect(performance.avg_response_time_ms).toBe(stats.avg_response_time_ms);
  });

  it.each([
    ['24h', 'hour'],
    ['7d', 'hour'],
    ['7d', 'day'],
    ['30d', 'day'],
    ['90d', 'day'],
  ] as const)('has them in every bucket and in the sums of %s by the %s', async (period, granularity) => {
    const analytics = await fetchAnswer<Analytics>(
      `/api/dashboard/analytics?period=${period}&granularity=${granularity}`,
    );
    const seen = analytics.data.map(({ avg_response_time_ms: _, ...counts }) => counts);
    expect(seen).toEqual(computeBuckets(period, granularity));
    const lines = listLinesOfPeriod(period);
    expect(analytics.totals).toEqual({
      messages: lines.length,
      violations: countViolations(lines),
      actions: countMatching('any_action', lines),
    });
  });

  it.each(logFilterValues)(
    "gives the log and both exports, filtered by %s, the file's rows",
    async (filter) => {
      for (const period of [undefined, ...periodValues]) {
        const lines = period === undefined ? knownLines : listLinesOfPeriod(period);
        const expected = lines
          .filter(matchesFilter[filter])
          .map(({ at, player, message, final }) => [at.toISOString(), player, message, final])
          .toReversed();
        const query = `filter=${filter}${period === undefined ? '' : `&period=${period}`}`;
        const toRow = (log: LogEntry) => [log.timestamp, log.player_name, log.message, log.final_action];
        const log = await fetchAnswer<LogPage>(`/api/dashboard/logs?limit=100&${query}`);
        expect(log.total, query).toBe(expected.length);
        expect(log.logs.map(toRow), query).toEqual(expected);
        const json = await fetchAnswer<LogEntry[]>(`/api/dashboard/logs/export?format=json&${query}`);
        expect(json.map(toRow), query).toEqual(expected);
        const csv = await server.call(owner.token, {
          method: 'GET',
          url: `/api/dashboard/logs/export?format=csv&${query}`,
        });
        expect(parseCsvRows(csv.body), query).toEqual(
          // An apostrophe keeps a spreadsheet from running the text as a formula.
          expected.map((cells) => cells.map((cell) => cell.replace(/^=/, "'="))),
        );
      }
    },
  );

  it.each([
    ['2026-11-14', '2026-11-14'],
    ['2026-10-31', '2026-10-31'],
    ['2026-11-19', '2026-11-20'],
    ['2026-11-15', '2026-11-15'],
  ])('has them in the log from %s to %s', async (startDate, endDate) => {
    const lines = knownLines.filter(({ at }) => {
      const day = at.toISOString().slice(0, 10);
      return startDate <= day && day <= endDate;
    });
    const log = await fetchAnswer<LogPage>(`/api/dashboard/logs?startDate=${startDate}&endDate=${endDate}`);
    expect(log.total).toBe(lines.length);
    for (const name of new Set(lines.map(({ player }) => player))) {
      const ofPlayer = await fetchAnswer<LogPage>(
        `/api/dashboard/logs?startDate=${startDate}&endDate=${endDate}&player=${name}`,
      );
      expect(ofPlayer.total).toBe(lines.filter(({ player }) => player === name).length);
    }
  });

  it("gives the current and the previous billing period the file's usage", async () => {
    const usage = await fetchAnswer<Usage>('/api/dashboard/usage');
    expect(usage.history.map(({ period, total_requests }) => [period, total_requests])).toEqual([
      ['2026-11-14/2026-12-14', inPeriod.length],
      ['2026-10-14/2026-11-14', inPeriodBefore.length],
    ]);
    expect(usage).toMatchObject({ period: '2026-11-14/2026-12-14', total_requests: inPeriod.length });
    expect(await fetchAnswer<SubscriptionUsage>('/v1/subscriptions/usage')).toMatchObject({
      messages_processed: inPeriod.length,
    });
    expect(await fetchAnswer<Subscription>('/v1/subscriptions/current')).toMatchObject({
      overage_messages: 0,
    });
  });

  it('shows the figures on the dashboard, and each card links to that many messages', async () => {
    const lines = listLinesOfPeriod('24h');
    const cards = [
      ['Total Messages', countMatching('all', lines), countMatching('all', lines)],
      ['Filtered Messages', countMatching('filtered', lines), countMatching('filtered', lines)],
      ['Actions Taken', countMatching('any_action', lines), countMatching('any_action', lines)],
      ['Unique Players', countPlayers(lines), countMatching('all', lines)],
    ] as const;
    for (const [label, figure, messages] of cards) {
      await page.goto('/dashboard');
      const card = page.getByRole('link', { name: label });
      await card.waitFor();
      await expectFigure(label, figure);
      await card.click();
      await page.getByRole('heading', { level: 1, name: 'Moderation logs' }).waitFor();
      await page.getByText(`${messages} messages match`).waitFor();
      expect(await page.getByRole('table').getByRole('row').count()).toBe(messages + 1);
    }
    await page.goto('/dashboard');
    const bars = page.getByRole('list', { name: 'Messages per action' }).getByRole('listitem');
    await bars.first().waitFor();
    expect((await bars.allInnerTexts()).map((text) => Number(text.split('\n').at(-1)))).toEqual(
      (['none', 'warn', 'mute', 'kick', 'ban'] as const).map(
        (action) => lines.filter((line) => line.final === action && !line.filtered).length,
      ),
    );
    const week = computeBuckets('7d', 'day');
    // The summary comes from another call than the bars.
    await expect
      .poll(() => readChartTable('Messages and violations of the last seven days'))
      .toEqual(week.map(({ messages, violations }) => [String(messages), String(violations)]));
  });

  it.each(periodValues)('shows the figures in the charts and the summary of %s', async (period) => {
    await page.goto(`/analytics?period=${period}`);
    const lines = listLinesOfPeriod(period);
    await page.getByRole('slider', { name: 'Message volume' }).waitFor();
    await expectFigure('Total messages', lines.length);
    await expectFigure('Violations', countViolations(lines));
    await expectFigure('Actions', countMatching('any_action', lines));
    const buckets = computeBuckets(period, period === '24h' ? 'hour' : 'day');
    await expect
      .poll(() => readChartTable('Message volume'))
      .toEqual(
        buckets.map(({ messages, violations, actions }) => [messages, violations, actions].map(String)),
      );
    await expect
      .poll(() => readChartTable('Unique player activity'))
      .toEqual(buckets.map(({ unique_players }) => [String(unique_players)]));
  });

  it("shows the figures under usage and subscription, and in the account's export", async () => {
    await page.goto('/usage');
    const used = page.getByRole('progressbar', { name: 'Requests used' }).or(page.getByRole('meter'));
    await used.first().waitFor();
    expect(await used.first().getAttribute('aria-valuetext')).toBe(`${inPeriod.length} of 100,000`);
    await page
      .getByRole('row', { name: `13 Oct 2026 to 13 Nov 2026 ${inPeriodBefore.length} $0.00` })
      .waitFor();
    await page.goto('/subscription');
    const processed = page.getByRole('progressbar').or(page.getByRole('meter'));
    await processed.first().waitFor();
    expect(await processed.first().getAttribute('aria-valuetext')).toBe(`${inPeriod.length} of 100,000`);
    await page.goto('/logs?filter=any_action&period=7d');
    const rows = JSON.parse(await exportRows('JSON')) as LogEntry[];
    expect(rows).toHaveLength(countMatching('any_action', listLinesOfPeriod('7d')));
    const csv = await exportRows('CSV');
    expect(csv.startsWith('\uFEFFid,')).toBe(true);
    expect(parseCsvRows(csv)).toHaveLength(rows.length);
  });
});

/** Exports the filtered rows of the open log. @returns the file's text */
async function exportRows(format: string): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: `Filtered rows as ${format}` }).click();
  return readFile(await (await downloading).path(), 'utf8');
}

/** Waits until the card of this name shows the figure. */
async function expectFigure(label: string, figure: number): Promise<void> {
  const name = page.getByText(label, { exact: true }).first();
  await name.locator('xpath=following::p[1]').getByText(String(figure), { exact: true }).waitFor();
}

/** Reads the cells of a chart's table, one row for each point. */
async function readChartTable(caption: string): Promise<string[][]> {
  const table = page.locator('table', { has: page.locator('caption', { hasText: caption }) });
  const rows = await table.locator('tbody tr').all();
  return Promise.all(rows.map((row) => row.locator('td').allTextContents()));
}

/** Time, player, message and action of each row of an exported file. */
function parseCsvRows(text: string): (string | undefined)[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(?:,|\r\n)/gy;
  const [head = '', ...rows] = text.trimEnd().split('\r\n');
  const names = head.split(',');
  return rows.map((row) => {
    const cells = [...`${row}\r\n`.matchAll(cell)].map(([, quoted, plain]) =>
      quoted === undefined ? plain : quoted.replaceAll('""', '"'),
    );
    return ['timestamp', 'player_name', 'message', 'final_action'].map((name) => cells[names.indexOf(name)]);
  });
}
