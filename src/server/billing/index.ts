import type { Clock } from '../clock';
import type { Env } from '../env';
import type { Db } from '../store/db';
import type { BillingProvider } from './provider';
import { createStripeProvider } from './stripeProvider';
import { createTestProvider, type TestProvider } from './testProvider';

export interface Payments {
  provider: BillingProvider | undefined;
  /** Set when the built-in provider is in use. */
  testProvider: TestProvider | undefined;
}

interface PaymentOptions {
  env: Env & { jwtSecret: string };
  db: Db;
  clock: Clock;
  origin: () => string;
}

/** Chooses the payment provider. The built-in one charges nothing; an installation without payments has none. */
export function createPayments({ env, db, clock, origin }: PaymentOptions): Payments {
  if (env.billing === 'none') return { provider: undefined, testProvider: undefined };
  if (env.billing === 'stripe') {
    const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret } = env;
    if (secretKey === undefined || webhookSecret === undefined) throw new Error('Stripe is not set up.');
    const provider = createStripeProvider({
      secretKey,
      webhookSecret,
      apiUrl: env.stripeApiUrl,
    });
    return { provider, testProvider: undefined };
  }
  const testProvider = createTestProvider({ db, clock, secret: env.jwtSecret, origin });
  return { provider: testProvider, testProvider };
}
