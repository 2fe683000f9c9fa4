import { MINUTE_MS } from '../clock';
import { describeStoreFailure } from './failures';

const TEXT = 'Work in the background failed';

/**
 * Reports failures that no request waits for. A store that fails does so in each commit, which would fill a disk or hide
 * other lines: of the failures with one reason the report has the first, and each minute the last with their count.
 *
 * @param log writes one line
 */
export function createFailureReport(log: (cause: unknown, text: string) => void): (cause: unknown) => void {
  const unreported = new Map<string, { count: number; last: unknown }>();

  const awaitMore = (reason: string): void => {
    unreported.set(reason, { count: 0, last: undefined });
    const onMinute = (): void => {
      const { count = 0, last } = unreported.get(reason) ?? {};
      unreported.delete(reason);
      if (count === 0) return;
      log(last, `${TEXT}, ${count} ${count === 1 ? 'time' : 'times'} in the last minute`);
      awaitMore(reason);
    };
    setTimeout(onMinute, MINUTE_MS).unref();
  };

  return (cause) => {
    const reason = describeStoreFailure(cause);
    const more = reason === undefined ? undefined : unreported.get(reason);
    if (more !== undefined) {
      more.count += 1;
      more.last = cause;
      return;
    }
    log(cause, TEXT);
    if (reason !== undefined) awaitMore(reason);
  };
}
