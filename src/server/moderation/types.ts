import type { Action, Category, Config, Verdict } from '~/contract/api.gen';
import type { Topic } from './ruleTopics';

export type { Action, AutomationLevel, Category, Config, DecidedBy, Verdict } from '~/contract/api.gen';

/** One thing a rule saw in a message. */
export interface Finding {
  category: Category;
  /** The part of the category it belongs to, where the owner's rules may speak of that alone. */
  topic?: Topic;
  /** 0 (harmless) to 10 (worst), whole numbers. `severityToAction` says what each means. */
  severity: number;
  /** 0 to 1: how sure the rule is. */
  confidence: number;
  /** One neutral sentence for the server owner. Never repeats the words of the message. */
  reasoning: string;
  /** The player may be in trouble: a person should look, and no action is recommended. */
  needsCare?: boolean;
}

/** A rule about several words together. */
export interface Phrase extends Finding {
  /** Words of which one must be in the line: lines without any are not looked at. */
  triggers: readonly string[];
  /** Tested on the squeezed form. */
  pattern: RegExp;
  /** Ordinary uses that the pattern would catch. */
  except?: RegExp;
}

/** Who wrote the message, as the caller knows it. */
export interface Player {
  name: string;
}

/** What was done to the player on this account in the last 30 days, less what a reviewer took back. */
export interface PlayerHistory {
  /** 0 or more, like the others. */
  warnings: number;
  mutes: number;
  kicks: number;
}

/** An earlier line of the same player. */
export interface RecentMessage {
  message: string;
  /** Milliseconds between that line and the one being judged, 0 or more. */
  ageMs: number;
  /** Its `repeatKey`, where the caller has made it already. */
  key?: string;
}

export interface ModerationInput {
  message: string;
  player: Player;
  history: PlayerHistory;
  /** The player's lines of the last minute, in any order; ten are enough. */
  recent: readonly RecentMessage[];
  config: Config;
}

/** What an engine (local rules or AI) thinks, before history and the owner's configuration are applied. */
export interface Assessment {
  category: Category | null;
  severity: number;
  confidence: number;
  /** What the severity alone asks for. */
  action: Action;
  reasoning: string;
  /** The owner's rule that was broken, numbered as the owner numbered it. */
  rule: string | null;
  /** True when a person should look although no action is recommended. */
  needsCare: boolean;
}

export type LocalVerdict = Verdict & { decided_by: 'pre_filter' | 'local' };

export const noHistory: PlayerHistory = { warnings: 0, mutes: 0, kicks: 0 };
