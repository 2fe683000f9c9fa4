import { describe, expect, it } from 'vitest';
import type { SwearingRule } from '~/contract/api.gen';
import { swearingValues } from '~/contract/enums.gen';
import { describeSwearingRule } from '~/screens/config/describeSwearingRule';

describe('what a rule does to the choice about swearing', () => {
  const permits: SwearingRule = { reading: 'permits', rule: '1. Swearing is fine.', mild_words: true };
  const forbids: SwearingRule = { reading: 'forbids', rule: '1. No swearing.', mild_words: true };
  const underEach = (rule: SwearingRule) => swearingValues.map((value) => describeSwearingRule(rule, value));

  it('is said, and nothing where the choice stands', () => {
    const permitted = 'Your rules permit swearing (“1. Swearing is fine.”), so it leads to nothing.';
    expect(underEach(permits)).toEqual([null, permitted, permitted]);
    expect(underEach(forbids)).toEqual([
      'Your rules forbid swearing (“1. No swearing.”), so it still leads to a warning.',
      'Your rules forbid swearing (“1. No swearing.”), so mild words lead to a warning too.',
      null,
    ]);
    expect(underEach({ ...forbids, mild_words: false })).toEqual([expect.any(String), null, null]);
    expect(underEach({ ...forbids, action: 'kick' })).toEqual(
      swearingValues.map(() => 'Your rules forbid swearing (“1. No swearing.”), so it leads to a kick.'),
    );
    expect(describeSwearingRule({ ...permits, rule: null }, 'act')).toBe(
      'Your rules permit swearing, so it leads to nothing.',
    );
  });

  it('is said with the beginning of a long rule', () => {
    const long = `1. ${'No swearing at all. '.repeat(20)}`;
    expect(describeSwearingRule({ ...forbids, rule: long }, 'allow')).toBe(
      `Your rules forbid swearing (“${long.slice(0, 80).trimEnd()}…”), so it still leads to a warning.`,
    );
  });

  it('is nothing for a reading that the contract does not know', () => {
    const later = { ...forbids, reading: 'discourages' } as unknown as SwearingRule;
    expect(underEach(later)).toEqual([null, null, null]);
  });
});
