import type { Migration } from 'kysely';
import { accounts } from './0001-accounts';
import { messages } from './0002-messages';
import { billing } from './0100-billing';
import { jobs } from './0101-jobs';
import { webhooks } from './0102-webhooks';
import { extraServers } from './0103-extra-servers';
import { webhookContent } from './0104-webhook-content';
import { messageSentAt } from './0110-message-sent-at';
import { expiryIndexes } from './0113-expiry-indexes';
import { usagePeriods } from './0116-usage-periods';
import { playerActions } from './0118-player-actions';
import { correctViolationCounts } from './0119-decided-violations';
import { keyScopes } from './0120-key-scopes';
import { deliveryLanes } from './0130-delivery-lanes';
import { billingChecks } from './0131-billing-checks';
import { closedPeriods } from './0132-closed-periods';
import { aiDays } from './0140-ai-days';
import { overage } from './0141-overage';
import { deliveryLaneIndexes } from './0160-delivery-lane-indexes';
import { billingCheckIndexes } from './0161-billing-check-indexes';
import { actors } from './0170-actors';
import { reviewHours } from './0171-review-hours';
import { hiddenMessages } from './0180-hidden-messages';
import { channels } from './0190-channels';
import { gameDecisions } from './0191-game-decisions';
import { gameServers } from './0200-game-servers';
import { dryRun } from './0201-dry-run';
import { listEntriesTable } from './0220-list-entries';
import { playerCounts } from './0230-player-counts';
import { countEarlierPlayers } from './0231-earlier-players';
import { playerNames } from './0232-player-names';
import { equalRejections } from './0240-equal-rejections';
import { swearing } from './0250-swearing';
import { overageAttempts } from './0260-overage-attempts';
import { erasureIndexes } from './0270-erasure-indexes';
import { messageAiCost } from './0280-message-ai-cost';
import { playerNameBatches } from './0290-player-name-batches';
import { fillLastingChanges, lastingChanges } from './0300-lasting-changes';
import { playersByName } from './0310-players-by-name';
import type { BackgroundMigration } from './background';

/**
 * The changes of the schema that a node applies before it listens, in the order of their names: quick ones that the
 * version before tolerates, because its nodes still run. A released one never changes.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': accounts,
  '0002-messages': messages,
  '0100-billing': billing,
  '0101-jobs': jobs,
  '0102-webhooks': webhooks,
  '0103-extra-servers': extraServers,
  '0104-webhook-content': webhookContent,
  '0110-message-sent-at': messageSentAt,
  '0116-usage-periods': usagePeriods,
  '0118-player-actions': playerActions,
  '0119-decided-violations': correctViolationCounts,
  '0120-key-scopes': keyScopes,
  '0130-delivery-lanes': deliveryLanes,
  '0131-billing-checks': billingChecks,
  '0132-closed-periods': closedPeriods,
  '0140-ai-days': aiDays,
  '0141-overage': overage,
  '0170-actors': actors,
  '0171-review-hours': reviewHours,
  '0180-hidden-messages': hiddenMessages,
  '0190-channels': channels,
  '0191-game-decisions': gameDecisions,
  '0200-game-servers': gameServers,
  '0201-dry-run': dryRun,
  '0220-list-entries': listEntriesTable,
  '0230-player-counts': playerCounts,
  '0250-swearing': swearing,
  '0260-overage-attempts': overageAttempts,
  '0280-message-ai-cost': messageAiCost,
  '0300-lasting-changes': lastingChanges,
};

/** The long changes, in the order of their names, which one node does while it serves. */
export const backgroundMigrations: Readonly<Record<string, BackgroundMigration>> = {
  '0113-expiry-indexes': expiryIndexes,
  '0160-delivery-lane-indexes': deliveryLaneIndexes,
  '0161-billing-check-indexes': billingCheckIndexes,
  '0231-earlier-players': countEarlierPlayers,
  '0232-player-names': playerNames,
  '0240-equal-rejections': equalRejections,
  '0270-erasure-indexes': erasureIndexes,
  '0290-player-name-batches': playerNameBatches,
  '0301-earlier-lasting-changes': fillLastingChanges,
  '0310-players-by-name': playersByName,
};
