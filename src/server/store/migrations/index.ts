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
import { decidedViolations } from './0119-decided-violations';
import { keyScopes } from './0120-key-scopes';
import { deliveryLanes } from './0130-delivery-lanes';
import { billingChecks } from './0131-billing-checks';
import { closedPeriods } from './0132-closed-periods';

/** Every change of the schema, in the order of their application. A released one never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': accounts,
  '0002-messages': messages,
  '0100-billing': billing,
  '0101-jobs': jobs,
  '0102-webhooks': webhooks,
  '0103-extra-servers': extraServers,
  '0104-webhook-content': webhookContent,
  '0110-message-sent-at': messageSentAt,
  '0113-expiry-indexes': expiryIndexes,
  '0116-usage-periods': usagePeriods,
  '0118-player-actions': playerActions,
  '0119-decided-violations': decidedViolations,
  '0120-key-scopes': keyScopes,
  '0130-delivery-lanes': deliveryLanes,
  '0131-billing-checks': billingChecks,
  '0132-closed-periods': closedPeriods,
};
