import type { GameDecision } from '../contract/api.gen';
import type { LoginChange } from '../gamelog/parse';
import { TorchwardError } from '../sdk/index';
import { getReversal, listOrders } from './commands';
import { type LinkContext, pause, save } from './context';
import { countWaiting, type OrderQueue, type OrderResult, toDetail } from './orders';
import type { PendingOrder, PendingReport } from './state';

const IDLE_MS = 250;
/** Ten pages of decisions, up to 100 each; Torchward itself knows that older ones ended. */
const MAX_ENDED = 1_000;
const MAX_AT_LOGIN = 5_000;
/** Pause after Torchward has refused the key. */
const REFUSED_MS = 5_000;

/** Fetches decisions, hands their orders over, and reports what became of them. */
export class DecisionFeed {
  readonly #context: LinkContext;
  readonly #orders: () => OrderQueue;

  /** @param orders a function, because the queue tells the feed how its orders ended */
  constructor(context: LinkContext, orders: () => OrderQueue) {
    this.#context = context;
    this.#orders = orders;
    this.#updateStatus();
  }

  /** Follows the feed until the link stops. */
  async follow(): Promise<void> {
    const { feed, config, signal, status } = this.#context;
    const onPoll = (): void => {
      status.faults.feed = undefined;
    };
    while (!signal.aborted) {
      try {
        for await (const decision of feed.decisions({ server: config.name, signal, onPoll })) {
          await this.#orders().waitForRoom();
          // A crash before the next save is no loss: what is not reported comes again.
          this.#accept(decision);
        }
      } catch (error) {
        if (!(error instanceof TorchwardError)) throw error;
        await pause(REFUSED_MS, signal);
      }
    }
  }

  /** Reports until the link stops. */
  async report(): Promise<void> {
    const { feed, config, file, signal } = this.#context;
    while (!signal.aborted) {
      const [next] = file.state.reports;
      if (next === undefined) {
        await pause(IDLE_MS, signal);
        continue;
      }
      const { id, ...report } = next;
      try {
        const delivery = await feed.reportDecision(id, { ...report, server: config.name }, { signal });
        if (delivery === undefined) return;
      } catch (error) {
        if (!(error instanceof TorchwardError)) throw error;
        // The owner may mend the key. A decision that Torchward no longer knows needs no report.
        if (error.status === 401 || error.status === 403) {
          await pause(REFUSED_MS, signal);
          continue;
        }
      }
      file.state.reports = file.state.reports.filter((report) => report !== next);
      this.#updateStatus();
      // A crash before it repeats reports, which is safe.
      if (file.state.reports.length === 0) await save(this.#context).catch(() => undefined);
    }
  }

  #accept(decision: GameDecision): void {
    const { state } = this.#context.file;
    const ended = state.ended.find(({ id }) => id === decision.id);
    if (ended) {
      this.#addReport(ended);
      return;
    }
    if ([...state.orders, ...state.atLogin].some((order) => order.decision === decision.id)) return;
    this.#dropReplaced(decision);
    const now = this.#context.now();
    this.#context.status.lastDecision = { action: decision.action, at: now };
    const orders = listOrders(decision.action, decision.previous_action).map((order) =>
      this.#toOrder(decision, order),
    );
    if (orders.length > 0) this.#orders().add(...orders);
    else this.#end({ id: decision.id, result: 'carried_out' });
    this.#updateStatus();
  }

  #toOrder(decision: GameDecision, order: PendingOrder['order']): PendingOrder {
    const defaultSeconds = order === 'mute' ? this.#context.config.muteSeconds : null;
    return {
      order,
      name: decision.player_name,
      uuid: decision.player_uuid,
      reason: decision.reason,
      seconds: order === decision.action ? (decision.duration_seconds ?? defaultSeconds) : null,
      decidedAt: decision.created_at,
      decision: decision.id,
    };
  }

  /** What a newer decision replaces, or takes back, no longer waits for a login or the end of its time. */
  #dropReplaced({ replaces, action, previous_action: previous, player_name: name }: GameDecision): void {
    const { state } = this.#context.file;
    const reversals = [getReversal(action), getReversal(previous)];
    // Lifting a mute leaves a ban that waits, and the other way round.
    const isTakenBack = ({ order, decision }: PendingOrder): boolean =>
      (decision !== undefined && decision === replaces) || (action === 'none' && order === previous);
    const stays = (order: PendingOrder): boolean => order.name !== name || !isTakenBack(order);
    const replaced = state.atLogin.filter((order) => !stays(order));
    state.atLogin = state.atLogin.filter(stays);
    for (const id of new Set(replaced.flatMap((order) => order.decision ?? [])))
      this.#end({ id, result: 'failed', detail: 'replaced by a newer decision' });
    state.orders = state.orders.filter(
      ({ dueAt, order, name: other }) => dueAt === undefined || other !== name || !reversals.includes(order),
    );
  }

  /** Records how an order ended. A decision is carried out with its last order, and fails with its first failure. */
  onOrderEnd(order: PendingOrder, result: OrderResult): void {
    const { state } = this.#context.file;
    const isLasting = order.order === 'mute' || order.order === 'ban';
    if (result.kind === 'offline' && (order.decision !== undefined || isLasting)) {
      state.atLogin = [...state.atLogin, order].slice(-MAX_AT_LOGIN);
    }
    const { decision: id } = order;
    const shortfall = result.kind === 'done' ? result.shortfall : undefined;
    if (id !== undefined && result.kind === 'offline') {
      this.#addReport({ id, result: 'failed', detail: 'player offline, applied at next login' });
    } else if (id !== undefined && result.kind === 'failed') {
      state.orders = state.orders.filter(({ decision }) => decision !== id);
      this.#end({ id, result: 'failed', detail: toDetail(result.detail) });
    } else if (
      id !== undefined &&
      ![...state.orders, ...state.atLogin].some(({ decision }) => decision === id)
    ) {
      this.#end({ id, result: 'carried_out', ...(shortfall !== undefined && { detail: shortfall }) });
    }
    this.#updateStatus();
  }

  /** Queues again the decisions that waited for the player's login. */
  onLoginChange({ player, isOnline }: LoginChange): void {
    const { state } = this.#context.file;
    const waiting = isOnline ? state.atLogin.filter(({ name }) => name === player) : [];
    if (waiting.length === 0) return;
    state.atLogin = state.atLogin.filter(({ name }) => name !== player);
    this.#orders().add(...waiting);
    this.#updateStatus();
  }

  #end(report: PendingReport): void {
    const { state } = this.#context.file;
    state.ended = [...state.ended, report].slice(-MAX_ENDED);
    this.#addReport(report);
  }

  /** Adds a report, or puts it in the place of the one about the same decision. */
  #addReport(report: PendingReport): void {
    const { state } = this.#context.file;
    state.reports = [...state.reports.filter(({ id }) => id !== report.id), report];
    this.#updateStatus();
  }

  #updateStatus(): void {
    const { file, status } = this.#context;
    const waiting = [...file.state.orders, ...file.state.atLogin].flatMap(({ decision }) => decision ?? []);
    status.decisionsWaiting = new Set([...waiting, ...file.state.reports.map(({ id }) => id)]).size;
    status.ordersWaiting = countWaiting(file.state.orders);
  }
}
