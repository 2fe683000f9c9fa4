/**
 * The client of the Torchward API for plugins and other programs beside a game server. Runs on Node 20.3 or newer and
 * uses nothing else. Imports in this folder end in `.js` because Node reads the compiled files as they are.
 */
import { moderateLines } from './batches.js';
import { createCall } from './calls.js';
import type { DecisionDelivery, GameDecision } from './contract.gen.js';
import { followDecisions } from './decisions.js';
import type { TorchwardError } from './failures.js';
import { createLineQueue } from './lineQueue.js';
import {
  resolveOptions,
  type DecisionsOptions,
  type ModerateBatchOptions,
  type ModerateOptions,
  type StopSignal,
  type TorchwardOptions,
} from './options.js';
import type { DecisionReport, ModerateRequest } from './requests.js';
import { linkSignals, wait } from './timers.js';
import type { LineVerdict } from './verdicts.js';

export type { Action, Category, DecisionDelivery, GameDecision } from './contract.gen.js';
export { TorchwardError } from './failures.js';
export type {
  DecisionsOptions,
  ModerateBatchOptions,
  ModerateOptions,
  StopSignal,
  TorchwardOptions,
} from './options.js';
export type { DecisionReport, ModerateRequest } from './requests.js';
export type { LineVerdict, ClientVerdict, ServiceVerdict } from './verdicts.js';

/** Milliseconds that one attempt to report a decision may take. */
const REPORT_TIMEOUT_MS = 10_000;

/** One account's client. Create one for a program and keep it. */
export interface Torchward {
  /**
   * Judges one line. Lines of the same moment share a call. A line without `message_id` gets a random one, so that it
   * counts once however often it is sent; one without `sent_at` gets the present.
   *
   * A line that the service has not answered at the deadline is answered by the client: `answered_by` is `client`,
   * `final_action` is `none`, `stored` is false. The client keeps sending it, and `onLateVerdict` gets the verdict.
   *
   * @throws {TorchwardError} when the service refuses the key or the line
   */
  moderate: (line: ModerateRequest, options?: ModerateOptions) => Promise<LineVerdict>;

  /**
   * Judges lines now, up to 100 in a call, and answers them in their order. A line that the service refuses is answered
   * with an error in its place. Lines that are answered by the client, or whose `stored` is false, are not sent again:
   * hand them in once more with the same `message_id` and `sent_at`.
   *
   * @throws {TorchwardError} when the service refuses the key
   */
  moderateBatch: (
    lines: readonly ModerateRequest[],
    options?: ModerateBatchOptions,
  ) => Promise<readonly (LineVerdict | TorchwardError)[]>;

  /**
   * Yields the game decisions that reviewers, undos and the owner make after a verdict, in order and at least once. Carry
   * out each `id` once, then report it. Ends when the signal aborts or the client is closed.
   *
   * @throws {TorchwardError} when the service refuses the key
   */
  decisions: (options?: DecisionsOptions) => AsyncGenerator<GameDecision, void, undefined>;

  /**
   * Reports what became of a decision, and repeats that until the service has it. Undefined when the client was closed or
   * the signal aborted first.
   *
   * @throws {TorchwardError} when the service refuses the report
   */
  reportDecision: (
    id: string,
    report: DecisionReport,
    options?: { signal?: StopSignal | undefined },
  ) => Promise<DecisionDelivery | undefined>;

  /**
   * Ends the client. Waits until every line is stored, at most the given time; then ends all calls.
   *
   * @param withinMs milliseconds
   * @default 5000
   */
  close: (withinMs?: number) => Promise<void>;
}

/**
 * Creates a client.
 *
 * @throws {TypeError} when an option is wrong
 */
export function createTorchward(options: TorchwardOptions): Torchward {
  const { deadlineMs, batchDelayMs, keepTryingMs, userAgent } = resolveOptions(options);
  const closing = new AbortController();
  const call = createCall(options, userAgent);
  const queue = createLineQueue(call, { ...options, batchDelayMs, keepTryingMs }, closing.signal);

  return {
    moderate: (line, each = {}) => queue.moderate(line, each.deadlineMs ?? deadlineMs),
    moderateBatch: (lines, each = {}) => {
      const link = linkSignals(closing.signal, each.signal);
      return moderateLines(call, lines, {
        signal: link.signal,
        afterMs: each.deadlineMs ?? deadlineMs,
      }).finally(link.release);
    },
    decisions: (each = {}) => followDecisions(call, each, closing.signal),
    reportDecision: (id, report, each = {}) => {
      const link = linkSignals(closing.signal, each.signal);
      return call<DecisionDelivery>({
        method: 'POST',
        path: `/v1/decisions/${encodeURIComponent(id)}/done`,
        body: report,
        expects: 'decision_id',
        timeoutMs: REPORT_TIMEOUT_MS,
        signal: link.signal,
      }).finally(link.release);
    },
    async close(withinMs = 5_000) {
      await Promise.race([queue.drained(), wait(withinMs, closing.signal)]);
      closing.abort();
    },
  };
}
