import type { Clock } from '../clock';
import type { Env } from '../env';
import { moderateLocally } from '../moderation';
import { createLoginTokens } from '../security/login-tokens';
import { createPasswords, type Passwords } from '../security/passwords';
import type { Store } from '../store/connect';
import { createDashboard, type DashboardService } from './dashboard';
import { createHealth, type HealthService } from './health';
import { createKeyHolders, type KeyHolderService } from './key-holders';
import { createKeys, type KeyService } from './keys';
import { createLogs, type LogService } from './logs';
import { createModeration, type Decide, type ModerationService } from './moderation';
import { createReviews, type ReviewService } from './reviews';
import { createSessions, type SessionService } from './sessions';
import { createSettings, type SettingsService } from './settings';
import { createUsage, type UsageService } from './usage';

/** What operations call. Each service owns its rules; none knows about HTTP beyond the problems it throws. */
export interface Services {
  dashboard: DashboardService;
  health: HealthService;
  keyHolders: KeyHolderService;
  keys: KeyService;
  logs: LogService;
  moderation: ModerationService;
  reviews: ReviewService;
  sessions: SessionService;
  settings: SettingsService;
  usage: UsageService;
}

export interface ServiceOptions {
  env: Env & { jwtSecret: string };
  store: Store;
  clock: Clock;
  /** Replaces the local rules as the one who decides. */
  decide?: Decide;
  passwords?: Passwords;
  onBackgroundError: (error: unknown) => void;
}

const decideLocally: Decide = (input) =>
  Promise.resolve({ verdict: moderateLocally(input), aiCalls: 0, aiCostMicros: 0 });

export function createServices(options: ServiceOptions): Services {
  const { env, store, clock, onBackgroundError } = options;
  const tokens = createLoginTokens({ secret: env.jwtSecret, previousSecret: env.jwtSecretPrevious, clock });
  const passwords = options.passwords ?? createPasswords();
  return {
    dashboard: createDashboard({ store, clock }),
    health: createHealth({ store, clock }),
    keyHolders: createKeyHolders({ store }),
    keys: createKeys({ store, clock }),
    logs: createLogs({ store, clock }),
    moderation: createModeration({
      store,
      clock,
      decide: options.decide ?? decideLocally,
      onBackgroundError,
    }),
    reviews: createReviews({ store, clock }),
    sessions: createSessions({ store, clock, passwords, tokens }),
    settings: createSettings({ store, clock }),
    usage: createUsage({ store, clock }),
  };
}
