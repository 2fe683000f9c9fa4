/** Statuses of temporary failures: another attempt of the same call may succeed. */
const TEMPORARY_STATUSES: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

/** What a failed call or a refused line is about. */
export interface FailureDetails {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** What happened, in a sentence. */
  detail: string;
  /** Names the kind of problem, such as `/problems/key-lacks-scope`. */
  type?: string;
  /** Milliseconds for which the service asks to be left alone. */
  retryAfterMs?: number;
  cause?: unknown;
}

/** A call that failed, or a line that the service refused. `message` says in a sentence what happened. */
export class TorchwardError extends Error {
  override readonly name = 'TorchwardError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The kind of problem as the API names it; `about:blank` says no more than the status. */
  readonly type: string;
  /** Milliseconds for which the service asks to be left alone; 0 where it does not ask. */
  readonly retryAfterMs: number;

  constructor({ status, detail, type = 'about:blank', retryAfterMs = 0, cause }: FailureDetails) {
    super(detail, cause === undefined ? undefined : { cause });
    this.status = status;
    this.type = type;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether the same call may succeed later. Otherwise it fails until the key, the address or the line changes. */
  get canRetry(): boolean {
    return this.status === 0 || TEMPORARY_STATUSES.has(this.status);
  }
}
