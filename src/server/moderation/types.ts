import type { Action, Category, Config, Verdict } from '~/contract/api.gen';
import type { Topic } from './ruleTopics';

export type {
  Action,
  AutomationLevel,
  Category,
  Config,
  DecidedBy,
  Swearing,
  Verdict,
} from '~/contract/api.gen';

/** A part of a text. Positions count UTF-16 code units, as JavaScript does. */
export interface Span {
  /** The position of the first character. */
  start: number;
  /** The position after the last one. */
  end: number;
}

/** A part of a form of the line, together with that form. */
export interface TextSpan extends Span {
  /** The whole form, not the part. */
  text: string;
}

/** What a pattern matched, as a part of the text that it searched. */
export function toTextSpan({ input, index, 0: matched }: RegExpExecArray): TextSpan {
  return { text: input, start: index, end: index + matched.length };
}

/** One thing that a rule found in a message. */
export interface Finding {
  category: Category;
  /** The part of the category, where the owner's rules may speak of that part alone. */
  topic?: Topic;
  /** 0 (harmless) to 10 (worst), whole numbers. `toAction` gives the action of each. */
  severity: number;
  /** 0 to 1: the rule's certainty. */
  confidence: number;
  /** One neutral sentence for the owner. Never repeats the message's words. */
  reasoning: string;
  /** The player may be in trouble: a reviewer should look, and no action is recommended. */
  needsCare?: boolean;
  /** The finding is too doubtful for an action, and a reviewer should look. */
  asksReview?: boolean;
  /** No talk around it makes it harmless, so that the second opinion does not doubt it. */
  isUnequivocal?: boolean;
  /** Where the rule found it; absent where the finding is about no single part of the line. */
  found?: readonly TextSpan[];
}

/** A rule about several words together. */
export interface Phrase extends Finding {
  /** Words of which a line must contain one; otherwise the pattern is not tested. */
  triggers: readonly string[];
  /** Tested on the message's squeezed form. */
  pattern: RegExp;
  /** Ordinary uses that the pattern would match. */
  except?: RegExp;
  /** Whether the phrase means nothing in a line that speaks of the game alone. */
  isOutsideGame?: boolean;
}

/** The message's author, as the game server names them. */
export interface Player {
  name: string;
}

/** Actions against the player on this account in the last 30 days, without those that a reviewer took back. */
export interface PlayerHistory {
  /** Each of the three counts is 0 or more. */
  warnings: number;
  mutes: number;
  kicks: number;
}

/** What one line adds when the second opinion reads several lines of a player together. */
export interface ConversationShare {
  /** The sum of its grams' weights. */
  gramWeight: number;
  gramCount: number;
  /** A typed array takes half the memory, and a node remembers the lines of many players. */
  signals: Uint32Array;
  /** Positions in `SLOTS` of its listed words, each once. */
  slots: readonly number[];
}

/** A line with which the later lines of its player are compared, and what the comparison needs of it, computed once. */
export interface RememberedLine {
  readonly message: string;
  readonly repeatKey: string;
  readonly share: ConversationShare;
  /** Keeps the share, so that the engine need not read this line again for later ones. Only the first call counts. */
  rememberShare: (share: ConversationShare) => void;
}

/** An earlier message of the same player. */
export interface RecentMessage {
  message: string;
  /** Milliseconds between that message and the one being judged, 0 or more. */
  ageMs: number;
  /** What was computed for it before, where the caller remembers that. */
  remembered?: RememberedLine;
}

/** What the message's player has said before it. Not the messages of others around it. */
export interface Conversation {
  /** The player's messages of the last ten minutes, in any order; the latest ten are enough. */
  recent: readonly RecentMessage[];
  /** Remembers the judged message for the player's later ones; undefined where none will be compared with it. */
  own?: RememberedLine | undefined;
}

export interface ModerationInput extends Conversation {
  message: string;
  player: Player;
  history: PlayerHistory;
  /** Whether the owner's lists allowed a part that is left out, so that the message need not be a sentence. */
  isRest?: boolean;
  config: Config;
}

/** The opinion of an engine (local rules or AI), before history and the owner's configuration apply. */
export interface Assessment {
  category: Category | null;
  severity: number;
  confidence: number;
  /** The action for the severity alone. */
  action: Action;
  reasoning: string;
  /** The broken rule, with the owner's number. */
  rule: string | null;
  /** Whether a reviewer should look although no action is recommended. */
  needsCare: boolean;
  /**
   * Whether a reviewer should look because the second opinion doubts what the rules found, or finds harm and is not
   * sure enough for an action.
   */
  asksReview?: boolean;
}

export type LocalVerdict = Verdict & { decided_by: 'pre_filter' | 'local' };

export const noHistory: PlayerHistory = { warnings: 0, mutes: 0, kicks: 0 };
