import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  judgeIndependentLine,
  type LineOutcome,
  readIndependentLines,
} from '../../../scripts/benchModeration/independentSet';
import { benchConfig } from '../../../scripts/benchModeration/labelledSet';

const folder = fileURLToPath(new URL('../../fixtures/evaluation/held-out', import.meta.url));

describe('the local engine on lines by authors who had read no rule', () => {
  const outcomes = readIndependentLines(folder).map((line) =>
    judgeIndependentLine(line, { ...benchConfig, server_rules: 'Swearing is fine.' }),
  );
  // Everyday chat has a bar of its own: the one for precision is set for lines of which half need an action.
  const everyday = outcomes.filter(({ line }) => line.kind === 'everyday chat');
  const written = outcomes.filter(({ line }) => line.kind !== 'everyday chat');
  const needed = written.filter(({ needsAction }) => needsAction);
  const acted = written.filter(({ flagged }) => flagged);

  it('is right in at least 95 of 100 lines that it acts on', () => {
    expect(acted.filter(({ needsAction }) => needsAction).length / acted.length).toBeGreaterThanOrEqual(0.95);
  });

  it('acts on at least 80 of 100 lines that need it', () => {
    expect(needed.filter(({ flagged }) => flagged).length / needed.length).toBeGreaterThanOrEqual(0.8);
  });

  it('acts on no plain game talk, and on at most 18 of 1,000 lines of everyday chat', () => {
    const share = (lines: readonly LineOutcome[]) =>
      lines.filter(({ flagged }) => flagged).length / lines.length;
    expect(share(outcomes.filter(({ line }) => line.kind === 'plain game talk'))).toBe(0);
    expect(share(everyday)).toBeLessThanOrEqual(0.018);
  });

  it('is right in at least 90 of 100 lines that it is sure of', () => {
    const sure = acted.filter(({ confidence }) => confidence !== null && confidence >= 0.9);
    expect(sure.length).toBeGreaterThan(100);
    expect(sure.filter(({ needsAction }) => needsAction).length / sure.length).toBeGreaterThanOrEqual(0.9);
  });
});
