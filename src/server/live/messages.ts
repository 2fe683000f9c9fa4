import type {
  LiveDecision,
  LiveKey,
  LiveLogs,
  LiveReview,
  LiveServers,
  LiveSubscription,
} from '~/contract/api.gen';
import type { SpentTokens } from '../limits/tokenBuckets';
import type { Viewer } from './presence';

/** An event for callers, with an id that they can resume from. */
export type LiveEvent =
  | { type: 'logs'; data: LiveLogs }
  | { type: 'review'; data: LiveReview }
  | { type: 'decision'; data: LiveDecision }
  | { type: 'keys'; data: LiveKey }
  | { type: 'subscription'; data: LiveSubscription }
  | { type: 'servers'; data: LiveServers };

/** A message from one node to all nodes, itself included. */
export type NodeMessage =
  | { kind: 'event'; accountId: string; id: string; event: LiveEvent }
  /** A reviewer opened or closed a review item. */
  | { kind: 'presence'; node: string; accountId: string; reviewId: string; viewer: Viewer; open: boolean }
  /** Login tokens of the account have ended, so each of its streams must check its access again. */
  | { kind: 'sessions'; accountId: string }
  /** What the nodes remember of a player must be forgotten. */
  | { kind: 'erasure'; accountId: string; playerId: string }
  /** What callers have spent of their limits on one node. */
  | { kind: 'spent'; node: string; report: readonly SpentTokens[] }
  /** The sending node dropped messages because too many waited, so the receivers must start afresh. */
  | { kind: 'gap' };

/** Formats one event in the format of server-sent events. Without an id it is no place to resume from. */
export function formatStreamEvent(type: string, data: unknown, id?: string): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}
