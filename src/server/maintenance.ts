import { setTimeout as pause } from 'node:timers/promises';
import { formatCount } from '~/contract/numberFormat';
import type { Clock } from './clock';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './clock';
import type { Store } from './store/connect';
import { isTimedOut } from './store/failures';
import { migrateInBackground } from './store/migrate';
import { ensurePartitions } from './store/partitions';
import { indexClosedPartitions } from './store/closedPartitions';
import {
  type RetentionStep,
  type RetentionTask,
  dropExpiredPartitions,
  listRetentionTasks,
  readDatabaseTime,
  takeRetentionStep,
} from './store/repositories/retention';

export interface Maintenance {
  /** Makes sure that today and tomorrow have partitions; await it before the server accepts messages. */
  prepare: () => Promise<void>;
  /** Starts the long migrations, and the hourly round, which deletes expired rows in small steps. */
  start: () => void;
  /** Resolves once the steps under way, if there are any, have ended. */
  stop: () => Promise<void>;
}

interface MaintenanceOptions {
  store: Store;
  clock: Clock;
  onError: (error: unknown) => void;
}

/** Days from now for which the hourly round adds partitions. */
const PARTITION_DAYS_AHEAD = 14;
/** On PostgreSQL a day's partition is dropped whole once it has expired; the embedded database is small. */
const partitionSpan = { postgres: 'day', embedded: 'month' } as const;

/** Rows of one step. The embedded database has one connection, so chat messages wait during a step. */
const maxStepRows = { postgres: 5_000, embedded: 1_000 } as const;
const MIN_STEP_ROWS = 100;
/** Milliseconds that a step may take before the next one gets half of the rows. */
const STEP_TARGET_MS = 100;
/** Milliseconds between two steps; longer after a slow one, so that deleting takes a quarter of the time. */
const STEP_PAUSE_MS = { least: 100, most: 1_000 } as const;
const PAUSE_FACTOR = 3;

export interface RetentionOptions {
  store: Store;
  now: Date;
  onError: (error: unknown) => void;
  signal?: AbortSignal;
  /** Called after each step. */
  onStep?: (table: string, rows: number) => void;
  /** Called with the name of each partition that was dropped whole. */
  onDropped?: (name: string) => void;
  /** Milliseconds that a partition waits for its readers, before the next round tries again. @default 15 seconds */
  detachWaitMs?: number;
}

/** Longer than a call of a page may read. */
const DETACH_WAIT_MS = 15 * SECOND_MS;

/** Deletes a task's rows step by step. @returns false when another node deletes */
async function runTask(task: RetentionTask, options: RetentionOptions): Promise<boolean> {
  const { store, onStep, signal } = options;
  const isEnding = (): boolean => signal?.aborted === true;
  const most = maxStepRows[store.kind];
  let limit: number = most;
  while (!isEnding()) {
    const began = performance.now();
    let step: RetentionStep | undefined = { rows: 0, done: false };
    try {
      step = await takeRetentionStep(store, task, limit);
    } catch (error) {
      if (!isTimedOut(error) || limit <= MIN_STEP_ROWS) throw error;
    }
    if (!step) return false;
    onStep?.(task.table, step.rows);
    if (step.done) return true;
    const took = performance.now() - began;
    limit = Math.min(
      most,
      Math.max(MIN_STEP_ROWS, Math.floor(took > STEP_TARGET_MS ? limit / 2 : limit * 1.5)),
    );
    const rest = Math.min(STEP_PAUSE_MS.most, Math.max(STEP_PAUSE_MS.least, PAUSE_FACTOR * took));
    // The loop's condition checks the signal that ended the pause.
    await pause(rest, undefined, { signal, ref: false }).catch(() => undefined);
  }
  return true;
}

/**
 * Drops expired partitions and deletes other expired rows step by step, until none is left, the signal aborts or another
 * node deletes.
 */
export async function deleteExpired(options: RetentionOptions): Promise<void> {
  const { store, now, onError, signal = new AbortController().signal } = options;
  await store
    .runBeside(signal, (connection) =>
      dropExpiredPartitions(connection, store.kind, { detachWaitMs: DETACH_WAIT_MS, ...options }),
    )
    .catch(onError);
  for (const task of listRetentionTasks(now)) {
    try {
      if (!(await runTask(task, options))) return;
    } catch (error) {
      onError(error);
    }
  }
}

/** Clocks that NTP sets differ by less. */
const MAX_AHEAD_MS = 10 * MINUTE_MS;

/** @throws when this node's clock is ahead, by which messages would expire that owners still pay for */
async function refuseClockAhead({ db }: Store, now: Date): Promise<void> {
  const aheadMs = now.getTime() - (await readDatabaseTime(db)).getTime();
  if (aheadMs <= MAX_AHEAD_MS) return;
  const [unitMs, unit] =
    aheadMs < 2 * HOUR_MS ? ([MINUTE_MS, 'minute'] as const) : ([HOUR_MS, 'hour'] as const);
  throw new Error(
    `This node's clock is ${formatCount(Math.round(aheadMs / unitMs), unit)} ahead of the database's, ` +
      'so no expired data was deleted. Set it by NTP.',
  );
}

/** Does the housekeeping on every node once an hour. Only one node deletes at a time. */
export function createMaintenance({ store, clock, onError }: MaintenanceOptions): Maintenance {
  const ending = new AbortController();
  const { signal } = ending;
  let work: Promise<unknown> = Promise.resolve();

  const addPartitions = (daysAhead: number): Promise<void> => {
    const now = clock.now();
    const until = new Date(now.getTime() + daysAhead * DAY_MS);
    return ensurePartitions(store.db, now, until, partitionSpan[store.kind]);
  };

  const indexClosed = () =>
    store.runBeside(signal, (connection) => indexClosedPartitions(connection, clock.now(), signal));

  const migrateOthers = async (): Promise<boolean> =>
    (await store.runBeside(signal, (connection) => migrateInBackground(connection, signal))) === true;

  const runHourly = async (): Promise<void> => {
    while (!signal.aborted) {
      await addPartitions(PARTITION_DAYS_AHEAD).catch(onError);
      const now = clock.now();
      await refuseClockAhead(store, now)
        .then(() => deleteExpired({ store, now, onError, signal }))
        .catch(onError);
      await indexClosed().catch(onError);
      await pause(HOUR_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };

  const finishMigrations = async (): Promise<void> => {
    let done = false;
    while (!done && !signal.aborted) {
      done = await migrateOthers().catch((error: unknown) => {
        onError(error);
        return false;
      });
      if (!done) await pause(MINUTE_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };

  return {
    prepare: () => addPartitions(1),
    start: () => {
      work = Promise.all([runHourly(), finishMigrations()]);
    },
    stop: async () => {
      ending.abort();
      await work;
    },
  };
}
