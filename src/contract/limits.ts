/** Constants and limits that the app, the server and the tests share. */

/** Milliseconds after which the client aborts a call without an answer. */
export const CALL_TIMEOUT_MS = 30_000;

/** Milliseconds for which the app shows each temporary state. */
export const TEMPORARY_STATE_MS = {
  verificationRedirect: 2_000,
  resendConfirmation: 5_000,
  banner: 3_000,
  configStatus: 3_000,
  enterpriseSubmit: 1_000,
} as const;

export const LOG_PAGE_SIZES = [25, 50, 100] as const;
export const DEFAULT_LOG_PAGE_SIZE = 50;
export const REVIEW_PAGE_SIZE = 20;
export const DEFAULT_PLAYER_PAGE_SIZE = 50;
/** The largest number of rows to skip; the contract has the same number. */
export const MAX_OFFSET = 2_147_483_647;

export const DEFAULT_OVERVIEW_PERIOD = '24h';
export const DEFAULT_ANALYTICS_PERIOD = '7d';

export const DEFAULT_CONFIDENCE_THRESHOLD = 0.7;
export const CONFIDENCE_THRESHOLD_STEP = 0.01;
export const DEFAULT_AUTOMATION_LEVEL = 'auto_warn';
/** The swearing setting of an owner who has chosen none: what the service did before it had the setting. */
export const DEFAULT_SWEARING = 'warn';

/** Earlier warnings, mutes and kicks within this many days before a message escalate its action. */
export const ESCALATION_DAYS = 30;
/** Days that each period of the statistics covers. */
export const PERIOD_DAYS = { '24h': 1, '7d': 7, '30d': 30, '90d': 90 } as const;

/** Number of characters of a uuid that lists show. */
export const SHORT_UUID_LENGTH = 8;

/** Lifetime of single-use links, in hours. */
export const AUTH_LINK_HOURS = { verification: 24, passwordReset: 1 } as const;

/** Mails with a link that the server sends to one account in a day. */
export const AUTH_LINK_MAILS_PER_DAY = { verification: 10, passwordReset: 10 } as const;

/** Largest lengths of typed texts in characters; the contract has the same numbers. */
export const MAX_LENGTH = {
  email: 254,
  password: 256,
  serverRules: 5_000,
  comments: 1_000,
  keyName: 64,
  keyDescription: 256,
  chatMessage: 512,
  player: 64,
  messagePart: 128,
  serverName: 64,
  webhookUrl: 500,
  webhookDescription: 256,
  gameReason: 200,
} as const;

/** Largest number of extra servers; the contract has the same number. */
export const MAX_EXTRA_SERVERS = 100;

/** Days for which counts by hour and by day are kept; the usage history shows two years. */
export const COUNT_RETENTION_DAYS = 800;

/** Days for which a late payment warns before access ends. */
export const LATE_PAYMENT_DAYS = 7;
