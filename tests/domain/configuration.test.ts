import { describe, expect, it } from 'vitest';
import { automationLevelValues, swearingValues } from '~/contract/enums.gen';
import {
  AUTOMATION_CHOICES,
  formatSwearing,
  formatThreshold,
  listConfigDraftChanges,
  rebaseConfigDraft,
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
    expect(listConfigDraftChanges(configs.filled, { ...configs.filled })).toEqual([]);
  });

  it('names each setting with its old and new value', () => {
    expect(listConfigDraftChanges(configs.defaults, configs.filled)).toEqual([
      { setting: 'Server rules', from: 'None', to: '4 lines, edited' },
      { setting: 'Automation level', from: 'Warn', to: 'Up to mute' },
      { setting: 'Confidence threshold', from: '70%', to: '82%' },
      { setting: 'Escalation', from: 'Off', to: 'On' },
    ]);
  });

  it('names the choice about swearing', () => {
    expect(listConfigDraftChanges(configs.filled, { ...configs.filled, swearing: 'act' })).toEqual([
      { setting: 'Swearing', from: 'Warn', to: 'Act' },
    ]);
  });

  it('notices rules that changed without a change in length', () => {
    const edited = { ...configs.filled, server_rules: configs.filled.server_rules.replace('kind', 'mean') };
    expect(listConfigDraftChanges(configs.filled, edited)).toHaveLength(1);
  });
});

describe('a draft that another save overtook', () => {
  const base = { ...configs.filled, version: 3 };
  const mine = { ...base, server_rules: 'Mine.' };

  it('keeps its edits and follows the save in all other settings', () => {
    const saved = {
      ...base,
      version: 4,
      automation_level: 'auto_ban',
      pre_filter_config: { enabled: false },
    } as const;
    expect(rebaseConfigDraft(base, mine, saved)).toEqual({ ...saved, server_rules: 'Mine.' });
  });

  it('stays outdated where both changed one setting differently', () => {
    const saved = { ...base, version: 4, server_rules: 'Theirs.', swearing: 'act' } as const;
    expect(rebaseConfigDraft(base, mine, saved)).toEqual({ ...saved, version: 3, server_rules: 'Mine.' });
  });

  it('equals the saved configuration after a save of the same change', () => {
    const saved = { ...mine, version: 4 };
    expect(rebaseConfigDraft(base, mine, saved)).toEqual(saved);
  });

  it('does not change before there is another save', () => {
    expect(rebaseConfigDraft(base, mine, base)).toBe(mine);
  });
});
