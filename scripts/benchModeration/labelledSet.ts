import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Category, Config } from '~/contract/api.gen';
import { moderateLocally, noHistory } from '~/server/moderation';

/** One labelled chat line. */
export interface LabelledMessage {
  message: string;
  /** The category that a human moderator would choose, null for an ordinary line. */
  category: Category | null;
  /** Whether a human moderator would act on the message (warn or stronger). */
  needs_action: boolean;
  /** Whether a reviewer should read the message, although an action against the player would be wrong. */
  needs_care?: boolean;
  /** `fresh` marks lines written after the rules, which therefore were not tuned for them. */
  tags?: readonly string[];
  /** The player's earlier lines, newest first. */
  recent?: readonly string[];
}

export interface JudgedLabelledMessage {
  labelled: LabelledMessage;
  heldOut: boolean;
  category: Category | null;
  flagged: boolean;
  reachesReviewer: boolean;
  cleared: boolean;
}

/** Milliseconds between the lines of `recent`. */
const RECENT_SPACING_MS = 1_500;

/** The labels assume this configuration: no owner rules, every action automatic. */
export const benchConfig: Config = {
  server_rules: '',
  automation_level: 'auto_ban',
  confidence_threshold: 0.7,
  pre_filter_config: { enabled: true },
  escalation_enabled: false,
  swearing: 'warn',
};

/** Chooses every third line by the hash of its text, so that the choice does not depend on the files' order. */
export function isHeldOut(labelled: LabelledMessage): boolean {
  const digest = createHash('sha256').update(labelled.message).digest();
  return digest.readUInt32BE(0) % 3 === 0;
}

export function isFresh(labelled: LabelledMessage): boolean {
  return labelled.tags?.includes('fresh') ?? false;
}

/** @param folder with `.jsonl` files, one labelled message a line */
export function readLabelledMessages(folder: string): LabelledMessage[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LabelledMessage);
}

export function judgeLabelledMessage(labelled: LabelledMessage): JudgedLabelledMessage {
  const verdict = moderateLocally({
    message: labelled.message,
    player: { name: 'Steve' },
    history: noHistory,
    recent: (labelled.recent ?? []).map((message, index) => ({
      message,
      ageMs: (index + 1) * RECENT_SPACING_MS,
    })),
    config: benchConfig,
  });
  return {
    labelled,
    heldOut: isHeldOut(labelled),
    category: verdict.recommended_action === 'none' ? null : verdict.category,
    flagged: verdict.recommended_action !== 'none',
    reachesReviewer: verdict.needs_review,
    cleared: verdict.filtered,
  };
}

interface Score {
  name: string;
  messages: number;
  precision: number;
  recall: number;
}

function score(
  name: string,
  judged: readonly JudgedLabelledMessage[],
  actual: (each: JudgedLabelledMessage) => boolean,
  predicted: (each: JudgedLabelledMessage) => boolean,
): Score {
  const correctCount = judged.filter((each) => actual(each) && predicted(each)).length;
  const predictedCount = judged.filter(predicted).length;
  const actualCount = judged.filter(actual).length;
  return {
    name,
    messages: actualCount,
    precision: predictedCount === 0 ? 1 : correctCount / predictedCount,
    recall: actualCount === 0 ? 1 : correctCount / actualCount,
  };
}

/** Precision and recall for "needs action" and for each category of the given lines. */
export function scoreByCategory(
  judged: readonly JudgedLabelledMessage[],
  categories: readonly Category[],
): Score[] {
  return [
    score(
      'needs action',
      judged,
      (each) => each.labelled.needs_action,
      (each) => each.flagged,
    ),
    ...categories
      .filter((category) => judged.some((each) => each.labelled.category === category))
      .map((category) =>
        score(
          category,
          judged,
          (each) => each.labelled.needs_action && each.labelled.category === category,
          (each) => each.category === category,
        ),
      ),
  ];
}
