import { Suspense, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { LogSearch } from '~/contract/logQuery';
import { appPaths } from '~/contract/appPaths';
import type { LogPage } from '~/contract/api.gen';
import { describeFeaturePlans } from '~/contract/planFeatures';
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  DownloadIcon,
  DropdownMenu,
  EmptyState,
  Inline,
  lazyWithPreload,
  LockIcon,
  MenuItem,
  MenuLink,
  PageHeader,
  Pagination,
  PauseIcon,
  PlayIcon,
  preloadWhenIdle,
  RefreshCwIcon,
  ScrollTextIcon,
  Stack,
  Text,
  Tooltip,
  useClock,
  usePageTurn,
  useWasOpened,
  VisuallyHidden,
  type DataTableHandle,
} from '~/design-system';
import {
  formatCount,
  formatDate,
  formatDateToMinute,
  hasPlanWithLongerRetention,
  type Loadable,
} from '~/domain';
import { LogTable, PanelState, PlanLimit, StatusRegion } from '~/patterns';
import type { OpenLog } from './LogDrawer';
import { LogFilterForm } from './LogFilterForm';
import { exceedsRetention, isBackwards, isFiltered, type LogFilters } from './logSearch';

const LogDrawer = lazyWithPreload(() => import('./LogDrawer').then((module) => module.LogDrawer));
preloadWhenIdle(LogDrawer);

/** The state of an export. */
export type ExportState = 'idle' | 'running' | 'failed';

export interface LogsScreenProps {
  logs: Loadable<LogPage>;
  search: LogSearch;
  /** RFC 3339 time until which messages from before a change to a smaller plan are kept unseen; null when none are. */
  hiddenUntil: string | null;
  /** Whether the next page is being fetched while the previous one is shown. */
  isFetchingPage: boolean;
  onApply: (filters: LogFilters) => void;
  onReset: () => void;
  onOffsetChange: (offset: number) => void;
  onRetry: () => void;
  /** Whether the newest rows are fetched every few seconds. Only on the first page. */
  live: boolean;
  onLiveChange: (live: boolean) => void;
  /**
   * Messages stored since the page was fetched, 0 or more. A button loads them, so that no row moves under the pointer.
   *
   * @default 0
   */
  unseen?: number;
  /** Whether the plan has the export (Pro). */
  exportIncluded: boolean;
  exporting: ExportState;
  onExport: (format: 'csv' | 'json') => void;
  /** The row whose details are shown. */
  open: OpenLog | null;
  openId: string | null;
  onOpen: (id: string) => void;
  onClose: () => void;
  /**
   * Whether J, K and the arrows lead from an open message to its neighbours.
   * @default true
   */
  shortcuts?: boolean;
}

