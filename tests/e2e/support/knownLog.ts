import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type {
  Action,
  AnalyticsPoint,
  AutomationLevel,
  LogFilter,
  Period,
} from '../../../src/contract/api.gen';
import { actionValues } from '../../../src/contract/enums.gen';

export const knownLogPath = fileURLToPath(new URL('../../fixtures/logs/known.log', import.meta.url));

/** The moment after the file's last line, twenty minutes into a UTC day. */
export const knownNow = new Date('2026-11-20T00:20:00.000Z');

/** What the local rules recommend for each sentence of the file; `cleared` never reaches them. */
const SENTENCES: Readonly<Record<string, Action | 'cleared'>> = {
  hi: 'cleared',
  gg: 'cleared',
  'where is the nether portal': 'cleared',
  '=1+1 is two, "quoted", done': 'none',
  'oh shit': 'warn',
  'you are such an idiot': 'warn',
  'join play.coolcraft.net': 'mute',
  kys: 'kick',
  'i know where you live': 'kick',
  'send nudes': 'kick',
  'i will find you and kill you in real life': 'ban',
};

/** The automation levels over time, each with the strongest action that it allows. */
export const LEVELS: readonly { from: Date; level: AutomationLevel; strongest: Action }[] = [
  { from: new Date('2026-10-01T00:00:00.000Z'), level: 'monitor_only', strongest: 'none' },
  { from: new Date('2026-11-14T00:00:00.000Z'), level: 'auto_ban', strongest: 'ban' },
  { from: new Date('2026-11-19T12:00:00.000Z'), level: 'auto_mute', strongest: 'mute' },
];

/** One chat line with its expected verdict. */
export interface KnownLine {
  at: Date;
  player: string;
  message: string;
  filtered: boolean;
  recommended: Action;
  final: Action;
}

const CHAT_LINE = /^\[(\d{2})(\w{3})(\d{4}) ([\d:.]+)\] \[[^\]]+\] \[[^\]]+\]: <([^>]+)> (.+)$/;

function readLine(text: string): KnownLine[] {
  const [, day, month, year, time, player, message] = CHAT_LINE.exec(text) ?? [];
  if (player === undefined || message === undefined) return [];
  const at = new Date(`${day} ${month} ${year} ${time} UTC`);
  const judged = SENTENCES[message];
  if (judged === undefined) throw new Error(`The known log has no verdict for "${message}".`);
  const recommended = judged === 'cleared' ? 'none' : judged;
  const strongest = LEVELS.findLast(({ from }) => from <= at)?.strongest ?? 'none';
  const stronger = actionValues.indexOf(recommended) > actionValues.indexOf(strongest);
  return [
    {
      at,
      player,
      message,
      filtered: judged === 'cleared',
      recommended,
      final: stronger ? strongest : recommended,
    },
  ];
}

/** Every chat line of the file in its order, read without the product's own reader. */
export const knownLines: readonly KnownLine[] = readFileSync(knownLogPath, 'utf8')
  .split('\n')
  .flatMap(readLine);

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DAYS: Readonly<Record<Exclude<Period, '24h'>, number>> = { '7d': 7, '30d': 30, '90d': 90 };

/** First moment of a period: this hour and the 23 before it, or today and the UTC days before it. */
function findPeriodStart(period: Period): number {
  const now = knownNow.getTime();
  if (period === '24h') return now - (now % HOUR) - 23 * HOUR;
  return now - (now % DAY) - (DAYS[period] - 1) * DAY;
}

export const listLinesOfPeriod = (period: Period): KnownLine[] =>
  knownLines.filter(({ at }) => at.getTime() >= findPeriodStart(period));

export const isViolation = ({ recommended }: KnownLine): boolean => recommended !== 'none';
const isAction = ({ final }: KnownLine): boolean => final !== 'none';

export const matchesFilter: Readonly<Record<LogFilter, (line: KnownLine) => boolean>> = {
  all: () => true,
  any_action: isAction,
  filtered: (line) => line.filtered,
  none: ({ final }) => final === 'none',
  warn: ({ final }) => final === 'warn',
  mute: ({ final }) => final === 'mute',
  kick: ({ final }) => final === 'kick',
  ban: ({ final }) => final === 'ban',
};

export const countPlayers = (lines: readonly KnownLine[]): number =>
  new Set(lines.map(({ player }) => player)).size;

/** Computes the counts that every series of the analytics has to show, bucket by bucket, empty ones included. */
export function computeBuckets(
  period: Period,
  granularity: 'hour' | 'day',
): Omit<AnalyticsPoint, 'avg_response_time_ms'>[] {
  const step = granularity === 'hour' ? HOUR : DAY;
  const buckets = [];
  for (let start = findPeriodStart(period); start <= knownNow.getTime(); start += step) {
    const lines = knownLines.filter(({ at }) => at.getTime() >= start && at.getTime() < start + step);
    const name = new Date(start).toISOString();
    buckets.push({
      date: granularity === 'hour' ? name : name.slice(0, 10),
      messages: lines.length,
      violations: lines.filter(isViolation).length,
      actions: lines.filter(isAction).length,
      unique_players: countPlayers(lines),
    });
  }
  return buckets;
}
