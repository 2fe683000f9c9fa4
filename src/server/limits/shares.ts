import { getAccountLimits } from '~/contract/rateLimits';
import type { Account } from '../store/repositories/accounts';
import type { Share } from './fairQueue';

/** Returns the account's share of what a node gives to all accounts, from its plan. */
export function getShare({ id, tier }: Pick<Account, 'id' | 'tier'>): Share {
  return { accountId: id, weight: getAccountLimits(tier).weight };
}
