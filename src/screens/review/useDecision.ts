import { useEffectEvent, useState } from 'react';
import type { PendingReview } from '~/contract/api.gen';
import type { DecisionDraft, DecisionKind } from '~/patterns';
import { findNextAfterDecision } from './queue';
import { ACTION_FAILED, formatReportLine, formatReportTitle, type ReportItem } from './decisionReport';
import type { DecisionInProgress } from './ReviewScreen';
import { useDecisionReport } from './useDecisionReport';

interface Options {
  openId: string | null;
  reviews: readonly PendingReview[];
  /** Items that others have decided. */
  skip: ReadonlySet<string>;
  autoAdvance: boolean;
  now: number;
  /** Sends one decision about some items. Never fails as a whole; the first result is the open item's. */
  send: (ids: readonly string[], kind: DecisionKind, draft: DecisionDraft) => Promise<readonly ReportItem[]>;
  /** Items whose decision is on its way. */
  inFlight: ReadonlySet<string>;
  /** Remembers the address for the next decision. */
  storeEmail: (email: string) => void;
  /** Called with what comes next once the open item is decided: an item, or null when none is left on the page. */
  onNext: (id: string | null) => void;
}

function sentenceOf(items: readonly ReportItem[], now: number): string {
  const lines = items.map((item) => formatReportLine(item, now));
  return items.length === 1 ? (lines[0] ?? '') : `${formatReportTitle(items)}. ${lines.join(' ')}`;
}

/** The course of a decision: chosen, confirmed, in flight, then told, and on to the next item. */
export function useDecision({
  openId,
  reviews,
  skip,
  autoAdvance,
  now,
  send,
  inFlight,
  storeEmail,
  onNext,
}: Options) {
  const [chosen, setChosen] = useState<{ of: string; kind: DecisionKind; error: string | null } | null>(null);
  const [report, showReport] = useDecisionReport();
  const [announcement, announce] = useState('');

  const settle = useEffectEvent(
    (
      decided: string,
      results: readonly ReportItem[],
      next: string | null,
      names: ReadonlyMap<string, string>,
    ) => {
      const own = results.find(({ id }) => id === decided);
      if (own?.result === 'failed' && chosen?.of === decided && openId === decided) {
        setChosen({ ...chosen, error: own.detail ?? ACTION_FAILED });
        return;
      }
      setChosen((now) => (now?.of === decided ? null : now));
      // By the time a line is read another item may be open: it says which one it is about.
      const items = results.map((item) => ({ ...item, about: names.get(item.id) }));
      showReport(items);
      const following = reviews.find(({ id }) => id === next);
      const onward =
        autoAdvance && openId === decided && following
          ? ` Next: ${following.player_name}: ${following.message}`
          : '';
      const words = `${sentenceOf(items, now)}${onward}`;
      // The same words again are news only if the region's text changes.
      announce((said) => (said === words ? `${words}\u00a0` : words));
      // The reviewer may have gone elsewhere while the answer was on its way.
      if (openId === decided) onNext(next);
    },
  );

  async function confirm(ids: readonly string[], draft: DecisionDraft) {
    const [own] = ids;
    if (!chosen || own === undefined || inFlight.has(own)) return;
    storeEmail(draft.reviewedBy);
    setChosen({ ...chosen, error: null });
    const next = findNextAfterDecision(reviews, own, new Set([...skip, ...ids]));
    const names = new Map(reviews.map(({ id, player_name }) => [id, player_name]));
    settle(own, await send(ids, chosen.kind, draft), next, names);
  }

  const current: DecisionInProgress | null =
    chosen !== null && chosen.of === openId
      ? { kind: chosen.kind, loading: inFlight.has(openId), error: chosen.error }
      : null;

  return {
    current,
    report,
    announcement,
    begin: (kind: DecisionKind) => {
      if (openId !== null) setChosen({ of: openId, kind, error: null });
    },
    cancel: () => setChosen(null),
    confirm: (ids: readonly string[], draft: DecisionDraft) => void confirm(ids, draft),
  };
}
