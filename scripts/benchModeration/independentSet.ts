import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Category, Config } from '~/contract/api.gen';
import { moderateLocally, noHistory } from '~/server/moderation';

/** A line of an evaluation set that was written from a description of the categories alone. */
export interface IndependentLine {
  message: string;
  language: string;
  /** A category of the contract, `grooming`, or null for an ordinary line. */
  category: string | null;
  needs_action: boolean;
  level: 'mild' | 'clear' | 'severe' | null;
  /** How the line is disguised, if it is. */
  evasion: string | null;
  kind: string;
  template: string;
}

interface Conversation {
  id: string;
  needs_action: boolean;
  category: string | null;
  lines: { from: string; to: string | null; message: string }[];
}

/** A labelled line or conversation, and what a judge made of it. */
export interface Outcome {
  needsAction: boolean;
  flagged: boolean;
  reviewed: boolean;
  confidence: number | null;
}

export interface LineOutcome extends Outcome {
  line: IndependentLine;
  category: Category | null;
  explanation: string | null;
}

export interface ConversationOutcome extends Outcome {
  id: string;
  language: string;
}

/** Milliseconds between the lines of a conversation of players who also play. */
const SPACING_MS = 45_000;

function readNames(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort();
}

/** @param folder with one `<language>.jsonl` a language */
export function readIndependentLines(folder: string): IndependentLine[] {
  return readNames(folder, '.jsonl').flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as IndependentLine),
  );
}

export function judgeIndependentLine(line: IndependentLine, config: Config): LineOutcome {
  const verdict = moderateLocally({
    message: line.message,
    player: { name: 'Steve' },
    history: noHistory,
    recent: [],
    config,
  });
  return {
    line,
    needsAction: line.needs_action,
    flagged: verdict.recommended_action !== 'none',
    reviewed: verdict.needs_review,
    confidence: verdict.confidence,
    category: verdict.category,
    explanation: verdict.reasoning,
  };
}

function judgeConversation(
  conversation: Conversation,
  language: string,
  config: Config,
): ConversationOutcome {
  const verdicts = conversation.lines.map(({ from, message }, at) =>
    moderateLocally({
      message,
      player: { name: from },
      history: noHistory,
      recent: conversation.lines
        .slice(0, at)
        .map((line, before) => ({
          from: line.from,
          message: line.message,
          ageMs: (at - before) * SPACING_MS,
        }))
        .filter((line) => line.from === from)
        .reverse(),
      config,
    }),
  );
  const acted = verdicts.filter(({ recommended_action: action }) => action !== 'none');
  return {
    id: conversation.id,
    language,
    needsAction: conversation.needs_action,
    flagged: acted.length > 0,
    reviewed: verdicts.some(({ needs_review: needsReview }) => needsReview),
    confidence: acted[0]?.confidence ?? null,
  };
}

/** @param folder with one `<language>.conversations.json` a language, if any */
export function judgeConversations(folder: string, config: Config): ConversationOutcome[] {
  return readNames(folder, '.conversations.json').flatMap((name) =>
    (JSON.parse(readFileSync(join(folder, name), 'utf8')) as Conversation[]).map((conversation) =>
      judgeConversation(conversation, name.slice(0, name.indexOf('.')), config),
    ),
  );
}

export interface Score {
  count: number;
  needingAction: number;
  /** Null where nothing was acted on. */
  precision: number | null;
  /** Null where nothing needed an action. */
  recall: number | null;
}

export function scoreOutcomes(outcomes: readonly Pick<Outcome, 'needsAction' | 'flagged'>[]): Score {
  const flagged = outcomes.filter((each) => each.flagged);
  const needing = outcomes.filter((each) => each.needsAction);
  const right = needing.filter((each) => each.flagged).length;
  return {
    count: outcomes.length,
    needingAction: needing.length,
    precision: flagged.length === 0 ? null : right / flagged.length,
    recall: needing.length === 0 ? null : right / needing.length,
  };
}

/** Groups outcomes in the order of their first appearance. */
export function groupBy<Item>(items: readonly Item[], read: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(read(item));
    if (group) group.push(item);
    else groups.set(read(item), [item]);
  }
  return groups;
}
