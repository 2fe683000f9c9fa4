import { LRUCache } from 'lru-cache';
import type { Channel } from '~/contract/api.gen';
import { type Clock, MINUTE_MS } from '../clock';
import { createRememberedLine } from '../moderation';
import type { Conversation, RememberedLine } from '../moderation/types';

export const CONVERSATION_CHANNELS: readonly string[] = ['public', 'private', 'party'] satisfies Channel[];

/**
 * Whether players talk on a channel, so that its lines can flood and repeat. A book is written in many lines at once, and
 * each channel is a conversation of its own: what a player whispers is no repetition of what everyone read.
 */
export function isConversationChannel(channel: string): boolean {
  return CONVERSATION_CHANNELS.includes(channel);
}

/** A message of a player, and when it was said. */
export interface SaidLine {
  message: string;
  /** Milliseconds since 1970, by the game server's clock where it sends a time. */
  saidMs: number;
  /** The id that the caller gave the message; another call with this id repeats the message. */
  messageId: string | undefined;
}

/** What the node keeps in memory of a line. */
interface KeptLine extends Omit<SaidLine, 'message'> {
  remembered: RememberedLine;
  arrivedMs: number;
}

export interface RecentLines {
  /**
   * The player's latest messages of one conversation: at most ten, from the ten minutes before the given one. Messages may
   * arrive in any order; the given one counts from the next call on.
   */
  recall: (player: string, line: SaidLine) => Conversation;
  /** Forgets the player's messages of one conversation. */
  forget: (player: string) => void;
}

/** Players who chat beside their game answer minutes later. The flood rules have shorter times of their own. */
export const CONVERSATION_MS = 10 * MINUTE_MS;
/** The most that any rule reads. */
export const RECALLED_MESSAGES = 10;
/** Twice as many as a rule reads, so that late messages do not push out the player's current ones. */
const KEPT_MESSAGES = 2 * RECALLED_MESSAGES;

/**
 * Keeps each player's latest messages in memory, because a game server calls one node. After a restart a flood or a
 * conversation is judged by what follows.
 */
export function createRecentLines({ clock }: { clock: Clock }): RecentLines {
  const players = new LRUCache<string, KeptLine[]>({ max: 50_000 });
  return {
    recall: (player, { message, saidMs, messageId }) => {
      const arrivedMs = clock.now().getTime();
      const others = (players.get(player) ?? []).filter(
        (line) =>
          (messageId === undefined || line.messageId !== messageId) &&
          // More messages of an earlier time may follow one that has just arrived.
          (Math.abs(saidMs - line.saidMs) <= CONVERSATION_MS ||
            arrivedMs - line.arrivedMs <= CONVERSATION_MS),
      );
      const own = createRememberedLine(message);
      players.set(player, [
        ...others.slice(-(KEPT_MESSAGES - 1)),
        { remembered: own, saidMs, messageId, arrivedMs },
      ]);
      const recent = others
        .filter((line) => line.saidMs <= saidMs && saidMs - line.saidMs <= CONVERSATION_MS)
        .toSorted((a, b) => a.saidMs - b.saidMs)
        .slice(-RECALLED_MESSAGES)
        .map((earlier) => ({
          message: earlier.remembered.message,
          remembered: earlier.remembered,
          ageMs: saidMs - earlier.saidMs,
        }));
      return { recent, own };
    },
    forget: (player) => {
      players.delete(player);
    },
  };
}
