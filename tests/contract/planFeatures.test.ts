import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FEATURES, describeFeaturePlans, includesFeature, type Feature } from '~/contract/planFeatures';
import { PLANS } from '~/contract/plans';

const TIERS = ['starter', 'growth', 'pro', 'galaxy', undefined];

describe('the features of the plans', () => {
  it.each([
    ['customRules', ['growth', 'pro'], 'Custom rules are part of the Growth and Pro plans.'],
    ['export', ['pro'], 'CSV and JSON export is part of the Pro plan.'],
    ['webhooks', ['pro'], 'Webhooks are part of the Pro plan.'],
    ['extraServers', ['growth', 'pro'], 'Extra servers are part of the Growth and Pro plans.'],
  ] satisfies [Feature, string[], string][])('%s are those of spec section 9', (feature, plans, sentence) => {
    expect(TIERS.filter((tier) => includesFeature(tier, feature))).toEqual(plans);
    expect(describeFeaturePlans(feature)).toBe(sentence);
  });

  it('are all covered by these cases', () => {
    expect(Object.keys(FEATURES)).toHaveLength(4);
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
