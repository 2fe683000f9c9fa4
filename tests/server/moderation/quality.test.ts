import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { categoryValues } from '~/contract/enums.gen';
import {
  isFresh,
  judgeLabelledMessage,
  readLabelledMessages,
  scoreByCategory,
  type JudgedLabelledMessage,
} from '../../../scripts/benchModeration/labelledSet';

const labelledMessages = readLabelledMessages(
  fileURLToPath(new URL('../../fixtures/moderation', import.meta.url)),
);
const judged = labelledMessages.map(judgeLabelledMessage);

function needsAction(lines: readonly JudgedLabelledMessage[]) {
  const row = scoreByCategory(lines, categoryValues)[0];
  if (row === undefined) throw new Error('no scores');
  return row;
}

describe('the labelled set', () => {
  it('has at least 600 lines, none twice, and every category but "other"', () => {
    expect(labelledMessages.length).toBeGreaterThanOrEqual(600);
    const keys = labelledMessages.map((labelled) => JSON.stringify([labelled.message, labelled.recent]));
    expect(new Set(keys).size).toBe(labelledMessages.length);
    const present = new Set(labelledMessages.map((labelled) => labelled.category));
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
  expect(needsAction(judged.filter((each) => isFresh(each.labelled))).precision).toBeGreaterThanOrEqual(0.95);
});

it('brings every call for help to a reviewer without an action against the player', () => {
  const care = judged.filter((each) => each.labelled.needs_care);
  expect(care.length).toBeGreaterThan(0);
  expect(
    care.filter((each) => !each.reachesReviewer || each.flagged).map((each) => each.labelled.message),
  ).toEqual([]);
});

it('counts a mistake of either kind against the figures', () => {
  const [clean] = judged.filter((each) => !each.labelled.needs_action);
  const [bad] = judged.filter((each) => each.labelled.needs_action && each.flagged);
  if (!clean || !bad) throw new Error('the set has no such lines');
  const wrong = needsAction([{ ...clean, flagged: true }, bad, { ...bad, flagged: false }]);
  expect(wrong).toMatchObject({ precision: 0.5, recall: 0.5 });
});
