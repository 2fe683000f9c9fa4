import type { ApiKey, KeyPrefix, KeyScope } from '~/contract/api.gen';

/** Shown when the server refuses a new key and gives no reason. */
export const CREATE_KEY_FAILED = 'Failed to create API key. Please try again.';

/** Returns the error when no scope is selected, else null. */
export function validateScopes({ scopes }: { scopes: readonly KeyScope[] }): string | null {
  return scopes.length > 0 ? null : 'Choose at least one scope';
}

/** Whether a key is for production or for testing, by the prefix that the list shows. */
export function readKeyPrefix({ key_prefix }: Pick<ApiKey, 'key_prefix'>): KeyPrefix {
  return key_prefix.startsWith('sk_test') ? 'sk_test' : 'sk_live';
}

const DAY_MS = 86_400_000;

/** Days without use after which the list marks a key, because a leak of a forgotten key stays unnoticed. */
export const IDLE_KEY_DAYS = 30;

/**
 * Whether an active key has been unused for 30 days; an unused key counts from its creation.
 *
 * @param now milliseconds since 1970
 */
export function isIdleKey(
  key: Pick<ApiKey, 'is_active' | 'created_at' | 'last_used_at'>,
  now: number,
): boolean {
  if (!key.is_active) return false;
  return now - Date.parse(key.last_used_at ?? key.created_at) >= IDLE_KEY_DAYS * DAY_MS;
}
