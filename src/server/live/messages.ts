import type { LiveKey, LiveLogs, LiveReview } from '~/contract/api.gen';
import type { CallCount } from '../limits/callCounts';
import type { Viewer } from './presence';

/** What a caller is told of, with an id that it can resume from. */
export type LiveEvent =
  | { type: 'logs'; data: LiveLogs }
  | { type: 'review'; data: LiveReview }
  | { type: 'keys'; data: LiveKey };

/** What one node tells all nodes, itself included. */
export type NodeMessage =
  | { kind: 'event'; accountId: string; id: string; event: LiveEvent }
  /** A reviewer has a review item open, or no longer. */
  | { kind: 'presence'; node: string; accountId: string; reviewId: string; viewer: Viewer; open: boolean }
  /** Login tokens of the account have ended: who listens must show again that it may. */
  | { kind: 'sessions'; accountId: string }
  /** How often callers have called on one node. */
  | { kind: 'calls'; node: string; counts: readonly CallCount[] }
  /** Messages of this node were lost. */
  | { kind: 'gap' };

/** One event in the format of server-sent events. Ids are left out of what cannot be missed. */
export function eventText(type: string, data: unknown, id?: string): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}
