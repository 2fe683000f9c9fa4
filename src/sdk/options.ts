import { VERSION } from './contract.gen.js';
import type { TorchwardError } from './failures.js';
import type { ServiceVerdict } from './verdicts.js';

export interface TorchwardOptions {
  /** Origin of the service, such as `https://torchward.example`. */
  url: string;
  /** An API key with the scope `moderate`: `sk_live_…`, or `sk_test_…` to judge without storing. */
  key: string;
  /**
   * Milliseconds after which a line is answered without the service: `none`, so that chat goes on. The service itself
   * takes at most one second, two and a half where an AI judges. `Infinity` waits as long as it takes.
   * @default 3000
   */
  deadlineMs?: number | undefined;
  /**
   * Milliseconds for which a line waits for others to share its call with.
   * @default 5
   */
  batchDelayMs?: number | undefined;
  /**
   * Milliseconds for which a line is sent again while the service can't be reached or has not stored it.
   * @default 600000
   */
  keepTryingMs?: number | undefined;
  /**
   * The `User-Agent` of all calls.
   * @default 'torchward-sdk/<version>'
   */
  userAgent?: string | undefined;
  /** Called after each attempt that failed, also where another follows. */
  onFailure?: ((failure: TorchwardError) => void) | undefined;
  /** Called when the service answers a line whose deadline had passed: the last chance to act on it. */
  onLateVerdict?: ((verdict: ServiceVerdict) => void) | undefined;
}

/** What the client needs of an `AbortSignal`; named here because not every program has the DOM's types. */
export interface StopSignal {
  readonly aborted: boolean;
  addEventListener: (type: 'abort', listener: () => void) => void;
  removeEventListener: (type: 'abort', listener: () => void) => void;
}

export interface ModerateOptions {
  /**
   * Milliseconds after which lines are answered without the service; `Infinity` waits as long as it takes.
   * @default the client's
   */
  deadlineMs?: number | undefined;
}

export interface ModerateBatchOptions extends ModerateOptions {
  /** Ends the call at once; lines without an answer are then answered by the client. */
  signal?: StopSignal | undefined;
}

export interface DecisionsOptions {
  /** Only decisions for this game server, and those that name no server. */
  server?: string | undefined;
  /** The cursor to go on from; without it the first decisions are all that are not yet reported. */
  after?: string | undefined;
  /** Ends `for await` over the decisions without an error. */
  signal?: StopSignal | undefined;
  /** Called after each answered poll with how many decisions it brought and the cursor behind them. */
  onPoll?: ((poll: { decisions: number; cursor: string }) => void) | undefined;
}

const DEFAULTS = { deadlineMs: 3_000, batchDelayMs: 5, keepTryingMs: 600_000 };

function checkMs(options: TorchwardOptions, name: keyof typeof DEFAULTS): number {
  const value = options[name] ?? DEFAULTS[name];
  if (!(value >= 0)) throw new TypeError(`${name} must be a number of milliseconds, 0 or more.`);
  return value;
}

/** Fills in the defaults. @throws {TypeError} when an option is wrong */
export function resolveOptions(options: TorchwardOptions) {
  const { url, key, userAgent = `torchward-sdk/${VERSION}` } = options;
  if (!/^https?:\/\/[^/]/.test(url))
    throw new TypeError('url must be the address of the service, such as https://torchward.example.');
  if (!/^[\x21-\x7e]+$/.test(key)) throw new TypeError('key must be an API key, such as sk_live_….');
  return {
    deadlineMs: checkMs(options, 'deadlineMs'),
    batchDelayMs: checkMs(options, 'batchDelayMs'),
    keepTryingMs: checkMs(options, 'keepTryingMs'),
    userAgent,
  };
}
