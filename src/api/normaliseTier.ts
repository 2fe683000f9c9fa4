import type { Tier } from '../contract/api.gen';

/** Renames the tier `professional` to `pro`. Leaves every other name as it is, also one that the contract lacks. */
export function normaliseTier<Holder extends { tier: Tier }>(holder: Holder): Holder {
  return (holder.tier as string) === 'professional' ? { ...holder, tier: 'pro' } : holder;
}
