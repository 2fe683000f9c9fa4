import { describe, expect, it } from 'vitest';
import { actionValues, automationLevelValues } from '~/contract/enums.gen';
import { decide, countEscalationSteps, moderateLocally, noHistory, toAction } from '~/server/moderation';
import type { Assessment } from '~/server/moderation/types';
import { PLAIN_CONFIG as config } from './judge';

function createAssessment(over: Partial<Assessment>): Assessment {
  return {
    category: 'harassment',
    severity: 4,
    confidence: 0.9,
    action: toAction(over.severity ?? 4),
    reasoning: 'Insults another player directly.',
    rule: null,
    needsCare: false,
    ...over,
  };
}

it.each([
  [0, 'none'],
  [1, 'none'],
  [2, 'warn'],
  [4, 'warn'],
  [5, 'mute'],
  [6, 'mute'],
  [7, 'kick'],
  [8, 'kick'],
  [9, 'ban'],
  [10, 'ban'],
] as const)('severity %i leads to %s', (severity, action) => {
  expect(toAction(severity)).toBe(action);
});

describe('the automation level', () => {
  it.each(
    automationLevelValues.flatMap((level, allowed) =>
      [0, 2, 5, 7, 9].map((severity, recommended) => ({ level, allowed, severity, recommended })),
    ),
  )(
    '$level applies at most what it allows at severity $severity',
    ({ level, allowed, severity, recommended }) => {
      const limited = { ...config, automation_level: level };
      const verdict = decide(createAssessment({ severity }), noHistory, limited, 'local');
      expect(verdict.recommended_action).toBe(actionValues[recommended]);
      expect(verdict.final_action).toBe(actionValues[Math.min(recommended, allowed)]);
      expect(verdict.needs_review).toBe(recommended > allowed);
    },
  );
});

describe('the confidence threshold', () => {
  it('sends a verdict below it to review and applies the action meanwhile', () => {
    const verdict = decide(createAssessment({ confidence: 0.69 }), noHistory, config, 'local');
    expect(verdict).toMatchObject({ needs_review: true, final_action: 'warn' });
  });
  it('lets a verdict exactly at it pass', () => {
    expect(decide(createAssessment({ confidence: 0.7 }), noHistory, config, 'local').needs_review).toBe(
      false,
    );
  });
  it('does not fill the queue with mild messages', () => {
    const strict = { ...config, confidence_threshold: 1 };
    const mild = createAssessment({ severity: 1, confidence: 0.5 });
    expect(decide(mild, noHistory, strict, 'local').needs_review).toBe(false);
  });
});

describe('escalation by history', () => {
  const escalating = { ...config, escalation_enabled: true };
  it('raises one step for every three warnings, mutes counting twice and kicks three times, two steps at most', () => {
    expect(countEscalationSteps({ warnings: 2, mutes: 0, kicks: 0 })).toBe(0);
    expect(countEscalationSteps({ warnings: 3, mutes: 0, kicks: 0 })).toBe(1);
    expect(countEscalationSteps({ warnings: 1, mutes: 1, kicks: 0 })).toBe(1);
    expect(countEscalationSteps({ warnings: 0, mutes: 0, kicks: 2 })).toBe(2);
    expect(countEscalationSteps({ warnings: 90, mutes: 9, kicks: 9 })).toBe(2);
  });
  it('applies only when the owner enabled it', () => {
    const history = { warnings: 3, mutes: 0, kicks: 0 };
    expect(decide(createAssessment({}), history, config, 'local').recommended_action).toBe('warn');
    expect(decide(createAssessment({}), history, escalating, 'local').recommended_action).toBe('mute');
  });
  it('never punishes a harmless line', () => {
    const history = { warnings: 9, mutes: 9, kicks: 9 };
    expect(decide(createAssessment({ severity: 0 }), history, escalating, 'local').final_action).toBe('none');
  });
});

it('asks a reviewer to look after a player who speaks of hurting themselves, and takes no action', () => {
  const verdict = moderateLocally({
    message: 'i want to kill myself',
    player: { name: 'Alex' },
    history: { warnings: 9, mutes: 0, kicks: 0 },
    recent: [],
    config: { ...config, escalation_enabled: true, confidence_threshold: 0 },
  });
  expect(verdict).toMatchObject({
    category: 'self_harm',
    recommended_action: 'none',
    final_action: 'none',
    needs_review: true,
  });
});
