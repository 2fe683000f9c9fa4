import { randomBytes } from 'node:crypto';
import { isAbsolute, resolve } from 'node:path';
import * as v from 'valibot';
import { PLAN_IDS, type PlanId } from '~/contract/plans';
import { type InstalledBrand, readBrandFile } from './brand';
import {
  createCentsSchema,
  createDollarsSchema,
  createDollarsByPlanSchema,
  createKeySchema,
  isUrl,
  createMailServerSchema,
  createSecretSchema,
  createSenderSchema,
  trimmedText,
  createUrlSchema,
  createWholeNumberSchema,
} from './settingSchemas';
import {
  DEFAULT_MODEL,
  findBillingKind,
  findMailKind,
  findSettingFaults,
  type Source,
} from './settingFaults';
import { findMisspelledSettings } from './misspelledSettings';

export type Mode = 'demo' | 'production' | 'test';
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
const BILLING_KINDS = ['stripe', 'test', 'none'] as const;
export type BillingKind = (typeof BILLING_KINDS)[number];
const MAIL_KINDS = ['smtp', 'outbox'] as const;
type MailKind = (typeof MAIL_KINDS)[number];

/** Everything the process reads from its environment, checked once at start. */
export interface Env {
  mode: Mode;
  /** TCP port, 0 to let the system choose. */
  port: number;
  host: string;
  /** Absolute path of the folder for the embedded database, the mail outbox and generated secrets. */
  dataDir: string;
  /** `postgres://` address; undefined means the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /**
   * The origin on which owners reach the app, without a trailing slash. Undefined in demo mode: derived from the
   * listener.
   */
  publicUrl: string | undefined;
  /** Signs login tokens. Undefined in demo mode until one has been generated into `dataDir`. */
  jwtSecret: string | undefined;
  /**
   * The server accepts it and never signs with it, so that a secret can be replaced without signing every owner out.
   */
  jwtSecretPrevious: string | undefined;
  logLevel: LogLevel;
  statusPageUrl: string;
  communityUrl: string;
  /** The number of reverse proxies in front whose `X-Forwarded-For` the server trusts; 0 trusts none. */
  trustProxy: number;
  /** Undefined writes mail to the outbox folder in `dataDir`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** `test` is a checkout that charges nothing; with `none` every account has `billingPlan`. */
  billing: BillingKind;
  /** The plan of every account where `billing` is `none`. */
  billingPlan: PlanId;
  /** Days after a period's end for which access goes on without news from the payment provider. */
  billingGraceDays: number;
  /** US cents for a thousand messages over a plan's limit; 0 is free. */
  overageCentsPer1000: number;
  stripeSecretKey: string | undefined;
  stripeWebhookSecret: string | undefined;
  /** Base address of the payment provider's API, for stand-ins in tests. */
  stripeApiUrl: string | undefined;
  anthropicApiKey: string | undefined;
  anthropicBaseUrl: string | undefined;
  anthropicModel: string;
  /** US dollars per million tokens that the model reads. */
  anthropicInputPrice: number;
  /** US dollars per million tokens that the model writes. */
  anthropicOutputPrice: number;
  /** US dollars per million tokens that are written to the provider's cache. */
  anthropicCacheWritePrice: number;
  /** US dollars per million tokens that are read from the provider's cache. */
  anthropicCacheReadPrice: number;
  /** Base address of an endpoint that speaks OpenAI's protocol; it judges instead of Anthropic. */
  openAiBaseUrl: string | undefined;
  openAiApiKey: string | undefined;
  openAiModel: string;
  /** US dollars per million tokens that the model reads; 0 for a model of one's own. */
  openAiInputPrice: number;
  /** US dollars per million tokens that the model writes. */
  openAiOutputPrice: number;
  /** US dollars that an account on each plan may spend on the AI in a UTC day; a plan without an amount has no limit. */
  aiDailyBudget: Readonly<Partial<Record<PlanId, number>>>;
  /** Multiplies how often an account may call; its share of the node stays that of its plan. */
  accountLimitFactor: number;
  /** The bearer token that may read `/metrics`; undefined switches the page off outside demo mode. */
  metricsToken: string | undefined;
  /** Whether webhooks may call this machine by plain http; for development, refused in production. */
  webhooksLocalhost: boolean;
  /** Undefined where the installation looks like Torchward and is called so. */
  brand: InstalledBrand | undefined;
  /** Sentences about variables that look like misspelled settings. */
  warnings: readonly string[];
}

