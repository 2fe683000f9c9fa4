import { actionValues } from '../../src/contract/enums.gen';
import { formatCount } from '../../src/contract/numberFormat';
import type { SendResult } from './send';

/** The answers of a replay so far. */
export interface ReplayCounts {
  byAction: Map<string, number>;
  /** Stored by an earlier replay of the same lines. */
  duplicates: number;
  refused: { line: number; detail: string }[];
  /** Moderated with a test key, which stores nothing. */
  tests: number;
}

export function createReplayCounts(): ReplayCounts {
  return { byAction: new Map(), duplicates: 0, refused: [], tests: 0 };
}

export function addAnswer(counts: ReplayCounts, line: number, result: SendResult): void {
  if (result.kind === 'refused') {
    counts.refused.push({ line, detail: result.detail });
    return;
  }
  counts.byAction.set(result.action, (counts.byAction.get(result.action) ?? 0) + 1);
  if (result.duplicate) counts.duplicates += 1;
  if (result.mode === 'test') counts.tests += 1;
}

export const countModerated = (counts: ReplayCounts): number =>
  [...counts.byAction.values()].reduce((sum, n) => sum + n, 0);

/**
 * Formats a progress bar with counts and speed that fits into 80 columns.
 *
 * @param seconds since the start
 */
export function formatProgressBar(done: number, all: number, seconds: number): string {
  const width = 30;
  const share = all === 0 ? 1 : done / all;
  const filled = Math.round(share * width);
  const speed = seconds > 0 ? Math.round(done / seconds) : 0;
  return `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${done}/${all}  ${Math.floor(share * 100)} %  ${speed}/s`;
}

const MAX_LISTED = 10;

function formatList(title: string, entries: readonly { line: number; text: string }[]): string[] {
  if (entries.length === 0) return [];
  const rest = entries.length - MAX_LISTED;
  return [
    title,
    ...entries.slice(0, MAX_LISTED).map(({ line, text }) => `  line ${line}: ${text}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}

interface Skipped {
  serverLines: number;
  unreadable: readonly { line: number; reason: string; text: string }[];
}

/** Returns the summary's lines: counts of each action, then repeated, refused, skipped and unreadable lines. */
export function formatSummary(
  counts: ReplayCounts,
  all: number,
  skipped: Skipped,
  seconds: number,
): string[] {
  const done = countModerated(counts);
  const unreadable = skipped.unreadable.map(({ line, reason, text }) => ({
    line,
    text: `${reason}: ${text.length > 100 ? `${text.slice(0, 99)}…` : text}`,
  }));
  return [
    `Moderated ${done} of ${formatCount(all, 'chat line')} in ${seconds.toFixed(1)} s.`,
    ...actionValues.map(
      (action) => `  ${action.padEnd(5)} ${String(counts.byAction.get(action) ?? 0).padStart(6)}`,
    ),
    ...(counts.duplicates > 0
      ? [`${formatCount(counts.duplicates, 'line was', 'lines were')} stored before and not counted again.`]
      : []),
    ...(counts.tests > 0 ? ['The key is a test key: nothing was stored.'] : []),
    ...formatList(
      `${formatCount(counts.refused.length, 'line was', 'lines were')} refused by the server:`,
      counts.refused.map(({ line, detail }) => ({ line, text: detail })),
    ),
    `${formatCount(skipped.serverLines, 'line')} of the server itself skipped, ${skipped.unreadable.length} unreadable.`,
    ...formatList('Unreadable:', unreadable),
  ];
}
