import fs from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { lockDataFolder, preparePrivateFolder } from './folderLock';
import type { WorkerAnswer, WorkerRequest, WorkerOptions } from './messages';
import { describeError } from '../../describeError';

type Settle = (error: Error | null, bytes?: Uint8Array) => void;

/** The folder holds a database that this version can't open, or the engine failed; nothing was changed. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

/** Under a TypeScript loader (development) the thread needs the loader too; bundled code does not. */
function spawn(options: WorkerOptions, program: string | undefined): Worker {
  const here = import.meta.url;
  const bundled = here.endsWith('.ts') ? program : fileURLToPath(new URL('./database-worker.js', here));
  if (bundled !== undefined) return new Worker(bundled, { workerData: options });
  const loader = createRequire(here)
    .resolve('tsx/esm/api')
    .replace(/\.cjs$/, '.mjs');
  const worker = new URL('./worker.ts', here).href;
  return new Worker(
    `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(worker)}); });`,
    { eval: true, execArgv: [], workerData: options },
  );
}

/** One running worker: takes bytes of the wire protocol and returns the answers in order. */
class Engine {
  readonly ready: Promise<void>;
  readonly ended: Promise<Error>;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Settle>();
  #next = 0;
  #failure: Error | undefined;

  constructor(options: WorkerOptions, program: string | undefined) {
    this.#worker = spawn(options, program);
    let fail: (error: Error) => void = () => undefined;
    this.ended = new Promise((resolve) => {
      fail = resolve;
    });
    this.ready = new Promise((resolve, reject) => {
      const end = (error: Error): void => {
        if (this.#failure) return;
        this.#failure = error;
        for (const settle of this.#waiting.values()) settle(error);
        this.#waiting.clear();
        reject(error);
        fail(error);
        void this.#worker.terminate();
      };
      this.#worker.on('message', (message: WorkerAnswer) => {
        if (message.kind === 'ready') resolve();
        else if (message.kind === 'answer') this.#settle(message.id, null, message.bytes);
        else if (message.kind === 'failed') {
          this.#settle(message.id, new EmbeddedDatabaseError(message.reason));
        } else {
          end(
            new EmbeddedDatabaseError(message.kind === 'fatal' ? message.reason : 'The database was closed.'),
          );
        }
      });
      this.#worker.on('error', end);
      this.#worker.on('exit', () => {
        end(new EmbeddedDatabaseError('The database worker ended.'));
      });
    });
    this.ready.catch(() => undefined);
  }

  get failed(): boolean {
    return this.#failure !== undefined;
  }

  reset(): void {
    this.#say({ kind: 'reset' });
  }

  exchange(bytes: Uint8Array, settle: Settle): void {
    if (this.#failure) {
      settle(this.#failure);
      return;
    }
    const id = this.#next++;
    this.#waiting.set(id, settle);
    this.#say({ kind: 'protocol', id, bytes });
  }

  async close(): Promise<void> {
    if (this.#failure) return;
    this.#say({ kind: 'close' });
    await this.ended;
  }

  #say(message: WorkerRequest): void {
    this.#worker.postMessage(message);
  }

  #settle(id: number, error: Error | null, bytes?: Uint8Array): void {
    const settle = this.#waiting.get(id);
    this.#waiting.delete(id);
    settle?.(error, bytes);
  }
}

/** First byte of a client's Terminate message, which would end the one backend that all connections share. */
const TERMINATE = 0x58;

/** Looks like a TCP socket to node-postgres, and leads to the worker. */
class WireStream extends Duplex {
  readonly #engine: () => Promise<Engine>;
  #connected: Engine | undefined;

  constructor(engine: () => Promise<Engine>) {
    super();
    this.#engine = engine;
  }

  connect(): this {
    this.#engine().then(
      (engine) => {
        this.#connected = engine;
        engine.reset();
        void engine.ended.then((error) => this.destroy(error));
        this.emit('connect');
      },
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return this;
  }

  // node-postgres calls these methods on its socket; here they have nothing to set.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {
    // The worker pushes its answers: the protocol alternates, so at most one is ever buffered.
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    if (!this.#connected) {
      done(new EmbeddedDatabaseError('The database is not connected.'));
      return;
    }
    if (chunk[0] === TERMINATE) {
      done();
      return;
    }
    this.#connected.exchange(new Uint8Array(chunk), (error, bytes) => {
      if (bytes && bytes.length > 0) this.push(bytes);
      done(error);
    });
  }

  override _writev(
    chunks: { chunk: Uint8Array; encoding: BufferEncoding }[],
    done: (error?: Error | null) => void,
  ): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }
}

/** Bytes that the engine may need for a segment of its log before it opens. */
const NEEDED_BYTES = 16 * 1024 * 1024;

/** The engine's own error names neither a full disk nor its folder. */
function describeOpenFailure(folder: string, error: unknown): string {
  const { bavail, bsize } = fs.statfsSync(folder);
  const fault = `The embedded database in ${folder} does not open`;
  return bavail * bsize < NEEDED_BYTES
    ? `${fault}: its disk is full. Free some space and start again; nothing was lost.`
    : `${fault} (${describeError(error)}). Check that its files belong to this user; otherwise put the folder aside, or restore a backup into it.`;
}

/** The database of a single node: PostgreSQL compiled to WebAssembly, in a thread of its own. */
export interface EmbeddedDatabase {
  /** Rejects with {@link EmbeddedDatabaseError} when the database does not open; the folder is unlocked then. */
  opened: Promise<void>;
  /** A stream for node-postgres. There is one backend, so use one connection at a time. */
  connect: () => Duplex;
  close: () => Promise<void>;
}

/**
 * Locks the data folder at once; then another thread opens or creates the database in it and proves that commits reach
 * the disk.
 *
 * @param folder absolute path of the data folder
 * @param program the thread's bundled program, for callers that are not bundled themselves
 * @throws {DataFolderError} the folder is unwritable or another process holds it
 */
export function startEmbeddedDatabase(folder: string, program?: string): EmbeddedDatabase {
  const unlock = lockDataFolder(folder);
  try {
    // The engine lets every user read and write the files that it makes.
    preparePrivateFolder(join(folder, 'database'));
  } catch (error) {
    unlock();
    throw error;
  }
  let engine = new Engine({ folder }, program);
  let closing = false;

  const opened = engine.ready.catch((error: unknown) => {
    unlock();
    throw new EmbeddedDatabaseError(describeOpenFailure(folder, error));
  });
  opened.catch(() => undefined);

  const current = async (): Promise<Engine> => {
    if (closing) throw new EmbeddedDatabaseError('The database was closed.');
    // After a full disk the engine stops itself; the next connection restarts it, with recovery.
    if (engine.failed) engine = new Engine({ folder }, program);
    await engine.ready;
    return engine;
  };

  return {
    opened,
    connect: () => new WireStream(current),
    close: async () => {
      closing = true;
      await engine.close();
      unlock();
    },
  };
}
