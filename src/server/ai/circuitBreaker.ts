import { LRUCache } from 'lru-cache';
import { type Clock, isOver, SECOND_MS } from '../clock';

type CircuitState = 'closed' | 'open' | 'half_open';

export interface CircuitBreaker {
  /**
   * Whether a call may be made for an account now. A half-open circuit lets one call through at a time. Until the
   * service has answered once, at most `failuresToOpen` calls are under way, so that a hanging service holds no more.
   */
  tryEnter: (accountId: string) => boolean;
  succeeded: (accountId: string) => void;
  /** The service failed in a way that the calls of every account meet. */
  failed: (accountId: string, cause?: unknown) => void;
  /** The service gave no answer in time. A long request of this account can be the cause. */
  timedOut: (accountId: string, cause?: unknown) => void;
  /** The service refused this one request, which does not tell whether it works for others. */
  ended: (accountId: string) => void;
  /**
   * The state for an account; without one, for the service as a whole, which is closed while any account gets answers.
   */
  state: (accountId?: string) => CircuitState;
  /** The newest failure; undefined after a call that succeeded. */
  cause: () => unknown;
}

interface BreakerOptions {
  clock: Clock;
  /** Failures in a row that open a circuit. 1 or more. @default 5 */
  failuresToOpen?: number;
}

const FAILURES_TO_OPEN = 5;
/** Milliseconds for which an open circuit lets no call through. */
const PAUSE_MS = 30 * SECOND_MS;

/** Accounts whose timeouts a node remembers. An evicted one begins anew. */
const REMEMBERED_ACCOUNTS = 10_000;

function createCircuit({ clock, failuresToOpen = FAILURES_TO_OPEN }: BreakerOptions) {
  let failures = 0;
  let openedAt: number | undefined;
  let probing = false;

  const pauseIsOver = (): boolean =>
    openedAt !== undefined && isOver(PAUSE_MS, openedAt, clock.now().getTime());

  return {
    tryEnter: (): boolean => {
      if (openedAt === undefined) return true;
      if (!pauseIsOver() || probing) return false;
      probing = true;
      return true;
    },
    succeeded: (): void => {
      failures = 0;
      openedAt = undefined;
      probing = false;
    },
    failed: (): void => {
      failures += 1;
      if (probing || failures >= failuresToOpen) openedAt = clock.now().getTime();
      probing = false;
    },
    ended: (): void => {
      probing = false;
    },
    state: (): CircuitState => (openedAt === undefined ? 'closed' : pauseIsOver() ? 'half_open' : 'open'),
  };
}

/**
 * Stops calls to a service that keeps failing, and tries single calls to find out when it is back. Timeouts of one account
 * stop its own calls alone; those of several accounts, or failures that meet every call, stop all of them.
 */
export function createCircuitBreaker(options: BreakerOptions): CircuitBreaker {
  const shared = createCircuit(options);
  const { failuresToOpen = FAILURES_TO_OPEN } = options;
  let isProven = false;
  let underWay = 0;
  const own = new LRUCache<string, ReturnType<typeof createCircuit>>({ max: REMEMBERED_ACCOUNTS });
  /** Accounts whose calls timed out since the service last answered any account. */
  const unanswered = new Set<string>();
  let latest: { cause: unknown; accountId: string } | undefined;

  const getOwnCircuit = (accountId: string) => {
    const known = own.get(accountId) ?? createCircuit(options);
    own.set(accountId, known);
    return known;
  };

  return {
    tryEnter: (accountId) => {
      const circuit = getOwnCircuit(accountId);
      if (!circuit.tryEnter()) return false;
      if ((isProven || underWay < failuresToOpen) && shared.tryEnter()) {
        underWay += 1;
        return true;
      }
      circuit.ended();
      return false;
    },
    succeeded: (accountId) => {
      underWay -= 1;
      isProven = true;
      own.delete(accountId);
      shared.succeeded();
      unanswered.clear();
      latest = undefined;
    },
    failed: (accountId, cause) => {
      underWay -= 1;
      getOwnCircuit(accountId).ended();
      shared.failed();
      latest = { cause, accountId };
    },
    timedOut: (accountId, cause) => {
      underWay -= 1;
      getOwnCircuit(accountId).failed();
      // A failed trial call opens the circuit for all accounts again; other timeouts count once for each account.
      if (shared.state() === 'half_open' || !unanswered.has(accountId)) shared.failed();
      else shared.ended();
      unanswered.add(accountId);
      latest = { cause, accountId };
    },
    ended: (accountId) => {
      underWay -= 1;
      getOwnCircuit(accountId).ended();
      shared.ended();
    },
    state: (accountId) => {
      const states = [shared.state(), ...(accountId === undefined ? [] : [getOwnCircuit(accountId).state()])];
      if (states.includes('open')) return 'open';
      if (states.includes('half_open')) return 'half_open';
      // Without an answer since the newest failure, the circuit of that failure's account tells the state of the
      // service.
      return accountId === undefined && latest ? getOwnCircuit(latest.accountId).state() : 'closed';
    },
    cause: () => latest?.cause,
  };
}
