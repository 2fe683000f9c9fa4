import { describe, expect, it } from 'vitest';
import { FEATURES, featureSentence, includesFeature, type Feature } from '~/contract/plan-features';

const tiers = ['starter', 'growth', 'pro', 'galaxy', undefined];

describe('the features of the plans', () => {
  it.each([
    ['customRules', ['growth', 'pro'], 'Custom rules are part of the Growth and Pro plans.'],
    ['export', ['pro'], 'CSV and JSON export is part of the Pro plan.'],
    ['webhooks', ['pro'], 'Webhooks are part of the Pro plan.'],
    ['extraServers', ['growth', 'pro'], 'Extra servers are part of the Growth and Pro plans.'],
  ] satisfies [Feature, string[], string][])('%s are those of spec section 9', (feature, plans, sentence) => {
    expect(tiers.filter((tier) => includesFeature(tier, feature))).toEqual(plans);
    expect(featureSentence(feature)).toBe(sentence);
  });

  it('are all named here', () => {
    expect(Object.keys(FEATURES)).toHaveLength(4);
  });
});
