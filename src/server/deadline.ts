/** The moment by which a call is answered, whatever the store does. */
export interface Deadline {
  /** Milliseconds that the whole call may take. */
  budgetMs: number;
  /** Milliseconds that are left; negative once the time is up. */
  leftMs: () => number;
}

/** Creates a deadline that begins now. */
export function createDeadline(budgetMs: number): Deadline {
  const started = performance.now();
  return { budgetMs, leftMs: () => started + budgetMs - performance.now() };
}

/**
 * Settles as the work does, or as `late` does when the time is up first. The work goes on; its later failure is dropped.
 *
 * @param leftMs milliseconds; 0 or less accepts only what has settled already
 */
export function settleInTime<Result>(
  work: Promise<Result>,
  leftMs: number,
  late: () => Result,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => {
        Promise.resolve().then(late).then(resolve, reject);
      },
      Math.max(0, leftMs),
    );
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
