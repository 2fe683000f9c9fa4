import { ENTERPRISE, PLAN_IDS, PLANS, type PlanId } from '~/contract/plans';
import { formatCount, formatInteger, formatPrice } from './numbers';

/** What a plan's card says: the same words wherever plans are compared. */
export interface PlanOffer {
  id: PlanId | 'enterprise';
  name: string;
  /** The price without its period: '$99', or 'Custom'. */
  price: string;
  /** What the price is for; null where there is no fixed price. */
  period: '/mo' | null;
  /** What is included, most important first. */
  facts: readonly string[];
  popular: boolean;
}

function formatServerFact(serverLimit: number, extraServerPrice: number | null): string {
  const included = formatCount(serverLimit, 'server');
  return extraServerPrice === null
    ? included
    : `${included} (+${formatPrice(extraServerPrice)}/mo per extra)`;
}

/** The offer of one plan. */
export function planOffer(id: PlanId): PlanOffer {
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

/** Whether another plan keeps messages and figures for longer than so many days. */
export function hasLongerPlan(keptDays: number): boolean {
  return PLAN_IDS.some((id) => PLANS[id].analyticsDays > keptDays);
}

/** The three plans that can be bought, cheapest first. */
export const PLAN_OFFERS: readonly PlanOffer[] = PLAN_IDS.map(planOffer);

/** The plan that sales sells. */
export const ENTERPRISE_OFFER: PlanOffer = {
  id: 'enterprise',
  name: ENTERPRISE.name,
  price: ENTERPRISE.price,
  period: null,
  facts: [`${ENTERPRISE.messages} messages/month`, `${ENTERPRISE.servers} servers`, ...ENTERPRISE.features],
  popular: false,
};
