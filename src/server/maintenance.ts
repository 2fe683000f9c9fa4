import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from './clock';
import { DAY_MS, HOUR_MS } from './clock';
import type { Store } from './store/connect';
import { ensurePartitions } from './store/partitions';
import { type RetentionStep, listRetentionTasks, takeRetentionStep } from './store/repositories/retention';

export interface Maintenance {
  /** Makes sure that the days ahead have partitions; await it before the server accepts messages. */
  prepare: () => Promise<void>;
  /** Starts the hourly round, which deletes expired rows in small steps. */
  start: () => void;
  /** Resolves once the step under way, if there is one, has ended. */
  stop: () => Promise<void>;
}

interface MaintenanceOptions {
  store: Store;
  clock: Clock;
  onError: (error: unknown) => void;
}

/** Days from now that always have a partition. */
const PARTITION_DAYS_AHEAD = 40;

/** Rows of one step. The embedded database has one connection, so chat messages wait during a step. */
const stepRows = { postgres: 5_000, embedded: 1_000 } as const;
/** Milliseconds between two steps, so that deleting never takes all of the database's time. */
const STEP_PAUSE_MS = 100;

export interface RetentionOptions {
  store: Store;
  now: Date;
  onError: (error: unknown) => void;
  signal?: AbortSignal;
  /** Called after each step. */
  onStep?: (table: string, rows: number) => void;
}

/** Deletes expired rows step by step, until none is left, the signal aborts or another node deletes. */
export async function deleteExpired(options: RetentionOptions): Promise<void> {
  const { store, now, onError, onStep, signal } = options;
  const isEnding = (): boolean => signal?.aborted === true;
  for (const task of listRetentionTasks(now)) {
    let done = false;
    while (!done && !isEnding()) {
      let step: RetentionStep | undefined;
      try {
        step = await takeRetentionStep(store, task, stepRows[store.kind]);
      } catch (error) {
        onError(error);
        break;
      }
      if (!step) return;
      onStep?.(task.table, step.rows);
      ({ done } = step);
      // The loop's condition checks the signal that ended the pause.
      if (!done) await pause(STEP_PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}

/** Does the housekeeping on every node once an hour. Only one node deletes at a time. */
export function createMaintenance({ store, clock, onError }: MaintenanceOptions): Maintenance {
  const ending = new AbortController();
  const { signal } = ending;
  let round: Promise<void> = Promise.resolve();

  const prepare = async (): Promise<void> => {
    const now = clock.now();
    await ensurePartitions(store.db, now, new Date(now.getTime() + PARTITION_DAYS_AHEAD * DAY_MS));
  };

  const runHourly = async (): Promise<void> => {
    while (!signal.aborted) {
      await prepare().catch(onError);
      await deleteExpired({ store, now: clock.now(), onError, signal });
      await pause(HOUR_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };

  return {
    prepare,
    start: () => {
      round = runHourly();
    },
    stop: () => {
      ending.abort();
      return round;
    },
  };
}
