import { changeIndexes } from './background';

/** Indexes by which the service finds subscriptions whose period has ended, and customers to check. */
export const billingCheckIndexes = changeIndexes({
  subscriptions_period_end: "subscriptions (current_period_end) where status <> 'canceled'",
  billing_customers_checked: 'billing_customers (checked_at nulls first)',
});
