import type { ReactNode, RefObject } from 'react';
import type { PendingReviewPage } from '~/contract/api.gen';
import { appPaths } from '~/contract/appPaths';
import { REVIEW_PAGE_SIZE } from '~/contract/limits';
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  CircleCheckIcon,
  EmptyState,
  InboxIcon,
  Inline,
  PageHeader,
  Pagination,
  RefreshCwIcon,
  Stack,
  type DataTableHandle,
  usePageTurn,
} from '~/design-system';
import { formatCount, type Loadable } from '~/domain';
import { ReviewTable, ShortcutsButton, SuccessBanner, type DecisionKind } from '~/patterns';
import type { QueueUpdates } from './queue';

export interface ReviewQueueProps {
  queue: Loadable<PendingReviewPage>;
  /** Items before the shown page. */
  offset: number;
  updates: QueueUpdates;
  onRefresh: () => void;
  /** Whether the reviewer has refreshed the queue and waits for it. */
  isRefreshing: boolean;
  /** Whether another page is being fetched; this one is shown until it arrives. */
  isFetchingPage: boolean;
  onOffsetChange: (offset: number) => void;
  /** The item that the keyboard is on, whether or not it is open. */
  activeId: string | null;
  onActiveChange: (id: string) => void;
  /** Opens an item, and begins a decision about it when one is named. */
  onOpen: (id: string, decide?: DecisionKind) => void;
  /** Milliseconds since 1970 that relative times count from. */
  now: number;
  headingRef: RefObject<HTMLHeadingElement | null>;
  tableRef: RefObject<DataTableHandle | null>;
  /** The server's message about the last decision; null while an open item shows it. */
  success: string | null;
  /** Whether screen readers have heard the success in the item that was open. */
  isSuccessHeard: boolean;
  /** What screen readers announce after the success: the item that opens next, or nothing. */
  continuation: string;
  /** How the last decision ended otherwise; null while an open item shows it. */
  resultAlert: ReactNode;
  /** Loads the items that arrived after the page was fetched. */
  onShowNew: () => void;
  /** Whether single-key shortcuts are on. */
  shortcuts: boolean;
  /** Opens the list of keyboard shortcuts. */
  onHelp: () => void;
}

const LOAD_FAILED = 'Failed to load pending reviews. Please try again.';

function Header({
  queue,
  updates,
  onRefresh,
  isRefreshing,
  onShowNew,
  shortcuts,
  onHelp,
  headingRef,
}: ReviewQueueProps) {
  const total = queue.state === 'ready' ? queue.data.total : null;
  return (
    <PageHeader
      title={total === null ? 'Pending reviews' : formatCount(total, 'pending review')}
      titleRef={headingRef}
      description="Close calls that wait for a person, oldest first."
    >
      <Inline space="xsmall">
        {updates.added > 0 ? (
          <Button variant="primary" onClick={onShowNew} aria-keyshortcuts={shortcuts ? 'N' : undefined}>
            {formatCount(updates.added, 'new', 'new')}
          </Button>
        ) : null}
        <ShortcutsButton onClick={onHelp} enabled={shortcuts} />
        <Button icon={RefreshCwIcon} loading={isRefreshing} loadingText="Refresh" onClick={onRefresh}>
          Refresh
        </Button>
      </Inline>
    </PageHeader>
  );
}

/**
 * Says that the queue is empty. A new account gets the set-up steps instead of praise, because its server may not be
 * connected yet.
 */
function NothingPending({ isNew }: { isNew: boolean }) {
  return (
    <Card>
      {isNew ? (
        <EmptyState
          title="No Pending Reviews"
          icon={InboxIcon}
          action={
            <Inline space="xsmall" justify="center">
              <ButtonLink href={appPaths.apiKeys} variant="primary">
                Create an API key
              </ButtonLink>
              <ButtonLink href={appPaths.documentation}>Connect your server</ButtonLink>
            </Inline>
          }
        >
          No chat has arrived yet. Create an API key and connect your server: close calls then wait for you
          here.
        </EmptyState>
      ) : (
        <EmptyState title="No Pending Reviews" icon={CircleCheckIcon}>
          All moderation decisions have been reviewed. Great job!
        </EmptyState>
      )}
    </Card>
  );
}

/** The queue: its length, the shown page and the pagination. */
export function ReviewQueue(props: ReviewQueueProps) {
  const { queue, offset, updates, now, activeId, onActiveChange, onOpen, resultAlert, tableRef } = props;
  const { onRefresh, isRefreshing, isFetchingPage, onOffsetChange } = props;
  const page = queue.state === 'ready' ? queue.data : null;
  const noteTurn = usePageTurn(tableRef, page, isFetchingPage);
  const retry = () => {
    // The pressed button goes with its alert.
    props.headingRef.current?.focus({ preventScroll: true });
    onRefresh();
  };
  return (
    <Stack space="large">
      <Header {...props} />
      <SuccessBanner
        message={props.success}
        continuation={props.continuation}
        announce={!props.isSuccessHeard}
      />
      {resultAlert}
      {queue.state === 'failed' || (queue.state === 'ready' && queue.stale && !queue.refreshing) ? (
        <Alert tone="critical" title={LOAD_FAILED} onRetry={retry}>
          {queue.state === 'failed' ? queue.detail : 'What you see is from the last time it worked.'}
        </Alert>
      ) : null}
      {page?.total === 0 ? <NothingPending isNew={page.has_messages === false} /> : null}
      {queue.state === 'loading' || (page && page.total > 0) ? (
        <Card padding="none">
          <ReviewTable
            ref={tableRef}
            reviews={page?.reviews ?? null}
            total={page?.total ?? 0}
            now={now}
            onOpen={onOpen}
            activeId={activeId}
            onActiveChange={onActiveChange}
            settledIds={updates.settled}
            refreshing={isRefreshing || isFetchingPage}
          />
        </Card>
      ) : null}
      {page && page.total > REVIEW_PAGE_SIZE ? (
        <Pagination
          label="Pages of the queue"
          offset={offset}
          limit={REVIEW_PAGE_SIZE}
          total={page.total}
          loading={isFetchingPage}
          onOffsetChange={(next) => {
            noteTurn();
            onOffsetChange(next);
          }}
        />
      ) : null}
    </Stack>
  );
}
