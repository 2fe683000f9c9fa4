import type { Tier } from '../contract/api.gen';

/** The top tier's other name becomes `pro`; a name that the contract does not know is left as it is. */
export function normaliseTier<Holder extends { tier: Tier }>(holder: Holder): Holder {
  return (holder.tier as string) === 'professional' ? { ...holder, tier: 'pro' } : holder;
}
