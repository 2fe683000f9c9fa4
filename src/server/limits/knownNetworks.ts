import { hash } from 'node:crypto';
import { type Clock, DAY_MS } from '../clock';
import type { Store } from '../store/connect';
import { findSpentThrottle, openOrExtendWindow } from '../store/repositories/throttles';
import { getCallerNetwork } from './callerNetwork';

/** The networks of an owner's sign-ins of the last 30 days. Attempts from other networks don't lock the owner out of them. */
export interface KnownNetworks {
  has: (email: string, address: string) => Promise<boolean>;
  remember: (email: string, address: string) => Promise<void>;
}

const KNOWN_NETWORK_MS = 30 * DAY_MS;

/** The key under which a network is remembered; a hash, so that it names neither owner nor network. */
const computeNetworkKey = (email: string, address: string): string =>
  `login from ${hash('sha256', `${email.toLowerCase()} ${getCallerNetwork(address)}`)}`;

export function createKnownNetworks({ store: { db }, clock }: { store: Store; clock: Clock }): KnownNetworks {
  return {
    has: async (email, address) =>
      (await findSpentThrottle(db, computeNetworkKey(email, address), 0, clock.now())) !== undefined,
    remember: (email, address) =>
      openOrExtendWindow(
        db,
        computeNetworkKey(email, address),
        new Date(clock.now().getTime() + KNOWN_NETWORK_MS),
      ),
  };
}
