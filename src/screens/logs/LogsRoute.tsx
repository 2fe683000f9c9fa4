import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import {
  type Location,
  type NavigateOptions,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
import { useLogEntry, useRecentLogs } from '~/api/logs';
import { useUndo, type UndoReason } from '~/api/gameDecisions';
import { useExportLogs } from '~/api/exportLogs';
import { useUnseenSince } from '~/api/live';
import type { LogEntry } from '~/contract/api.gen';
import { includesFeature } from '~/contract/planFeatures';
import type { LogSearch } from '~/contract/logQuery';
import { lazyWithPreload } from '~/design-system';
import { formatInteger, toReady, toLoadable } from '~/domain';
import { useRestoredDraft } from '~/drafts';
import { useSubscription, useTier } from '~/session';
import type { OpenLog } from './LogDrawer';
import { LogsScreen } from './LogsScreen';
import { DEFAULT_SEARCH, isBackwards, readSearch, writeSearch } from './logSearch';
import { saveFile } from '~/api/saveFile';
import { readAiModel } from '~/api/settings';
import { useOptimisticAddress } from '~/navigation';
import { usePreference } from '~/preferences';

/** The open row in the address: its id, or which end of the next page to open when it arrives. */
const OPEN = 'log';
const FIRST = 'first';
const LAST = 'last';

/** Marks a history entry that opening a log entry created, so that closing the entry goes back. */
const OPENED_HERE = { openedHere: true } as const;

const createSearchParameters = (search: LogSearch, open: string | null) => {
  const parameters = writeSearch(search);
  if (open !== null) parameters.set(OPEN, open);
  return parameters;
};

/* Few readers ask, so its code is fetched when they do. */
const Explanation = lazyWithPreload(() =>
  import('./LogExplanationRoute').then((module) => module.LogExplanationRoute),
);

export function LogsRoute() {
  const [inAddress, setParameters] = useSearchParams();
  const { state, key: locationKey } = useLocation() as Location<Partial<typeof OPENED_HERE> | null>;
  const [address, goTo] = useOptimisticAddress(inAddress.toString(), locationKey);
  const parameters = new URLSearchParams(address);
  const navigate = useNavigate();
  const [liveWanted, setLive] = useState(false);
  const search = readSearch(parameters);
  const open = parameters.get(OPEN);
  const backwards = isBackwards(search);
  const live = liveWanted && search.offset === 0 && !backwards;

  const query = useRecentLogs(search, { live, enabled: !backwards });
  const unseen = useUnseenSince(query.dataUpdatedAt);
  const isFetchingPage = query.isPlaceholderData;
  const rows = isFetchingPage ? [] : (query.data?.logs ?? []);
  const { total = 0, more_than_total: isMore = false } = query.data ?? {};
  const isEdge = open === FIRST || open === LAST;
  const index = rows.findIndex(({ id }) => id === open);
  const row = rows[index];
  const fetched = useLogEntry(
    open === null || isEdge || (!backwards && (isFetchingPage || query.isPending)) ? null : open,
    row && { log: row, at: query.dataUpdatedAt },
  );
  /** Of the row and its copy, the one that was fetched last. */
  const newest = fetched.data && fetched.dataUpdatedAt > query.dataUpdatedAt ? fetched.data : row;
  const exporting = useExportLogs();
  const undo = useUndo(useRestoredDraft<UndoReason>('undo_reason'));
  const tier = useTier();
  const hiddenUntil = useSubscription()?.hidden_messages_until ?? null;
  const [shortcuts] = usePreference('shortcuts');

  function go(next: LogSearch, nextOpen: string | null, options: NavigateOptions = {}) {
    const wanted = createSearchParameters(next, nextOpen);
    goTo(wanted.toString(), () => setParameters(wanted, options));
  }

  const openEdge = useEffectEvent(() => {
    const row = open === FIRST ? rows[0] : rows.at(-1);
    if (isEdge && row !== undefined) go(search, row.id, { replace: true });
  });
  useEffect(() => openEdge(), [open, query.data]);

  /** Returns a function that opens the open row's neighbour, on another page if necessary; null where there is none. */
  function createStep(by: 1 | -1): (() => void) | null {
    if (index < 0) return null;
    const row = rows[index + by];
    if (row !== undefined) return () => go(search, row.id, { replace: true, state });
    const offset = search.offset + by * search.limit;
    if (offset < 0 || (offset >= total && !isMore)) return null;
    return () => go({ ...search, offset }, by > 0 ? FIRST : LAST, { replace: true });
  }

  function openLog(): OpenLog | null {
    if (open === null) return null;
    return {
      log: row === undefined || newest === undefined ? toLoadable<LogEntry>(fetched) : toReady(newest),
      position:
        row === undefined
          ? null
          : `${formatInteger(search.offset + index + 1)} of ${isMore ? 'more than ' : ''}${formatInteger(total)}`,
      onPrevious: createStep(-1),
      onNext: createStep(1),
      onRetry: () => void fetched.refetch(),
      aiModel: readAiModel(),
      explanation: <Explanation id={open} />,
      undo,
    };
  }

  // A stable identity, so that opening a row does not re-render the others.
  const openRow = useCallback(
    (id: string) => {
      const current = new URLSearchParams(window.location.search);
      current.set(OPEN, id);
      const wanted = current.toString();
      // This step is optimistic too, because a pending optimistic address would otherwise hide it for good.
      goTo(wanted, () => void navigate({ search: wanted }, { state: OPENED_HERE }));
    },
    [navigate, goTo],
  );

  async function exportRows(format: 'csv' | 'json') {
    const result = await exporting.mutate({ format, search });
    if (result.ok) saveFile(result.data, `torchward-logs.${format}`);
  }

  return (
    <LogsScreen
      logs={toLoadable(query)}
      search={search}
      hiddenUntil={hiddenUntil}
      isFetchingPage={isFetchingPage}
      onApply={(filters) => {
        const next = {
          ...filters,
          player: filters.player.trim(),
          message: filters.message.trim(),
          offset: 0,
        };
        // Applying the same filters again refetches.
        if (createSearchParameters(next, null).toString() === createSearchParameters(search, null).toString())
          void query.refetch();
        else go(next, null);
      }}
      onReset={() => go(DEFAULT_SEARCH, null)}
      onOffsetChange={(offset) => go({ ...search, offset }, null)}
      onRetry={() => void query.refetch()}
      live={live}
      onLiveChange={setLive}
      unseen={live || search.offset > 0 ? 0 : unseen}
      exportIncluded={includesFeature(tier, 'export')}
      exporting={exporting.isPending ? 'running' : exporting.error === null ? 'idle' : 'failed'}
      onExport={(format) => void exportRows(format)}
      open={openLog()}
      openId={open}
      shortcuts={shortcuts}
      onOpen={openRow}
      onClose={() => (state?.openedHere === true ? void navigate(-1) : go(search, null, { replace: true }))}
    />
  );
}
