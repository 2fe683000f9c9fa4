import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ModerateBatchResponse } from '../../src/contract/api.gen';
import { computeRetryDelayMs, readRetryAfterMs } from '../../src/sdk/retry';

/** An owner whose lines are counted. */
export interface SendingOwner {
  key: string;
  /** Begins the message ids, so that no two owners share one. */
  name: string;
  /** The number of lines that a node has confirmed as stored. */
  acknowledged: number;
}

export interface LoadRecord {
  /** Milliseconds from a batch's first attempt to its verdicts, also where a node failed in between. */
  latencies: number[];
  /** How many answers had each status. */
  statuses: Map<number, number>;
  /** Calls that no node answered, because it was killed or not up again. */
  unanswered: number;
}

interface Reply {
  status: number;
  text: string;
  /** What the node asks the caller to wait, milliseconds. */
  retryAfterMs: number;
}

interface LoadOptions {
  /** Addresses of the nodes; a caller goes on to the next one when a node does not answer. */
  urls: readonly string[];
  senders: readonly SendingOwner[];
  /** Lines of all senders together. */
  linesPerSecond: number;
  linesPerBatch: number;
  /** A line's text, made anew for each. */
  createText: (line: number) => string;
  /** Batches that may be under way. @default 20000 */
  maxUnderWay?: number;
}

/** With more batches under way the callers, and not the nodes, would run out of memory. */
const MAX_UNDER_WAY = 20_000;

/** Milliseconds after which a caller tries the next node when the first does not answer. */
const FAILOVER_MS = 20;

export const createRecord = (): LoadRecord => ({ latencies: [], statuses: new Map(), unanswered: 0 });

export const mergeRecords = (one: LoadRecord, other: LoadRecord): LoadRecord => {
  const statuses = new Map(one.statuses);
  for (const [status, count] of other.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count);
  return {
    latencies: [...one.latencies, ...other.latencies],
    statuses,
    unanswered: one.unanswered + other.unanswered,
  };
};

/**
 * Senders that take turns to send batches at a steady pace, whatever the answers. They send each line again until it is
 * stored, and wait before each retry for as long as the client package does.
 */
export class LoadGenerator {
  record = createRecord();
  readonly #options: LoadOptions;
  /** As many connections as batches under way: each owner's game server has one of its own. */
  readonly #agent = new Agent({ keepAlive: true });
  readonly #underWay = new Set<Promise<void>>();
  readonly #next = new Map<SendingOwner, number>();
  #isOver = false;
  #turn = 0;

  constructor(options: LoadOptions) {
    this.#options = options;
  }

  /** Batches that are not stored yet. */
  get underWay(): number {
    return this.#underWay.size;
  }

  /** Sends until `end`. Rejects when the nodes fall so far behind that the callers' memory would end first. */
  async run(): Promise<void> {
    const { senders, maxUnderWay = MAX_UNDER_WAY } = this.#options;
    const began = performance.now();
    for (let batch = 0; await this.#waitForTurn(batch, began); batch += 1) {
      if (this.#underWay.size >= maxUnderWay) {
        throw new Error(`The nodes do not keep up: ${maxUnderWay} batches wait. Lower --rate.`);
      }
      const sender = senders[batch % senders.length];
      if (sender === undefined) throw new Error('There is no owner to send.');
      const sending: Promise<void> = this.#send(sender).finally(() => this.#underWay.delete(sending));
      this.#underWay.add(sending);
    }
  }

  /** @returns whether the load still goes on: `end` awaits no batch that begins after it */
  async #waitForTurn(batch: number, began: number): Promise<boolean> {
    const { linesPerSecond, linesPerBatch } = this.#options;
    const waitMs = began + (batch * linesPerBatch * 1_000) / linesPerSecond - performance.now();
    if (waitMs > 1) await pause(waitMs);
    return !this.#isOver;
  }

  /** Ends the load, and waits until every line that was sent is stored. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#underWay);
    this.#agent.destroy();
  }

  async #send(sender: SendingOwner): Promise<void> {
    const { linesPerBatch, createText } = this.#options;
    const first = this.#next.get(sender) ?? 0;
    this.#next.set(sender, first + linesPerBatch);
    let lines = Array.from({ length: linesPerBatch }, (_, n) => ({
      message: createText(first + n),
      player_name: `player_${first % 7}`,
      player_uuid: `8f2c1ab0-4d1e-4c62-9b0a-${String(first % 7).padStart(12, '0')}`,
      message_id: `${sender.name}/${first + n}`,
    }));
    const began = performance.now();
    let hasVerdicts = false;
    this.#turn += 1;
    let node = this.#turn;
    /** Attempts in a row that stored nothing. */
    let failures = 0;
    while (lines.length > 0) {
      const reply = await this.#post(node, sender.key, JSON.stringify({ messages: lines }));
      if (reply?.status !== 200) {
        failures += 1;
        const isFailover = reply === undefined && failures === 1;
        if (reply === undefined) node += 1;
        await pause(isFailover ? FAILOVER_MS : computeRetryDelayMs(failures, reply?.retryAfterMs ?? 0));
        continue;
      }
      if (!hasVerdicts) this.record.latencies.push(performance.now() - began);
      hasVerdicts = true;
      const { results } = JSON.parse(reply.text) as ModerateBatchResponse;
      const left = lines.filter((_, n) => {
        const result = results[n];
        return result === undefined || !('stored' in result) || !result.stored;
      });
      sender.acknowledged += lines.length - left.length;
      failures = left.length < lines.length ? 1 : failures + 1;
      lines = left;
      if (lines.length > 0) await pause(computeRetryDelayMs(failures, 0));
    }
  }

  /** @returns undefined when the node did not answer */
  async #post(node: number, key: string, body: string): Promise<Reply | undefined> {
    const { urls } = this.#options;
    try {
      const reply = await new Promise<Reply>((resolve, reject) => {
        const onResponse = (response: IncomingMessage): void => {
          let text = '';
          response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
          const retryAfterMs = readRetryAfterMs(response.headers['retry-after'] ?? null);
          response
            .on('error', reject)
            .on('end', () => resolve({ status: response.statusCode ?? 0, text, retryAfterMs }));
        };
        request(
          `${urls[node % urls.length] ?? ''}/v1/moderate/batch`,
          {
            method: 'POST',
            agent: this.#agent,
            headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          },
          onResponse,
        )
          .on('error', reject)
          .end(body);
      });
      this.record.statuses.set(reply.status, (this.record.statuses.get(reply.status) ?? 0) + 1);
      return reply;
    } catch {
      this.record.unanswered += 1;
      return undefined;
    }
  }
}
