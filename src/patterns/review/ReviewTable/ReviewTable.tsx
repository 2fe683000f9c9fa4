import { useMemo, type Ref } from 'react';
import type { PendingReview } from '~/contract/api.gen';
import { DataTable, type DataTableHandle } from '~/design-system';
import { describeReviews, type ReviewTableRow } from './reviewColumns';

export interface ReviewTableProps {
  /** The items in the order of the queue; `null` while the first page is fetched. */
  reviews: readonly PendingReview[] | null;
  /** Number of items in the whole queue; `reviews` is one page of it. */
  total: number;
  /** Milliseconds since 1970 that relative times count from. */
  now: number;
  /** Called with the id of the item whose dialog the reviewer opens. */
  onOpen: (id: string) => void;
  /** The item that the keyboard is on. */
  activeId?: string | null;
  /** Called when the keyboard comes to an item's button. */
  onActiveChange?: (id: string) => void;
  /** Items that other reviewers have decided since the page was fetched. */
  settledIds?: ReadonlySet<string>;
  /**
   * A newer page is being fetched; the rows stay until it arrives.
   * @default false
   */
  refreshing?: boolean;
  /** Gives the parent the table's methods, with which it moves the focus to a row. */
  ref?: Ref<DataTableHandle>;
}

const NONE: ReadonlySet<string> = new Set();

function toRows(reviews: readonly PendingReview[], settledIds: ReadonlySet<string>): ReviewTableRow[] {
  const counts = new Map<string, number>();
  for (const { similar_key: key } of reviews) if (key) counts.set(key, (counts.get(key) ?? 0) + 1);
  return reviews.map((review) => ({
    review,
    isSettled: settledIds.has(review.id),
    similarCount: (counts.get(review.similar_key ?? '') ?? 1) - 1,
  }));
}

/** The review queue, one item a row; cards where the columns don't fit. */
export function ReviewTable({
  reviews,
  now,
  onOpen,
  activeId = null,
  onActiveChange,
  settledIds = NONE,
  ...rest
}: ReviewTableProps) {
  const rows = useMemo(() => reviews && toRows(reviews, settledIds), [reviews, settledIds]);
  const { columns, cards } = useMemo(
    () => describeReviews(now, onOpen, onActiveChange),
    [now, onOpen, onActiveChange],
  );
  return (
    <DataTable
      caption="Pending reviews"
      columns={columns}
      narrow={cards}
      rows={rows}
      rowKey={({ review }) => review.id}
      selectedKey={activeId}
      opens
      loadingRows={8}
      stickyHeader
      {...rest}
    />
  );
}
