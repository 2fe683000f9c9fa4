import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableNodeFS, DURABLE_START_PARAMS } from './durableFs';
import type { WorkerAnswer, WorkerRequest, WorkerOptions } from './messages';
import { describeError } from '../../describeError';

const CHECKPOINT_INTERVAL_MS = 5 * 60_000;
const VACUUM_INTERVAL_MS = 30 * 60_000;

/**
 * How much of a function V8 runs before it compiles it again, optimised; in V8's own unit, about the executed bytes. At
 * V8's 1,800,000 a start optimises hundreds of functions of the database that it then hardly uses, which is a fifth of
 * its processor time. Filling a demo and moderating under load take as long with either.
 */
const TIERING_BUDGET = 50_000_000;

function postAnswer(message: WorkerAnswer, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}

/**
 * A database that acknowledges commits without writing them is worse than none, so after every start the worker checks
 * that the first commit causes an fsync.
 */
async function proveDurability(database: PGlite, files: DurableNodeFS): Promise<void> {
  await database.exec('create table if not exists durability_probe (at timestamptz not null)');
  const before = files.syncs;
  await database.exec('delete from durability_probe; insert into durability_probe values (now())');
  if (files.syncs === before) {
    throw new Error(
      'The embedded database acknowledged a commit that never reached an fsync. ' +
        'Torchward refuses to run on it: install the exact locked dependencies with npm ci.',
    );
  }
}

async function run(options: WorkerOptions): Promise<void> {
  const started = performance.now();
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`);
  const files = new DurableNodeFS(join(options.folder, 'database'));
  const database = new PGlite({
    fs: files,
    startParams: [...DURABLE_START_PARAMS],
    extensions: { btree_gin, pg_trgm },
  });
  await database.waitReady;
  await proveDurability(database, files);

  let inTransaction = false;
  let queue: Promise<void> = Promise.resolve();
  const enqueue = (work: () => Promise<void>): void => {
    queue = queue.then(work);
  };

  const answer = async (id: number, bytes: Uint8Array): Promise<void> => {
    try {
      const reply = await database.execProtocolRaw(bytes);
      // The last message of a complete answer is ReadyForQuery, whose last byte is the transaction status.
      if (reply.length >= 6 && reply[reply.length - 6] === 0x5a) {
        inTransaction = reply[reply.length - 1] !== 0x49;
      }
      const copy = new Uint8Array(reply);
      postAnswer({ kind: 'answer', id, bytes: copy }, [copy.buffer]);
    } catch (error) {
      postAnswer({ kind: 'failed', id, reason: describeError(error) });
    }
  };

  // All connections share one backend, so a transaction that an abandoned one left open must not reach the next.
  const reset = async (): Promise<void> => {
    await database.exec('rollback');
    await database.exec('discard all');
    inTransaction = false;
  };

  const maintain = (statement: string) => async (): Promise<void> => {
    if (inTransaction) return;
    await database.exec(statement).catch((error: unknown) => {
      process.emitWarning(`Database maintenance (${statement}) failed: ${describeError(error)}`);
    });
  };
  // PGlite runs no checkpointer and no autovacuum of its own.
  const timers = [
    setInterval(() => {
      enqueue(maintain('checkpoint'));
    }, CHECKPOINT_INTERVAL_MS),
    setInterval(() => {
      enqueue(maintain('vacuum (analyze)'));
    }, VACUUM_INTERVAL_MS),
  ];

  const close = async (): Promise<void> => {
    timers.forEach(clearInterval);
    if (!inTransaction) await database.exec('checkpoint');
    await database.close();
    postAnswer({ kind: 'closed' });
  };

  const fatal = (error: unknown): void => {
    postAnswer({ kind: 'fatal', reason: describeError(error) });
  };

  parentPort?.on('message', (message: WorkerRequest) => {
    if (message.kind === 'protocol') enqueue(() => answer(message.id, message.bytes));
    else if (message.kind === 'reset') enqueue(() => reset().catch(fatal));
    else enqueue(() => close().catch(fatal));
  });
  postAnswer({ kind: 'ready', milliseconds: performance.now() - started });
}

run(workerData as WorkerOptions).catch((error: unknown) => {
  postAnswer({ kind: 'fatal', reason: describeError(error) });
});
