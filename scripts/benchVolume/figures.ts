import { isDeepStrictEqual } from 'node:util';
import type {
  Analytics,
  LogPage,
  Overview,
  Performance,
  Player,
  PlayerPage,
  Usage,
} from '../../src/contract/api.gen';
import { logFilterValues, periodValues } from '../../src/contract/enums.gen';
import type { Db } from '../../src/server/store/db';
import {
  countBillingPeriod,
  countBuckets,
  countPendingReviews,
  type MessageCounts,
  countPeriod,
  countTopPlayers,
} from './counted';

/** Parts of names: of one player, of a few, of many, of two letters, and of no player. */
const PARTS = ['golem36', 'fox', 'mo', 'zz', 'zzyzx'];
const TOP_PLAYERS = 5;

export type FetchAnswer = <Answer>(path: string) => Promise<Answer>;

const toBreakdown = ({ none, filtered, warn, mute, kick, ban }: MessageCounts) => ({
  none: none - filtered,
  warn,
  mute,
  kick,
  ban,
});

const toPointFigures = ({ all, violations, any_action, players }: MessageCounts) => [
  all,
  violations,
  any_action,
  players,
];

/**
 * Compares the figures of every call of an account with counts of its messages.
 *
 * @returns a sentence for each figure that differs, and how many were compared
 */
export async function compareFiguresWithCounts(
  db: Db,
  account: string,
  fetchAnswer: FetchAnswer,
): Promise<{ differences: string[]; compared: number }> {
  const differences: string[] = [];
  let compared = 0;
  const compare = (what: string, shown: unknown, counted: unknown): void => {
    compared += 1;
    if (isDeepStrictEqual(shown, counted)) return;
    differences.push(
      `${what}: the server says ${JSON.stringify(shown)}, the messages say ${JSON.stringify(counted)}.`,
    );
  };
  const compareLogs = async (query: string, counted: MessageCounts): Promise<void> => {
    for (const filter of logFilterValues) {
      const path = `/api/dashboard/recent-logs?limit=25&filter=${filter}&${query}`;
      const { total, more_than_total: isMore = false } = await fetchAnswer<LogPage>(path);
      const isRight = isMore ? counted[filter] > total : counted[filter] === total;
      compare(path, isRight ? 'right' : total, isRight ? 'right' : counted[filter]);
    }
  };

  for (const period of periodValues) {
    const counted = await countPeriod(db, account, period);
    const { stats, action_breakdown } = await fetchAnswer<Overview>(
      `/api/dashboard/overview?period=${period}`,
    );
    compare(
      `The overview of ${period}`,
      [stats.total_messages, stats.filtered_messages, stats.actions_taken, stats.unique_players],
      [counted.all, counted.filtered, counted.any_action, counted.players],
    );
    compare(`The actions of ${period}`, { ...action_breakdown }, toBreakdown(counted));
    const { total_processed } = await fetchAnswer<Performance>(`/api/dashboard/performance?period=${period}`);
    compare(`The performance of ${period}`, total_processed, counted.all);
    await compareLogs(`period=${period}`, counted);
    for (const part of PARTS)
      await compareLogs(`period=${period}&player=${part}`, await countPeriod(db, account, period, part));
  }
  for (const [period, unit] of [
    ['24h', 'hour'],
    ['7d', 'hour'],
    ['7d', 'day'],
    ['30d', 'day'],
    ['90d', 'day'],
  ] as const) {
    const counted = await countBuckets(db, account, period, unit);
    const { data } = await fetchAnswer<Analytics>(
      `/api/dashboard/analytics?period=${period}&granularity=${unit}`,
    );
    compare(
      `The analytics of ${period} by the ${unit}`,
      data
        .filter(({ messages }) => messages > 0)
        .map((point) => [point.messages, point.violations, point.actions, point.unique_players]),
      counted.map(toPointFigures),
    );
  }
  const topPlayers = await countTopPlayers(db, account, TOP_PLAYERS);
  const directory = await fetchAnswer<PlayerPage>(
    `/api/dashboard/players?sort=messages&limit=${TOP_PLAYERS}`,
  );
  compare(
    'The players with the most messages',
    directory.players.map(({ total_messages: messages }) => messages),
    topPlayers.map(({ all }) => all),
  );
  for (const player of topPlayers) {
    const shown = await fetchAnswer<Player>(`/api/dashboard/player/${player.uuid}`);
    compare(
      `The player ${player.name}`,
      [shown.total_messages, shown.warnings_count, shown.mutes_count, shown.kicks_count, shown.bans_count],
      [player.all, player.warn, player.mute, player.kick, player.ban],
    );
    await compareLogs(`player=${player.uuid}`, player);
  }
  compare(
    'The usage of the billing period',
    (await fetchAnswer<Usage>('/api/dashboard/usage')).total_requests,
    await countBillingPeriod(db, account),
  );
  compare(
    'The review queue',
    (await fetchAnswer<{ total: number }>('/v1/review/pending?limit=20')).total,
    await countPendingReviews(db, account),
  );
  return { differences, compared };
}
