import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitOptions = Parameters<NodeFS['init']>[1];

interface StreamOps {
  fsync?: (stream: { nfd: number }) => number;
}

function getStreamOps(module: object): StreamOps {
  const found =
    'NODEFS' in module && typeof module.NODEFS === 'object' && module.NODEFS !== null
      ? (module.NODEFS as { stream_ops?: StreamOps }).stream_ops
      : undefined;
  if (!found) throw new Error('This build of the embedded database has no Node file system to make durable.');
  return found;
}

/**
 * The embedded database's Node file system with a real fsync: the published one ignores the call, so a power cut loses
 * acknowledged commits.
 */
export class DurableNodeFS extends NodeFS {
  /** How many fsyncs the database has requested, all of which were made. */
  syncs = 0;

  override async init(pg: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options);
    const { preRun } = result.emscriptenOpts;
    const install = (module: object): void => {
      getStreamOps(module).fsync = (stream) => {
        this.syncs += 1;
        fsyncSync(stream.nfd);
        return 0;
      };
    };
    return {
      ...result,
      emscriptenOpts: { ...result.emscriptenOpts, preRun: [...(preRun ?? []), install] },
    };
  }
}

/** PGlite starts PostgreSQL with `-F`, which turns fsync off; its other defaults stay. */
export const DURABLE_START_PARAMS: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'max_wal_size=512MB',
];
