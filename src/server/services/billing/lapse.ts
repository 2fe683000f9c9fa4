import { grantsAccess } from '~/contract/access';
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

/** Computes the moments before which periods and late payments must have begun to end access at `now`. */
export function computeLapseLimits(now: Date, graceDays: number): { periodEnd: Date; pastDueSince: Date } {
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
  if (!grantsAccess(status)) return status;
  const limits = computeLapseLimits(now, graceDays);
  const hasLapsed = pastDueSince ? pastDueSince <= limits.pastDueSince : periodEnd <= limits.periodEnd;
  if (!hasLapsed) return status;
  return cancelAtPeriodEnd ? 'canceled' : 'suspended';
}
