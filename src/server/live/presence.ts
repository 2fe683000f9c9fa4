import type { ReviewPresence } from '~/contract/api.gen';
import { isOver } from '../clock';

/** One tab that has a review item open. */
export interface Viewer {
  /** The tab's own random id. */
  id: string;
  /** The reviewer's name, usually an e-mail address. */
  name: string;
  /** The random id that all tabs of one browser share; undefined when the tab gave none. */
  browser?: string | undefined;
}

interface Entry {
  name: string;
  browser: string | undefined;
  sinceMs: number;
  /** When the tab last gave a sign. */
  seenMs: number;
}

/** Milliseconds without a sign from a tab, after which it counts as closed. */
const PRESENCE_MS = 30_000;
/** Viewers of one item, at most, so that callers can't fill the node's memory. */
const MAX_VIEWERS = 20;
/** Items of one account with viewers, at most. */
const MAX_ITEMS = 200;

/** Which reviewers have which review items open, in all accounts, as far as this node knows. */
export class PresenceBook {
  readonly #accounts = new Map<string, Map<string, Map<string, Entry>>>();

  /** @returns whether this changed the list of viewers */
  enter(accountId: string, reviewId: string, viewer: Viewer, nowMs: number): boolean {
    const items = this.#accounts.get(accountId) ?? new Map<string, Map<string, Entry>>();
    const viewers = items.get(reviewId) ?? new Map<string, Entry>();
    const known = viewers.get(viewer.id);
    if (!known && (viewers.size >= MAX_VIEWERS || (viewers.size === 0 && items.size >= MAX_ITEMS)))
      return false;
    viewers.set(viewer.id, {
      name: viewer.name,
      browser: viewer.browser,
      sinceMs: known?.sinceMs ?? nowMs,
      seenMs: nowMs,
    });
    items.set(reviewId, viewers);
    this.#accounts.set(accountId, items);
    return known?.name !== viewer.name || known.browser !== viewer.browser;
  }

  /** @returns whether this changed the list of viewers */
  leave(accountId: string, reviewId: string, viewerId: string): boolean {
    const items = this.#accounts.get(accountId);
    const viewers = items?.get(reviewId);
    if (!items || !viewers?.delete(viewerId)) return false;
    if (viewers.size === 0) items.delete(reviewId);
    if (items.size === 0) this.#accounts.delete(accountId);
    return true;
  }

  /**
   * Removes viewers that sent no sign for too long.
   *
   * @returns the items whose viewers changed
   */
  expire(nowMs: number): { accountId: string; reviewId: string }[] {
    const changed: { accountId: string; reviewId: string }[] = [];
    for (const [accountId, items] of [...this.#accounts]) {
      for (const [reviewId, viewers] of [...items]) {
        const gone = [...viewers].filter(([, { seenMs }]) => isOver(PRESENCE_MS, seenMs, nowMs));
        for (const [viewerId] of gone) this.leave(accountId, reviewId, viewerId);
        if (gone.length > 0) changed.push({ accountId, reviewId });
      }
    }
    return changed;
  }

  /** Lists the viewers of one item, in the order in which they opened it. */
  list(accountId: string, reviewId: string): ReviewPresence {
    const viewers = [...(this.#accounts.get(accountId)?.get(reviewId) ?? [])];
    return {
      review_id: reviewId,
      viewers: viewers.map(([viewer, { name, browser, sinceMs }]) => ({
        viewer,
        ...(browser !== undefined && { browser }),
        name,
        since: new Date(sinceMs).toISOString(),
      })),
    };
  }

  /** Every item of an account that a reviewer has open. */
  listAll(accountId: string): ReviewPresence[] {
    return [...(this.#accounts.get(accountId)?.keys() ?? [])].map((reviewId) =>
      this.list(accountId, reviewId),
    );
  }
}
