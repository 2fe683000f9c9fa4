import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Torchward, TorchwardError } from '../sdk/index';
import type { ServerConfig } from './config';
import { readErrorCode } from './errorCode';
import { retry } from './retry';
import type { StateFile } from './state';
import type { LinkStatus } from './status';

/** What the parts of one game server's link share. */
export interface LinkContext {
  config: ServerConfig;
  /** Sends chat lines. */
  api: Torchward;
  /** Fetches and reports decisions. */
  feed: Torchward;
  file: StateFile;
  status: LinkStatus;
  /** Aborted when the link is to stop. */
  signal: AbortSignal;
  /** Writes a line for the owner. */
  notify: (sentence: string) => void;
  now: () => Date;
}

const LONGEST_SAVE_PAUSE_MS = 5_000;

/** Names the file that can't be written, and what the owner can do. */
function describeDiskFault(path: string, code: string): string {
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  const help = isFull ? 'Free some disk space' : `Let this program write to ${dirname(path)}`;
  return `${help}, because the state can't be saved to ${path} (${code}).`;
}

/** Saves the state; waits while the disk is full, because lines that are answered twice would be worse than late ones. */
export async function save({ file, status, signal }: LinkContext): Promise<void> {
  await retry(() => file.save(), {
    signal,
    longestPauseMs: LONGEST_SAVE_PAUSE_MS,
    onFault: (error) => {
      status.faults.disk = describeDiskFault(file.path, readErrorCode(error));
    },
  });
  status.faults.disk = undefined;
}

/**
 * Makes a call to Torchward until it succeeds. The client package retries temporary failures by itself; this function
 * retries what an owner can mend, such as the key, the plan or a proxy on the way.
 */
export async function callTorchward<Result>(
  { status, signal }: LinkContext,
  part: 'api' | 'feed',
  call: () => Promise<Result>,
): Promise<Result> {
  const result = await retry(call, {
    signal,
    firstPauseMs: 2_000,
    isFinal: (error) => !(error instanceof TorchwardError),
    // The client package has already reported the failure.
    onFault: () => undefined,
  });
  signal.throwIfAborted();
  status.faults[part] = undefined;
  return result;
}

/** Notes a failed attempt in the status, except that Torchward asks for a pause: then the link only slows down. */
export function noteConnectionFailure(
  status: LinkStatus,
  part: 'api' | 'feed',
  { status: code, message }: TorchwardError,
): void {
  if (code !== 429) status.faults[part] = message;
}

/** Waits, or returns early when the link is to stop. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  wait(milliseconds, undefined, { signal }).catch(() => undefined);
