import type { AiHealth } from '~/contract/api.gen';
import { type CircuitBreaker, createCircuitBreaker } from '../ai/circuitBreaker';
import { createConfiguredAi } from '../ai/configured';
import { findAiModel } from '../aiModel';
import { AiUnpaidError } from '../ai/judge';
import { AI_TIMEOUT_MS, createDecide, type Decide } from '../ai/decide';
import { createPayments } from '../billing';
import type { BillingProvider } from '../billing/provider';
import type { TestProvider } from '../billing/testProvider';
import type { Clock } from '../clock';
import { PRODUCT_INFO } from '~/contract/productInfo';
import type { Env } from '../env';
import { createJobQueue, type JobQueue } from '../jobs/queue';
import { handleMailJobs } from '../mail/jobs';
import { TokenBuckets } from '../limits/tokenBuckets';
import { createExportLimits } from '../limits/exports';
import { createSearches } from '../limits/searches';
import { createMailer, type Mailer } from '../mail/mailer';
import { createMetrics, type Metrics } from '../metrics';
import { createLoginTokens } from '../security/loginTokens';
import { createPasswords, type Passwords } from '../security/passwords';
import type { Store } from '../store/connect';
import type { SendOptions } from '../webhooks/send';
import { type AccountDataService, createAccountDataService } from './accountData';
import { type AccountService, createAccountService } from './accounts';
import { createAiSpending } from './aiSpending';
import { type BillingService, createBillingService } from './billing';
import { createDashboardService, type DashboardService } from './dashboard';
import { createDecisionService, type DecisionService } from './decisions';
import { createFirstStepService, type FirstStepService } from './firstSteps';
import { createHealthService, type HealthService } from './health';
import { createKeyHolderService, type KeyHolderService } from './keyHolders';
import { createKeyService, type KeyService } from './keys';
import { createListService, type ListService } from './lists';
import { createLiveService, type LiveService } from './live';
import { createLogService, type LogService } from './logs';
import { createModerationService, type ModerationService } from './moderation';
import { createPlayerErasureService, type PlayerErasureService } from './playerErasure';
import { createPlayerService, type PlayerService } from './players';
import { createReviewService, type ReviewService } from './reviews';
import { createServerService, type ServerService } from './servers';
import { createSessionService, type SessionService } from './sessions';
import { createSettingsService, type SettingsService } from './settings';
import { createUsageService, type UsageService } from './usage';
import { createWebhookService, type WebhookService } from './webhooks';

