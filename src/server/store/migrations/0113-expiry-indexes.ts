import { changeIndexes } from './background';

/** Indexes by which retention finds expired rows without reading whole tables. */
export const expiryIndexes = changeIndexes({
  throttles_expiry: 'throttles (window_ends_at)',
  single_use_tokens_expiry: 'single_use_tokens (expires_at)',
  webhook_deliveries_age: 'webhook_deliveries (created_at)',
  jobs_dead: 'jobs (died_at) where died_at is not null',
});
