import { parseArgs } from 'node:util';
import { fuzz, type FuzzReport } from '../tests/server/contract/fuzz/run';
import { readModel } from '../tests/server/contract/model';
import { startContractFixture } from '../tests/server/contract/contractFixture';
import { startPostgres } from '../tests/support/postgres';

const STORE_KINDS = ['embedded', 'postgres'] as const;
type StoreKind = (typeof STORE_KINDS)[number];

const HELP = `npm run fuzz [-- --requests 20000] [-- --store both|embedded|postgres] [-- --seed N] [-- --operation ID]

Sends generated calls, valid and invalid, to every operation of the contract and lists every server error, every
undocumented status and every answer that breaks its schema. The same seed generates the same calls.`;

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    store: { type: 'string', default: 'both' },
    seed: { type: 'string' },
    operation: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});

function printReport(kind: StoreKind, report: FuzzReport, seconds: number): void {
  console.log(`\n${kind}: ${report.requests} calls in ${seconds.toFixed(0)} s, seed ${report.seed}`);
  for (const [id, seen] of report.statuses) {
    const counts = [...seen].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
    console.log(`  ${id.padEnd(24)} ${counts.join('  ')}`);
  }
  for (const promise of ['no server error', 'documented status', 'documented answer'] as const) {
    const broken = report.faults.filter((fault) => fault.promise === promise);
    console.log(`${promise}: broken ${broken.reduce((sum, { times }) => sum + times, 0)} times`);
    for (const { operation, detail, times, example } of broken) {
      console.log(`  ${operation} ${detail} (${times} times)\n    ${example}`);
    }
  }
  console.log(`failures in the background: ${report.backgroundErrors.length}`);
  for (const error of report.backgroundErrors.slice(0, 5)) console.log(error);
}

async function fuzzStore(kind: StoreKind, seed: number): Promise<boolean> {
  const operations = readModel().filter(
    ({ id }) => values.operation === undefined || id === values.operation,
  );
  if (operations.length === 0) throw new Error(`The contract has no operation ${values.operation ?? ''}.`);
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  const fixture = await startContractFixture(postgres ? { databaseUrl: postgres.url } : {});
  const started = performance.now();
  try {
    const report = await fuzz(fixture, { operations, seed, requests: Number(values.requests) });
    printReport(kind, report, (performance.now() - started) / 1_000);
    return report.faults.length === 0 && report.backgroundErrors.length === 0;
  } finally {
    await fixture.close();
    await postgres?.stop();
  }
}

if (values.help) console.log(HELP);
else {
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
  console.log(`seed ${seed}`);
  let allPassed = true;
  for (const kind of STORE_KINDS.filter((one) => values.store === 'both' || one === values.store)) {
    allPassed = (await fuzzStore(kind, seed)) && allPassed;
  }
  process.exitCode = allPassed ? 0 : 1;
}
