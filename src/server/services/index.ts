import type { AiHealth } from '~/contract/api.gen';
import { type CircuitBreaker, createCircuitBreaker } from '../ai/circuitBreaker';
import { type AiJudge, createClaude } from '../ai/claude';
import { AI_BUDGET_MS, createDecide, type Decide } from '../ai/decide';
import { createPayments } from '../billing';
import type { BillingProvider } from '../billing/provider';
import type { TestProvider } from '../billing/testProvider';
import type { Clock } from '../clock';
import type { Env } from '../env';
import { createJobQueue, type JobQueue } from '../jobs/queue';
import { handleMailJobs } from '../mail/jobs';
import { CallCounts } from '../limits/callCounts';
import { createMailer, type Mailer } from '../mail/mailer';
import { createMetrics, type Metrics } from '../metrics';
import { createLoginTokens } from '../security/loginTokens';
import { createPasswords, type Passwords } from '../security/passwords';
import type { Store } from '../store/connect';
import type { SendOptions } from '../webhooks/send';
import { type AccountDataService, createAccountData } from './accountData';
import { type AccountService, createAccounts } from './accounts';
import { type BillingService, createBilling } from './billing';
import { createDashboard, type DashboardService } from './dashboard';
import { createHealth, type HealthService } from './health';
import { createKeyHolders, type KeyHolderService } from './keyHolders';
import { createKeys, type KeyService } from './keys';
import { createLive, type LiveService } from './live';
import { createLogs, type LogService } from './logs';
import { createModeration, type ModerationService } from './moderation';
import { createReviews, type ReviewService } from './reviews';
import { createSessions, type SessionService } from './sessions';
import { createSettings, type SettingsService } from './settings';
import { createUsage, type UsageService } from './usage';
import { createWebhooks, type WebhookService } from './webhooks';

/** The services that operations call. Each owns its rules; none knows about HTTP beyond the problems it throws. */
export interface Services {
  accountData: AccountDataService;
  /** How often callers have called, on all nodes. */
  calls: CallCounts;
  accounts: AccountService;
  billing: BillingService;
  dashboard: DashboardService;
  health: HealthService;
  jobs: JobQueue;
  keyHolders: KeyHolderService;
  keys: KeyService;
  live: LiveService;
  logs: LogService;
  metrics: Metrics;
  moderation: ModerationService;
  reviews: ReviewService;
  sessions: SessionService;
  settings: SettingsService;
  /** Set when the built-in payment provider is in use. */
  testProvider: TestProvider | undefined;
  usage: UsageService;
  webhooks: WebhookService;
}

export interface ServiceOptions {
  env: Env & { jwtSecret: string };
  store: Store;
  clock: Clock;
  /** Replaces the rules and the AI that the environment names. */
  decide?: Decide;
  /** Milliseconds that the AI may take. @default the product's own */
  aiBudgetMs?: number;
  /** Milliseconds within which a call to moderate is answered; an AI's own time is added to it. @default 1000 */
  moderateWithinMs?: number | undefined;
  passwords?: Passwords;
  /** Replaces the mail server or the outbox folder that the environment names. */
  mailer?: Mailer;
  /** Replaces the payment provider that the environment names. */
  billingProvider?: BillingProvider;
  /** Replaces DNS and the timeout of calls to webhooks. */
  webhookSending?: Pick<SendOptions, 'resolve' | 'timeoutMs'>;
  /**
   * The origin on which owners reach the app, without a trailing slash. @default PUBLIC_URL, else the port on this
   * machine
   */
  origin?: () => string;
  onBackgroundError: (error: unknown) => void;
}

function aiOf({
  anthropicApiKey: apiKey,
  anthropicBaseUrl: baseUrl,
  anthropicModel: model,
  anthropicInputPrice: input,
  anthropicOutputPrice: output,
}: Env): AiJudge | undefined {
  return apiKey === undefined
    ? undefined
    : createClaude({ apiKey, baseUrl, model, price: { input, output } });
}

/** The AI's status. A half-open circuit has not had an answer yet, so it counts as failing. */
function aiHealth({ anthropicApiKey, anthropicModel: model }: Env, breaker: CircuitBreaker): AiHealth {
  if (anthropicApiKey === undefined) return { status: 'not_configured', model: null };
  return { status: breaker.state() === 'closed' ? 'ok' : 'degraded', model };
}

/** Adds the figures of parts that have no counters of their own. */
function watchParts(metrics: Metrics, store: Store, breaker: CircuitBreaker): void {
  metrics.watch(
    { name: 'torchward_database_connections', help: 'Connections to the database.', label: 'state' },
    () => Object.entries(store.connections()),
  );
  metrics.watch(
    {
      name: 'torchward_ai_circuit',
      help: '1 for the state that the circuit to the AI is in.',
      label: 'state',
    },
    () =>
      (['closed', 'half_open', 'open'] as const).map((state) => [state, breaker.state() === state ? 1 : 0]),
  );
}