/** Moderated messages with their filters. */
export function LogsScreen(props: LogsScreenProps) {
  const { logs, search, onApply, onReset, onRetry, open, openId, onClose, shortcuts = true } = props;
  const { isFetchingPage, onOffsetChange } = props;
  /* While a search runs, the shown count is that of the search before. */
  const [isCountFiltered, setCountFiltered] = useState(isFiltered(search));
  if (!isFetchingPage && isCountFiltered !== isFiltered(search)) setCountFiltered(!isCountFiltered);
  const table = useRef<DataTableHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /* Closing a message moves the focus to that message's row, not to the row that the owner opened first. */
  const [lastOpen, setLastOpen] = useState(openId);
  if (openId !== null && openId !== lastOpen) setLastOpen(openId);
  const backToTable = () =>
    (lastOpen === null ? null : table.current?.findRowButton(lastOpen)) ?? heading.current;
  /** For a button that stands in place of the rows and goes when they come. */
  const thenFocusHeading = (act: () => void) => () => {
    heading.current?.focus({ preventScroll: true });
    act();
  };
  const resetFromRows = thenFocusHeading(onReset);
  const wasOpened = useWasOpened(open !== null);
  const { offset: _, ...filters } = search;
  const backwards = isBackwards(search);

  return (
    <Stack space="large">
      <PageHeader
        title="Moderation logs"
        titleRef={heading}
        description={
          // No status while the page follows live: screen readers would announce the count every few seconds.
          <Text as="span" tone="inherit" numeric {...(props.live ? {} : { role: 'status' })}>
            {backwards ? 'The days are in the wrong order' : describeTotal(logs, isCountFiltered)}
          </Text>
        }
      >
        {backwards ? null : <Tools {...props} />}
      </PageHeader>

      {props.exporting === 'failed' ? (
        <Alert tone="critical" title="The export failed">
          Check your connection, then try again. A narrower filter makes a smaller file.
        </Alert>
      ) : null}

      <LogFilterForm applied={filters} onApply={onApply} onReset={onReset} />

      {logs.state === 'ready' && !backwards ? (
        <Kept search={search} keptDays={logs.data.kept_days} hiddenUntil={props.hiddenUntil} />
      ) : null}
      <StatusRegion>
        {logs.state === 'ready' && !backwards && logs.data.searched_from !== undefined ? (
          <SearchedFrom since={logs.data.searched_from} />
        ) : null}
      </StatusRegion>

      {backwards ? (
        <NoRows action={<Button onClick={resetFromRows}>Reset filters</Button>}>
          The From day is after the To day. Choose a To day on or after it.
        </NoRows>
      ) : (
        <PanelState
          value={logs}
          subject="the logs"
          onRetry={onRetry}
          loading={<Rows {...props} tableRef={table} page={null} onFirstPage={() => onOffsetChange(0)} />}
        >
          {(page) => (
            <Rows
              {...props}
              tableRef={table}
              // That nothing matched says nothing of the search that runs.
              page={isFetchingPage && page.total === 0 ? null : page}
              onReset={resetFromRows}
              onFirstPage={thenFocusHeading(() => onOffsetChange(0))}
            />
          )}
        </PanelState>
      )}
      {wasOpened ? (
        <Suspense fallback={null}>
          <LogDrawer open={open} onClose={onClose} shortcuts={shortcuts} returnFocus={backToTable} />
        </Suspense>
      ) : null}
    </Stack>
  );
}

function describeTotal(logs: Loadable<LogPage>, filtered: boolean): string {
  if (logs.state === 'failed') return 'The messages could not be counted';
  return logs.state === 'ready' ? formatTotal(logs.data, filtered) : 'Counting messages';
}

function formatTotal({ total, more_than_total: isMore = false }: LogPage, filtered: boolean): string {
  const count = `${isMore ? 'More than ' : ''}${formatCount(total, 'message')}`;
  if (filtered) return `${count} ${total === 1 && !isMore ? 'matches' : 'match'}`;
  return isMore ? count : `${count} in all`;
}

/** The plan's retention, when the filter asks for older messages or a larger plan has left some. */
function Kept({
  search,
  keptDays,
  hiddenUntil,
}: { search: LogSearch; keptDays: number | undefined } & Pick<LogsScreenProps, 'hiddenUntil'>) {
  const { now, timeZone } = useClock();
  if (keptDays === undefined) return null;
  if (hiddenUntil === null && !exceedsRetention(search, keptDays, now)) return null;
  const hidden =
    hiddenUntil === null
      ? ''
      : ` Older ones from before the change of plan are kept unseen, until ${formatDate(hiddenUntil, timeZone)} at the latest. A larger plan shows them again.`;
  return (
    <Text tone="muted">
      <PlanLimit href={hasPlanWithLongerRetention(keptDays) ? appPaths.subscribe : undefined}>
        {`Your plan keeps ${formatCount(keptDays, 'day')} of messages.${hidden}`}
      </PlanLimit>
    </Text>
  );
}

/** With a filter, how many new messages match is unknown until they are fetched. */
const formatUnseenLabel = (unseen: number, search: LogSearch) =>
  isFiltered(search) ? 'Look for new messages' : `Show ${formatCount(unseen, 'new message')}`;

