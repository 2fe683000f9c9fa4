/** Facts about the plans. The pages and the server read them here alone. */

export const PLAN_IDS = ['starter', 'growth', 'pro'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export interface Plan {
  id: PlanId;
  name: string;
  /** US dollars a month. */
  price: number;
  /** Messages a month. */
  messageLimit: number;
  /** Game servers that the plan's price covers. */
  serverLimit: number;
  /** US dollars a month for each extra server, null when the plan allows none. */
  extraServerPrice: number | null;
  /** Days for which the plan keeps analytics and logs. */
  analyticsDays: number;
  features: readonly string[];
  popular: boolean;
}

export const PLANS: Readonly<Record<PlanId, Plan>> = {
  starter: {
    id: 'starter',
    name: 'Starter',
    price: 19,
    messageLimit: 5_000,
    serverLimit: 1,
    extraServerPrice: null,
    analyticsDays: 7,
    features: ['7-day analytics', 'Community support'],
    popular: false,
  },
  growth: {
    id: 'growth',
    name: 'Growth',
    price: 99,
    messageLimit: 30_000,
    serverLimit: 5,
    extraServerPrice: 15,
    analyticsDays: 30,
    features: ['Custom rules', '30-day analytics', 'Reputation tracking', 'Priority e-mail support'],
    popular: true,
  },
  pro: {
    id: 'pro',
    name: 'Pro',
    price: 200,
    messageLimit: 100_000,
    serverLimit: 15,
    extraServerPrice: 15,
    analyticsDays: 90,
    features: [
      'Full API access',
      'Webhooks',
      '90-day analytics',
      '12-hour priority support',
      'CSV/JSON export',
    ],
    popular: false,
  },
};

/** A feature of the Pro plan that only /subscribe names. */
export const PRO_FEATURE_ON_SUBSCRIBE_PAGE = 'Cross-server reputation';

export const ENTERPRISE = {
  name: 'Enterprise',
  price: 'Custom',
  messages: '1M+',
  servers: 'Unlimited',
  features: ['99.9% SLA', 'White-label API'],
  /** Rows of the pricing guide on /enterprise. */
  guide: [
    { item: 'Base fee', price: '$2,000-$10,000/mo' },
    { item: 'Integration setup', price: '$5,000-$150,000 one-time' },
    { item: 'Volume pricing', price: '$0.0010-$0.0015 per message' },
  ],
} as const;

export const TRIAL = {
  days: 7,
  /** The trial begins at checkout, so a card is needed; nothing is charged until it ends. */
  landingClaim: '7-day free trial. No charge until it ends, cancel any time.',
  subscribeClaim: "Credit card required. You won't be charged until your 7-day trial ends.",
} as const;

export const POPULAR_LABEL = 'Most Popular';