/** The services that operations call. Each owns its rules; none knows about HTTP beyond the problems it throws. */
export interface Services {
  accountData: AccountDataService;
  /** The calls that each caller has left, on all nodes together. */
  calls: TokenBuckets;
  accounts: AccountService;
  billing: BillingService;
  dashboard: DashboardService;
  decisions: DecisionService;
  firstSteps: FirstStepService;
  health: HealthService;
  jobs: JobQueue;
  keyHolders: KeyHolderService;
  keys: KeyService;
  lists: ListService;
  live: LiveService;
  logs: LogService;
  metrics: Metrics;
  moderation: ModerationService;
  playerErasure: PlayerErasureService;
  players: PlayerService;
  reviews: ReviewService;
  servers: ServerService;
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
  aiTimeoutMs?: number;
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

/** The AI's status. A half-open circuit has not had an answer yet, so it counts as failing. */
function getAiHealth(env: Env, breaker: CircuitBreaker): AiHealth {
  const model = findAiModel(env);
  if (model === undefined) return { status: 'not_configured', model: null };
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

/** Counts the polls for decisions that wait on this node. */
function watchPolls({ decisions, metrics }: Services): void {
  metrics.watch(
    { name: 'torchward_waiting_polls', help: 'Calls that wait for a decision.', label: 'feed' },
    () => [['decisions', decisions.count()]],
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
function announceChanges(
  { billing, decisions, keys, live, moderation, playerErasure, reviews, servers, sessions }: Services,
  clock: Clock,
): void {
  moderation.onStored(live.announceStored);
  moderation.onStored(servers.noteStored);
  servers.onChanged((accountId) => {
    live.announce(accountId, { type: 'servers', data: { at: clock.now().toISOString() } });
  });
  reviews.onDecided((accountId, id, { status, action, reviewed_by, decided_at }, told) => {
    const outcome = { status, action, reviewed_by, decided_at };
    live.announce(accountId, { type: 'review', data: { id, status, outcome } });
    if (told) live.announce(accountId, { type: 'decision', data: told });
  });
  decisions.onChanged((accountId, data) => {
    live.announce(accountId, { type: 'decision', data });
  });
  live.onDecision(decisions.wake);
  playerErasure.onErased(live.announceErasure);
  live.onErasure(moderation.forget);
  keys.onChanged((accountId, id, change) => {
    live.announce(accountId, { type: 'keys', data: { id, change, at: clock.now().toISOString() } });
  });
  billing.onChanged((accountId) => {
    live.announce(accountId, { type: 'subscription', data: { at: clock.now().toISOString() } });
  });
  sessions.onEnd(live.announceEndedSessions);
}

export function createServices(options: ServiceOptions): Services {
  const {
    env,
    store,
    clock,
    onBackgroundError,
    aiTimeoutMs = AI_TIMEOUT_MS,
    moderateWithinMs = 1_000,
  } = options;
  const tokens = createLoginTokens({ secret: env.jwtSecret, previousSecret: env.jwtSecretPrevious, clock });
  const passwords = options.passwords ?? createPasswords();
  const metrics = createMetrics();
  const breaker = createCircuitBreaker({ clock });
  watchParts(metrics, store, breaker);
  const sessions = createSessionService({ store, clock, passwords, tokens });
  const origin = options.origin ?? (() => env.publicUrl ?? `http://localhost:${env.port}`);
  const mailer =
    options.mailer ?? createMailer({ smtpUrl: env.smtpUrl, from: env.mailFrom, dataDir: env.dataDir });
  const behind = { ...store, db: store.backgroundDb };
  const jobs = createJobQueue({ store: behind, clock, metrics, onError: onBackgroundError });
  handleMailJobs({
    jobs,
    store: behind,
    clock,
    mailer,
    sender: () => ({ name: env.brand?.name ?? PRODUCT_INFO.name, origin: origin() }),
  });
  const webhooks = createWebhookService({
    store,
    clock,
    jobs,
    localAllowed: env.webhooksLocalhost,
    ...(options.webhookSending ? { sending: options.webhookSending } : {}),
  });
  const { provider, testProvider } = createPayments({ env, db: store.db, clock, origin });
  const calls = new TokenBuckets();
  const keyHolders = createKeyHolderService({ store, clock });
  const exports = createExportLimits();
  const searches = createSearches(calls);
  const billing = createBillingService({
    store,
    clock,
    provider: options.billingProvider ?? provider,
    grantedPlan: env.billing === 'none' ? env.billingPlan : undefined,
    graceDays: env.billingGraceDays,
    overageCentsPer1000: env.overageCentsPer1000,
    jobs,
    origin,
    onBackgroundError,
  });
  const spending = createAiSpending({
    store,
    clock,
    budgets: findAiModel(env) === undefined ? {} : env.aiDailyBudget,
    onBackgroundError,
  });
  const firstSteps = createFirstStepService({ store });
  const live = createLiveService({ store, databaseUrl: env.databaseUrl, clock, sessions, calls });
  const services: Services = {
    accountData: createAccountDataService({ store, clock, jobs, sessions, billing, exports }),
    calls,
    accounts: createAccountService({ store, clock, passwords, sessions, billing, jobs, onBackgroundError }),
    billing,
    dashboard: createDashboardService({ store, clock, spending, firstSteps }),
    decisions: createDecisionService({ store, clock, keyHolders }),
    firstSteps,
    health: createHealthService({
      store,
      clock,
      ai: () => getAiHealth(env, breaker),
      isStoring: () => services.moderation.isStoring(),
      hasAiCredit: () => !(breaker.cause() instanceof AiUnpaidError),
    }),
    jobs,
    keyHolders,
    keys: createKeyService({ store, clock, jobs }),
    lists: createListService({ store, clock, onBackgroundError }),
    live,
    logs: createLogService({ store, clock, exports, searches, live }),
    metrics,
    moderation: createModerationService({
      store,
      clock,
      decide:
        options.decide ??
        createDecide({
          ai: createConfiguredAi(env),
          clock,
          timeoutMs: aiTimeoutMs,
          breaker,
          onCall: metrics.aiCall,
          onError: onBackgroundError,
        }),
      spending,
      budgetMs: moderateWithinMs + (findAiModel(env) === undefined ? 0 : aiTimeoutMs),
      metrics,
      onBackgroundError,
    }),
    playerErasure: createPlayerErasureService({ store, clock, jobs }),
    players: createPlayerService({ store, clock, searches, live }),
    reviews: createReviewService({ store, clock, announce: webhooks.announce }),
    servers: createServerService({ store, clock, onBackgroundError }),
    sessions,
    settings: createSettingsService({ store, clock }),
    testProvider,
    usage: createUsageService({ store, spending, clock }),
    webhooks,
  };
  services.moderation.onStored(services.lists.noteStored);
  announceChanges(services, clock);
  watchLink(services);
  watchPolls(services);
  return services;
}
