import { MAX_BATCH_LINES, type LineAnswer, sendBatch } from './batches.js';
import type { Call } from './calls.js';
import { TorchwardError } from './failures.js';
import type { TorchwardOptions } from './options.js';
import type { ModerateRequest } from './requests.js';
import { runUntil, startTimer, type Timer, wait } from './timers.js';
import { createClientVerdict, identifyLine, type IdentifiedLine, type LineVerdict } from './verdicts.js';

/** Largest number of open lines. The client itself answers a further one at once, so that memory stays bounded. */
const MOST_OPEN_LINES = 10_000;
/** Batches under way in parallel: the service judges one or two of an account in parallel. */
const MOST_BATCHES = 2;
/** Milliseconds before a line is sent again, where the service refused it for now, or judged it without storing it. */
const RESEND_DELAY_MS = 5_000;

/** A line from the moment it is handed in until the service has stored or refused it. */
interface OpenLine {
  readonly line: IdentifiedLine;
  /** Moments of `performance.now()`. */
  readonly dueAt: number;
  readonly giveUpAt: number;
  readonly deadline: Timer | undefined;
  /** Whether its caller has an answer. */
  isAnswered: boolean;
  /** Whether the service has given a verdict. */
  isJudged: boolean;
  resolve: (verdict: LineVerdict) => void;
  reject: (error: TorchwardError) => void;
}

interface QueueOptions extends Pick<TorchwardOptions, 'onFailure' | 'onLateVerdict'> {
  batchDelayMs: number;
  keepTryingMs: number;
}

/** Sends single lines together, and keeps sending those that were answered before the service had stored them. */
export function createLineQueue(call: Call, options: QueueOptions, closing: AbortSignal) {
  const open = new Set<OpenLine>();
  const waiting: OpenLine[] = [];
  let batches = 0;
  let timer: Timer | undefined;
  let onEmpty: (() => void) | undefined;

  function answer(entry: OpenLine, verdict: LineVerdict): void {
    clearTimeout(entry.deadline);
    entry.isAnswered = true;
    entry.resolve(verdict);
  }

  function answerLocally(entry: OpenLine): void {
    if (!entry.isAnswered)
      answer(entry, createClientVerdict(entry.line.message_id, closing.aborted ? 'closed' : 'late'));
  }

  function enqueue(entry: OpenLine): void {
    waiting.push(entry);
    schedule();
  }

  async function resend(entry: OpenLine): Promise<void> {
    await wait(RESEND_DELAY_MS, closing);
    if (closing.aborted || performance.now() > entry.giveUpAt) giveUp(entry);
    else enqueue(entry);
  }

  function close(entry: OpenLine): void {
    open.delete(entry);
    if (open.size === 0) onEmpty?.();
  }

  function giveUp(entry: OpenLine): void {
    answerLocally(entry);
    close(entry);
  }

  function refuse(entry: OpenLine, error: TorchwardError): void {
    clearTimeout(entry.deadline);
    entry.reject(error);
    close(entry);
  }

  function settle(entry: OpenLine, result: LineAnswer): void {
    if (result instanceof TorchwardError) {
      options.onFailure?.(result);
      if (result.canRetry) void resend(entry);
      else refuse(entry, result);
      return;
    }
    if (!entry.isAnswered) answer(entry, result);
    else if (!entry.isJudged) options.onLateVerdict?.(result);
    entry.isJudged = true;
    if (result.stored === false) void resend(entry);
    else close(entry);
  }

  async function send(batch: readonly OpenLine[]): Promise<void> {
    const lines = batch.map(({ line }) => line);
    const leftMs = () =>
      Math.min(...batch.map(({ isAnswered, dueAt }) => (isAnswered ? Infinity : dueAt))) - performance.now();
    const afterMs = Math.max(...batch.map(({ giveUpAt }) => giveUpAt)) - performance.now();
    try {
      const answers = await runUntil({ signal: closing, afterMs }, (signal) =>
        sendBatch(call, lines, signal, leftMs),
      );
      batch.forEach((entry, index) => {
        const result = answers?.[index];
        if (result === undefined) giveUp(entry);
        else settle(entry, result);
      });
    } catch (error) {
      if (!(error instanceof TorchwardError)) throw error;
      for (const entry of batch) refuse(entry, error);
    }
  }

  function schedule(): void {
    if (timer !== undefined || batches >= MOST_BATCHES || waiting.length === 0) return;
    const delay = waiting.length >= MAX_BATCH_LINES ? 0 : options.batchDelayMs;
    timer = setTimeout(() => {
      timer = undefined;
      batches += 1;
      void send(waiting.splice(0, MAX_BATCH_LINES)).finally(() => {
        batches -= 1;
        schedule();
      });
      schedule();
    }, delay);
  }

  return {
    /** Resolves with the service's verdict, or at the deadline with the client's own. */
    moderate(line: ModerateRequest, deadlineMs: number): Promise<LineVerdict> {
      const identified = identifyLine(line);
      const { message_id } = identified;
      if (closing.aborted) return Promise.resolve(createClientVerdict(message_id, 'closed'));
      if (open.size >= MOST_OPEN_LINES) return Promise.resolve(createClientVerdict(message_id, 'crowded'));
      const now = performance.now();
      return new Promise((resolve, reject) => {
        const entry: OpenLine = {
          line: identified,
          dueAt: now + deadlineMs,
          giveUpAt: now + Math.max(options.keepTryingMs, deadlineMs),
          deadline: startTimer(() => {
            answerLocally(entry);
          }, deadlineMs),
          isAnswered: false,
          isJudged: false,
          resolve,
          reject,
        };
        open.add(entry);
        enqueue(entry);
      });
    },
    /** Resolves once the service has stored or refused every line. */
    drained(): Promise<void> {
      return new Promise((resolve) => {
        if (open.size === 0) resolve();
        else onEmpty = resolve;
      });
    },
  };
}
