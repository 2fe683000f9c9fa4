import type { ColumnType, Generated } from 'kysely';
import type { Action, Actor, Category, Channel, DecidedBy, ReviewStatus } from '~/contract/api.gen';

export interface MessagesTable {
  id: string;
  account_id: string;
  created_at: Date;
  /** When the player said it, where the caller sends that time: at most a week before it arrived, and not after. */
  sent_at: Date | null;
  server: string | null;
  /** Null where the caller does not say, and for earlier messages. */
  channel: Generated<Channel | null>;
  player_uuid: string;
  player_name: string;
  message: string;
  message_id: string | null;
  final_action: Action;
  recommended_action: Action;
  category: Category | null;
  severity: number;
  confidence: number | null;
  reasoning: string | null;
  rule: string | null;
  filtered: boolean;
  decided_by: DecidedBy;
  processing_time_ms: number;
  review_status: ReviewStatus | null;
  /**
   * Millionths of a US dollar that the AI cost for it and that its commit counted; null where none was asked, where the
   * cost was counted apart from it, and for earlier messages.
   */
  ai_cost_micros: Generated<number | null>;
  /** When its action was taken back; null while one holds, and where there was none. */
  undone_at: Generated<Date | null>;
}

const messageColumns: Readonly<Record<keyof MessagesTable, true>> = {
  id: true,
  account_id: true,
  created_at: true,
  sent_at: true,
  server: true,
  channel: true,
  player_uuid: true,
  player_name: true,
  message: true,
  message_id: true,
  final_action: true,
  recommended_action: true,
  category: true,
  severity: true,
  confidence: true,
  reasoning: true,
  rule: true,
  filtered: true,
  decided_by: true,
  processing_time_ms: true,
  review_status: true,
  ai_cost_micros: true,
  undone_at: true,
};
/** PostgreSQL refuses a prepared `select *` for ever once a later version has added a column. */
export const MESSAGE_COLUMNS: readonly string[] = Object.keys(messageColumns);

/** The message of each of a caller's own ids, so that a repeated call is counted once. */
export interface MessageReceiptsTable {
  account_id: string;
  message_id: string;
  body_hash: Buffer;
  log_id: string;
  created_at: Date;
}

/** Milliseconds within which processing times are counted: one of 3 ms counts for 5 and for every longer edge. */
export const TIME_EDGES_MS = [1, 5, 10, 25, 50, 100, 250, 1000] as const;
type TimeEdge = (typeof TIME_EDGES_MS)[number];
type TimeRanges = Record<`within_${TimeEdge}ms`, number>;

export interface HourlyTotalsTable extends TimeRanges {
  account_id: string;
  hour: Date;
  messages: number;
  filtered: number;
  violations: number;
  action_none: number;
  action_warn: number;
  action_mute: number;
  action_kick: number;
  action_ban: number;
  by_pre_filter: number;
  by_local: number;
  by_ai: number;
  by_fail_open: number;
  time_sum_ms: number;
  time_max_ms: number;
}

export interface PlayerHoursTable {
  account_id: string;
  hour: Date;
  player_uuid: string;
}

export interface PlayerDaysTable {
  account_id: string;
  /** `YYYY-MM-DD`, a UTC day. */
  day: string;
  player_uuid: string;
}

/** How many players wrote in an hour. */
export interface PlayersByHourTable {
  account_id: string;
  hour: Date;
  players: number;
}

/** How many players wrote on a day. */
export interface PlayersByDayTable {
  account_id: string;
  /** `YYYY-MM-DD`, a UTC day. */
  day: string;
  players: number;
}

/** How many players wrote for the last time in an hour. */
export interface PlayersLastSeenTable {
  account_id: string;
  hour: Date;
  players: number;
}

/** Accounts whose players the three tables above do not count yet. */
export interface UncountedAccountsTable {
  account_id: string;
}

export interface PlayersTable {
  account_id: string;
  player_uuid: string;
  player_name: string;
  first_seen_at: Date;
  last_seen_at: Date;
  messages: number;
  violations: number;
  warnings: number;
  mutes: number;
  kicks: number;
  bans: number;
}

/** The final action of each message of the last 30 days that has one. */
export interface PlayerActionsTable {
  account_id: string;
  player_uuid: string;
  /** The message's time. */
  created_at: Date;
  /** The message's id. */
  id: string;
  /** When the message was said, by the caller's clock; null where the caller sent no time, and for earlier rows. */
  said_at: Generated<Date | null>;
  action: Exclude<Action, 'none'>;
}

export interface ServerHoursTable {
  account_id: string;
  hour: Date;
  server: string;
  messages: number;
}

export interface ReviewsTable {
  /** The id of the message under review. */
  id: string;
  account_id: string;
  created_at: Date;
  status: ReviewStatus;
  recommended_action: Action;
  /** The action that the game server got before a reviewer decided. */
  applied_action: Action;
  decided_action: Action | null;
  decided_at: Date | null;
  /** The e-mail address that the reviewer typed with the decision. */
  reviewed_by: string | null;
  decided_by_account: string | null;
  /** The member or key that decided, as it was then; null for decisions from before it was kept. */
  actor: ColumnType<Actor | null, string | null | undefined, string | null>;
  comments: string | null;
  /** Equal for near-identical messages. */
  similar_key: string;
}

/** How many review items wait, by the hour of their messages. Triggers on the table of reviews update it. */
export interface ReviewHoursTable {
  account_id: string;
  hour: Date;
  pending: number;
}

/** The tables of judged messages, their reviews, and their counts. */
export interface MessageTables {
  messages: MessagesTable;
  message_receipts: MessageReceiptsTable;
  hourly_totals: HourlyTotalsTable;
  player_hours: PlayerHoursTable;
  player_days: PlayerDaysTable;
  players_by_hour: PlayersByHourTable;
  players_by_day: PlayersByDayTable;
  players_last_seen: PlayersLastSeenTable;
  uncounted_accounts: UncountedAccountsTable;
  players: PlayersTable;
  player_actions: PlayerActionsTable;
  server_hours: ServerHoursTable;
  reviews: ReviewsTable;
  review_hours: ReviewHoursTable;
}
