import type { Clock } from '../clock';
import type { Env } from '../env';
import type { Db } from '../store/db';
import type { BillingProvider } from './provider';
import { createStripeProvider } from './stripe-provider';
import { createTestProvider, type TestProvider } from './test-provider';

export interface Payments {
  provider: BillingProvider | undefined;
  /** Set when the provider is the built-in one. */
  testProvider: TestProvider | undefined;
}

interface PaymentOptions {
  env: Env & { jwtSecret: string };
  db: Db;
  clock: Clock;
  origin: () => string;
}

/** Stripe when its key is set; otherwise the built-in provider, which gives everything for nothing: not in production. */
export function createPayments({ env, db, clock, origin }: PaymentOptions): Payments {
  if (env.stripeSecretKey !== undefined) {
    const provider = createStripeProvider({
      secretKey: env.stripeSecretKey,
      // Without it every event is refused, because nothing is signed with this.
      webhookSecret: env.stripeWebhookSecret ?? env.jwtSecret,
      apiUrl: env.stripeApiUrl,
    });
    return { provider, testProvider: undefined };
  }
  if (env.mode === 'production') return { provider: undefined, testProvider: undefined };
  const testProvider = createTestProvider({ db, clock, secret: env.jwtSecret, origin });
  return { provider: testProvider, testProvider };
}
