import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { settleInTime } from './deadline';

/** The result of one call to the AI: a usable answer, an unusable one, none in time, or an error. */
export type AiCallOutcome = 'answered' | 'unusable' | 'timed_out' | 'failed';

/** One figure with its label's value, read at each scrape. */
export type MetricSample = readonly [label: string, value: number];

/**
 * The process's own metrics. Labels are operations, statuses and parts: never an account, a key or an address, because
 * their number has no bound and they are private.
 */
export interface Metrics {
  /** @param seconds from the first byte of the request to the last of the answer */
  request: (operation: string, status: number, seconds: number) => void;
  /** @param messages in one commit */
  commit: (messages: number) => void;
  /** A verdict whose message is not stored. */
  unstored: () => void;
  aiCall: (outcome: AiCallOutcome, seconds: number) => void;
  /** @param outcome `done`, `retried` or `dead` */
  job: (kind: string, outcome: string) => void;
  /**
   * Adds figures that are read at each scrape; one label tells them apart. A scrape leaves out those whose reading fails
   * or takes longer than a second.
   */
  watch: (
    figure: { name: string; help: string; label: string },
    read: () => readonly MetricSample[] | Promise<readonly MetricSample[]>,
  ) => void;
  /** Adds Node's own metrics: event-loop lag, memory, processor time, garbage collections. */
  watchProcess: () => void;
  /** Every metric, in the text format that Prometheus reads. */
  read: () => Promise<string>;
  contentType: string;
}

const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Milliseconds; a scrape must end within its collector's own limit, also while the database hangs. */
const READING_LIMIT_MS = 1_000;
const COMMIT_BUCKETS = [1, 2, 5, 10, 25, 50, 100, 250];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'torchward_request_duration_seconds',
    help: 'How long requests took, by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const commits = new Histogram({
    name: 'torchward_commit_messages',
    help: 'Messages that shared one commit.',
    buckets: COMMIT_BUCKETS,
    registers,
  });
  const unstored = new Counter({
    name: 'torchward_unstored_verdicts_total',
    help: 'Verdicts that were answered before, or without, their message being stored.',
    registers,
  });
  const aiCalls = new Histogram({
    name: 'torchward_ai_call_duration_seconds',
    help: 'How long calls to the AI took, by what came of them.',
    labelNames: ['outcome'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const jobs = new Counter({
    name: 'torchward_jobs_total',
    help: 'Tries of queued work, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  let watchesProcess = false;

  return {
    request: (operation, status, seconds) => {
      requests.observe({ operation, status }, seconds);
    },
    commit: (messages) => {
      commits.observe(messages);
    },
    unstored: () => {
      unstored.inc();
    },
    aiCall: (outcome, seconds) => {
      aiCalls.observe({ outcome }, seconds);
    },
    job: (kind, outcome) => {
      jobs.inc({ kind, outcome });
    },
    watch: ({ name, help, label }, read) => {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          this.reset();
          const none = (): readonly MetricSample[] => [];
          const samples = await settleInTime(Promise.resolve().then(read), READING_LIMIT_MS, none).catch(
            none,
          );
          for (const [of, value] of samples) this.set({ [label]: of }, value);
        },
      });
    },
    watchProcess: () => {
      if (watchesProcess) return;
      watchesProcess = true;
      collectDefaultMetrics({ register: registry });
    },
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
