import type { Clock } from './clock';
import { dayMs, hourMs } from './clock';
import type { Store } from './store/connect';
import { ensurePartitions } from './store/partitions';
import { deleteExpired } from './store/repositories/retention';

export interface Maintenance {
  /** Makes room for the months ahead and deletes what no plan keeps any longer. */
  runOnce: () => Promise<void>;
  stop: () => void;
}

interface MaintenanceOptions {
  store: Store;
  clock: Clock;
  onError: (error: unknown) => void;
}

/** Months beyond this one that always have a partition. */
const daysAhead = 40;

/** Housekeeping by the hour. Safe on every node at once. */
export function startMaintenance({ store, clock, onError }: MaintenanceOptions): Maintenance {
  const runOnce = async (): Promise<void> => {
    const now = clock.now();
    await ensurePartitions(store.db, now, new Date(now.getTime() + daysAhead * dayMs));
    await deleteExpired(store.db, now);
  };
  const timer = setInterval(() => {
    runOnce().catch(onError);
  }, hourMs);
  timer.unref();
  return {
    runOnce,
    stop: () => {
      clearInterval(timer);
    },
  };
}
