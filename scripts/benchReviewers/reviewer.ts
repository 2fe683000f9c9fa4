import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import type { PendingReviewPage } from '../../src/contract/api.gen';

/** Milliseconds that each kind of call took, and the answers that were no success. */
export interface Figures {
  durations: Map<string, number[]>;
  /** Decisions that this run made. */
  decided: number;
  /** Decisions that another reviewer had made first (409). */
  alreadyDecided: number;
  /** Other answers, by status. */
  failures: Map<number, number>;
  /** Events that the streams brought. */
  events: number;
}

export interface ReviewerOptions {
  url: string;
  token: string;
  /** Address that the reviewer types. */
  email: string;
  /** Number of the page that the reviewer begins at, from 0. */
  page: number;
  /** Milliseconds from one decision to the next. */
  paceMs: number;
  /** Moment at which the reviewer stops, milliseconds since 1970. */
  until: number;
  figures: Figures;
}

const PAGE_SIZE = 20;

/** Follows the live stream until the signal ends it. */
async function followStream({ url, token, figures }: ReviewerOptions, signal: AbortSignal): Promise<void> {
  const response = await fetch(`${url}/v1/live`, { headers: { authorization: `Bearer ${token}` }, signal });
  if (!response.ok || !response.body) throw new Error(`The stream answered ${String(response.status)}.`);
  const parser = createParser({ onEvent: () => (figures.events += 1) });
  const decoder = new TextDecoder();
  for await (const chunk of response.body) parser.feed(decoder.decode(chunk, { stream: true }));
}

/** Acts as one reviewer, who turns pages, opens an item, reports its presence, decides, and follows the live stream. */
export async function runReviewer(options: ReviewerOptions): Promise<void> {
  const { url, token, email, page, paceMs, until, figures } = options;
  const viewer = randomUUID();

  async function call(kind: string, method: string, path: string, body?: object): Promise<unknown> {
    const began = performance.now();
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: unknown = response.status === 204 ? undefined : await response.json();
    const durations = figures.durations.get(kind) ?? [];
    durations.push(performance.now() - began);
    figures.durations.set(kind, durations);
    if (kind === 'decide' && response.ok) figures.decided += 1;
    else if (kind === 'decide' && response.status === 409) figures.alreadyDecided += 1;
    else if (!response.ok) {
      figures.failures.set(response.status, (figures.failures.get(response.status) ?? 0) + 1);
      return undefined;
    }
    return answer;
  }

  const list = async (kind: string, query: string): Promise<PendingReviewPage> =>
    ((await call(kind, 'GET', `/v1/review/pending?${query}`)) as PendingReviewPage | undefined) ?? {
      reviews: [],
      total: 0,
    };

  async function decide(id: string): Promise<void> {
    const began = Date.now();
    await call('open item', 'GET', `/v1/review/${id}`);
    await call('presence', 'PUT', `/v1/review/${id}/presence`, { viewer, name: email });
    await call('decide', 'POST', `/v1/review/${id}/approve`, { reviewed_by: email });
    await call('presence', 'DELETE', `/v1/review/${id}/presence?viewer=${viewer}`);
    await call('count', 'GET', '/v1/review/pending?limit=1');
    await setTimeout(Math.max(0, Math.min(began + paceMs, until) - Date.now()));
  }

  const stop = new AbortController();
  const stream = followStream(options, stop.signal).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  let shown = await list('page by number', `limit=${PAGE_SIZE}&offset=${page * PAGE_SIZE}`);
  while (Date.now() < until) {
    for (const { id } of shown.reviews) if (Date.now() < until) await decide(id);
    const last = shown.reviews.at(-1);
    shown = last
      ? await list('page behind item', `limit=${PAGE_SIZE}&after=${last.id}`)
      : await list('page by number', `limit=${PAGE_SIZE}`);
  }
  stop.abort();
  await stream;
}
