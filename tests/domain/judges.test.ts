import { describe, expect, it } from 'vitest';
import { judgeLabel, describeJudges } from '~/domain';

describe('who judged', () => {
  it('local rules are never called AI, and an AI is called by the name of its model', () => {
    expect(judgeLabel('local', null)).toBe('Local rules');
    expect(judgeLabel('local', 'claude-haiku-4-5')).toBe('Local rules');
    expect(judgeLabel('ai', 'claude-haiku-4-5')).toBe('claude-haiku-4-5');
  });

  it('an AI that is no longer configured and an unknown stage keep their own words', () => {
    expect(judgeLabel('ai', null)).toBe('AI');
    expect(judgeLabel('second_look', null)).toBe('Second look');
    expect(judgeLabel('constructor', null)).toBe('Constructor');
  });

  it('a model that does not answer is not said to judge', () => {
    const model = 'claude-haiku-4-5';
    expect(describeJudges({ status: 'ok', model })).toBe('claude-haiku-4-5 and local rules judge your chat.');
    expect(describeJudges({ status: 'degraded', model })).toBe('Local rules judge your chat.');
    expect(describeJudges({ status: 'not_configured', model: null })).toBe('Local rules judge your chat.');
  });
});
