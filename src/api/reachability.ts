import { createListeners } from '../session';

/** Whether the server answers this page's calls. */
export interface ReachabilityMonitor {
  /** The server has answered a call, whatever the status. */
  noteAnswer: () => void;
  /** A call ended without the server's answer. */
  noteFailure: () => void;
  /** Whether every call of the last seconds failed. */
  isLost: () => boolean;
  /** Calls back after every change until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** Milliseconds in which a restart of the server or a change of network is not worth a notice. */
const GRACE_MS = 5_000;

/** @param now milliseconds. @default Date.now */
export function createReachabilityMonitor(now: () => number = Date.now): ReachabilityMonitor {
  const changes = createListeners();
  let failingSince: number | null = null;
  let isLost = false;
  const set = (next: boolean) => {
    if (next === isLost) return;
    isLost = next;
    changes.call();
  };
  return {
    noteAnswer: () => {
      failingSince = null;
      set(false);
    },
    noteFailure: () => {
      failingSince ??= now();
      if (now() - failingSince >= GRACE_MS) set(true);
    },
    isLost: () => isLost,
    subscribe: changes.add,
  };
}

/** The reachability of this page's server. */
export const reachability = createReachabilityMonitor();