/** Reports whether this node hears the others; without that, its screens learn of their changes only by polling. */
function watchLink({ live, health, metrics }: Services): void {
  health.add(() =>
    Promise.resolve(
      live.isUp()
        ? { name: 'Live updates', status: 'operational' }
        : {
            name: 'Live updates',
            status: 'degraded',
            detail: 'Screens do not follow at once at the moment; they still refresh themselves.',
          },
    ),
  );
  metrics.watch(
    {
      name: 'torchward_live_link',
      help: '1 for the state of the link over which nodes tell each other.',
      label: 'state',
    },
    () => [
      ['up', live.isUp() ? 1 : 0],
      ['down', live.isUp() ? 0 : 1],
    ],
  );
}

/** Connects each service's changes to the live stream, after their commit. */
function announceChanges({ keys, live, moderation, reviews, sessions }: Services, clock: Clock): void {
  moderation.onStored(live.announceStored);
  reviews.onDecided((accountId, id, { status, action, reviewed_by, decided_at }) => {
    const outcome = { status, action, reviewed_by, decided_at };
    live.announce(accountId, { type: 'review', data: { id, status, outcome } });
  });
  keys.onChanged((accountId, id, change) => {
    live.announce(accountId, { type: 'keys', data: { id, change, at: clock.now().toISOString() } });
  });
  sessions.onEnd(live.announceEndedSessions);
}

export function createServices(options: ServiceOptions): Services {
  const {
    env,
    store,
    clock,
    onBackgroundError,
    aiBudgetMs = AI_BUDGET_MS,
    moderateWithinMs = 1_000,
  } = options;
  const tokens = createLoginTokens({ secret: env.jwtSecret, previousSecret: env.jwtSecretPrevious, clock });
  const passwords = options.passwords ?? createPasswords();
  const metrics = createMetrics();
  const breaker = createCircuitBreaker({ clock });
  watchParts(metrics, store, breaker);
  const sessions = createSessions({ store, clock, passwords, tokens });
  const origin = options.origin ?? (() => env.publicUrl ?? `http://localhost:${env.port}`);
  const mailer =
    options.mailer ?? createMailer({ smtpUrl: env.smtpUrl, from: env.mailFrom, dataDir: env.dataDir });
  const jobs = createJobQueue({ store, clock, metrics, onError: onBackgroundError });
  handleMailJobs({ jobs, store, clock, mailer, origin });
  const webhooks = createWebhooks({
    store,
    clock,
    jobs,
    localAllowed: env.webhooksLocalhost,
    ...(options.webhookSending ? { sending: options.webhookSending } : {}),
  });
  const { provider, testProvider } = createPayments({ env, db: store.db, clock, origin });
  const calls = new CallCounts();
  const billing = createBilling({
    store,
    clock,
    provider: options.billingProvider ?? provider,
    grantedPlan: env.billing === 'none' ? env.billingPlan : undefined,
    graceDays: env.billingGraceDays,
    jobs,
    origin,
    onBackgroundError,
  });
  const services: Services = {
    accountData: createAccountData({ store, clock, jobs, sessions, billing }),
    calls,
    accounts: createAccounts({ store, clock, passwords, sessions, billing, jobs, onBackgroundError }),
    billing,
    dashboard: createDashboard({ store, clock }),
    health: createHealth({ store, clock, ai: () => aiHealth(env, breaker) }),
    jobs,
    keyHolders: createKeyHolders({ store, clock }),
    keys: createKeys({ store, clock }),
    live: createLive({ store, databaseUrl: env.databaseUrl, clock, sessions, calls }),
    logs: createLogs({ store, clock }),
    metrics,
    moderation: createModeration({
      store,
      clock,
      decide:
        options.decide ??
        createDecide({
          ai: aiOf(env),
          clock,
          budgetMs: aiBudgetMs,
          breaker,
          onCall: metrics.aiCall,
          onError: onBackgroundError,
        }),
      budgetMs: moderateWithinMs + (env.anthropicApiKey === undefined ? 0 : aiBudgetMs),
      metrics,
      onBackgroundError,
    }),
    reviews: createReviews({ store, clock, announce: webhooks.announce }),
    sessions,
    settings: createSettings({ store, clock }),
    testProvider,
    usage: createUsage({ store }),
    webhooks,
  };
  announceChanges(services, clock);
  watchLink(services);
  return services;
}
