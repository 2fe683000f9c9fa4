import { type Order, planOrder, UnsafeNameError } from './commands';
import { type LinkContext, pause, save } from './context';
import { RconError } from './rcon';
import type { PendingOrder } from './state';

/** The console's ways to say that a player is not there. */
const OFFLINE =
  /^(?:§.|\s)*(?:error: )?(?:no player was found|no (?:such )?player|player (?:was )?not found|that player (?:cannot be found|does not exist|is not online)|.{1,40} is(?: not|n't) (?:online|connected))/i;
/** The console's ways to say that it does not know the command. */
const UNKNOWN = /^(?:§.|\s)*(?:unknown (?:or incomplete )?command|incorrect argument)/i;

/** A warning or a kick is about a moment; after this time it means nothing to the player. */
const LATE_MS = 10 * 60_000;
const MAX_ORDERS = 1_000;
/** A save waits for the disk, so one save covers all orders that end within this time. */
const SAVE_INTERVAL_MS = 200;
const IDLE_MS = 250;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/** Sends a console command. @returns the console's answer */
export type SendCommand = (command: string) => Promise<string>;

/** How an order ended. */
export type OrderResult =
  // `shortfall` is what the commands left undone.
  { kind: 'done'; shortfall?: string | undefined } | { kind: 'offline' } | { kind: 'failed'; detail: string };

/** Counts the orders that wait for the console, without those whose time has not come. */
export const countWaiting = (orders: readonly PendingOrder[]): number =>
  orders.filter(({ dueAt }) => dueAt === undefined).length;

/** Carries orders out, one after the other; what waits survives a restart. */
export class OrderQueue {
  readonly #context: LinkContext;
  /** Absent in a dry run. */
  readonly #send: SendCommand | undefined;
  /** Called with the order and its end, before the state is saved. */
  readonly #onEnd: (order: PendingOrder, result: OrderResult) => void;
  #wake: () => void = () => undefined;
  #isSaved = true;
  #savedAt = -Infinity;

  constructor(
    context: LinkContext,
    send: SendCommand | undefined,
    onEnd: (order: PendingOrder, result: OrderResult) => void,
  ) {
    this.#context = context;
    this.#send = send;
    this.#onEnd = onEnd;
  }

  /** New verdicts and decisions wait here, so that memory and state stay bounded while the console is away. */
  async waitForRoom(): Promise<void> {
    while (this.#isFull && !this.#context.signal.aborted) await pause(IDLE_MS, this.#context.signal);
  }

  get #isFull(): boolean {
    return countWaiting(this.#context.file.state.orders) >= MAX_ORDERS;
  }

  /** Adds orders; the caller saves the state. */
  add(...orders: PendingOrder[]): void {
    this.#context.file.state.orders.push(...orders);
    this.#context.status.ordersWaiting = countWaiting(this.#context.file.state.orders);
    this.#wake();
  }

  /** Carries orders out until the link stops. */
  async run(): Promise<void> {
    const { signal } = this.#context;
    let failures = 0;
    while (!signal.aborted) {
      const order = this.#findDue();
      if (order === undefined) {
        if (!this.#isSaved) await this.#save();
        await this.#waitForOrder();
        continue;
      }
      // A disk that is full after a command would have a restart repeat it; here it shows before.
      if (performance.now() - this.#savedAt >= SAVE_INTERVAL_MS) {
        await this.#save();
        continue;
      }
      try {
        await this.#carryOut(order);
        failures = 0;
      } catch (error) {
        if (!(error instanceof RconError)) throw error;
        const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 10));
        failures += 1;
        await pause(longest * (0.5 + Math.random() / 2), signal);
      }
    }
  }

  /** Carries one order out and removes it. @throws {RconError} when the console can't be reached; the order stays */
  async #carryOut(order: PendingOrder): Promise<void> {
    const result = await this.#perform(order);
    const { state } = this.#context.file;
    state.orders = state.orders.filter((other) => other !== order);
    this.#context.status.ordersWaiting = countWaiting(state.orders);
    this.#onEnd(order, result);
    this.#isSaved = false;
  }

  /** Saves which orders have ended: after a crash the link repeats those that ended since the last save. */
  async #save(): Promise<void> {
    this.#isSaved = true;
    await save(this.#context).catch((error: unknown) => {
      if (!this.#context.signal.aborted) throw error;
    });
    this.#savedAt = performance.now();
  }

  /** Carries out what is due after the link was told to stop, if the state can be saved; what is left stays in it. */
  async drain(milliseconds: number): Promise<void> {
    const until = performance.now() + milliseconds;
    try {
      await this.#context.file.save();
    } catch {
      return;
    }
    for (let order = this.#findDue(); order && performance.now() < until; order = this.#findDue()) {
      try {
        await this.#carryOut(order);
      } catch {
        return;
      }
    }
  }

  /** The first order that is due. */
  #findDue(): PendingOrder | undefined {
    const now = this.#context.now().toISOString();
    return this.#context.file.state.orders.find(({ dueAt }) => dueAt === undefined || dueAt <= now);
  }

  async #waitForOrder(): Promise<void> {
    const woken = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    await Promise.race([woken, pause(IDLE_MS, this.#context.signal)]);
  }

  async #perform(order: PendingOrder): Promise<OrderResult> {
    const { status, config, notify, now } = this.#context;
    const age = now().getTime() - Date.parse(order.decidedAt);
    if ((order.order === 'warn' || order.order === 'kick') && order.decision === undefined && age > LATE_MS) {
      status.tooLate += 1;
      return { kind: 'done' };
    }
    let planned;
    try {
      planned = planOrder(config.commands, order, config.bedrockPrefix);
    } catch (error) {
      if (!(error instanceof UnsafeNameError)) throw error;
      status.unsafeNames += 1;
      notify(`${config.name}: no command for ${JSON.stringify(order.name.slice(0, 40))}. ${error.message}`);
      return { kind: 'failed', detail: error.message };
    }
    for (const command of planned.commands) {
      const result = this.#send
        ? await this.#sendCommand(this.#send, command, order.order)
        : this.#printCommand(command);
      if (result.kind !== 'done') return result;
    }
    status.ordersDone += 1;
    if (planned.reversal && order.seconds !== null) this.#addReversal(order, planned.reversal, order.seconds);
    return { kind: 'done', shortfall: config.commands.shortfalls?.[order.order] };
  }

  #printCommand(command: string): OrderResult {
    this.#context.notify(`${this.#context.config.name}: dry run, not sent: ${command}`);
    return { kind: 'failed', detail: 'dry run, no command was sent' };
  }

  async #sendCommand(send: SendCommand, command: string, order: Order): Promise<OrderResult> {
    const { status, notify, config, signal } = this.#context;
    let answer: string;
    try {
      answer = await send(command);
    } catch (error) {
      if (error instanceof RconError && !signal.aborted) status.faults.console = error.message;
      throw error;
    }
    status.faults.console = undefined;
    const isOffline = OFFLINE.test(answer);
    // A player who is banned does not log in, so a pardon that finds no player can't wait for that.
    if (isOffline && order !== 'pardon') return { kind: 'offline' };
    if (!isOffline && !UNKNOWN.test(answer)) return { kind: 'done' };
    status.ordersFailed += 1;
    const detail = `The console refused the command for ${order}: ${toDetail(answer)}`;
    notify(`${config.name}: ${detail}`);
    return { kind: 'failed', detail };
  }

  #addReversal(order: PendingOrder, reversal: Order, seconds: number): void {
    const { decision: _, ...details } = order;
    const dueAt = new Date(this.#context.now().getTime() + seconds * 1_000).toISOString();
    const { state } = this.#context.file;
    // The newer order's time counts.
    state.orders = state.orders.filter(
      (other) => other.dueAt === undefined || other.name !== order.name || other.order !== reversal,
    );
    this.add({ ...details, order: reversal, seconds: null, dueAt });
  }
}

/** Makes a console's answer a short text of one line. */
export const toDetail = (text: string): string =>
  text
    .replaceAll(/§./g, '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 120);
