import { useImperativeHandle, useRef, type Ref } from 'react';
import type { PendingReview } from '~/contract/api.gen';
import { media, Table, TableBody, TableColumn, TableHead } from '~/design-system';
import { ReviewCard, SkeletonCard } from './ReviewCard';
import { ReviewRow, SkeletonRow } from './ReviewRow';
import { useIsNarrow } from './useIsNarrow';

/** What a parent may ask of the table. */
export interface ReviewTableHandle {
  /** An item's Review button, for the keyboard to go to. Null when the item is not in the table. */
  buttonOf: (id: string) => HTMLElement | null;
}

export interface ReviewTableProps {
  /** The items in the order of the queue; `null` while the first page is on its way. */
  reviews: readonly PendingReview[] | null;
  /** Length of the whole queue, of which these are a page. */
  total: number;
  /** Milliseconds since 1970 that relative times count from. */
  now: number;
  /** Opens an item. */
  onOpen: (id: string) => void;
  /** The item that the keyboard is on. */
  activeId?: string | null;
  /** Called when the keyboard comes to an item's button. */
  onActiveChange?: (id: string) => void;
  /** Items that somebody else has decided since the page was fetched. */
  settledIds?: ReadonlySet<string>;
  /**
   * A newer page is on its way; the rows stay until it arrives.
   * @default false
   */
  refreshing?: boolean;
  ref?: Ref<ReviewTableHandle>;
}

const COLUMNS = [
  { label: 'Created', width: 'shrink' },
  { label: 'Player', width: 'auto' },
  { label: 'Message', width: 'grow' },
  { label: 'AI Assessment', width: 'shrink' },
  { label: 'Recommended Action', width: 'shrink' },
  { label: 'Review', width: 'shrink', labelHidden: true },
] as const;

const SKELETON_ROWS = 8;
const NONE: ReadonlySet<string> = new Set();

/** How many items of the page say nearly the same as each one, itself included. */
function countSimilar(reviews: readonly PendingReview[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { similar_key: key } of reviews) if (key) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The messages that wait for a person, one a row (spec 2, manual review queue); cards where its columns don't fit. */
export function ReviewTable({
  reviews,
  total,
  now,
  onOpen,
  activeId = null,
  onActiveChange,
  settledIds = NONE,
  refreshing = false,
  ref,
}: ReviewTableProps) {
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(media.belowWideTable);
  useImperativeHandle(ref, () => ({
    buttonOf: (id) =>
      root.current?.querySelector<HTMLElement>(`[data-review="${CSS.escape(id)}"] button`) ?? null,
  }));

  const similarCounts = countSimilar(reviews ?? []);
  const itemProps = (review: PendingReview) => ({
    review,
    now,
    onOpen,
    isActive: review.id === activeId,
    isSettled: settledIds.has(review.id),
    similarCount: (similarCounts.get(review.similar_key ?? '') ?? 1) - 1,
    ...(onActiveChange && { onActive: onActiveChange }),
  });

  if (isNarrow) {
    return (
      <div ref={root}>
        <ul aria-label="Pending reviews" aria-busy={reviews === null || refreshing || undefined}>
          {reviews === null
            ? Array.from({ length: SKELETON_ROWS }, (_, card) => <SkeletonCard key={card} />)
            : reviews.map((review) => <ReviewCard key={review.id} {...itemProps(review)} />)}
        </ul>
      </div>
    );
  }
  return (
    <div ref={root}>
      <Table
        caption="Pending reviews"
        stickyHeader
        aria-busy={reviews === null || refreshing}
        aria-rowcount={total + 1}
      >
        <TableHead>
          {COLUMNS.map(({ label, width, ...rest }) => (
            <TableColumn key={label} width={width} labelHidden={'labelHidden' in rest}>
              {label}
            </TableColumn>
          ))}
        </TableHead>
        <TableBody>
          {reviews === null
            ? Array.from({ length: SKELETON_ROWS }, (_, row) => (
                <SkeletonRow key={row} columns={COLUMNS.map(({ label }) => label)} />
              ))
            : reviews.map((review) => <ReviewRow key={review.id} {...itemProps(review)} />)}
        </TableBody>
      </Table>
    </div>
  );
}
