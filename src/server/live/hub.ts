import type { ReviewPresence } from '~/contract/api.gen';
import { createTimeOrderedId } from '../ids';
import type { Clock } from '../clock';
import type { TokenBuckets } from '../limits/tokenBuckets';
import type { Account } from '../store/repositories/accounts';
import { EventLog } from './eventLog';
import type { LiveStream } from './liveStream';
import { formatStreamEvent, type NodeMessage } from './messages';
import { PresenceBook } from './presence';

/** The account of a stream, as the stream begins. */
type StreamOwner = Pick<Account, 'id' | 'tier'>;

/** One stream, and the check whether it may stay open. */
export interface Subscriber {
  stream: LiveStream;
  /** Checks whether the caller still has access; ends the stream when it has not. */
  recheck: () => Promise<void>;
}

interface HubOptions {
  clock: Clock;
  /** Name of this node among the others, different after each start. */
  node: string;
  /** Called when the counts of an account with open streams have changed. */
  onCountsChanged: (accountId: string) => void;
  /** Receives the calls that other nodes counted. */
  calls: TokenBuckets;
}

/** Hands the live events of all nodes to the live streams of this one. */
export class Hub {
  readonly presence = new PresenceBook();
  readonly #subscribers = new Map<string, Set<Subscriber>>();
  readonly #clock: Clock;
  readonly #node: string;
  readonly #onMoved: (accountId: string) => void;
  readonly #calls: TokenBuckets;
  readonly #log: EventLog;

  constructor({ clock, node, onCountsChanged: onMoved, calls }: HubOptions) {
    this.#clock = clock;
    this.#node = node;
    this.#onMoved = onMoved;
    this.#calls = calls;
    this.#log = new EventLog(this.#nowMs());
  }

  onMessage(message: NodeMessage): void {
    switch (message.kind) {
      case 'event': {
        const { accountId, id, event } = message;
        const text = formatStreamEvent(event.type, event.data, id);
        this.#log.append(accountId, { id, text }, this.#nowMs());
        this.sendTo(accountId, text);
        if (event.type !== 'keys' && this.#subscribers.has(accountId)) this.#onMoved(accountId);
        break;
      }
      case 'presence':
        // This node applied its own message when it sent it, and the echo must not bring back a reviewer who has left
        // since.
        if (message.node !== this.#node) this.applyPresence(message);
        break;
      case 'sessions':
        for (const { recheck } of this.#subscribers.get(message.accountId) ?? []) void recheck();
        break;
      case 'erasure':
        this.#log.forget(message.accountId, this.#nowMs());
        this.sendTo(message.accountId, this.#resync());
        break;
      case 'spent':
        if (message.node !== this.#node) {
          this.#calls.applyReport(message.node, message.report, Date.now());
        }
        break;
      case 'gap':
        this.restart();
    }
  }

  /** Records that a reviewer opened or closed a review item. */
  applyPresence({ accountId, reviewId, viewer, open }: Extract<NodeMessage, { kind: 'presence' }>): void {
    const changed = open
      ? this.presence.enter(accountId, reviewId, viewer, this.#nowMs())
      : this.presence.leave(accountId, reviewId, viewer.id);
    if (changed) this.#tellPresence(accountId, this.presence.list(accountId, reviewId));
  }

  /** Tells every stream to refetch, because this node may have missed events. */
  restart(): void {
    this.#log.restart(this.#nowMs());
    for (const accountId of this.#subscribers.keys()) this.sendTo(accountId, this.#resync());
  }

  /** The account's last event, from which a stream can begin. */
  getLastEventId(accountId: string): string {
    return this.#log.getLastId(accountId);
  }

  /** Begins a stream with the events that it missed. */
  add({ id: accountId, tier }: StreamOwner, subscriber: Subscriber, lastId: string | undefined): void {
    const nowMs = this.#nowMs();
    const missed = lastId === undefined ? [] : this.#log.after(accountId, lastId, nowMs);
    const { stream } = subscriber;
    stream.send('retry: 2000\n\n');
    const resumed = lastId !== undefined && missed !== undefined;
    // The id gives the caller a place to resume from, even if nothing happens until then. After a lost event there is
    // no such place before the end of the replayed events.
    const hello = { resumed, ...(tier && { tier }) };
    stream.send(formatStreamEvent('hello', hello, resumed ? undefined : createTimeOrderedId(nowMs)));
    if (lastId !== undefined && missed === undefined) stream.send(this.#resync());
    for (const { text } of missed ?? []) stream.send(text);
    for (const each of this.presence.listAll(accountId)) stream.send(formatStreamEvent('presence', each));
    const subscribers = this.#subscribers.get(accountId) ?? new Set();
    subscribers.add(subscriber);
    this.#subscribers.set(accountId, subscribers);
  }

  remove(accountId: string, subscriber: Subscriber): void {
    const subscribers = this.#subscribers.get(accountId);
    subscribers?.delete(subscriber);
    if (subscribers?.size === 0) this.#subscribers.delete(accountId);
  }

  sendTo(accountId: string, text: string): void {
    for (const { stream } of this.#subscribers.get(accountId) ?? []) stream.send(text);
  }

  /** Keeps idle streams alive through proxies, and ends those that lost access. */
  beat(): void {
    for (const subscribers of this.#subscribers.values()) {
      for (const { stream, recheck } of [...subscribers]) {
        stream.send(': still here\n\n');
        void recheck();
      }
    }
    this.expirePresence();
  }

  expirePresence(): void {
    for (const { accountId, reviewId } of this.presence.expire(this.#nowMs())) {
      this.#tellPresence(accountId, this.presence.list(accountId, reviewId));
    }
  }

  /** The number of an account's streams on this node. */
  countStreams(accountId: string): number {
    return this.#subscribers.get(accountId)?.size ?? 0;
  }

  listSubscribers(): Subscriber[] {
    return [...this.#subscribers.values()].flatMap((subscribers) => [...subscribers]);
  }

  #tellPresence(accountId: string, presence: ReviewPresence): void {
    this.sendTo(accountId, formatStreamEvent('presence', presence));
  }

  #resync(): string {
    return formatStreamEvent('resync', {}, createTimeOrderedId(this.#nowMs()));
  }

  #nowMs(): number {
    return this.#clock.now().getTime();
  }
}
