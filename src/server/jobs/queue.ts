import type { Actor } from '~/contract/api.gen';
import { setTimeout as wait } from 'node:timers/promises';
import { type Clock, HOUR_MS, MINUTE_MS, SECOND_MS } from '../clock';
import { createTimeOrderedId } from '../ids';
import type { Metrics } from '../metrics';
import type { Store } from '../store/connect';
import type { Db } from '../store/db';
import {
  type ClaimedJob,
  claimDeliveries,
  claimJob,
  claimJobs,
  countJobs,
  failJob,
  finishJob,
  insertJob,
} from '../store/repositories/jobs';
import { describeError } from '../describeError';

/** The payload of every kind of job. The part before the dot is its group: groups don't wait for each other. */
export interface JobPayloads {
  'mail.verification': { accountId: string };
  'mail.reset': { email: string };
  'mail.password_changed': { accountId: string };
  'mail.key_created': { accountId: string; keyId: string; actor: Actor };
  'mail.account_deleted': { email: string };
  'mail.webhook_paused': { accountId: string; webhookId: string };
  'account.erase': { accountId: string };
  'account.erase_player': { accountId: string; playerId: string; until: string; last: boolean };
  'mail.payment_late': { accountId: string; since: string; reminder: boolean };
  'billing.reconcile': Record<string, never>;
  'billing.overage': Record<string, never>;
  'webhook.deliver': { accountId: string; webhookId: string; event: string; at: string; data: unknown };
}
export type JobKind = keyof JobPayloads;

/** What a handler gets for one attempt at a job. */
export interface JobAttempt<Kind extends JobKind> {
  id: string;
  payload: JobPayloads[Kind];
  /** 1 for the first. */
  attempt: number;
  /** When the next attempt follows if this one fails; undefined for the last. */
  nextAt: Date | undefined;
}

/**
 * A job is done when its handler resolves, and is retried later when it rejects. It may run twice: a node can die after
 * the work and before it is recorded.
 */
export type JobHandler<Kind extends JobKind> = (attempt: JobAttempt<Kind>) => Promise<void>;

/**
 * An attempt failed because of the owner's receiver. The owner's delivery log shows it, so the service's log does not.
 */
export class ReceiverFailedError extends Error {
  override name = 'ReceiverFailedError';
}

export interface JobQueue {
  handle: <Kind extends JobKind>(kind: Kind, handler: JobHandler<Kind>) => void;
  /** Adds a job in the transaction of its cause; `accountId` ties the job to the life of the account. */
  add: <Kind extends JobKind>(
    trx: Db,
    kind: Kind,
    payload: JobPayloads[Kind],
    accountId: string | null,
    options?: {
      /** Continues a job that was given up, under its id. Does nothing when it is queued already. */
      again?: { id: string; attempts: number };
      /** When the job is due. @default now */
      runAt?: Date;
    },
  ) => Promise<void>;
  /**
   * Makes one more attempt at a queued job now.
   *
   * @returns false when an attempt is under way already, or when there is no such job
   */
  runNow: (id: string) => Promise<boolean>;
  /** Says that a transaction with jobs was committed, so that they need not wait for the next check. */
  checkSoon: () => void;
  /** Runs everything that is due, and resolves when nothing is. */
  runDue: () => Promise<void>;
  /** Begins to check for due jobs. */
  start: () => void;
  /** Takes no more jobs; resolves when those under way are done, or after 5 s. A node then repeats the others. */
  stop: () => Promise<void>;
}

interface QueueOptions {
  store: Store;
  clock: Clock;
  metrics: Metrics;
  /** Called with each failure; the job is then retried or given up. */
  onError: (error: unknown) => void;
}

/** Milliseconds before each retry; after the last one the job is given up and stays for an operator to inspect. */
const retryPausesMs: Readonly<Record<string, readonly number[]>> = {
  mail: [5, 30, 120, 600, 1_800, ...Array.from({ length: 11 }, () => 7_200)].map((s) => s * SECOND_MS),
  // The Standard Webhooks scheme recommends these: about three days in all.
  webhook: [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400].map((s) => s * SECOND_MS),
  // The owner was told that the account is deleted, so the node tries for a month before an operator has to look.
  account: [5, 60, 600, ...Array.from({ length: 24 * 30 }, () => 3_600)].map((s) => s * SECOND_MS),
};
const OTHER_RETRY_PAUSES_MS = [5 * SECOND_MS, MINUTE_MS, 10 * MINUTE_MS, HOUR_MS];

/** A claimed job's lock lasts longer than any handler may take. */
const LOCK_TIMEOUT_MS = 2 * MINUTE_MS;
const CHECK_INTERVAL_MS = SECOND_MS;
/** Half of the time in which a node must end: a receiver may hang for longer. */
const STOP_TIMEOUT_MS = 5 * SECOND_MS;
const MAX_CONCURRENT = 10;
/**
 * Deliveries under way on one node. Those to failing webhooks have places of their own, so that dead receivers never
 * take the places of the others.
 */
const MAX_DELIVERIES = { healthy: 40, failing: 20 } as const;
/** Deliveries under way on all nodes. No receiver that hangs holds more places before it counts as failing. */
const DELIVERY_LIMITS = {
  healthy: { perWebhook: 4, perAccount: 8 },
  failing: { perWebhook: 1, perAccount: 2 },
} as const;

/** Jobs that share places; lanes don't wait for each other. */
interface Lane {
  places: number;
  claim: (now: Date, lockedUntil: Date, limit: number) => Promise<ClaimedJob[]>;
  underWay: Set<Promise<void>>;
  /** The loop that claims jobs while some are due or under way. */
  loop: Promise<void> | undefined;
  /** Whether a caller asked for another claim since the last one began. */
  again: boolean;
  wake: () => void;
}

