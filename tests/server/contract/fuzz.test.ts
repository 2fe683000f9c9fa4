import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../../support/postgres';
import { fuzz, type FuzzReport } from './fuzz/run';
import { readModel } from './model';
import { startContractFixture, type ContractFixture } from './contractFixture';

/** Another seed by `FUZZ_SEED`; many more calls, and on the embedded database as well, by `npm run fuzz`. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const operations = readModel();

describe(`generated calls (seed ${seed})`, () => {
  let postgres: TestPostgres;
  let fixture: ContractFixture;
  let report: FuzzReport;
  beforeAll(async () => {
    postgres = await startPostgres();
    fixture = await startContractFixture({ databaseUrl: postgres.url });
    report = await fuzz(fixture, { operations, seed, requests: 1_500 });
  }, 180_000);
  afterAll(async () => {
    await fixture.close();
    await postgres.stop();
  });

  it.each(['no server error', 'documented status', 'documented answer'] as const)('%s', (check) => {
    expect(report.faults.filter((fault) => fault.check === check)).toEqual([]);
  });

  it('leave no failure behind that no caller saw', () => {
    expect(fixture.backgroundErrors).toEqual([]);
  });

  it('get through to every operation, and are refused by every operation', () => {
    for (const { id, successStatus } of operations) {
      const seen = [...(report.statuses.get(id)?.keys() ?? [])];
      expect(seen, id).toContain(successStatus);
    }
  });
});
