import { describe, expect, it } from 'vitest';
import { type Feature, FEATURES, includesFeature } from '~/contract/planFeatures';
import { PLAN_IDS, type PlanId, PLANS } from '~/contract/plans';
import { listPlanChangeEffects } from '~/domain';

const CHANGES = PLAN_IDS.flatMap((from) => PLAN_IDS.map((to): [PlanId, PlanId] => [from, to]));

/** What an owner reads about each feature that the other plan lacks. */
const SENTENCES: Readonly<Record<Exclude<Feature, 'extraServers'>, RegExp>> = {
  customRules: /server rules stay in force.*not change/,
  reputation: /Players are no longer listed/,
  webhooks: /webhooks are kept, but nothing is sent/,
  export: /no longer be exported as CSV or JSON/,
};

describe('what a change of plan takes away', () => {
  it.each(CHANGES)('from %s to %s is what the other plan lacks, and nothing else', (from, to) => {
    const effects = listPlanChangeEffects({ plan: from, extraServers: 0, onTrial: false }, to).join('\n');
    for (const [feature, sentence] of Object.entries(SENTENCES)) {
      const isLost = includesFeature(from, feature as Feature) && !includesFeature(to, feature as Feature);
      expect(sentence.test(effects), feature).toBe(isLost);
    }
    const [old, next] = [PLANS[from], PLANS[to]];
    expect(/Older messages are kept unseen/.test(effects)).toBe(next.analyticsDays < old.analyticsDays);
    expect(/messages a month instead of/.test(effects)).toBe(next.messageLimit < old.messageLimit);
    expect(/servers? instead of/.test(effects)).toBe(next.serverLimit < old.serverLimit);
  });

  it('names every feature', () => {
    expect(Object.keys({ ...SENTENCES, extraServers: null }).toSorted()).toEqual(
      Object.keys(FEATURES).toSorted(),
    );
  });

  it('ends a trial and charges the new price, which the same plan does not', () => {
    const trial = { plan: 'growth', extraServers: 0, onTrial: true } as const;
    expect(listPlanChangeEffects(trial, 'pro')).toEqual(['Your trial ends: $200 is charged today.']);
    expect(listPlanChangeEffects(trial, 'starter')[0]).toBe('Your trial ends: $19 is charged today.');
    expect(listPlanChangeEffects(trial, 'growth')).toEqual([]);
  });

  it('includes extra servers, on a larger plan as well', () => {
    expect(listPlanChangeEffects({ plan: 'growth', extraServers: 2, onTrial: false }, 'pro')).toEqual([
      '$200 is charged today, and a new month begins. The rest of your plan’s month is credited to your next bill.',
      'Your 2 extra servers end with the change. You can add them again afterwards.',
    ]);
    expect(listPlanChangeEffects({ plan: 'growth', extraServers: 1, onTrial: false }, 'starter').at(-1)).toBe(
      'Your extra server ends with the change.',
    );
    expect(listPlanChangeEffects({ plan: 'growth', extraServers: 1, onTrial: false }, 'growth')).toEqual([]);
  });
});
