import { chmodSync, linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { createFolder } from '../../createFolder';
import { readErrorCode } from '../../describeError';

/** The data folder can't be used; the message is one sentence for the operator. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

interface Holder {
  pid: number;
  /** Kernel start time of the process where known, so that a reused pid is not mistaken for the holder. */
  started: string | undefined;
  since: string;
}

/** Field 22 of `/proc/PID/stat`; the command name before it may itself contain spaces and brackets. */
function readStartTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder): boolean {
  if (holder.pid === process.pid) return holder.started === readStartTime(process.pid);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return readErrorCode(error) === 'EPERM';
  }
  return holder.started === undefined || holder.started === readStartTime(holder.pid);
}

function readHolder(file: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value)) return undefined;
    const { pid } = value;
    if (typeof pid !== 'number') return undefined;
    const started = 'started' in value && typeof value.started === 'string' ? value.started : undefined;
    const since = 'since' in value && typeof value.since === 'string' ? value.since : 'unknown';
    return { pid, started, since };
  } catch {
    return undefined;
  }
}

function describeWriteFailure(folder: string, error: unknown): DataFolderError {
  const code = readErrorCode(error) ?? String(error);
  const fault = `The data folder ${folder} cannot be written (${code})`;
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return new DataFolderError(`${fault}: a file has this name. Point DATA_DIR at a folder.`);
  }
  if (code === 'ENOSPC') {
    return new DataFolderError(
      `${fault}: its disk is full. Free some space and start again; nothing was lost.`,
    );
  }
  return new DataFolderError(
    `${fault}. Give this user write access to it, or point DATA_DIR at another folder.`,
  );
}

/**
 * Creates the folder if it is missing and proves that it is writable.
 *
 * @throws {DataFolderError} when it is not
 */
export function ensureWritableFolder(folder: string): void {
  const probe = join(folder, `.write-test-${process.pid}`);
  try {
    createFolder(folder, 0o700);
    writeFileSync(probe, '');
    unlinkSync(probe);
  } catch (error) {
    throw describeWriteFailure(folder, error);
  }
}

/**
 * Creates a folder if it is missing, and closes it to other users whatever it was before.
 *
 * @throws {DataFolderError} when it is not this user's
 */
export function preparePrivateFolder(folder: string): void {
  try {
    createFolder(folder);
    chmodSync(folder, 0o700);
  } catch (error) {
    throw describeWriteFailure(folder, error);
  }
}

/** Moves a dead holder's file away; puts it back if another process replaced it in the meantime. */
function removeDead(file: string, dead: Holder | undefined): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return;
    throw error;
  }
  const moved = readHolder(aside);
  if (moved && (moved.pid !== dead?.pid || moved.since !== dead.since)) {
    try {
      linkSync(aside, file);
    } catch (error) {
      if (readErrorCode(error) !== 'EEXIST') throw error;
    }
  }
  rmSync(aside, { force: true });
}

/**
 * Locks the folder for this process. The embedded database has no lock of its own, and two processes on one folder
 * corrupt it silently. The lock file is completed and then linked into place, so no process ever reads half of one; a
 * holder killed with SIGKILL leaves its file, which is recognised by its dead pid.
 *
 * @returns a function that unlocks the folder
 * @throws {DataFolderError} naming the holder's pid, or why the folder can't be written
 */
export function lockDataFolder(folder: string): () => void {
  ensureWritableFolder(folder);
  const file = join(folder, 'torchward.pid');
  const mine: Holder = {
    pid: process.pid,
    started: readStartTime(process.pid),
    since: new Date().toISOString(),
  };
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 });
    for (;;) {
      try {
        linkSync(draft, file);
        break;
      } catch (error) {
        if (readErrorCode(error) !== 'EEXIST') throw error;
      }
      const holder = readHolder(file);
      if (holder && isAlive(holder)) {
        throw new DataFolderError(
          `The data folder ${folder} is already in use by process ${holder.pid} (since ${holder.since}). ` +
            'Stop that process first, or give this one another DATA_DIR.',
        );
      }
      removeDead(file, holder);
    }
  } catch (error) {
    throw error instanceof DataFolderError ? error : describeWriteFailure(folder, error);
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
  };
}
