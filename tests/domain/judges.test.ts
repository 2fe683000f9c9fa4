import { describe, expect, it } from 'vitest';
import { formatJudge, describeJudges } from '~/domain';

describe('the judge of a message', () => {
  it('local rules are never called AI, and an AI has the name of its model', () => {
    expect(formatJudge('local', null)).toBe('Local rules');
    expect(formatJudge('local', 'claude-haiku-4-5')).toBe('Local rules');
    expect(formatJudge('ai', 'claude-haiku-4-5')).toBe('claude-haiku-4-5');
  });

  it('an AI that is no longer configured and an unknown stage have texts of their own', () => {
    expect(formatJudge('ai', null)).toBe('AI');
    expect(formatJudge('second_look', null)).toBe('Second look');
    expect(formatJudge('constructor', null)).toBe('Constructor');
  });

  it('no text says that an unavailable model judges', () => {
    const model = 'claude-haiku-4-5';
    expect(describeJudges({ status: 'ok', model })).toBe('claude-haiku-4-5 and local rules judge your chat.');
    expect(describeJudges({ status: 'degraded', model })).toBe('Local rules judge your chat.');
    expect(describeJudges({ status: 'not_configured', model: null })).toBe('Local rules judge your chat.');
  });
});
