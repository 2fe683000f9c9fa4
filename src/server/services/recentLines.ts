import { LRUCache } from 'lru-cache';
import { type Clock, MINUTE_MS } from '../clock';
import { repeatKey } from '../moderation';
import type { RecentMessage } from '../moderation/types';

/** A line of a player, and when it was said. */
export interface SaidLine {
  message: string;
  /** Milliseconds since 1970, by the clock of the game server where it told. */
  saidMs: number;
  /** The caller's own id: the same id is the same line. */
  messageId: string | undefined;
}

interface Line extends SaidLine {
  /** Made once: every later line of the player is compared with it. */
  key: string;
  arrivedMs: number;
}

export interface RecentLines {
  /**
   * The player's latest lines, at most ten, of the minute before the given one was said. Lines may come in any order;
   * the given one counts from the next call on.
   */
  recall: (player: string, line: SaidLine) => RecentMessage[];
}

/** No rule needs more. */
const RECALLED_MESSAGES = 10;
/** Twice as many, so that lines which arrive late do not push out what the player says now. */
const KEPT_MESSAGES = 2 * RECALLED_MESSAGES;

/**
 * What each player said last, in memory: it serves to see flooding, which is over in less time than a restart takes,
 * and a game server talks to one node.
 */
export function createRecentLines({ clock }: { clock: Clock }): RecentLines {
  const players = new LRUCache<string, Line[]>({ max: 50_000 });
  return {
    recall: (player, { message, saidMs, messageId }) => {
      const arrivedMs = clock.now().getTime();
      const others = (players.get(player) ?? []).filter(
        (line) =>
          (messageId === undefined || line.messageId !== messageId) &&
          // A line of another time that arrived just now may be followed by more of that time.
          (Math.abs(saidMs - line.saidMs) <= MINUTE_MS || arrivedMs - line.arrivedMs <= MINUTE_MS),
      );
      players.set(player, [
        ...others.slice(-(KEPT_MESSAGES - 1)),
        { message, saidMs, messageId, key: repeatKey(message), arrivedMs },
      ]);
      return others
        .filter((line) => line.saidMs <= saidMs && saidMs - line.saidMs <= MINUTE_MS)
        .toSorted((a, b) => a.saidMs - b.saidMs)
        .slice(-RECALLED_MESSAGES)
        .map((line) => ({ message: line.message, key: line.key, ageMs: saidMs - line.saidMs }));
    },
  };
}
