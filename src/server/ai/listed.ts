import type { Category } from '~/contract/api.gen';
import { applyNamedAction, assessLocally, decide, judgeLocally, toAction } from '../moderation';
import type { ListMatcher, ListedPattern } from '../moderation/lists';
import type { Assessment, ModerationInput } from '../moderation/types';
import type { CostedVerdict } from './judge';

/** The severity of each action, the lowest that leads to it. */
const SEVERITY_OF = { allow: 0, review: 2, warn: 3, mute: 5, kick: 7, ban: 9 } as const;
const KIND_NAMES = { word: 'word', phrase: 'phrase', link: 'link' } as const;

/** The beginning of the reasoning in every verdict that the lists gave. */
const BY_LISTS = "The server's lists";

/** Whether the lists gave a verdict of the local engine. */
export function isFromLists(reasoning: string | null): boolean {
  return reasoning?.startsWith(BY_LISTS) === true;
}

function nameEntry({ kind, pattern }: ListedPattern): string {
  return `the ${KIND_NAMES[kind]} “${pattern}”`;
}

/** The category of a finding by the lists, where the rules name none. */
function toCategory({ kind }: ListedPattern): Category {
  return kind === 'link' ? 'advertising' : 'other';
}

function toAssessment(entry: ListedPattern, local: Assessment): Assessment {
  const severity = SEVERITY_OF[entry.action];
  const isReview = entry.action === 'review';
  return {
    category: local.category ?? toCategory(entry),
    severity,
    confidence: 1,
    action: isReview ? 'none' : toAction(severity),
    reasoning: `${BY_LISTS} have ${nameEntry(entry)}: ${isReview ? 'a reviewer decides' : entry.action}.`,
    rule: local.rule,
    needsCare: isReview,
  };
}

/** The entry's verdict, or the local rules' where they find something graver. No AI is asked: the owner has decided. */
function decideByEntry(input: ModerationInput, entry: ListedPattern): CostedVerdict {
  const local = applyNamedAction(assessLocally(input), input.config.server_rules);
  const listed = toAssessment(entry, local);
  // A player who speaks of hurting themselves is never punished, whatever the lists say.
  const isGraver = local.needsCare || local.severity > listed.severity;
  const verdict = decide(isGraver ? local : listed, input.history, input.config, 'local');
  return {
    verdict: { ...verdict, needs_review: verdict.needs_review || listed.needsCare },
    aiCalls: 0,
    aiCostMicros: 0,
  };
}

/** The verdict of a line that holds nothing but what the lists allow. */
function clear(input: ModerationInput, allowing: readonly ListedPattern[]): CostedVerdict {
  const cleared: Assessment = {
    category: null,
    severity: 0,
    confidence: 1,
    action: 'none',
    reasoning: `${BY_LISTS} allow ${allowing.map(nameEntry).join(' and ')}.`,
    rule: null,
    needsCare: false,
  };
  return { verdict: decide(cleared, input.history, input.config, 'local'), aiCalls: 0, aiCostMicros: 0 };
}

/** Judges the rest of a line. Leaving a part out must not make the local rules' verdict graver. */
async function judgeRest(
  input: ModerationInput,
  rest: string,
  judge: (input: ModerationInput) => Promise<CostedVerdict>,
): Promise<CostedVerdict> {
  const judged = await judge({ ...input, message: rest, isRest: true });
  if (judged.verdict.decided_by !== 'local') return judged;
  const whole = judgeLocally(input);
  return whole.severity < judged.verdict.severity ? { ...judged, verdict: whole } : judged;
}

/**
 * Gives a line the verdict of the owner's lists; where no entry blocks it, `judge` gives a verdict about what the lists
 * do not allow.
 */
export async function judgeWithLists(
  input: ModerationInput,
  lists: ListMatcher | undefined,
  judge: (input: ModerationInput) => Promise<CostedVerdict>,
): Promise<CostedVerdict> {
  const listed = lists?.(input.message);
  if (listed === undefined) return judge(input);
  const { blocking, allowing, rest } = listed;
  const allowed = allowing.map(({ id }) => id);
  if (blocking) {
    // `own` stands for the whole line, so it must not remember the share of the rest.
    const decided = decideByEntry({ ...input, message: rest, own: undefined }, blocking);
    return { ...decided, listEntryIds: [blocking.id, ...allowed] };
  }
  const decided = rest === '' ? clear(input, allowing) : await judgeRest(input, rest, judge);
  return { ...decided, listEntryIds: allowed };
}
