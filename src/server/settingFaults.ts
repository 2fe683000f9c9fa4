/** Which settings of the environment need or exclude each other. Each error is a sentence that says what to change. */

export type Source = Readonly<Record<string, string | undefined>>;

/** The model whose prices are the defaults; a dated version of it costs the same. */
export const DEFAULT_MODEL = 'claude-haiku-4-5';

const PRODUCTION_NEEDS = [
  [
    'JWT_SECRET',
    'JWT_SECRET is missing: set it to at least 32 random characters, for example from `openssl rand -base64 48`.',
  ],
  [
    'PUBLIC_URL',
    'PUBLIC_URL is missing: set it to the address that people open, for example https://torchward.example.',
  ],
] as const;

function isProduction(given: Source): boolean {
  return given['TORCHWARD_MODE'] === 'production';
}

function findProductionFaults(given: Source): string[] {
  const faults: string[] = PRODUCTION_NEEDS.filter(([name]) => !given[name]).map(([, sentence]) => sentence);
  if (!given['DATABASE_URL'] && !given['DATA_DIR']) {
    faults.push(
      'A place for the data is missing: set DATABASE_URL to a PostgreSQL 15 or newer, ' +
        'or DATA_DIR to a folder for the embedded database.',
    );
  }
  if (given['WEBHOOKS_LOCALHOST'] === 'true') {
    faults.push(
      'WEBHOOKS_LOCALHOST must not be true in production: owners could call what runs on this machine.',
    );
  }
  return faults;
}

/**
 * The kind of payments; undefined when production must set it. A value that is not one of the three is an error of its
 * own.
 */
export function findBillingKind(given: Source): string | undefined {
  const hasStripe = given['STRIPE_SECRET_KEY'] ?? given['STRIPE_WEBHOOK_SECRET'];
  return given['BILLING'] ?? (hasStripe ? 'stripe' : isProduction(given) ? undefined : 'test');
}

function findBillingFaults(given: Source): string[] {
  const billing = findBillingKind(given);
  if (billing === undefined) {
    return [
      'BILLING is missing: set it to stripe (with STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET), to test ' +
        '(a test checkout that charges nothing) or to none (no payments; every account has the plan that BILLING_PLAN names).',
    ];
  }
  if (billing !== 'stripe') return [];
  const faults: string[] = [];
  if (!given['STRIPE_SECRET_KEY']) {
    faults.push(
      'STRIPE_SECRET_KEY is missing: payments by Stripe need it. Otherwise set BILLING to test or none.',
    );
  }
  if (!given['STRIPE_WEBHOOK_SECRET']) {
    faults.push(
      'STRIPE_WEBHOOK_SECRET is missing: without the signing secret no message of the payment provider can be trusted.',
    );
  }
  return faults;
}

/** The default prices are those of the default model, so another model needs its own. */
function findPriceFaults(given: Source): string[] {
  const model = given['ANTHROPIC_MODEL']?.trim() ?? DEFAULT_MODEL;
  if (!given['ANTHROPIC_API_KEY'] || model.startsWith(DEFAULT_MODEL)) return [];
  return ['ANTHROPIC_INPUT_PRICE', 'ANTHROPIC_OUTPUT_PRICE']
    .filter((name) => !given[name])
    .map((name) => `${name} is missing: set it to what ${model} costs, in US dollars per million tokens.`);
}

/** One AI judges, and its model needs a name that verdicts can show. */
function findProviderFaults(given: Source): string[] {
  if (!given['OPENAI_BASE_URL']) return [];
  return [
    ...(given['OPENAI_MODEL']?.trim()
      ? []
      : ['OPENAI_MODEL is missing: name the model that OPENAI_BASE_URL serves.']),
    ...(given['ANTHROPIC_API_KEY']
      ? ['OPENAI_BASE_URL and ANTHROPIC_API_KEY are both set: one AI judges, so remove one of them.']
      : []),
  ];
}

/** How the server sends mail; undefined when production must set it. */
export function findMailKind(given: Source): string | undefined {
  return given['MAIL'] ?? (given['SMTP_URL'] ? 'smtp' : isProduction(given) ? undefined : 'outbox');
}

function findMailFaults(given: Source): string[] {
  const mail = findMailKind(given);
  if (given['SMTP_URL'] || (mail !== undefined && mail !== 'smtp')) return [];
  return [
    'SMTP_URL is missing: set it to your mail server, for example smtps://user:password@mail.example:465, ' +
      'or set MAIL=outbox to have mail written to DATA_DIR/outbox.',
  ];
}

/** @param given the environment without empty values */
export function findSettingFaults(given: Source): string[] {
  return [
    ...(isProduction(given) ? findProductionFaults(given) : []),
    ...findMailFaults(given),
    ...findBillingFaults(given),
    ...findPriceFaults(given),
    ...findProviderFaults(given),
  ];
}
