import { describe, expect, it } from 'vitest';
import type { SwearingRule } from '~/contract/api.gen';
import { automationLevelValues, swearingValues } from '~/contract/enums.gen';
import {
  AUTOMATION_CHOICES,
  describeSwearingRule,
  formatSwearing,
  formatThreshold,
  listConfigChanges,
  SWEARING_CHOICES,
} from '~/domain';
import { configs } from '~/fixtures';

describe('automation levels', () => {
  it('are all offered, the most cautious first', () => {
    expect(AUTOMATION_CHOICES.map(({ value }) => value)).toEqual(automationLevelValues);
  });
});

describe('the choice about swearing', () => {
  it('offers every value, the most lenient first', () => {
    expect(SWEARING_CHOICES.map(({ value }) => value)).toEqual(swearingValues);
    expect(formatSwearing('act')).toBe('Act');
    expect(formatSwearing('kick_all')).toBe('Kick all');
  });

  const permits: SwearingRule = { reading: 'permits', rule: '1. Swearing is fine.', mild_words: true };
  const forbids: SwearingRule = { reading: 'forbids', rule: '1. No swearing.', mild_words: true };
  const underEach = (rule: SwearingRule) => swearingValues.map((value) => describeSwearingRule(rule, value));

  it('says what a rule does to it, and nothing where it stands', () => {
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

  it('quotes the beginning of a long rule', () => {
    const long = `1. ${'No swearing at all. '.repeat(20)}`;
    expect(describeSwearingRule({ ...forbids, rule: long }, 'allow')).toBe(
      `Your rules forbid swearing (“${long.slice(0, 80).trimEnd()}…”), so it still leads to a warning.`,
    );
  });

  it('ignores a reading that the contract does not know', () => {
    const later = { ...forbids, reading: 'discourages' } as unknown as SwearingRule;
    expect(underEach(later)).toEqual([null, null, null]);
  });
});

describe('the threshold', () => {
  it('is a whole percentage without rounding errors', () => {
    expect(formatThreshold(0)).toBe('0%');
    expect(formatThreshold(0.57)).toBe('57%');
    expect(formatThreshold(0.29)).toBe('29%');
    expect(formatThreshold(1)).toBe('100%');
  });
});

describe('the summary of changes', () => {
  it('is empty when nothing will change', () => {
    expect(listConfigChanges(configs.filled, { ...configs.filled })).toEqual([]);
  });

  it('names each setting with its old and new value', () => {
    expect(listConfigChanges(configs.defaults, configs.filled)).toEqual([
      { setting: 'Server rules', from: 'None', to: '4 lines, edited' },
      { setting: 'Automation level', from: 'Warn', to: 'Up to mute' },
      { setting: 'Confidence threshold', from: '70%', to: '82%' },
      { setting: 'Escalation', from: 'Off', to: 'On' },
    ]);
  });

  it('names the choice about swearing', () => {
    expect(listConfigChanges(configs.filled, { ...configs.filled, swearing: 'act' })).toEqual([
      { setting: 'Swearing', from: 'Warn', to: 'Act' },
    ]);
  });

  it('notices rules that changed without a change in length', () => {
    const edited = { ...configs.filled, server_rules: configs.filled.server_rules.replace('kind', 'mean') };
    expect(listConfigChanges(configs.filled, edited)).toHaveLength(1);
  });
});
