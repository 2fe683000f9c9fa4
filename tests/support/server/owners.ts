import { keyScopeValues } from '~/contract/enums.gen';
import { canHaveScope } from '~/contract/keyScopes';
import { PLANS, type PlanId } from '~/contract/plans';
import { DAY_MS } from '~/server/clock';
import { createTimeOrderedId } from '~/server/ids';
import { generateApiKey } from '~/server/security/apiKeys';
import type { Store } from '~/server/store/connect';
import { insertAccount } from '~/server/store/repositories/accounts';
import { insertApiKey } from '~/server/store/repositories/apiKeys';
import { upsertSubscription } from '~/server/store/repositories/subscriptions';

export interface TestOwner {
  id: string;
  email: string;
  password: string;
  token: string;
  liveKey: string;
  testKey: string;
}

export interface OwnerOptions {
  verified?: boolean;
  /** Status of the subscription; null for none. @default 'active' */
  subscription?: string | null;
  /** @default 'pro' */
  tier?: PlanId;
}

export const OWNER_PASSWORD = 'Lantern-42-b';
let owners = 0;

async function addKey(store: Store, accountId: string, mode: 'live' | 'test', now: Date): Promise<string> {
  const made = generateApiKey(mode);
  await insertApiKey(store.db, accountId, {
    id: createTimeOrderedId(now.getTime()),
    name: `${mode} key`,
    description: null,
    mode,
    displayPrefix: made.displayPrefix,
    hash: made.hash,
    scopes: keyScopeValues.filter((scope) => canHaveScope(`sk_${mode}`, scope)),
    createdAt: now,
  });
  return made.key;
}

/** Puts an owner with a live and a test key, each with every scope it can have, into a store, past the API. */
export async function addOwner(
  store: Store,
  now: Date,
  passwordHash: string,
  { verified = true, subscription = 'active', tier = 'pro' }: OwnerOptions = {},
): Promise<Omit<TestOwner, 'token'>> {
  const id = createTimeOrderedId(now.getTime());
  const email = `owner-${String(++owners)}@torchward.example`;
  await insertAccount(store.db, {
    id,
    email,
    passwordHash,
    verifiedAt: verified ? now : null,
    createdAt: now,
  });
  const plan = PLANS[tier];
  if (subscription !== null) {
    await upsertSubscription(store.db, id, {
      tier,
      status: subscription,
      current_period_start: new Date(now.getTime() - 10 * DAY_MS),
      current_period_end: new Date(now.getTime() + 20 * DAY_MS),
      trial_ends_at: null,
      message_limit: plan.messageLimit,
      server_limit: plan.serverLimit,
      max_servers: plan.serverLimit,
      provider: null,
      provider_customer_id: null,
      provider_subscription_id: null,
      provider_event_at: null,
      created_at: now,
      updated_at: now,
    });
  }
  const liveKey = await addKey(store, id, 'live', now);
  const testKey = await addKey(store, id, 'test', now);
  return { id, email, password: OWNER_PASSWORD, liveKey, testKey };
}
