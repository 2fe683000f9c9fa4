import { PLAN_IDS, PLANS, type Plan } from '~/contract/plans';

interface ServerLimits {
  tier: string;
  server_limit: number | null;
  max_servers: number | null;
}

/** A plan that sells servers beyond those it includes. */
export type ExtendablePlan = Plan & { extraServerPrice: number };

/** Servers that are paid for beyond those of the plan; 0 where servers have no limit. */
export function countExtraServers({ server_limit, max_servers }: ServerLimits): number {
  return server_limit === null || max_servers === null ? 0 : Math.max(0, max_servers - server_limit);
}

/** The plan, where it has a limit of servers and sells further ones (spec 9); undefined elsewhere. */
export function findExtendablePlan({ tier, server_limit }: ServerLimits): ExtendablePlan | undefined {
  const id = PLAN_IDS.find((each) => each === tier);
  const plan = id && PLANS[id];
  if (!plan || plan.extraServerPrice === null || server_limit === null) return undefined;
  return { ...plan, extraServerPrice: plan.extraServerPrice };
}

/** US dollars a month for a plan with so many extra servers. */
export function priceWithServers({ price, extraServerPrice }: ExtendablePlan, extra: number): number {
  return price + extra * extraServerPrice;
}
