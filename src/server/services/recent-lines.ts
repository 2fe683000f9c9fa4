import { type Clock, minuteMs } from '../clock';
import { repeatKey } from '../moderation';
import type { RecentMessage } from '../moderation/types';
import { LruCache } from './lru-cache';

interface Line {
  message: string;
  /** Made once: every later line of the player is compared with it. */
  key: string;
  atMs: number;
}

export interface RecentLines {
  /** The player's earlier lines of the last minute, at most ten; the given one counts from the next call on. */
  recall: (player: string, message: string) => RecentMessage[];
}

const keep = 10;

/**
 * What each player wrote in the last minute, in memory: it serves to see flooding, which is over in less time
 * than a restart takes, and a game server talks to one node.
 */
export function createRecentLines({ clock }: { clock: Clock }): RecentLines {
  const players = new LruCache<string, Line[]>(50_000);
  return {
    recall: (player, message) => {
      const now = clock.now().getTime();
      const lines = (players.get(player) ?? []).filter((line) => now - line.atMs <= minuteMs);
      players.set(player, [...lines.slice(-(keep - 1)), { message, key: repeatKey(message), atMs: now }]);
      return lines.map(({ message: earlier, key, atMs }) => ({ message: earlier, key, ageMs: now - atMs }));
    },
  };
}
