import type { PlanFeature } from './api.gen';
import { PLAN_IDS, PLANS, type PlanId } from './plans';

/** Returns the smallest plan whose list has the feature, and all larger plans. */
function listPlansWithFeature(name: string): readonly PlanId[] {
  const first = PLAN_IDS.findIndex((id) => PLANS[id].features.includes(name));
  return first < 0 ? [] : PLAN_IDS.slice(first);
}

/**
 * Features that only some plans have, derived from `PLANS`. The server refuses them on other plans, and the screens say so
 * beforehand.
 */
export const FEATURES = {
  customRules: {
    name: 'custom_rules',
    claim: 'Custom rules are',
    plans: listPlansWithFeature('Custom rules'),
  },
  export: { name: 'export', claim: 'CSV and JSON export is', plans: listPlansWithFeature('CSV/JSON export') },
  webhooks: { name: 'webhooks', claim: 'Webhooks are', plans: listPlansWithFeature('Webhooks') },
  reputation: {
    name: 'reputation_tracking',
    claim: 'Reputation tracking is',
    plans: listPlansWithFeature('Reputation tracking'),
  },
  extraServers: {
    name: 'extra_servers',
    claim: 'Extra servers are',
    plans: PLAN_IDS.filter((id) => PLANS[id].extraServerPrice !== null),
  },
} as const satisfies Readonly<Record<string, { name: PlanFeature; claim: string; plans: readonly PlanId[] }>>;

export type Feature = keyof typeof FEATURES;

/** Returns whether a tier's plan includes a feature; false when the tier is unknown or undefined. */
export function includesFeature(tier: string | undefined, feature: Feature): boolean {
  const plans: readonly string[] = FEATURES[feature].plans;
  return tier !== undefined && plans.includes(tier);
}

/** A sentence about a feature's plans: `Custom rules are part of the Growth and Pro plans.` */
export function describeFeaturePlans(feature: Feature): string {
  const { claim, plans } = FEATURES[feature];
  const names = plans.map((id: PlanId) => PLANS[id].name).join(' and ');
  return `${claim} part of the ${names} ${plans.length === 1 ? 'plan' : 'plans'}.`;
}
