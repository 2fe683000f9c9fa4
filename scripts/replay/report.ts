import { actionValues } from '../../src/contract/enums.gen';
import type { Delivery } from './send';

/** What has become of a replay so far. */
export interface Tally {
  byAction: Map<string, number>;
  /** Stored by an earlier replay of the same lines. */
  duplicates: number;
  refused: { line: number; detail: string }[];
  /** Moderated with a test key, which stores nothing. */
  tests: number;
}

export function newTally(): Tally {
  return { byAction: new Map(), duplicates: 0, refused: [], tests: 0 };
}

/** Adds one answer to the tally. */
export function count(tally: Tally, line: number, delivery: Delivery): void {
  if (delivery.kind === 'refused') {
    tally.refused.push({ line, detail: delivery.detail });
    return;
  }
  tally.byAction.set(delivery.action, (tally.byAction.get(delivery.action) ?? 0) + 1);
  if (delivery.duplicate) tally.duplicates += 1;
  if (delivery.mode === 'test') tally.tests += 1;
}

export const moderated = (tally: Tally): number =>
  [...tally.byAction.values()].reduce((sum, n) => sum + n, 0);

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/**
 * A bar with counts and speed, fitting a terminal of 80 columns.
 *
 * @param seconds since the start
 */
export function progressBar(done: number, all: number, seconds: number): string {
  const width = 30;
  const share = all === 0 ? 1 : done / all;
  const filled = Math.round(share * width);
  const speed = seconds > 0 ? Math.round(done / seconds) : 0;
  return `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${done}/${all}  ${Math.floor(share * 100)} %  ${speed}/s`;
}

const shown = 10;

function listed(title: string, entries: readonly { line: number; text: string }[]): string[] {
  if (entries.length === 0) return [];
  const rest = entries.length - shown;
  return [
    title,
    ...entries.slice(0, shown).map(({ line, text }) => `  line ${line}: ${text}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}

interface Skipped {
  serverLines: number;
  unreadable: readonly { line: number; reason: string; text: string }[];
}

/** The summary in lines: actions in their order, what was repeated, refused, skipped and unreadable. */
export function summary(tally: Tally, all: number, skipped: Skipped, seconds: number): string[] {
  const done = moderated(tally);
  const unreadable = skipped.unreadable.map(({ line, reason, text }) => ({
    line,
    text: `${reason}: ${text.length > 100 ? `${text.slice(0, 99)}…` : text}`,
  }));
  return [
    `Moderated ${done} of ${plural(all, 'chat line')} in ${seconds.toFixed(1)} s.`,
    ...actionValues.map(
      (action) => `  ${action.padEnd(5)} ${String(tally.byAction.get(action) ?? 0).padStart(6)}`,
    ),
    ...(tally.duplicates > 0
      ? [`${plural(tally.duplicates, 'line was', 'lines were')} stored before and not counted again.`]
      : []),
    ...(tally.tests > 0 ? ['The key is a test key: nothing was stored.'] : []),
    ...listed(
      `${plural(tally.refused.length, 'line was', 'lines were')} refused by the server:`,
      tally.refused.map(({ line, detail }) => ({ line, text: detail })),
    ),
    `${plural(skipped.serverLines, 'line')} of the server itself skipped, ${skipped.unreadable.length} unreadable.`,
    ...listed('Unreadable:', unreadable),
  ];
}
