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
      /** Why the key can't be used for moderation, in a sentence; undefined when it can. */
      scopeFault: string | undefined;
      /** Milliseconds by which this machine's clock is ahead, to the second; undefined when the answer has no date. */
      aheadMs: number | undefined;
    }
  | { isAccepted: false; sentence: string };

const TIMEOUT_MS = 15_000;

/** Asks once for a decision, which a key with the scope `moderate` may read. */
export async function checkKey({ url, key, ...link }: ApiOptions): Promise<KeyCheck> {
  try {
    const response = await fetch(`${url}/v1/decisions?limit=1`, {
      headers: { authorization: `Bearer ${key}`, 'user-agent': toUserAgent(link) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    const { detail } = (!response.ok && text.startsWith('{') ? JSON.parse(text) : {}) as { detail?: string };
    const fault = response.ok ? undefined : (detail ?? `${url} answered ${response.status}.`);
    if (fault !== undefined && response.status !== 403) return { isAccepted: false, sentence: fault };
    const date = Date.parse(response.headers.get('date') ?? '');
    return {
      isAccepted: true,
      scopeFault: fault,
      aheadMs: Number.isNaN(date) ? undefined : Date.now() - date,
    };
  } catch (error) {
    const sentence = `${url} can't be reached: ${describeNetworkError(error, TIMEOUT_MS)}.`;
    return { isAccepted: false, sentence };
  }
}
