import { getAccountCallLimits } from '~/contract/rateLimits';
import type { Account } from '../store/repositories/accounts';
import type { AccountShare } from './fairQueue';

/** Returns the account's share of what a node gives to all accounts, from its plan. */
export function getAccountShare({ id, tier }: Pick<Account, 'id' | 'tier'>): AccountShare {
  return { accountId: id, weight: getAccountCallLimits(tier).weight };
}
