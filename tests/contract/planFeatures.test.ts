import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { planFeatureValues } from '~/contract/enums.gen';
import { FEATURES, describeFeaturePlans, includesFeature, type Feature } from '~/contract/planFeatures';
import { PLAN_IDS, PLANS, PRO_FEATURE_ON_SUBSCRIBE_PAGE } from '~/contract/plans';
import { NOT_AVAILABLE_YET } from '~/domain';

const TIERS = ['starter', 'growth', 'pro', 'galaxy', undefined];

const CASES: [Feature, string[], string][] = [
  ['customRules', ['growth', 'pro'], 'Custom rules are part of the Growth and Pro plans.'],
  ['export', ['pro'], 'CSV and JSON export is part of the Pro plan.'],
  ['reputation', ['growth', 'pro'], 'Reputation tracking is part of the Growth and Pro plans.'],
  ['webhooks', ['pro'], 'Webhooks are part of the Pro plan.'],
  ['extraServers', ['growth', 'pro'], 'Extra servers are part of the Growth and Pro plans.'],
];

describe('the features of the plans', () => {
  it.each(CASES)('%s belongs to the plans that sell it', (feature, plans, sentence) => {
    expect(TIERS.filter((tier) => includesFeature(tier, feature))).toEqual(plans);
    expect(describeFeaturePlans(feature)).toBe(sentence);
  });

  it('are those that the contract names', () => {
    expect(new Set(Object.values(FEATURES).map(({ name }) => name))).toEqual(new Set(planFeatureValues));
  });

  it('are all covered by these CASES', () => {
    expect(CASES.map(([feature]) => feature).toSorted()).toEqual(Object.keys(FEATURES).toSorted());
  });
});

/** How the product keeps what each row of the plan table sells. */
const KEPT_BY: Readonly<
  Record<string, 'feature' | 'retention' | 'people' | 'every plan' | 'not available yet'>
> = {
  'Custom rules': 'feature',
  Webhooks: 'feature',
  'CSV/JSON export': 'feature',
  '7-day analytics': 'retention',
  '30-day analytics': 'retention',
  '90-day analytics': 'retention',
  'Community support': 'people',
  'Priority e-mail support': 'people',
  '12-hour priority support': 'people',
  'Full API access': 'every plan',
  'Reputation tracking': 'feature',
  [PRO_FEATURE_ON_SUBSCRIBE_PAGE]: 'not available yet',
};

describe('what the plans sell', () => {
  const sold = [...PLAN_IDS.flatMap((id) => PLANS[id].features), PRO_FEATURE_ON_SUBSCRIBE_PAGE];

  it.each(sold)('%s is kept by one part of the product, or marked as not available yet', (row) => {
    expect(KEPT_BY).toHaveProperty([row]);
    expect(NOT_AVAILABLE_YET.includes(row)).toBe(KEPT_BY[row] === 'not available yet');
  });

  it.each(PLAN_IDS)('the days of analytics of %s are those that the server keeps', (id) => {
    expect(PLANS[id].features).toContain(`${PLANS[id].analyticsDays}-day analytics`);
  });

  it('marks nothing that no plan sells', () => {
    expect(NOT_AVAILABLE_YET.filter((row) => !sold.includes(row))).toEqual([]);
  });
});

describe('the contract’s words about plans', () => {
  const contract = parse(readFileSync(new URL('../../openapi/torchward.yaml', import.meta.url), 'utf8')) as {
    tags: { name: string; description: string }[];
    paths: Record<string, Record<string, { description?: string }>>;
  };
  const names = (feature: Feature) => FEATURES[feature].plans.map((id) => PLANS[id].name);

  it('name the plans that have the feature', () => {
    const webhooks = contract.tags.find(({ name }) => name === 'Webhooks')?.description;
    expect(webhooks).toContain(`Part of the ${names('webhooks').join(' and ')} plan`);
    const exported = contract.paths['/api/dashboard/logs/export']?.['get']?.description;
    expect(exported).toContain(`Part of the ${names('export').join(' and ')} plan`);
  });
});
