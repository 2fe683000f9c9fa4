import type { Generated } from 'kysely';
import type { AutomationLevel, KeyScope, ListAction, ListKind, Swearing } from '~/contract/api.gen';
import type { Json } from './json';

export interface AccountsTable {
  id: string;
  email: string;
  password_hash: string;
  verified_at: Date | null;
  /** Part of every login token; raising it ends them all. */
  session_epoch: Generated<number>;
  verification_sent_at: Date | null;
  trial_used_at: Date | null;
  created_at: Date;
}

/** Login tokens that were signed out before they expired. */
export interface EndedSessionsTable {
  id: string;
  account_id: string;
  expires_at: Date;
}

export const TOKEN_PURPOSES = ['verify_email', 'reset_password'] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

export interface SingleUseTokensTable {
  /** SHA-256 of the token. */
  hash: Buffer;
  account_id: string;
  purpose: TokenPurpose;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface ThrottlesTable {
  key: string;
  failures: number;
  window_ends_at: Date;
}

export const KEY_MODES = ['live', 'test'] as const;
export type KeyMode = (typeof KEY_MODES)[number];

export interface ApiKeysTable {
  id: string;
  account_id: string;
  name: string;
  description: string | null;
  mode: KeyMode;
  key_prefix: string;
  /** SHA-256 of the whole key. */
  key_hash: Buffer;
  scopes: KeyScope[];
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

export interface ConfigsTable {
  account_id: string;
  version: number;
  server_rules: string;
  automation_level: AutomationLevel;
  confidence_threshold: number;
  pre_filter_enabled: boolean;
  escalation_enabled: boolean;
  swearing: Generated<Swearing>;
  updated_at: Date;
  /** How often settings of single game servers have changed. */
  servers_version: Generated<number>;
}

/** A game server that has sent a message or asked for decisions. Null settings follow the configuration. */
export interface GameServersTable {
  id: Generated<string>;
  account_id: string;
  name: string;
  display_name: string | null;
  first_message_at: Date | null;
  last_message_at: Date | null;
  last_poll_at: Date | null;
  /** The later one of the last message and the last poll. */
  heard_at: Date;
  link_version: string | null;
  link_dry_run: Generated<boolean>;
  lag_seconds: number | null;
  automation_level: AutomationLevel | null;
  confidence_threshold: number | null;
  pre_filter_enabled: boolean | null;
  escalation_enabled: boolean | null;
  swearing: Swearing | null;
  version: Generated<number>;
}

/** A word, a phrase or a link of the owner's lists. */
export interface ListEntriesTable {
  id: string;
  account_id: string;
  kind: ListKind;
  pattern: string;
  action: ListAction;
  /** The game servers that the entry applies to; null for all. */
  servers: string[] | null;
  created_at: Date;
  /** The actor's name for people. */
  created_by: string | null;
  decided_lines: Generated<number>;
  last_decided_at: Date | null;
}

export interface AuditEventsTable {
  id: string;
  account_id: string;
  subject_id: string | null;
  kind: string;
  actor: string | null;
  /** The actor's name for people, as it was then; null for the service, and for older events. */
  actor_name: Generated<string | null>;
  at: Date;
  detail: Json;
}

/** The tables of owners: who they are, and what they have set. */
export interface AccountTables {
  accounts: AccountsTable;
  ended_sessions: EndedSessionsTable;
  single_use_tokens: SingleUseTokensTable;
  throttles: ThrottlesTable;
  api_keys: ApiKeysTable;
  configs: ConfigsTable;
  game_servers: GameServersTable;
  list_entries: ListEntriesTable;
  audit_events: AuditEventsTable;
}
