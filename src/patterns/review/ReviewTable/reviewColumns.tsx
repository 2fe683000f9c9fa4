import { memo } from 'react';
import type { PendingReview } from '~/contract/api.gen';
import { Badge, Button, Skeleton, TableCell, TableRow, Text, formatRelative } from '~/design-system';
import { formatAbsolute } from '~/domain';
import { ActionBadge } from '../../verdict/ActionBadge/ActionBadge';
import { CategoryBadge } from '../../verdict/CategoryBadge/CategoryBadge';
import { ConfidenceBadge } from '../../verdict/ConfidenceBadge/ConfidenceBadge';
import { PlayerCell } from '../../verdict/PlayerCell/PlayerCell';
import { SeverityBadge } from '../../verdict/SeverityBadge/SeverityBadge';
import * as css from './ReviewTable.css';

export interface ReviewItemProps {
  review: PendingReview;
  now: number;
  onOpen: (id: string) => void;
  onActive?: (id: string) => void;
  isActive: boolean;
  /** Somebody else has decided it. */
  isSettled: boolean;
  /** Other items of the page that say nearly the same. */
  similarCount: number;
}

/** Ties the button to the message: who comes to it by keyboard hears what it is about. */
const messageId = ({ id }: PendingReview) => `message-${id}`;

/** The message itself with what it is tagged as. */
export function MessageWords({
  review,
  isSettled,
  similarCount,
}: Pick<ReviewItemProps, 'review' | 'isSettled' | 'similarCount'>) {
  return (
    <span className={css.words}>
      <span className={css.message} id={messageId(review)} dir="auto">
        {review.message}
      </span>
      {isSettled ? (
        <span className={css.mark}>
          <Badge tone="info">Decided by someone else</Badge>
        </span>
      ) : null}
      <span className={css.tags}>
        {review.ai_category === null ? null : <CategoryBadge category={review.ai_category} />}
        {similarCount > 0 ? (
          <span className={css.similar} data-settled={isSettled || undefined}>
            <Text as="span" size="caption" tone="muted">
              {similarCount} more alike
            </Text>
          </span>
        ) : null}
      </span>
    </span>
  );
}

/** Severity out of ten and confidence in percent. */
export function Assessment({ review }: Pick<ReviewItemProps, 'review'>) {
  return (
    <span className={css.assessment}>
      <Text as="span" size="small" tone="muted">
        Severity
      </Text>
      <SeverityBadge severity={review.ai_severity} />
      <Text as="span" size="small" tone="muted">
        Confidence
      </Text>
      <ConfidenceBadge confidence={review.ai_confidence} />
    </span>
  );
}

/** When the item entered the queue, relative, with the absolute time and zone on hover. */
export function CreatedAt({ review, now }: Pick<ReviewItemProps, 'review' | 'now'>) {
  return (
    <time className={css.time} dateTime={review.created_at} title={formatAbsolute(review.created_at)}>
      {formatRelative(review.created_at, now)}
    </time>
  );
}

/** Opens the item; the player's name tells one button from the next. */
export function ReviewButton({
  review,
  onOpen,
  onActive,
  fullWidth = false,
}: Pick<ReviewItemProps, 'review' | 'onOpen' | 'onActive'> & { fullWidth?: boolean }) {
  return (
    <Button
      size="compact"
      fullWidth={fullWidth}
      aria-label={`Review message by ${review.player_name}`}
      aria-describedby={messageId(review)}
      aria-haspopup="dialog"
      onClick={() => onOpen(review.id)}
      onFocus={() => onActive?.(review.id)}
    >
      Review
    </Button>
  );
}

export const ReviewRow = memo(function ReviewRow(props: ReviewItemProps) {
  const { review, isActive, isSettled } = props;
  return (
    <TableRow selected={isActive} opens data-review={review.id} data-settled={isSettled || undefined}>
      <TableCell>
        <CreatedAt {...props} />
      </TableCell>
      <TableCell>
        <span className={css.player}>
          <PlayerCell name={review.player_name} uuid={review.player_uuid} />
        </span>
      </TableCell>
      <TableCell>
        <MessageWords {...props} />
      </TableCell>
      <TableCell>
        <Assessment {...props} />
      </TableCell>
      <TableCell>
        <ActionBadge action={review.recommended_action} />
      </TableCell>
      <TableCell align="end">
        <ReviewButton {...props} />
      </TableCell>
    </TableRow>
  );
});

/** Holds the place of one row. */
export function SkeletonRow({ columns }: { columns: readonly string[] }) {
  return (
    <TableRow>
      {columns.map((column) => (
        <TableCell key={column}>
          {column === 'Message' ? (
            <span className={css.words}>
              <Skeleton width="most" />
              <Skeleton width="short" />
            </span>
          ) : (
            <Skeleton width="short" />
          )}
        </TableCell>
      ))}
    </TableRow>
  );
}
