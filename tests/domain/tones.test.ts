import { describe, expect, it } from 'vitest';
import { doesStatusGrantAccess } from '~/contract/access';
import { formatChange } from '~/contract/trend';
import { actionValues, reviewStatusValues, subscriptionStatusValues, tierValues } from '~/contract/enums.gen';
import {
  ACTION_CHOICES,
  describeAction,
  describeCategory,
  describeRuleReading,
  describeConfidence,
  describeKeyStatus,
  describeReviewStatus,
  describeSeverity,
  describeSubscriptionStatus,
  describeTier,
  formatPlanAndStatus,
  toSeverityTone,
  toTrendTone,
} from '~/domain';
import { toConfidenceTone } from '~/domain/assessment';

describe('actions', () => {
  it('have one tone each, from none in grey to ban in red', () => {
    expect(actionValues.map((action) => describeAction(action).tone)).toEqual([
      'neutral',
      'caution',
      'info',
      'serious',
      'critical',
    ]);
  });

  it('of unknown names are neutral and show their name', () => {
    expect(describeAction('shadow_ban')).toEqual({ tone: 'neutral', label: 'Shadow ban' });
    expect(describeAction('toString')).toEqual({ tone: 'neutral', label: 'ToString' });
    expect(describeAction(null)).toEqual({ tone: 'neutral', label: '-' });
  });

  it('are offered to a reviewer in the words of the specification', () => {
    expect(ACTION_CHOICES.map(({ label }) => label)).toEqual(['No Action', 'Warning', 'Mute', 'Kick', 'Ban']);
  });
});

describe('severity', () => {
  it.each([
    [0, 'caution'],
    [4.9, 'caution'],
    [5, 'serious'],
    [7, 'serious'],
    [7.9, 'serious'],
    [8, 'critical'],
    [10, 'critical'],
    [Number.NaN, 'neutral'],
  ])('%s is %s', (severity, tone) => {
    expect(toSeverityTone(severity)).toBe(tone);
  });

  it('is shown out of ten, and as a dash where there is none', () => {
    expect(describeSeverity(9).label).toBe('9/10');
    expect(describeSeverity(null)).toEqual({ tone: 'neutral', label: '-' });
  });
});

describe('confidence', () => {
  it.each([
    [0, 'critical'],
    [0.599, 'critical'],
    [0.6, 'caution'],
    [0.799, 'caution'],
    [0.8, 'positive'],
    [1, 'positive'],
    [Number.NaN, 'neutral'],
  ])('%s is %s', (confidence, tone) => {
    expect(toConfidenceTone(confidence)).toBe(tone);
  });

  it.each([
    [0, '0%'],
    [0.58, '58%'],
    [0.876, '88%'],
    [1, '100%'],
    [null, '-'],
  ])('%s reads %s', (confidence, label) => {
    expect(describeConfidence(confidence).label).toBe(label);
  });

  it('never shows a rounded number in the colour of another step', () => {
    expect(describeConfidence(0.7996)).toEqual({ tone: 'caution', label: '79.9%' });
    expect(describeConfidence(0.599)).toEqual({ tone: 'critical', label: '59.9%' });
  });
});

describe('category', () => {
  it('reads as neutral words, and N/A where there is none', () => {
    expect(describeCategory('self_harm')).toEqual({ tone: 'neutral', label: 'Self harm' });
    expect(describeCategory(null)).toEqual({ tone: 'neutral', label: 'N/A' });
  });
});

describe('reading of an owner rule', () => {
  it('says how the local rules read a clause, and shows an unknown reading in neutral', () => {
    expect(describeRuleReading('permits')).toEqual({ tone: 'positive', label: 'Permits' });
    expect(describeRuleReading('not_understood')).toEqual({ tone: 'caution', label: 'Only an AI can judge' });
    expect(describeRuleReading('partly')).toEqual({ tone: 'neutral', label: 'Partly' });
  });
});

describe('tier', () => {
  it('is capitalised, with (Trial) added while the trial runs', () => {
    expect(describeTier('growth').label).toBe('Growth');
    expect(describeTier('growth', 'active').label).toBe('Growth');
    expect(describeTier('growth', 'trial').label).toBe('Growth (Trial)');
  });

  it('has a tone of its own each', () => {
    expect(new Set(tierValues.map((tier) => describeTier(tier).tone)).size).toBe(tierValues.length);
  });

  it('of an unknown name is neutral', () => {
    expect(describeTier('galaxy')).toEqual({ tone: 'neutral', label: 'Galaxy' });
    expect(describeTier('deep_space').label).toBe('Deep space');
    expect(formatPlanAndStatus({ tier: 'deep_space', status: 'active' })).toBe('Deep space plan');
  });
});

describe('subscription status', () => {
  it('has a tone of its own each, and trial reads Free Trial', () => {
    expect(
      new Set(subscriptionStatusValues.map((status) => describeSubscriptionStatus(status).tone)).size,
    ).toBe(4);
    expect(describeSubscriptionStatus('trial').label).toBe('Free Trial');
  });

  it('of an unknown name is neutral', () => {
    expect(describeSubscriptionStatus('past_due')).toEqual({ tone: 'neutral', label: 'Past due' });
  });

  it('opens the dashboard only when active or trial', () => {
    expect([...subscriptionStatusValues, 'past_due'].filter(doesStatusGrantAccess)).toEqual([
      'active',
      'trial',
    ]);
  });

  it('appears beside the plan unless it is active', () => {
    expect(formatPlanAndStatus({ tier: 'pro', status: 'active' })).toBe('Pro plan');
    expect(formatPlanAndStatus({ tier: 'growth', status: 'trial' })).toBe('Growth plan, Free Trial');
    expect(formatPlanAndStatus(null)).toBe('No plan yet');
  });
});

describe('keys and reviews', () => {
  it('show their status', () => {
    expect(describeKeyStatus(true)).toEqual({ tone: 'positive', label: 'Active' });
    expect(describeKeyStatus(false)).toEqual({ tone: 'neutral', label: 'Revoked' });
    expect(reviewStatusValues.map((status) => describeReviewStatus(status).label)).toEqual([
      'Pending',
      'Approved',
      'Rejected',
      'Customized',
    ]);
  });
});

describe('trend', () => {
  it.each([
    ['+12.4%', 'positive'],
    ['-3.1%', 'critical'],
    ['0%', 'neutral'],
    ['', 'neutral'],
    ['n/a', 'neutral'],
  ])('%s is %s', (trend, tone) => {
    expect(toTrendTone(trend)).toBe(tone);
  });

  it('between two counts is a signed percentage, and the count itself where there was none before', () => {
    expect(formatChange(1124, 1000)).toBe('+12.4%');
    expect(formatChange(969, 1000)).toBe('-3.1%');
    expect(formatChange(0, 1000)).toBe('-100%');
    expect(formatChange(7, 7)).toBe('0%');
    expect(formatChange(100_001, 100_000)).toBe('0%');
    expect(formatChange(0, 0)).toBe('0%');
    expect(formatChange(1_559, 0)).toBe('+1,559 (none before)');
    expect(toTrendTone(formatChange(1_559, 0))).toBe('positive');
  });
});
