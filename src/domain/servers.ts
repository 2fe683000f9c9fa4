import { PLAN_IDS, PLANS, type Plan } from '~/contract/plans';

interface ServerLimits {
  tier: string;
  server_limit: number | null;
  max_servers: number | null;
}

/** A plan to which an owner can add extra servers. */
export type ExtendablePlan = Plan & { extraServerPrice: number };

/** The number of extra servers that the owner pays for; 0 without a server limit. */
export function countExtraServers({ server_limit, max_servers }: ServerLimits): number {
  return server_limit === null || max_servers === null ? 0 : Math.max(0, max_servers - server_limit);
}

/** Finds the tier's plan if it has a server limit and sells extra servers. Returns undefined otherwise. */
export function findExtendablePlan({ tier, server_limit }: ServerLimits): ExtendablePlan | undefined {
  const id = PLAN_IDS.find((each) => each === tier);
  const plan = id && PLANS[id];
  if (!plan || plan.extraServerPrice === null || server_limit === null) return undefined;
  return { ...plan, extraServerPrice: plan.extraServerPrice };
}

/** US dollars a month for a plan with the given number of extra servers. */
export function computePriceWithServers({ price, extraServerPrice }: ExtendablePlan, extra: number): number {
  return price + extra * extraServerPrice;
}
