import { describe, expect, it } from 'vitest';
import { TokenBuckets } from '~/server/limits/tokenBuckets';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 20, 21, 4);
const LIMIT = { perMinute: 60, burst: 10 };

/** Takes tokens until there is none, and returns how many there were. */
function takeAll(buckets: TokenBuckets, name: string, nowMs: number): number {
  let taken = 0;
  while (buckets.take(name, LIMIT, nowMs) === 0) taken += 1;
  return taken;
}

describe("a caller's tokens", () => {
  it('are as many as the burst at once, and then as many as the time has added', () => {
    const buckets = new TokenBuckets();
    expect(takeAll(buckets, 'mika', START)).toBe(10);
    expect(buckets.take('mika', LIMIT, START + 400)).toBe(600);
    expect(takeAll(buckets, 'mika', START + 3_000)).toBe(3);
    expect(takeAll(buckets, 'mika', START + 10 * MINUTE)).toBe(10);
    expect(takeAll(buckets, 'other', START)).toBe(10);
  });

  it('are owed after a call that cost more than was left', () => {
    const buckets = new TokenBuckets();
    expect(buckets.take('mika', LIMIT, START)).toBe(0);
    buckets.spend('mika', LIMIT, 99, START);
    expect(buckets.take('mika', LIMIT, START)).toBe(91_000);
    expect(buckets.take('mika', LIMIT, START + 91_000)).toBe(0);
  });

  it('come back when they are given back', () => {
    const buckets = new TokenBuckets();
    takeAll(buckets, 'mika', START);
    buckets.giveBack('mika');
    expect(takeAll(buckets, 'mika', START)).toBe(1);
  });

  it('are the same on all nodes once these have reported, however often they repeat it', () => {
    const [one, two] = [new TokenBuckets(), new TokenBuckets()];
    for (let calls = 0; calls < 4; calls += 1) one.take('mika', LIMIT, START);
    const report = one.takeReport(START);
    two.applyReport('one', report, START);
    two.applyReport('one', report, START);
    expect(takeAll(two, 'mika', START)).toBe(6);
    one.take('mika', LIMIT, START);
    one.applyReport('two', two.takeReport(START), START);
    two.applyReport('one', one.takeReport(START), START);
    expect(takeAll(one, 'mika', START)).toBe(0);
    expect(takeAll(two, 'mika', START + 2_000)).toBe(1);
  });

  it('are not reported below a twentieth of the limit, nor twice without a change, nor after their minute', () => {
    const buckets = new TokenBuckets();
    buckets.take('quiet', LIMIT, START);
    buckets.take('quiet', LIMIT, START);
    expect(buckets.takeReport(START)).toEqual([]);
    buckets.take('quiet', LIMIT, START);
    expect(buckets.takeReport(START)).toEqual([
      { name: 'quiet', limit: LIMIT, endsMs: START + MINUTE, spent: 3 },
    ]);
    expect(buckets.takeReport(START)).toEqual([]);
    buckets.take('quiet', LIMIT, START);
    expect(buckets.takeReport(START + MINUTE)).toEqual([]);
  });

  it('are not taken by the report of a minute that is over', () => {
    const [behind, ahead] = [new TokenBuckets(), new TokenBuckets()];
    takeAll(behind, 'mika', START + 59_000);
    ahead.applyReport('behind', behind.takeReport(START + 59_500), START + MINUTE);
    expect(takeAll(ahead, 'mika', START + MINUTE)).toBe(10);
  });

  it('are owed to other nodes for no more than a burst, so that a new node serves a busy caller soon', () => {
    const [one, two] = [new TokenBuckets(), new TokenBuckets()];
    one.take('mika', LIMIT, START);
    one.spend('mika', LIMIT, 1_000, START);
    two.applyReport('one', one.takeReport(START), START);
    expect(two.take('mika', LIMIT, START)).toBe(11_000);
  });

  it('are forgotten beyond twenty thousand callers, first those of the caller that was quiet for longest', () => {
    const buckets = new TokenBuckets();
    takeAll(buckets, 'first', START);
    for (let name = 0; name < 20_000; name += 1) buckets.take(`caller ${name}`, LIMIT, START);
    expect(buckets.take('first', LIMIT, START)).toBe(0);
  });
});

it('a clock that is set back an hour holds up no caller: its bucket goes on filling', () => {
  const buckets = new TokenBuckets();
  const limit = { perMinute: 60, burst: 1 };
  const later = 10 * 3_600_000;
  const earlier = later - 3_600_000;
  expect(buckets.take('a', limit, later)).toBe(0);
  expect(buckets.take('a', limit, earlier)).toBe(1_000);
  expect(buckets.take('a', limit, earlier + 1_000)).toBe(0);
});
