import { changeIndexes } from './background';

/** Indexes by which nodes claim the jobs of one lane, however many jobs of another lane or receiver wait. */
export const deliveryLaneIndexes = changeIndexes(
  {
    jobs_group: "jobs (split_part(kind, '.', 1), run_at, id) where died_at is null",
    jobs_receiver: `jobs ((payload ->> 'webhookId'), run_at, id)
      where died_at is null and kind = 'webhook.deliver'`,
  },
  ['jobs_due'],
);