function takeAgain(lane: Lane): boolean {
  const { again } = lane;
  lane.again = false;
  return again;
}

/** The kind's part before the dot. */
function getJobGroup(kind: string): string {
  return kind.split('.', 1)[0] ?? kind;
}

function createLane(places: number, claim: Lane['claim']): Lane {
  return { places, claim, underWay: new Set(), loop: undefined, again: false, wake: () => undefined };
}

function createLanes(db: Db, group: string): Lane[] {
  if (group !== 'webhook')
    return [
      createLane(MAX_CONCURRENT, (now, lockedUntil, limit) => claimJobs(db, group, now, lockedUntil, limit)),
    ];
  return (['healthy', 'failing'] as const).map((state) =>
    createLane(MAX_DELIVERIES[state], (now, lockedUntil, total) =>
      claimDeliveries(db, state === 'failing', now, lockedUntil, { ...DELIVERY_LIMITS[state], total }),
    ),
  );
}

/** Spreads jobs that failed together by 20 % to either side, so that they do not return together. */
function withJitter(milliseconds: number): number {
  return milliseconds * (0.8 + Math.random() * 0.4);
}

/**
 * Keeps jobs in the same database as the change that causes them, so that they survive a restart. All nodes share the
 * queue.
 */
export function createJobQueue({ store: { db }, clock, metrics, onError }: QueueOptions): JobQueue {
  const handlers = new Map<string, JobHandler<never>>();
  const lanes = new Map<string, Lane[]>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let abandoned = false;

  const countByKind = (isDead: boolean) => async () =>
    (await countJobs(db))
      .filter(({ dead }) => dead === isDead)
      .map(({ kind, jobs }) => [kind, jobs] as const);
  metrics.watch(
    { name: 'torchward_jobs_waiting', help: 'Queued work not done yet.', label: 'kind' },
    countByKind(false),
  );
  metrics.watch(
    { name: 'torchward_jobs_dead', help: 'Queued work that was given up.', label: 'kind' },
    countByKind(true),
  );

  async function run(job: ClaimedJob): Promise<void> {
    const pause = (retryPausesMs[getJobGroup(job.kind)] ?? OTHER_RETRY_PAUSES_MS)[job.attempts - 1];
    const nextAt = pause === undefined ? undefined : new Date(clock.now().getTime() + withJitter(pause));
    const handler = handlers.get(job.kind);
    try {
      if (!handler) throw new Error(`No handler takes jobs of the kind ${job.kind}.`);
      await handler({ id: job.id, payload: job.payload as never, attempt: job.attempts, nextAt });
      await finishJob(db, job);
      metrics.job(job.kind, 'done');
    } catch (error) {
      const reason = describeError(error);
      if (!(error instanceof ReceiverFailedError))
        onError(new Error(`A job failed (${job.kind}, try ${job.attempts}): ${reason}`, { cause: error }));
      await failJob(db, job, reason, clock.now(), nextAt);
      metrics.job(job.kind, nextAt ? 'retried' : 'dead');
    }
  }

  /** Claims jobs as places get free, until none is due or under way. */
  async function runLane(lane: Lane): Promise<void> {
    try {
      while (!stopped) {
        takeAgain(lane);
        const woken = new Promise<void>((wake) => {
          lane.wake = wake;
        });
        const now = clock.now();
        const free = lane.places - lane.underWay.size;
        const lockedUntil = new Date(now.getTime() + LOCK_TIMEOUT_MS);
        const jobs = free > 0 ? await lane.claim(now, lockedUntil, free) : [];
        for (const job of jobs) {
          const attempt = run(job)
            .catch((error: unknown) => {
              if (!abandoned) onError(error);
            })
            .finally(() => lane.underWay.delete(attempt));
          lane.underWay.add(attempt);
        }
        if (jobs.length > 0 || takeAgain(lane)) continue;
        if (lane.underWay.size === 0) return;
        await Promise.race([...lane.underWay, woken]);
      }
      await Promise.all(lane.underWay);
    } finally {
      lane.loop = undefined;
    }
  }

  /** Runs one loop per lane; a call during a run makes the loop claim once more, so that no job is overlooked. */
  function work(lane: Lane): Promise<void> {
    lane.again = true;
    lane.wake();
    lane.loop ??= runLane(lane);
    return lane.loop;
  }

  const runDue = async (): Promise<void> => {
    await Promise.all([...lanes.values()].flat().map(work));
  };
  const checkForJobs = (): void => {
    if (!stopped) runDue().catch(onError);
  };

  return {
    handle: (kind, handler) => {
      handlers.set(kind, handler);
      const group = getJobGroup(kind);
      if (!lanes.has(group)) lanes.set(group, createLanes(db, group));
    },
    add: async (trx, kind, payload, accountId, { again, runAt } = {}) => {
      const now = clock.now();
      const name = again ?? { id: createTimeOrderedId(now.getTime()) };
      await insertJob(trx, { ...name, kind, accountId, payload, runAt: runAt ?? now });
    },
    runNow: async (id) => {
      const now = clock.now();
      const job = await claimJob(db, id, now, new Date(now.getTime() + LOCK_TIMEOUT_MS));
      if (job) await run(job);
      return job !== undefined;
    },
    checkSoon: () => {
      if (timer) setImmediate(checkForJobs);
    },
    runDue,
    start: () => {
      timer ??= setInterval(checkForJobs, CHECK_INTERVAL_MS);
      timer.unref();
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      const all = [...lanes.values()].flat();
      for (const lane of all) lane.wake();
      const attempts = Promise.allSettled(all.flatMap(({ underWay }) => [...underWay]));
      await Promise.race([attempts, wait(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      abandoned = true;
    },
  };
}
