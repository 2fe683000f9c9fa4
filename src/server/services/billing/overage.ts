import type { BillingProvider } from '../../billing/provider';
import type { Clock } from '../../clock';
import { createTimeOrderedId } from '../../ids';
import type { JobQueue } from '../../jobs/queue';
import type { Store } from '../../store/connect';
import { writeAuditEvent } from '../../store/repositories/audit';
import {
  closePeriodsOfEndedSubscriptions,
  listDueOverages,
  markOverageInvoiced,
  markOverageTried,
  type Overage,
} from '../../store/repositories/overage';
import { formatUtcDay } from '../../timeRanges';
import { askProvider, isCustomerRefused } from './askProvider';

interface OverageOptions {
  store: Store;
  clock: Clock;
  jobs: JobQueue;
  provider: BillingProvider | undefined;
  onBackgroundError: (error: unknown) => void;
}

/** Invoices of one run; the next run follows within the hour. */
const MAX_INVOICES = 50;
const MAX_FAILURES_IN_A_ROW = 3;

/** @returns a function that invoices the overage of closed periods, each once; it never rejects */
export function createOverageInvoicing(options: OverageOptions): () => Promise<void> {
  const { store, clock, jobs, provider, onBackgroundError } = options;
  const { db } = store;

  async function invoice(from: BillingProvider, overage: Overage): Promise<void> {
    const { accountId, customerId, periodStart, periodEnd, messages, cents } = overage;
    await askProvider(() =>
      from.invoiceOverage({
        // The id is the same for each attempt, so that the provider recognises a repeated invoice.
        id: `${accountId} ${periodStart.toISOString()}`,
        customerId,
        cents,
        description:
          `${messages.toLocaleString('en-US')} messages over the limit, ` +
          `${formatUtcDay(periodStart)} to ${formatUtcDay(periodEnd)}`,
        periodStart,
        periodEnd,
      }),
    );
    const now = clock.now();
    await db.transaction().execute(async (trx) => {
      if (!(await markOverageInvoiced(trx, overage, now))) return;
      await writeAuditEvent(trx, {
        id: createTimeOrderedId(now.getTime()),
        accountId,
        subjectId: accountId,
        kind: 'subscription.overage_invoiced',
        actor: 'service',
        at: now,
        detail: { period_start: periodStart.toISOString(), messages, cents },
      });
    });
  }

  async function invoiceAll(from: BillingProvider): Promise<void> {
    await closePeriodsOfEndedSubscriptions(db, clock.now());
    let failures = 0;
    for (const overage of await listDueOverages(db, from.name, MAX_INVOICES)) {
      try {
        await markOverageTried(db, overage, clock.now());
        await invoice(from, overage);
        failures = 0;
      } catch (error) {
        onBackgroundError(error);
        if (isCustomerRefused(error)) continue;
        failures += 1;
        if (failures === MAX_FAILURES_IN_A_ROW) return;
      }
    }
  }

  const invoiceOverage = async (): Promise<void> => {
    if (provider) await invoiceAll(provider).catch(onBackgroundError);
  };
  jobs.handle('billing.overage', invoiceOverage);
  return invoiceOverage;
}
