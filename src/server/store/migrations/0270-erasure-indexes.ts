import { changeIndexes } from './background';

/** The indexes by which the erasure of a player or an account finds jobs and audit events, in steps. */
export const erasureIndexes = changeIndexes(
  {
    jobs_account_id: 'jobs (account_id, id)',
    audit_events_player:
      "audit_events (account_id, (detail ->> 'player_uuid'), id) where kind = 'player.acted'",
  },
  ['jobs_account'],
);
