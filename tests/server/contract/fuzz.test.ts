import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuzz, type FuzzReport } from './fuzz/run';
import { readModel } from './model';
import { startContractFixture, type ContractFixture } from './contractFixture';

/** `FUZZ_SEED` sets another seed; `npm run fuzz` makes many more calls, and uses the embedded database too. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const operations = readModel();
/** Enough for at least one sound call: of the calls of an operation with eight parameters one in six breaks no rule. */
const CALLS_PER_OPERATION = 30;

describe(`generated calls (seed ${seed})`, () => {
  let fixture: ContractFixture;
  let report: FuzzReport;
  beforeAll(async () => {
    fixture = await startContractFixture({ store: 'postgres' });
    report = await fuzz(fixture, { operations, seed, requests: CALLS_PER_OPERATION * operations.length });
  });
  afterAll(() => fixture.close());

  it.each(['no server error', 'documented status', 'documented answer'] as const)('%s', (promise) => {
    expect(report.faults.filter((fault) => fault.promise === promise)).toEqual([]);
  });

  it('leave no failure that no caller saw', () => {
    expect(fixture.backgroundErrors).toEqual([]);
  });

  it('succeed at every operation, and are refused by every operation', () => {
    for (const { id, successStatus } of operations) {
      const seen = [...(report.statuses.get(id)?.keys() ?? [])];
      expect(seen, id).toContain(successStatus);
    }
  });
});
