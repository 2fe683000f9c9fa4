import { useEffectEvent, useState } from 'react';
import type { PendingReview } from '~/contract/api.gen';
import { TEMPORARY_STATE_MS } from '~/contract/limits';
import { revealOverrides } from '~/contract/revealOverrides';
import { useTemporaryState } from '~/design-system';
import type { DecisionDraft, DecisionKind } from '~/patterns';
import { findNextAfterDecision } from './queue';
import {
  findSuccess,
  formatFailure,
  formatResultLine,
  formatDecisionResultsTitle,
  type DecisionResultItem,
} from './decisionResults';
import type { DecisionInProgress } from './ReviewScreen';

interface Options {
  openId: string | null;
  reviews: readonly PendingReview[];
  /** Ids of items that other reviewers have decided. */
  settledIds: ReadonlySet<string>;
  autoAdvance: boolean;
  now: number;
  /** Sends one decision about several items. Never rejects; the first result is the open item's. */
  send: (
    ids: readonly string[],
    kind: DecisionKind,
    draft: DecisionDraft,
  ) => Promise<readonly DecisionResultItem[]>;
  /** Ids of items whose decision is in flight. */
  inFlight: ReadonlySet<string>;
  /** Stores the reviewer's address for the next decision. */
  storeEmail: (email: string) => void;
  /**
   * Called once the reviewer has decided the open item, with the next item's id; null when the page has none left.
   *
   * @param decided ids of the items that the decision was about
   */
  onNext: (id: string | null, decided: ReadonlySet<string>) => void;
}

function formatDecisionResults(items: readonly DecisionResultItem[], now: number): string {
  const lines = items.map((item) => formatResultLine(item, now));
  return items.length === 1 ? (lines[0] ?? '') : `${formatDecisionResultsTitle(items)}. ${lines.join(' ')}`;
}

/** How a decision ended. */
interface DecisionEnd {
  items: readonly DecisionResultItem[];
  /** The open item, when the results are about it alone: it stays open until the reviewer has read them. Else null. */
  readOn: string | null;
  /** What screen readers announce after the results: the item that opens next, or nothing. */
  continuation: string;
}

/**
 * The steps of a decision: chosen, confirmed, in flight, its results shown, and on to the next item. An item that
 * another reviewer decided first stays open, so that the reviewer reads who decided what.
 */
export function useDecision({
  openId,
  reviews,
  settledIds,
  autoAdvance,
  now,
  send,
  inFlight,
  storeEmail,
  onNext,
}: Options) {
  const [chosen, setChosen] = useState<{ reviewId: string; kind: DecisionKind; error: string | null } | null>(
    null,
  );
  // A success disappears after 3 s, a failure stays until the next decision.
  const [lastEnd, showEnd] = useTemporaryState<DecisionEnd | null>(
    null,
    TEMPORARY_STATE_MS.banner,
    (end) => end?.items.every(({ result }) => result === 'decided') ?? false,
  );
  const [announcement, announce] = useTemporaryState('', TEMPORARY_STATE_MS.banner);

  const settle = useEffectEvent(
    (
      decided: string,
      results: readonly DecisionResultItem[],
      next: string | null,
      names: ReadonlyMap<string, string>,
    ) => {
      const own = results.find(({ id }) => id === decided);
      if (own?.result === 'failed' && chosen?.reviewId === decided && openId === decided) {
        setChosen({ ...chosen, error: formatFailure(own) });
        return;
      }
      setChosen((now) => (now?.reviewId === decided ? null : now));
      // Another item may be open by now, so each line names its player.
      const items = results.map((item) => ({ ...item, about: names.get(item.id) }));
      const isOpen = openId === decided;
      const stays = isOpen && own?.result === 'alreadyDecided';
      const following = reviews.find(({ id }) => id === next);
      const onward =
        autoAdvance && isOpen && !stays && following
          ? `Next: ${revealOverrides(`${following.player_name}: ${following.message}`)}`
          : '';
      const words = formatDecisionResults(items, now);
      // A screen reader repeats the same text only when the region's content changes.
      const isRepeated =
        lastEnd?.continuation === onward && formatDecisionResults(lastEnd.items, now) === words;
      const continuation = isRepeated ? `${onward}\u00a0` : onward;
      showEnd({ items, readOn: stays && items.length === 1 ? decided : null, continuation });
      // The banner of a success is announced itself.
      announce(findSuccess(items) === null ? `${words} ${continuation}` : '');
      // The reviewer may have left the item while the call was in flight.
      if (isOpen && !stays) onNext(next, new Set(results.map(({ id }) => id)));
    },
  );

  async function confirm(ids: readonly string[], draft: DecisionDraft) {
    const [own] = ids;
    if (!chosen || own === undefined || inFlight.has(own)) return;
    storeEmail(draft.reviewedBy);
    setChosen({ ...chosen, error: null });
    const next = findNextAfterDecision(reviews, own, new Set([...settledIds, ...ids]));
    const names = new Map(reviews.map(({ id, player_name }) => [id, player_name]));
    settle(own, await send(ids, chosen.kind, draft), next, names);
  }

  const current: DecisionInProgress | null =
    chosen !== null && chosen.reviewId === openId
      ? { kind: chosen.kind, loading: inFlight.has(openId), error: chosen.error }
      : null;

  return {
    current,
    lastResults: lastEnd?.readOn === null || lastEnd?.readOn === openId ? lastEnd.items : null,
    announcement,
    continuation: lastEnd?.continuation ?? '',
    begin: (kind: DecisionKind) => {
      if (openId !== null) setChosen({ reviewId: openId, kind, error: null });
    },
    cancel: () => setChosen(null),
    confirm: (ids: readonly string[], draft: DecisionDraft) => void confirm(ids, draft),
  };
}