/** Every error of the environment at once, each a sentence that says what to change. */
export class EnvironmentError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(
      `Torchward cannot start, ${faults.length === 1 ? 'one setting needs' : `${faults.length} settings need`} attention:\n` +
        faults.map((fault) => `  - ${fault}`).join('\n'),
    );
    this.name = 'EnvironmentError';
    this.faults = faults;
  }
}

const optionalText = v.optional(trimmedText);
const HTTP_ADDRESS = ['http:', 'https:'];
/** What Anthropic's list asks for a cached token, as a part of one that the model reads. */
const CACHE_WRITE_FACTOR = 1.25;
const CACHE_READ_FACTOR = 0.1;

/** The demo has one account, which has the node to itself. */
const DEMO_LIMIT_FACTOR = 20;

/**
 * Names what node-postgres does under `sslmode=require` and the modes like it: it checks the server's certificate and
 * name. It asks for the explicit name, because its next version will check less under the others.
 */
function nameTlsChecks(databaseUrl: string): string {
  if (/[?&]uselibpqcompat=true(?=&|$)/.test(databaseUrl)) return databaseUrl;
  return databaseUrl.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full');
}

const schema = v.object({
  TORCHWARD_MODE: v.optional(
    v.picklist(['demo', 'production', 'test'], 'TORCHWARD_MODE must be demo or production.'),
    'demo',
  ),
  PORT: v.optional(createWholeNumberSchema('PORT', 0, 65_535), '3000'),
  HOST: optionalText,
  DATA_DIR: v.optional(trimmedText),
  DATABASE_URL: v.optional(
    v.pipe(
      createUrlSchema(
        'DATABASE_URL',
        ['postgres:', 'postgresql:'],
        'postgres://user:password@host:5432/torchward',
      ),
      v.transform(nameTlsChecks),
    ),
  ),
  PUBLIC_URL: v.optional(
    v.pipe(
      createUrlSchema('PUBLIC_URL', HTTP_ADDRESS, 'https://torchward.example'),
      v.check(
        (value) => !isUrl(value, HTTP_ADDRESS) || new URL(value).pathname === '/',
        'PUBLIC_URL must be an origin only, without a path: Torchward serves app and API from the root.',
      ),
      v.transform((value) => (isUrl(value, HTTP_ADDRESS) ? new URL(value).origin : value)),
    ),
  ),
  JWT_SECRET: v.optional(createSecretSchema('JWT_SECRET')),
  JWT_SECRET_PREVIOUS: v.optional(createSecretSchema('JWT_SECRET_PREVIOUS')),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`)),
  STATUS_PAGE_URL: v.optional(
    createUrlSchema('STATUS_PAGE_URL', HTTP_ADDRESS, 'https://status.torchward.example'),
    'https://status.torchward.example',
  ),
  COMMUNITY_URL: v.optional(
    createUrlSchema('COMMUNITY_URL', HTTP_ADDRESS, 'https://community.torchward.example'),
    'https://community.torchward.example',
  ),
  TRUST_PROXY: v.optional(createWholeNumberSchema('TRUST_PROXY', 0, 10), '0'),
  SMTP_URL: v.optional(createMailServerSchema('SMTP_URL')),
  MAIL: v.optional(v.picklist(MAIL_KINDS, 'MAIL must be smtp or outbox.')),
  MAIL_FROM: v.optional(createSenderSchema('MAIL_FROM'), 'Torchward <support@torchward.example>'),
  BILLING: v.optional(v.picklist(BILLING_KINDS, 'BILLING must be stripe, test or none.')),
  BILLING_PLAN: v.optional(
    v.picklist(PLAN_IDS, `BILLING_PLAN must be one of ${PLAN_IDS.join(', ')}.`),
    'pro',
  ),
  BILLING_GRACE_DAYS: v.optional(createWholeNumberSchema('BILLING_GRACE_DAYS', 0, 30), '3'),
  OVERAGE_PRICE_PER_1000: v.optional(createCentsSchema('OVERAGE_PRICE_PER_1000'), '0'),
  STRIPE_SECRET_KEY: v.optional(createKeySchema('STRIPE_SECRET_KEY')),
  STRIPE_WEBHOOK_SECRET: v.optional(createKeySchema('STRIPE_WEBHOOK_SECRET')),
  STRIPE_API_URL: v.optional(createUrlSchema('STRIPE_API_URL', HTTP_ADDRESS, 'https://api.stripe.com')),
  ANTHROPIC_API_KEY: v.optional(createKeySchema('ANTHROPIC_API_KEY')),
  ANTHROPIC_BASE_URL: v.optional(
    createUrlSchema('ANTHROPIC_BASE_URL', HTTP_ADDRESS, 'https://api.anthropic.com'),
  ),
  ANTHROPIC_MODEL: v.optional(trimmedText, DEFAULT_MODEL),
  ANTHROPIC_INPUT_PRICE: v.optional(createDollarsSchema('ANTHROPIC_INPUT_PRICE'), '1'),
  ANTHROPIC_OUTPUT_PRICE: v.optional(createDollarsSchema('ANTHROPIC_OUTPUT_PRICE'), '5'),
  ANTHROPIC_CACHE_WRITE_PRICE: v.optional(createDollarsSchema('ANTHROPIC_CACHE_WRITE_PRICE')),
  ANTHROPIC_CACHE_READ_PRICE: v.optional(createDollarsSchema('ANTHROPIC_CACHE_READ_PRICE')),
  OPENAI_BASE_URL: v.optional(createUrlSchema('OPENAI_BASE_URL', HTTP_ADDRESS, 'http://localhost:11434/v1')),
  OPENAI_API_KEY: v.optional(createKeySchema('OPENAI_API_KEY')),
  OPENAI_MODEL: v.optional(trimmedText, ''),
  OPENAI_INPUT_PRICE: v.optional(createDollarsSchema('OPENAI_INPUT_PRICE'), '0'),
  OPENAI_OUTPUT_PRICE: v.optional(createDollarsSchema('OPENAI_OUTPUT_PRICE'), '0'),
  AI_DAILY_BUDGET: v.optional(createDollarsByPlanSchema('AI_DAILY_BUDGET')),
  ACCOUNT_LIMIT_FACTOR: v.optional(createWholeNumberSchema('ACCOUNT_LIMIT_FACTOR', 1, 1_000)),
  METRICS_TOKEN: v.optional(createSecretSchema('METRICS_TOKEN')),
  WEBHOOKS_LOCALHOST: v.optional(
    v.picklist(['true', 'false'], 'WEBHOOKS_LOCALHOST must be true or false.'),
    'false',
  ),
  BRAND_FILE: optionalText,
});

type Parsed = v.InferOutput<typeof schema>;

function resolveDataFolder(given: string | undefined, cwd: string): string {
  const folder = given ?? '.data';
  return isAbsolute(folder) ? folder : resolve(cwd, folder);
}

function readBrand(given: Source, cwd: string): { brand?: InstalledBrand; faults: readonly string[] } {
  const path = given['BRAND_FILE']?.trim();
  return { faults: [], ...(path !== undefined && readBrandFile(resolve(cwd, path))) };
}

function toEnv(
  parsed: Parsed,
  cwd: string,
  billing: BillingKind,
  mail: MailKind,
): Omit<Env, 'brand' | 'warnings'> {
  const production = parsed.TORCHWARD_MODE === 'production';
  return {
    mode: parsed.TORCHWARD_MODE,
    port: parsed.PORT,
    host: parsed.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    dataDir: resolveDataFolder(parsed.DATA_DIR, cwd),
    databaseUrl: parsed.DATABASE_URL,
    publicUrl: parsed.PUBLIC_URL,
    jwtSecret: parsed.JWT_SECRET,
    jwtSecretPrevious: parsed.JWT_SECRET_PREVIOUS,
    logLevel: parsed.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    statusPageUrl: parsed.STATUS_PAGE_URL,
    communityUrl: parsed.COMMUNITY_URL,
    trustProxy: parsed.TRUST_PROXY,
    smtpUrl: mail === 'smtp' ? parsed.SMTP_URL : undefined,
    mailFrom: parsed.MAIL_FROM,
    billing,
    billingPlan: parsed.BILLING_PLAN,
    billingGraceDays: parsed.BILLING_GRACE_DAYS,
    overageCentsPer1000: parsed.OVERAGE_PRICE_PER_1000,
    stripeSecretKey: parsed.STRIPE_SECRET_KEY,
    stripeWebhookSecret: parsed.STRIPE_WEBHOOK_SECRET,
    stripeApiUrl: parsed.STRIPE_API_URL,
    anthropicApiKey: parsed.ANTHROPIC_API_KEY,
    anthropicBaseUrl: parsed.ANTHROPIC_BASE_URL,
    anthropicModel: parsed.ANTHROPIC_MODEL,
    anthropicInputPrice: parsed.ANTHROPIC_INPUT_PRICE,
    anthropicOutputPrice: parsed.ANTHROPIC_OUTPUT_PRICE,
    anthropicCacheWritePrice:
      parsed.ANTHROPIC_CACHE_WRITE_PRICE ?? parsed.ANTHROPIC_INPUT_PRICE * CACHE_WRITE_FACTOR,
    anthropicCacheReadPrice:
      parsed.ANTHROPIC_CACHE_READ_PRICE ?? parsed.ANTHROPIC_INPUT_PRICE * CACHE_READ_FACTOR,
    openAiBaseUrl: parsed.OPENAI_BASE_URL,
    openAiApiKey: parsed.OPENAI_API_KEY,
    openAiModel: parsed.OPENAI_MODEL,
    openAiInputPrice: parsed.OPENAI_INPUT_PRICE,
    openAiOutputPrice: parsed.OPENAI_OUTPUT_PRICE,
    aiDailyBudget: parsed.AI_DAILY_BUDGET ?? {},
    accountLimitFactor:
      parsed.ACCOUNT_LIMIT_FACTOR ?? (parsed.TORCHWARD_MODE === 'demo' ? DEMO_LIMIT_FACTOR : 1),
    metricsToken: parsed.METRICS_TOKEN,
    webhooksLocalhost: parsed.WEBHOOKS_LOCALHOST === 'true',
  };
}

/** Login shells name the user's mailbox in MAIL. */
const isMailbox = (name: string, value: string): boolean => name === 'MAIL' && value.startsWith('/');

/** Leaves out what sets nothing. */
function readGiven(source: Source): Source {
  return Object.fromEntries(
    Object.entries(source).filter(
      ([name, value]) => value !== undefined && value.trim() !== '' && !isMailbox(name, value),
    ),
  );
}

const findWarnings = (given: Source): string[] => findMisspelledSettings(given, Object.keys(schema.entries));

/**
 * Reads and checks the environment.
 *
 * @param source the environment; empty values count as absent, so `X= npm start` unsets X
 * @param cwd the folder that relative paths start from
 * @throws {EnvironmentError} naming every error, not only the first
 */
export function readEnv(source: Source, cwd: string = process.cwd()): Env {
  const given = readGiven(source);
  const result = v.safeParse(schema, given);
  const faults = result.success ? [] : result.issues.map((issue) => issue.message);
  faults.push(...findSettingFaults(given));
  const { brand, faults: brandFaults } = readBrand(given, cwd);
  faults.push(...brandFaults);
  const billing = BILLING_KINDS.find((kind) => kind === findBillingKind(given));
  const mail = MAIL_KINDS.find((kind) => kind === findMailKind(given));
  const warnings = findWarnings(given);
  if (!result.success || !billing || !mail || faults.length > 0) {
    throw new EnvironmentError([...faults, ...warnings]);
  }
  return { ...toEnv(result.output, cwd, billing, mail), brand, warnings };
}

/**
 * Reads and checks only the settings of the database, for commands that need nothing else.
 *
 * @param source the environment; empty values count as absent
 * @param cwd the folder that a relative `DATA_DIR` starts from
 * @throws {EnvironmentError}
 */
export function readDatabaseSettings(
  source: Source,
  cwd: string,
): Pick<Env, 'databaseUrl' | 'dataDir' | 'warnings'> {
  const given = readGiven(source);
  const result = v.safeParse(v.pick(schema, ['DATABASE_URL', 'DATA_DIR']), given);
  if (!result.success) throw new EnvironmentError(result.issues.map((issue) => issue.message));
  return {
    databaseUrl: result.output.DATABASE_URL,
    dataDir: resolveDataFolder(result.output.DATA_DIR, cwd),
    warnings: findWarnings(given),
  };
}

/**
 * Creates an environment for tests: random secret, silent log, any free port.
 * @internal for tests
 */
export function createTestEnv(overrides: Partial<Env> & Pick<Env, 'dataDir'>): Env {
  return {
    ...readEnv({ TORCHWARD_MODE: 'test', PORT: '0', LOG_LEVEL: 'silent' }),
    jwtSecret: randomBytes(48).toString('base64url'),
    publicUrl: 'http://localhost:3000',
    ...overrides,
  };
}
