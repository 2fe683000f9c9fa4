import { describe, expect, it } from 'vitest';
import { CallCounts } from '~/server/limits/callCounts';

const MINUTE = 60_000;
const start = Date.UTC(2026, 10, 20, 21, 4);

describe('calls counted on several nodes', () => {
  it('add up once the nodes have reported, however often they repeat it', () => {
    const [one, two] = [new CallCounts(), new CallCounts()];
    for (let calls = 0; calls < 30; calls += 1) one.countCall('mika login', 100, MINUTE, start);
    for (let calls = 0; calls < 40; calls += 1) two.countCall('mika login', 100, MINUTE, start);
    const report = one.takeReport(start);
    two.applyReport('one', report);
    two.applyReport('one', report);
    expect(two.countCall('mika login', 100, MINUTE, start).current).toBe(71);
    one.countCall('mika login', 100, MINUTE, start);
    two.applyReport('one', one.takeReport(start));
    expect(two.countCall('mika login', 100, MINUTE, start).current).toBe(73);
  });

  it('start from zero with each minute, at the same moment on every node', () => {
    const [one, two] = [new CallCounts(), new CallCounts()];
    for (let calls = 0; calls < 30; calls += 1) one.countCall('mika', 100, MINUTE, start);
    two.applyReport('one', one.takeReport(start));
    expect(two.countCall('mika', 100, MINUTE, start + 59_999)).toEqual({ current: 31, ttl: 1 });
    expect(two.countCall('mika', 100, MINUTE, start + 60_000)).toEqual({ current: 1, ttl: MINUTE });
  });

  it('of a time window that is over do not count in the next', () => {
    const [behind, ahead] = [new CallCounts(), new CallCounts()];
    for (let calls = 0; calls < 30; calls += 1) behind.countCall('mika', 100, MINUTE, start + 59_000);
    ahead.countCall('mika', 100, MINUTE, start + MINUTE);
    ahead.applyReport('behind', behind.takeReport(start + 59_500));
    expect(ahead.countCall('mika', 100, MINUTE, start + MINUTE).current).toBe(2);
  });

  it('are not reported below a twentieth of the limit, nor twice without a change', () => {
    const counts = new CallCounts();
    for (let calls = 0; calls < 4; calls += 1) counts.countCall('quiet', 100, MINUTE, start);
    expect(counts.takeReport(start)).toEqual([]);
    counts.countCall('quiet', 100, MINUTE, start);
    expect(counts.takeReport(start)).toEqual([{ name: 'quiet', endsMs: start + MINUTE, count: 5 }]);
    expect(counts.takeReport(start)).toEqual([]);
  });

  it('are forgotten beyond twenty thousand callers, the oldest first', () => {
    const counts = new CallCounts();
    counts.countCall('first', 100, MINUTE, start);
    for (let name = 0; name < 20_000; name += 1) counts.countCall(`caller ${name}`, 100, MINUTE, start);
    expect(counts.countCall('first', 100, MINUTE, start).current).toBe(1);
  });
});
