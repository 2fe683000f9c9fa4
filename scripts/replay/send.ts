import type { components } from '../../src/contract/api.gen';
import { retryAfterSeconds } from './retry';

export type ModerateRequest = components['schemas']['ModerateRequest'];
type ModerateResponse = components['schemas']['ModerateResponse'];

/** The run cannot go on; the message is one sentence for the person at the terminal. */
export class ReplayStopped extends Error {
  override name = 'ReplayStopped';
}

/** What became of one message. */
export type Delivery =
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
  /** How long to go on trying a server that does not answer, in milliseconds. @default 60000 */
  patience?: number;
  /** Replaces waiting in tests. Takes milliseconds. */
  wait?: (milliseconds: number) => Promise<void>;
  /** Told when a message has to be tried again, with the reason in words. */
  onRetry?: (reason: string) => void;
}

const timeout = 30_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function detailOf(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  try {
    const { detail } = JSON.parse(text) as { detail?: unknown };
    if (typeof detail === 'string') return detail;
  } catch {
    // Not every proxy answers with a problem document; the status has to do then.
  }
  return `The server answered ${response.status}.`;
}

function networkReason(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `no answer in ${timeout / 1000} s`;
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  if (code === 'ECONNREFUSED') return 'nothing listens there';
  if (code === 'ENOTFOUND') return 'there is no such host';
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET') return 'the connection broke';
  return code ?? (error instanceof Error ? error.message : String(error));
}

/**
 * Sends one message until the server has answered it. Repeating is safe because the message carries its own id.
 */
export class Sender {
  readonly #options: Required<Omit<SenderOptions, 'onRetry'>> & Pick<SenderOptions, 'onRetry'>;
  #everAnswered = false;

  constructor(options: SenderOptions) {
    this.#options = { patience: 60_000, wait: pause, ...options };
  }

  /** @throws {ReplayStopped} when the key is refused, or the server stays away for longer than the patience */
  async send(message: ModerateRequest): Promise<Delivery> {
    const { wait, onRetry } = this.#options;
    let waited = 0;
    for (let attempt = 0; ; attempt += 1) {
      const answer = await this.#post(message);
      if (answer instanceof Response) {
        this.#everAnswered = true;
        const delivery = await this.#read(answer);
        if (delivery) return delivery;
      }
      const reason = answer instanceof Response ? `the server is busy (${answer.status})` : answer;
      const delay =
        (answer instanceof Response
          ? retryAfterSeconds(answer.headers.get('retry-after'), Date.now())
          : undefined) ?? Math.min(5, 0.25 * 2 ** attempt);
      waited += delay * 1000;
      this.#giveUpIfHopeless(reason, waited);
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
        signal: AbortSignal.timeout(timeout),
      });
    } catch (error) {
      return networkReason(error);
    }
  }

  /** Undefined when the same call is worth repeating later. */
  async #read(response: Response): Promise<Delivery | undefined> {
    if (response.ok) {
      const body = (await response.json().catch(() => undefined)) as Partial<ModerateResponse> | undefined;
      if (body?.final_action === undefined) {
        throw new ReplayStopped(
          `${this.#options.url} answers, but not like a Torchward server. Check --url.`,
        );
      }
      return {
        kind: 'stored',
        action: body.final_action,
        duplicate: body.duplicate ?? false,
        mode: body.mode ?? 'live',
      };
    }
    if (response.status === 401) {
      throw new ReplayStopped(`The server refused the API key. ${await detailOf(response)}`);
    }
    if (response.status === 403)
      throw new ReplayStopped(`The key may not do this. ${await detailOf(response)}`);
    if (response.status === 404 || response.status === 405) {
      throw new ReplayStopped(`${this.#options.url} has no /v1/moderate. Check --url.`);
    }
    if (response.status === 429 || response.status >= 500) {
      await response.body?.cancel();
      return undefined;
    }
    return { kind: 'refused', status: response.status, detail: await detailOf(response) };
  }

  #giveUpIfHopeless(reason: string, waited: number): void {
    const { url, patience } = this.#options;
    if (!this.#everAnswered && waited > 2_000) {
      throw new ReplayStopped(`The server at ${url} cannot be reached: ${reason}. Start it with: npm start`);
    }
    if (waited > patience) {
      throw new ReplayStopped(
        `The server at ${url} has not taken a message for ${Math.round(patience / 1000)} s: ${reason}. ` +
          'Run the same command again to go on; what was stored is not counted twice.',
      );
    }
  }
}
