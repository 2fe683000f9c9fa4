interface EarlyCalls {
  credential: string;
  /** The answers by path and query. */
  answers: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    torchwardEarly?: EarlyCalls;
  }
}

/** Milliseconds after the app's start for which an early answer counts as fresh. */
const FRESH_MS = 5_000;

/** Drops the early answers that no call takes within `FRESH_MS` of the app's start, because they become outdated. */
export function expireEarlyAnswers(): void {
  setTimeout(() => {
    delete window.torchwardEarly;
  }, FRESH_MS);
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const onAbort = () => reject(signal.reason as Error);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}

/**
 * Takes the answer to a call that the page made before the app's code had arrived (public/start.js). Each can be taken
 * once, and only with the credential of that call.
 */
export function takeEarlyAnswer(request: Request): Promise<Response> | undefined {
  const early = typeof window === 'undefined' ? undefined : window.torchwardEarly;
  if (early === undefined || request.method !== 'GET') return undefined;
  if (request.headers.get('authorization') !== `Bearer ${early.credential}`) return undefined;
  const { pathname, search } = new URL(request.url);
  const call = `${pathname}${search}`;
  const answer = early.answers.get(call);
  early.answers.delete(call);
  return answer && Promise.race([answer, rejectWhenAborted(request.signal)]);
}
