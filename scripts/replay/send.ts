import { setTimeout as pause } from 'node:timers/promises';
import type { components } from '../../src/contract/api.gen';
import { describeNetworkError } from '../../src/link/networkError';
import { readRetryAfterSeconds } from './retry';

export type ModerateRequest = components['schemas']['ModerateRequest'];
type ModerateResponse = components['schemas']['ModerateResponse'];

/** The run can't continue; the message says why in one sentence. */
export class ReplayStoppedError extends Error {
  override name = 'ReplayStoppedError';
}

/** The server's answer to one message. */
export type SendResult =
  | {
      kind: 'stored';
      action: ModerateResponse['final_action'];
      duplicate: boolean;
      mode: ModerateResponse['mode'];
    }
  | { kind: 'refused'; status: number; detail: string };

export interface SenderOptions {
  /** Origin of the server, without a trailing slash. */
  url: string;
  key: string;
  /** How long to retry while the server does not answer, in milliseconds. @default 60000 */
  giveUpAfterMs?: number;
  /** Replaces waiting in tests. Takes milliseconds. */
  wait?: (milliseconds: number) => Promise<void>;
  /** Called before each retry, with its reason in words. */
  onRetry?: (reason: string) => void;
}

const CALL_TIMEOUT_MS = 30_000;

/** A verdict whose message is not stored yet. */
const UNSTORED = 'unstored';

async function readDetail(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  try {
    const { detail } = JSON.parse(text) as { detail?: unknown };
    if (typeof detail === 'string') return detail;
  } catch {
    // A proxy may answer without a problem document; then the status is the only detail.
  }
  return `The server answered ${response.status}.`;
}

/** Sends a message until the server answers it. A retry is safe because the message has an id of its own. */
export class Sender {
  readonly #options: Required<Omit<SenderOptions, 'onRetry'>> & Pick<SenderOptions, 'onRetry'>;
  #hasAnswered = false;

  constructor(options: SenderOptions) {
    this.#options = { giveUpAfterMs: 60_000, wait: pause, ...options };
  }

  /** @throws {ReplayStoppedError} when the server refuses the key, or does not answer for `giveUpAfterMs` */
  async send(message: ModerateRequest): Promise<SendResult> {
    const { wait, onRetry } = this.#options;
    let waitedMs = 0;
    let isJudged = false;
    for (let attempt = 0; ; attempt += 1) {
      const answer = await this.#post(message);
      let reason = typeof answer === 'string' ? answer : `the server is busy (${answer.status})`;
      if (answer instanceof Response) {
        this.#hasAnswered = true;
        const result = await this.#readResult(answer);
        if (result === UNSTORED) {
          isJudged = true;
          reason = 'the server has not stored the message yet';
        } else if (result) {
          // The verdict that is repeated is this call's own.
          return isJudged && result.kind === 'stored' ? { ...result, duplicate: false } : result;
        }
      }
      const delay =
        (answer instanceof Response
          ? readRetryAfterSeconds(answer.headers.get('retry-after'), Date.now())
          : undefined) ?? Math.min(5, 0.25 * 2 ** attempt);
      waitedMs += delay * 1000;
      this.#throwIfUnreachable(reason, waitedMs);
      onRetry?.(`${reason}; trying again in ${delay} s`);
      await wait(delay * 1000);
    }
  }

  async #post(message: ModerateRequest): Promise<Response | string> {
    try {
      return await fetch(`${this.#options.url}/v1/moderate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${this.#options.key}`, 'content-type': 'application/json' },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      });
    } catch (error) {
      return describeNetworkError(error, CALL_TIMEOUT_MS);
    }
  }

  /** Undefined when the sender should retry the call. */
  async #readResult(response: Response): Promise<SendResult | typeof UNSTORED | undefined> {
    if (response.ok) {
      const body = (await response.json().catch(() => undefined)) as Partial<ModerateResponse> | undefined;
      if (body?.final_action === undefined) {
        throw new ReplayStoppedError(
          `${this.#options.url} answers, but not like a Torchward server. Check --url.`,
        );
      }
      if (body.stored === false) return UNSTORED;
      return {
        kind: 'stored',
        action: body.final_action,
        duplicate: body.duplicate ?? false,
        mode: body.mode ?? 'live',
      };
    }
    if (response.status === 401) {
      throw new ReplayStoppedError(`The server refused the API key. ${await readDetail(response)}`);
    }
    if (response.status === 403)
      throw new ReplayStoppedError(`The key may not do this. ${await readDetail(response)}`);
    if (response.status === 404 || response.status === 405) {
      throw new ReplayStoppedError(`${this.#options.url} has no /v1/moderate. Check --url.`);
    }
    if (response.status === 429 || response.status >= 500) {
      await response.body?.cancel();
      return undefined;
    }
    return { kind: 'refused', status: response.status, detail: await readDetail(response) };
  }

  #throwIfUnreachable(reason: string, waitedMs: number): void {
    const { url, giveUpAfterMs } = this.#options;
    if (!this.#hasAnswered && waitedMs > 2_000) {
      throw new ReplayStoppedError(
        `The server at ${url} cannot be reached: ${reason}. Start it with: npm start`,
      );
    }
    if (waitedMs > giveUpAfterMs) {
      throw new ReplayStoppedError(
        `The server at ${url} has not taken a message for ${Math.round(giveUpAfterMs / 1000)} s: ${reason}. ` +
          'Run the same command again to go on; what was stored is not counted twice.',
      );
    }
  }
}
