import { ENTERPRISE, PLAN_IDS, PLANS, type PlanId, PRO_FEATURE_ON_SUBSCRIBE_PAGE } from '~/contract/plans';
import { formatCount } from '~/contract/numberFormat';
import { formatInteger, formatPrice } from './numbers';

/** What plans sell and the product does not offer yet. The pages that name it say so. */
export const NOT_AVAILABLE_YET: readonly string[] = [PRO_FEATURE_ON_SUBSCRIBE_PAGE];

/** The texts of a plan's card, the same on every page that compares plans. */
export interface PlanOffer {
  id: PlanId | 'enterprise';
  name: string;
  /** The price without its period: '$99', or 'Custom'. */
  price: string;
  /** The period of the price; null without a fixed price. */
  period: '/mo' | null;
  /** What the plan includes, most important first. */
  facts: readonly string[];
  popular: boolean;
}

function formatServerFact(serverLimit: number, extraServerPrice: number | null): string {
  const included = formatCount(serverLimit, 'server');
  return extraServerPrice === null
    ? included
    : `${included} (+${formatPrice(extraServerPrice)}/mo per extra)`;
}

export function toPlanOffer(id: PlanId): PlanOffer {
  const plan = PLANS[id];
  return {
    id,
    name: plan.name,
    price: formatPrice(plan.price),
    period: '/mo',
    facts: [
      `${formatInteger(plan.messageLimit)} messages/month`,
      formatServerFact(plan.serverLimit, plan.extraServerPrice),
      ...plan.features,
    ],
    popular: plan.popular,
  };
}

/** Whether a plan keeps messages and counts for longer than the given days. */
export function hasPlanWithLongerRetention(keptDays: number): boolean {
  return PLAN_IDS.some((id) => PLANS[id].analyticsDays > keptDays);
}

/** The offers of the three plans that an owner can buy, cheapest first. */
export function listPlanOffers(): PlanOffer[] {
  return PLAN_IDS.map(toPlanOffer);
}

/** The Enterprise plan, which an owner agrees with sales. */
export const ENTERPRISE_OFFER: PlanOffer = {
  id: 'enterprise',
  name: ENTERPRISE.name,
  price: ENTERPRISE.price,
  period: null,
  facts: [`${ENTERPRISE.messages} messages/month`, `${ENTERPRISE.servers} servers`, ...ENTERPRISE.features],
  popular: false,
};
