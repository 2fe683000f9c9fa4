import { createTorchward, type Torchward, type TorchwardError } from '../sdk/index';
import { describeNetworkError } from './networkError';

export interface ApiOptions {
  /** Origin of Torchward, without a trailing slash. */
  url: string;
  key: string;
  version: string;
  /** Whether the link prints its commands and sends none. */
  dryRun: boolean;
}

/** Names the link to Torchward, which shows its owner the version and a dry run. */
const toUserAgent = ({ version, dryRun }: Pick<ApiOptions, 'version' | 'dryRun'>): string =>
  `torchward-link/${version}${dryRun ? ' (dry run)' : ''}`;

/** Creates the client of one part of the link. @param onFailure called after each attempt that failed */
export const createClient = (
  { url, key, ...link }: ApiOptions,
  onFailure: (failure: TorchwardError) => void,
): Torchward => createTorchward({ url, key, userAgent: toUserAgent(link), onFailure });

/** Whether Torchward accepts the key, and how far this machine's clock is ahead of Torchward's. */
export type KeyCheck =
  | {
      isAccepted: true;
      /** Milliseconds by which this machine's clock is ahead, to the second; undefined when the answer has no date. */
      aheadMs: number | undefined;
    }
  | { isAccepted: false; sentence: string };

const TIMEOUT_MS = 15_000;

/** Calls a path once, without retries. @returns what is wrong, in a sentence; undefined when the call succeeds */
async function findFault(
  { url, key, ...link }: ApiOptions,
  path: string,
): Promise<{ fault?: string; headers?: Headers }> {
  try {
    const response = await fetch(url + path, {
      headers: { authorization: `Bearer ${key}`, 'user-agent': toUserAgent(link) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (response.ok) return { headers: response.headers };
    const { detail } = (text.startsWith('{') ? JSON.parse(text) : {}) as { detail?: string };
    return { fault: detail ?? `${url} answered ${response.status}.` };
  } catch (error) {
    return { fault: `${url} can't be reached: ${describeNetworkError(error, TIMEOUT_MS)}.` };
  }
}

export async function checkKey(options: ApiOptions): Promise<KeyCheck> {
  const { fault, headers } = await findFault(options, '/v1/auth/me');
  if (fault !== undefined) return { isAccepted: false, sentence: fault };
  const date = Date.parse(headers?.get('date') ?? '');
  return { isAccepted: true, aheadMs: Number.isNaN(date) ? undefined : Date.now() - date };
}

/** @returns why the key can't be used for moderation, in a sentence; undefined when it can */
export async function findScopeFault(options: ApiOptions): Promise<string | undefined> {
  return (await findFault(options, '/v1/decisions?limit=1')).fault;
}
