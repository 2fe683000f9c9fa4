import type { Subscription, SubscriptionStatus, Tier } from '~/contract/api.gen';
import type { Tone } from '~/design-system/tone';
import { humanize, toToneAndLabel, type Labelled } from './labelled';

const TIER_TONES: Readonly<Record<Tier, Tone>> = { starter: 'info', growth: 'accent', pro: 'positive' };

const STATUSES: Readonly<Record<SubscriptionStatus, Labelled>> = {
  active: { tone: 'positive', label: 'Active' },
  trial: { tone: 'info', label: 'Free Trial' },
  canceled: { tone: 'caution', label: 'Canceled' },
  suspended: { tone: 'critical', label: 'Suspended' },
};

/** Tone and name of a tier, with '(Trial)' after it while the trial runs. */
export function describeTier(tier: string, status?: string): Labelled {
  const tone = Object.hasOwn(TIER_TONES, tier) ? TIER_TONES[tier as Tier] : 'neutral';
  return { tone, label: status === 'trial' ? `${humanize(tier)} (Trial)` : humanize(tier) };
}

/** Tone and label of a subscription's status: trial is 'Free Trial', an unknown status is neutral. */
export function describeSubscriptionStatus(status: string): Labelled {
  return toToneAndLabel(STATUSES, status);
}

/** Formats the line about the plan in the account menu; `null` gives 'No plan yet'. */
export function formatPlanAndStatus(subscription: { tier: string; status: string } | null): string {
  if (subscription === null) return 'No plan yet';
  const { tier, status } = subscription;
  return status === 'active'
    ? `${humanize(tier)} plan`
    : `${humanize(tier)} plan, ${describeSubscriptionStatus(status).label}`;
}

/** Replaces prices and payments in an installation whose operator sets the plans. */
export const NO_PAYMENTS_TEXT =
  'This installation takes no payments: its operator sets the plan of every account.';

/** Whether the installation takes payments. An answer without the field means yes. */
export function takesPayments(subscription: Pick<Subscription, 'takes_payments'> | null): boolean {
  return subscription?.takes_payments !== false;
}
