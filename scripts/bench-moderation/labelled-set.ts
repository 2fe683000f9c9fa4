import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Category, Config } from '~/contract/api.gen';
import { moderateLocally, noHistory } from '~/server/moderation';

/** One labelled chat line. */
export interface Sample {
  message: string;
  /** What a moderator would file it under, null for an ordinary line. */
  category: Category | null;
  /** Whether a moderator would do something about it (warn or stronger). */
  needs_action: boolean;
  /** Whether a person should look, although punishing would be wrong. */
  needs_care?: boolean;
  /** `fresh` marks lines written after the rules, so that they measure what the rules were not written for. */
  tags?: readonly string[];
  /** The player's earlier lines, newest first. */
  recent?: readonly string[];
}

export interface Judged {
  sample: Sample;
  held: boolean;
  category: Category | null;
  flagged: boolean;
  review: boolean;
  filtered: boolean;
}

/** Milliseconds between the lines of `recent`. */
const recentSpacingMs = 1_500;

/** The configuration that the set is labelled for: no rules text, everything automatic. */
export const benchConfig: Config = {
  server_rules: '',
  automation_level: 'auto_ban',
  confidence_threshold: 0.7,
  pre_filter_config: { enabled: true },
  escalation_enabled: false,
};

/** Every third line by hash of its text: fixed, whoever runs it and however the files are ordered. */
function isHeldOut(sample: Sample): boolean {
  const digest = createHash('sha256').update(sample.message).digest();
  return digest.readUInt32BE(0) % 3 === 0;
}

export function isFresh(sample: Sample): boolean {
  return sample.tags?.includes('fresh') ?? false;
}

/** @param folder with `.jsonl` files, one sample a line */
export function readSamples(folder: string): Sample[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Sample);
}

export function judge(sample: Sample): Judged {
  const verdict = moderateLocally({
    message: sample.message,
    player: { name: 'Steve' },
    history: noHistory,
    recent: (sample.recent ?? []).map((message, index) => ({
      message,
      ageMs: (index + 1) * recentSpacingMs,
    })),
    config: benchConfig,
  });
  return {
    sample,
    held: isHeldOut(sample),
    category: verdict.recommended_action === 'none' ? null : verdict.category,
    flagged: verdict.recommended_action !== 'none',
    review: verdict.needs_review,
    filtered: verdict.filtered,
  };
}

export interface Score {
  name: string;
  samples: number;
  precision: number;
  recall: number;
}

function score(
  name: string,
  judged: readonly Judged[],
  actual: (each: Judged) => boolean,
  predicted: (each: Judged) => boolean,
): Score {
  const right = judged.filter((each) => actual(each) && predicted(each)).length;
  const said = judged.filter(predicted).length;
  const there = judged.filter(actual).length;
  return {
    name,
    samples: there,
    precision: said === 0 ? 1 : right / said,
    recall: there === 0 ? 1 : right / there,
  };
}

/** Precision and recall for "needs action" and for each category of the given lines. */
export function scores(judged: readonly Judged[], categories: readonly Category[]): Score[] {
  return [
    score(
      'needs action',
      judged,
      (each) => each.sample.needs_action,
      (each) => each.flagged,
    ),
    ...categories
      .filter((category) => judged.some((each) => each.sample.category === category))
      .map((category) =>
        score(
          category,
          judged,
          (each) => each.sample.needs_action && each.sample.category === category,
          (each) => each.category === category,
        ),
      ),
  ];
}
