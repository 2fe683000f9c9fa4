import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { categoryValues } from '~/contract/enums.gen';
import {
  isFresh,
  judgeSample,
  readSamples,
  scoreByCategory,
  type JudgedSample,
} from '../../../scripts/benchModeration/labelledSet';

const samples = readSamples(fileURLToPath(new URL('../../fixtures/moderation', import.meta.url)));
const judged = samples.map(judgeSample);

function needsAction(lines: readonly JudgedSample[]) {
  const row = scoreByCategory(lines, categoryValues)[0];
  if (row === undefined) throw new Error('no scores');
  return row;
}

describe('the labelled set', () => {
  it('has at least 600 lines, none twice, and every category but "other"', () => {
    expect(samples.length).toBeGreaterThanOrEqual(600);
    const keys = samples.map((sample) => JSON.stringify([sample.message, sample.recent]));
    expect(new Set(keys).size).toBe(samples.length);
    const present = new Set(samples.map((sample) => sample.category));
    expect(categoryValues.filter((category) => category !== 'other' && !present.has(category))).toEqual([]);
  });
  it('holds out about a third', () => {
    const share = judged.filter((each) => each.heldOut).length / judged.length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.37);
  });
});

describe('the local engine on the held-out third', () => {
  const row = needsAction(judged.filter((each) => each.heldOut));
  it('is right in at least 95 of 100 messages that it acts on', () => {
    expect(row.precision).toBeGreaterThanOrEqual(0.95);
  });
  it('acts on at least 85 of 100 messages that need it', () => {
    expect(row.recall).toBeGreaterThanOrEqual(0.85);
  });
});

it('reaches the same precision on messages written after the rules', () => {
  expect(needsAction(judged.filter((each) => isFresh(each.sample))).precision).toBeGreaterThanOrEqual(0.95);
});

it('brings every call for help to a reviewer without an action against the player', () => {
  const care = judged.filter((each) => each.sample.needs_care);
  expect(care.length).toBeGreaterThan(0);
  expect(
    care.filter((each) => !each.reachesReviewer || each.flagged).map((each) => each.sample.message),
  ).toEqual([]);
});

it('counts a mistake of either kind against the figures', () => {
  const [clean] = judged.filter((each) => !each.sample.needs_action);
  const [bad] = judged.filter((each) => each.sample.needs_action && each.flagged);
  if (!clean || !bad) throw new Error('the set has no such lines');
  const wrong = needsAction([{ ...clean, flagged: true }, bad, { ...bad, flagged: false }]);
  expect(wrong).toMatchObject({ precision: 0.5, recall: 0.5 });
});
