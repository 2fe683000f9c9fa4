import type { Call } from './calls.js';
import type { GameDecision, GameDecisionPage } from './contract.gen.js';
import type { DecisionsOptions, StopSignal } from './options.js';
import { linkSignals, wait } from './timers.js';

/** Seconds for which the service holds a poll open when there is no decision: less than most proxies allow. */
const POLL_SECONDS = 25;
/** Milliseconds beyond that after which an answer is taken as lost. */
const POLL_GRACE_MS = 10_000;
/** The fewest milliseconds between two empty polls: a node that is about to end answers each poll without a wait. */
const SHORTEST_POLL_MS = 1_000;

/** Yields decisions in order and without end, by polls. Retries after a temporary failure. */
export async function* followDecisions(
  call: Call,
  { server, after, signal, onPoll }: DecisionsOptions,
  closing: StopSignal,
): AsyncGenerator<GameDecision, void, undefined> {
  const stop = linkSignals(closing, signal);
  let cursor = after;
  try {
    while (!stop.signal.aborted) {
      const began = performance.now();
      const query = new URLSearchParams({
        wait: String(POLL_SECONDS),
        ...(server !== undefined && { server }),
        ...(cursor !== undefined && { after: cursor }),
      });
      const page = await call<GameDecisionPage>({
        method: 'GET',
        path: `/v1/decisions?${query.toString()}`,
        expects: 'decisions',
        timeoutMs: POLL_SECONDS * 1000 + POLL_GRACE_MS,
        signal: stop.signal,
      });
      if (page === undefined) return;
      cursor = page.cursor;
      onPoll?.({ decisions: page.decisions.length, cursor });
      yield* page.decisions;
      if (page.decisions.length === 0)
        await wait(Math.max(0, SHORTEST_POLL_MS - (performance.now() - began)), stop.signal);
    }
  } finally {
    stop.release();
  }
}
