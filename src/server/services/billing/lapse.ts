import { doesStatusGrantAccess } from '~/contract/access';
import type { SubscriptionStatus } from '~/contract/api.gen';
import { LATE_PAYMENT_DAYS } from '~/contract/limits';
import { DAY_MS } from '../../clock';

interface Terms {
  status: SubscriptionStatus;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** Null while no payment is late. */
  pastDueSince: Date | null;
}

/** Computes the latest end of a period, and the latest begin of a late payment, with which access has ended at `now`. */
export function computeLapseCutoffs(now: Date, graceDays: number): { periodEnd: Date; pastDueSince: Date } {
  return {
    periodEnd: new Date(now.getTime() - graceDays * DAY_MS),
    pastDueSince: new Date(now.getTime() - LATE_PAYMENT_DAYS * DAY_MS),
  };
}

/**
 * Computes the status at `now`: access ends some days after a payment is late or after a period that was not renewed.
 */
export function computeStatusAt(now: Date, graceDays: number, terms: Terms): SubscriptionStatus {
  const { status, periodEnd, cancelAtPeriodEnd, pastDueSince } = terms;
  if (!doesStatusGrantAccess(status)) return status;
  const cutoffs = computeLapseCutoffs(now, graceDays);
  const hasLapsed = pastDueSince ? pastDueSince <= cutoffs.pastDueSince : periodEnd <= cutoffs.periodEnd;
  if (!hasLapsed) return status;
  return cancelAtPeriodEnd ? 'canceled' : 'suspended';
}
