import type { KeyPrefix, ReviewStatus } from '~/contract/api.gen';
import { toToneAndLabel, type Labelled } from './labelled';

const REVIEW_STATUSES: Readonly<Record<ReviewStatus, Labelled>> = {
  pending: { tone: 'serious', label: 'Pending' },
  approved: { tone: 'positive', label: 'Approved' },
  rejected: { tone: 'neutral', label: 'Rejected' },
  customized: { tone: 'info', label: 'Customized' },
};

const KEY_PREFIXES: Readonly<Record<KeyPrefix, string>> = {
  sk_live: 'sk_live (production)',
  sk_test: 'sk_test (testing)',
};

/** Tone and label of a review item's status. */
export function describeReviewStatus(status: string): Labelled {
  return toToneAndLabel(REVIEW_STATUSES, status);
}

/** Tone and label of an API key, active or revoked. */
export function describeKeyStatus(isActive: boolean): Labelled {
  return isActive ? { tone: 'positive', label: 'Active' } : { tone: 'neutral', label: 'Revoked' };
}

/** Label of a key prefix in the form for a new key. */
export function formatKeyPrefix(prefix: KeyPrefix): string {
  return KEY_PREFIXES[prefix];
}