function Tools(props: LogsScreenProps) {
  const { live, onLiveChange, search, unseen = 0, onRetry } = props;
  return (
    <Inline space="xsmall">
      {/* Announced once, not for each further message. */}
      <VisuallyHidden as="div" role="status">
        {unseen > 0 ? 'New messages have arrived.' : ''}
      </VisuallyHidden>
      {unseen > 0 ? (
        <Button icon={RefreshCwIcon} onClick={onRetry}>
          {formatUnseenLabel(unseen, search)}
        </Button>
      ) : null}
      {search.offset > 0 ? (
        <Tooltip content="Only the first page can follow new messages.">
          {/* Natively disabled, the button could not get the focus, and would not say why. */}
          <Button icon={PlayIcon} aria-pressed={false} aria-disabled>
            Go live
          </Button>
        </Tooltip>
      ) : (
        <Button icon={live ? PauseIcon : PlayIcon} aria-pressed={live} onClick={() => onLiveChange(!live)}>
          {live ? 'Pause live' : 'Go live'}
        </Button>
      )}
      <ExportMenu {...props} />
    </Inline>
  );
}

function ExportMenu({ exportIncluded, exporting, onExport }: LogsScreenProps) {
  return (
    <DropdownMenu
      trigger={
        <Button icon={exportIncluded ? DownloadIcon : LockIcon} loading={exporting === 'running'}>
          Export
        </Button>
      }
    >
      {exportIncluded ? (
        <>
          <MenuItem onSelect={() => onExport('csv')}>Filtered rows as CSV</MenuItem>
          <MenuItem onSelect={() => onExport('json')}>Filtered rows as JSON</MenuItem>
        </>
      ) : (
        <MenuLink href={appPaths.subscribe}>{`${describeFeaturePlans('export')} Change plan`}</MenuLink>
      )}
    </DropdownMenu>
  );
}

/** Says how far back a search went that took too long. */
function SearchedFrom({ since }: { since: string }) {
  const { timeZone } = useClock();
  return (
    <Alert tone="caution" title={`Only messages since ${formatDateToMinute(since, timeZone)} were searched`}>
      Older ones take too long to search. Type more of the text or the name, or choose fewer days.
    </Alert>
  );
}

/** The table with its pagination, or the empty or loading state. */
function Rows({
  page,
  search,
  isFetchingPage,
  onOffsetChange,
  onFirstPage,
  onReset,
  openId,
  onOpen,
  tableRef,
}: LogsScreenProps & {
  page: LogPage | null;
  tableRef: RefObject<DataTableHandle | null>;
  onFirstPage: () => void;
}) {
  const { now } = useClock();
  const noteTurn = usePageTurn(tableRef, page, isFetchingPage);
  if (page?.total === 0) return <NoLogs search={search} onReset={onReset} />;
  return (
    <Stack space="small">
      <Card padding="none">
        {page !== null && page.logs.length === 0 ? (
          <EmptyState
            title="No logs found"
            icon={ScrollTextIcon}
            action={<Button onClick={onFirstPage}>First page</Button>}
          >
            There are fewer messages than this page begins at.
          </EmptyState>
        ) : (
          <LogTable
            ref={tableRef}
            logs={page?.logs ?? null}
            total={page?.more_than_total ? 'unknown' : (page?.total ?? 0)}
            now={now}
            onOpen={onOpen}
            openId={openId}
            refreshing={isFetchingPage}
          />
        )}
      </Card>
      {page === null ? null : (
        <Pagination
          label="Pages of the log"
          offset={search.offset}
          limit={search.limit}
          total={page.total}
          moreThanTotal={page.more_than_total ?? false}
          loading={isFetchingPage}
          onOffsetChange={(offset) => {
            noteTurn();
            onOffsetChange(offset);
          }}
        />
      )}
    </Stack>
  );
}

function NoLogs({ search, onReset }: Pick<LogsScreenProps, 'search' | 'onReset'>) {
  return isFiltered(search) ? (
    <NoRows action={<Button onClick={onReset}>Reset filters</Button>}>
      No message matches these filters.
    </NoRows>
  ) : (
    <NoRows
      action={
        <Inline space="xsmall" justify="center">
          <ButtonLink href={appPaths.apiKeys} variant="primary">
            Create an API key
          </ButtonLink>
          <ButtonLink href={appPaths.documentation}>Connect your server</ButtonLink>
        </Inline>
      }
    >
      Messages appear here as soon as your server sends them.
    </NoRows>
  );
}

function NoRows({ action, children }: { action: ReactNode; children: string }) {
  return (
    <Card padding="none">
      <EmptyState title="No logs found" icon={ScrollTextIcon} action={action}>
        {children}
      </EmptyState>
    </Card>
  );
}
