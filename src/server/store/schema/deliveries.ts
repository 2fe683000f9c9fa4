import type { ColumnType, Generated } from 'kysely';
import type { Action, Actor, DeliveryState, GameDecisionKind, WebhookEvent } from '~/contract/api.gen';
import type { Json } from './json';

/** Queued work; a job that is done is deleted. */
export interface JobsTable {
  id: string;
  /** Lane and name: `mail.reset`. */
  kind: string;
  account_id: string | null;
  payload: Json;
  /** How many attempts have begun. */
  attempts: Generated<number>;
  run_at: Date;
  /** Until when the job belongs to the node that claimed it; null while no node holds it. */
  locked_until: Date | null;
  /** When the job was given up after its last attempt. */
  died_at: Date | null;
  last_error: string | null;
  created_at: Date;
}

/** The addresses of an owner's own systems that receive events. */
export interface WebhooksTable {
  id: string;
  account_id: string;
  url: string;
  description: string | null;
  events: WebhookEvent[];
  /** Stored as text, because signing needs it. */
  secret: string;
  enabled: boolean;
  /** The first failure since the last delivered event; null while the last one was delivered. */
  failing_since: Date | null;
  /** Why the service switched it off; null while it is enabled, or when the owner did. */
  paused_reason: 'failing' | 'gone' | null;
  created_at: Date;
}

/** The newest attempt of one delivery. */
export interface WebhookDeliveriesTable {
  id: string;
  account_id: string;
  webhook_id: string;
  event: string;
  status: 'delivered' | 'retrying' | 'failed';
  attempts: number;
  response_status: number | null;
  duration_ms: number;
  fault: string | null;
  created_at: Date;
  attempted_at: Date;
  next_attempt_at: Date | null;
  /** The event of a delivery that was given up, so that its owner can retry it. */
  content: Json | null;
}

/** What was decided after a verdict was answered, for the game servers. */
export interface GameDecisionsTable {
  id: string;
  account_id: string;
  /** Its number in the account's feed, in the order of the commits. */
  place: number;
  created_at: Date;
  kind: GameDecisionKind;
  action: Action;
  /** What the game was told before. */
  previous_action: Action;
  duration_seconds: number | null;
  player_uuid: string;
  player_name: string;
  /** Null for every server. */
  server: string | null;
  /** The caller's own id of the message. */
  message_id: string | null;
  /** The id of the message; null for the owner's own action. */
  log_id: string | null;
  /** The text that the player reads. */
  reason: string;
  replaces: string | null;
  actor: ColumnType<Actor, string, string>;
  state: Generated<DeliveryState>;
  reported_server: Generated<string | null>;
  reported_at: Generated<Date | null>;
  detail: Generated<string | null>;
}

/** The place of each account's newest decision. */
export interface DecisionPlacesTable {
  account_id: string;
  last: number;
}

/** The tables of jobs, and of what goes to receivers and game servers. */
export interface DeliveryTables {
  game_decisions: GameDecisionsTable;
  decision_places: DecisionPlacesTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
  jobs: JobsTable;
}
