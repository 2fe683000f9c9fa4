import { describe, expect, it } from 'vitest';
import { swearingValues } from '~/contract/enums.gen';
import { readSwearingRule } from '~/server/moderation';
import { applySwearingSetting, judgeLocally } from '~/server/moderation/ruleActions';
import type { Assessment, Config } from '~/server/moderation/types';
import { judge, PLAIN_CONFIG } from './judge';

const STRONG = 'fuck this lag';
const MILD = 'crap i fell in lava again';

const judgeMessage = (message: string, config: Partial<Config> = {}) => {
  const { category, severity, recommended_action, needs_review } = judge(message, config);
  return { category, severity, action: recommended_action, review: needs_review };
};

/** The outcomes of a line, from the most lenient setting to the strictest. */
const judgeUnderEachSetting = (message: string, server_rules = '') =>
  swearingValues.map((swearing) => {
    const { action, review } = judgeMessage(message, { swearing, server_rules });
    return review ? 'review' : action;
  });

const isUntouched = (message: string) => {
  const [first, ...others] = swearingValues.map((swearing) => judge(message, { swearing }));
  for (const other of others) expect(other).toEqual(first);
  return first;
};

describe('swearing at no player', () => {
  it.each([
    STRONG,
    'shit i lost everything',
    'steve you fucking died again',
    'FUCK THIS LAG',
    'f u c k this lag',
    'fuck',
    'joder',
    'merde',
    'scheiß lag',
  ])('of strong words leads to nothing, a warning or a mute: %s', (line) => {
    expect(judgeUnderEachSetting(line)).toEqual(['none', 'warn', 'mute']);
  });

  it.each([MILD, 'piss this boss is hard'])(
    'of mild words leads to nothing, nothing or a warning: %s',
    (line) => {
      expect(judgeUnderEachSetting(line)).toEqual(['none', 'none', 'warn']);
    },
  );

  it('has severity 0 and no category where it is allowed, and the verdict says why', () => {
    const verdict = judge(STRONG, { swearing: 'allow' });
    expect(verdict).toMatchObject({ category: null, severity: 0, needs_review: false });
    expect(verdict.reasoning).toBe("Swears at no player, which the server's settings allow.");
  });

  it('does not excuse what else a line does', () => {
    const line = 'fuck, join my server play.other-craft.net';
    expect(judgeMessage(line, { swearing: 'allow' })).toMatchObject({
      category: 'advertising',
      action: 'mute',
    });
    expect(judgeMessage('i fucking want to kill myself', { swearing: 'act' })).toMatchObject({
      category: 'self_harm',
      action: 'none',
      review: true,
    });
  });
});

describe('swearing at a player', () => {
  it.each([
    'you fucking idiot',
    'fuck you',
    'fuck off',
    'you are a piece of shit',
    'go fuck yourself steve',
    'you bastard',
    'you are shit',
    'you are such trash',
    'stfu',
    'shut the fuck up',
  ])('is harassment, whatever the setting: %s', (line) => {
    expect(isUntouched(line)).toMatchObject({ category: 'harassment', final_action: 'warn' });
  });

  it('stays what it is where it is graver than harassment', () => {
    expect(isUntouched('fucking kys')).toMatchObject({ category: 'self_harm', final_action: 'kick' });
  });

  it('waits for a reviewer under each setting where a rule and the second opinion disagree', () => {
    expect(judgeUnderEachSetting('go to hell')).toEqual(['review', 'review', 'review']);
  });

  it('that is in doubt becomes no graver, and a reviewer decides where swearing is allowed', () => {
    expect(judgeUnderEachSetting('fucking noob')).toEqual(['review', 'warn', 'warn']);
  });
});

describe("the owner's rules", () => {
  it('that permit swearing are stronger than each setting', () => {
    for (const line of [STRONG, MILD]) {
      expect(judgeUnderEachSetting(line, 'Swearing is allowed.')).toEqual(['none', 'none', 'none']);
    }
  });

  it('that forbid swearing are stronger than allowing it, and are quoted', () => {
    expect(judgeUnderEachSetting(STRONG, 'No swearing.')).toEqual(['warn', 'warn', 'mute']);
    expect(judgeUnderEachSetting(MILD, 'No swearing.')).toEqual(['warn', 'warn', 'warn']);
    expect(judge(STRONG, { server_rules: 'No swearing.', swearing: 'allow' }).rule).toBe('1. No swearing.');
    expect(judgeUnderEachSetting(STRONG, 'Keep chat clean.')).toEqual(['warn', 'warn', 'mute']);
  });

  it('that name an action for swearing lead to it under each setting', () => {
    for (const swearing of swearingValues) {
      const config = { ...PLAIN_CONFIG, server_rules: 'Swearing: kick', swearing };
      const input = {
        message: STRONG,
        player: { name: 'Steve' },
        history: { warnings: 0, mutes: 0, kicks: 0 },
      };
      expect(judgeLocally({ ...input, recent: [], config }).final_action).toBe('kick');
    }
  });

  it('that are not understood leave it to the setting', () => {
    const rules = 'You may swear, but not at others.';
    expect(judgeUnderEachSetting(STRONG, rules)).toEqual(['none', 'warn', 'mute']);
    expect(readSwearingRule(rules)).toBeNull();
  });

  it('are told apart from rules that say nothing of swearing', () => {
    expect(readSwearingRule('')).toBeNull();
    expect(readSwearingRule('No spam.')).toBeNull();
    expect(readSwearingRule('1. No spam.\n2. Swearing is fine.')).toEqual({
      reading: 'permits',
      rule: '2. Swearing is fine.',
      mild_words: true,
    });
    expect(readSwearingRule('Swearing is fine.\nProfanity is fine.')).toMatchObject({ rule: null });
    expect(readSwearingRule('No swearing.')).toEqual({
      reading: 'forbids',
      rule: '1. No swearing.',
      mild_words: true,
    });
    expect(readSwearingRule('Keep chat clean.')).toMatchObject({ reading: 'forbids', mild_words: false });
    expect(readSwearingRule('Swearing: mute')).toMatchObject({ reading: 'forbids', action: 'mute' });
  });
});

describe("an AI's assessment", () => {
  const swears: Assessment = {
    category: 'profanity',
    severity: 3,
    confidence: 0.9,
    action: 'warn',
    reasoning: 'Swears at the lag.',
    rule: null,
    needsCare: false,
  };
  const apply = (swearing: Config['swearing'], assessment = swears, server_rules = '') =>
    applySwearingSetting(assessment, { swearing, server_rules });

  it('of swearing follows the setting', () => {
    expect(apply('allow')).toMatchObject({ category: null, severity: 0, action: 'none' });
    expect(apply('warn')).toBe(swears);
    expect(apply('act')).toMatchObject({ category: 'profanity', severity: 5, action: 'mute' });
    expect(apply('act', { ...swears, severity: 1, action: 'none' })).toMatchObject({
      severity: 2,
      action: 'warn',
    });
  });

  it('of anything else does not', () => {
    const insults: Assessment = { ...swears, category: 'harassment' };
    for (const swearing of swearingValues) expect(apply(swearing, insults)).toBe(insults);
  });

  it("gives way to the owner's rules, whether the AI or the local rules read them", () => {
    const cited: Assessment = { ...swears, rule: '1. Schimpfwörter sind verboten.' };
    expect(apply('allow', cited)).toBe(cited);
    expect(apply('allow', swears, 'No swearing.')).toBe(swears);
    expect(apply('act', swears, 'Swearing is allowed.')).toBe(swears);
  });
});
