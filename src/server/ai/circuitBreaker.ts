import { type Clock, SECOND_MS } from '../clock';

export interface CircuitBreaker {
  /** Whether a call may be made now. A half-open circuit lets one call through at a time. */
  tryEnter: () => boolean;
  succeeded: () => void;
  failed: () => void;
  /** The call ended without telling whether the service works: the service refused that one request. */
  ended: () => void;
  state: () => 'closed' | 'open' | 'half_open';
}

interface BreakerOptions {
  clock: Clock;
  /** Failures in a row that open the circuit. @default 5 */
  failuresToOpen?: number;
  /** Milliseconds for which an open circuit lets no call through. @default 30000 */
  pauseMs?: number;
}

/** Stops calls to a service that keeps failing, and tries single calls to find out when it is back. */
export function createCircuitBreaker({
  clock,
  failuresToOpen = 5,
  pauseMs = 30 * SECOND_MS,
}: BreakerOptions): CircuitBreaker {
  let failures = 0;
  let openedAt: number | undefined;
  let probing = false;

  const pauseIsOver = (): boolean => openedAt !== undefined && clock.now().getTime() - openedAt >= pauseMs;

  return {
    tryEnter: () => {
      if (openedAt === undefined) return true;
      if (!pauseIsOver() || probing) return false;
      probing = true;
      return true;
    },
    succeeded: () => {
      failures = 0;
      openedAt = undefined;
      probing = false;
    },
    failed: () => {
      failures += 1;
      if (probing || failures >= failuresToOpen) openedAt = clock.now().getTime();
      probing = false;
    },
    ended: () => {
      probing = false;
    },
    state: () => (openedAt === undefined ? 'closed' : pauseIsOver() ? 'half_open' : 'open'),
  };
}
