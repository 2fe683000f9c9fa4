import type { Call } from './calls.js';
import type { ModerateBatchResponse } from './contract.gen.js';
import { TorchwardError } from './failures.js';
import type { StopSignal } from './options.js';
import type { ModerateRequest } from './requests.js';
import { type StopCondition, runUntil } from './timers.js';
import {
  createClientVerdict,
  identifyLine,
  type IdentifiedLine,
  type LineVerdict,
  type ServiceVerdict,
} from './verdicts.js';

/** Lines that one call may carry. */
export const MAX_BATCH_LINES = 100;
/** Milliseconds that one attempt to send a batch may take. */
const ATTEMPT_TIMEOUT_MS = 10_000;

/** The service's answer to one line of a batch. */
export type LineAnswer = ServiceVerdict | TorchwardError;

function toLineAnswer(result: ModerateBatchResponse['results'][number] | null | undefined): LineAnswer {
  if (!result) return new TorchwardError({ status: 0, detail: 'The line was not answered.' });
  if ('detail' in result) return new TorchwardError(result);
  return { ...result, answered_by: 'service' };
}

/** Statuses by which a call is refused for what it holds, such as one line of a megabyte. */
const REFUSED_CONTENT: ReadonlySet<number> = new Set([400, 413, 422]);

/**
 * Sends up to `MAX_BATCH_LINES` lines and repeats the call while it fails. Halves a call that is refused for its content,
 * until the bad line is alone.
 *
 * @returns an answer for each line, or undefined when the signal aborted first
 * @throws {TorchwardError} when the call fails for good, whatever lines it holds
 */
export async function sendBatch(
  call: Call,
  messages: readonly IdentifiedLine[],
  signal: StopSignal,
  leftMs: () => number,
): Promise<LineAnswer[] | undefined> {
  const sendPart = (part: readonly IdentifiedLine[]) => sendBatch(call, part, signal, leftMs);
  try {
    const answer = await call<ModerateBatchResponse>({
      method: 'POST',
      path: '/v1/moderate/batch',
      body: { messages },
      expects: 'results',
      timeoutMs: ATTEMPT_TIMEOUT_MS,
      leftMs,
      signal,
    });
    return answer && messages.map((_, index) => toLineAnswer(answer.results[index]));
  } catch (error) {
    if (!(error instanceof TorchwardError && REFUSED_CONTENT.has(error.status))) throw error;
    if (messages.length === 1) return [error];
    const half = Math.ceil(messages.length / 2);
    const first = await sendPart(messages.slice(0, half));
    const second = first && (await sendPart(messages.slice(half)));
    return second && [...first, ...second];
  }
}

/** Sends many lines in order. A line that the service has not answered at the ending gets a verdict of the client's. */
export function moderateLines(
  call: Call,
  lines: readonly ModerateRequest[],
  ending: StopCondition,
): Promise<(LineVerdict | TorchwardError)[]> {
  const endsAt = performance.now() + ending.afterMs;
  const identified = lines.map(identifyLine);
  return runUntil(ending, async (signal) => {
    const answers: (LineVerdict | TorchwardError)[] = [];
    for (let start = 0; start < identified.length; start += MAX_BATCH_LINES) {
      const batch = identified.slice(start, start + MAX_BATCH_LINES);
      const answered = await sendBatch(call, batch, signal, () => endsAt - performance.now());
      const why = ending.signal.aborted ? 'closed' : 'late';
      answers.push(...(answered ?? batch.map(({ message_id }) => createClientVerdict(message_id, why))));
    }
    return answers;
  });
}
