import type { PendingReview } from '~/contract/api.gen';
import {
  Badge,
  Button,
  formatRelative,
  Skeleton,
  Stack,
  Text,
  type DataTableCards,
  type DataTableColumn,
} from '~/design-system';
import { formatAbsolute, revealOverrides } from '~/domain';
import { ActionBadge } from '../../verdict/ActionBadge/ActionBadge';
import { CategoryBadge } from '../../verdict/CategoryBadge/CategoryBadge';
import { ConfidenceBadge } from '../../verdict/ConfidenceBadge/ConfidenceBadge';
import { PlayerCell } from '../../verdict/PlayerCell/PlayerCell';
import { SeverityBadge } from '../../verdict/SeverityBadge/SeverityBadge';
import * as css from './ReviewTable.css';

export interface ReviewTableRow {
  review: PendingReview;
  /** Whether another reviewer has decided the item. */
  isSettled: boolean;
  /** Other items of the page that say nearly the same. */
  similarCount: number;
}

/** The message describes its row's button, whose name is the same for each message of a player. */
const getMessageElementId = ({ id }: PendingReview) => `message-${id}`;

function Message({ review, isSettled, similarCount }: ReviewTableRow) {
  return (
    <span className={css.textColumn}>
      <span className={css.message} id={getMessageElementId(review)} dir="auto">
        {revealOverrides(review.message)}
      </span>
      {isSettled ? (
        <span className={css.mark}>
          <Badge tone="info">Already decided</Badge>
        </span>
      ) : null}
      <span className={css.tags}>
        {review.ai_category === null ? null : <CategoryBadge category={review.ai_category} />}
        {similarCount > 0 ? (
          <span className={css.similarCount} data-settled={isSettled || undefined}>
            <Text as="span" size="caption" tone="muted">
              {similarCount} more alike
            </Text>
          </span>
        ) : null}
      </span>
    </span>
  );
}

function renderPlayer({ review }: ReviewTableRow) {
  return <PlayerCell name={review.player_name} uuid={review.player_uuid} />;
}

function renderAssessment({ review }: ReviewTableRow) {
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

function renderAction({ review }: ReviewTableRow) {
  return <ActionBadge action={review.recommended_action} />;
}

export interface ReviewFormat {
  columns: readonly DataTableColumn<ReviewTableRow>[];
  cards: DataTableCards<ReviewTableRow>;
}

/**
 * How a review item is shown as a row and as a card.
 *
 * @param onFocus called when an item's button receives the focus
 */
export function describeReviews(
  now: number,
  onOpen: (id: string) => void,
  onFocus: ((id: string) => void) | undefined,
): ReviewFormat {
  const created = ({ review }: ReviewTableRow) => (
    <time className={css.time} dateTime={review.created_at} title={formatAbsolute(review.created_at)}>
      {formatRelative(review.created_at, now)}
    </time>
  );
  const button = ({ review }: ReviewTableRow, fullWidth = false) => (
    <Button
      size="compact"
      fullWidth={fullWidth}
      aria-label={`Review message by ${revealOverrides(review.player_name)}`}
      aria-describedby={getMessageElementId(review)}
      aria-haspopup="dialog"
      onClick={() => onOpen(review.id)}
      onFocus={() => onFocus?.(review.id)}
    >
      Review
    </Button>
  );
  const short = { width: 'shrink', placeholder: <Skeleton width="short" /> } as const;
  return {
    columns: [
      { ...short, id: 'created', header: 'Created', cell: created },
      {
        ...short,
        id: 'player',
        header: 'Player',
        rowHeader: true,
        width: 'auto',
        cell: (row) => <span className={css.player}>{renderPlayer(row)}</span>,
      },
      {
        id: 'message',
        header: 'Message',
        width: 'grow',
        cell: (row) => <Message {...row} />,
        placeholder: (
          <span className={css.textColumn}>
            <Skeleton width="most" />
            <Skeleton width="short" />
          </span>
        ),
      },
      { ...short, id: 'assessment', header: 'AI Assessment', cell: renderAssessment },
      { ...short, id: 'action', header: 'Recommended Action', cell: renderAction },
      { ...short, id: 'review', header: 'Review', labelHidden: true, cell: (row) => button(row) },
    ],
    cards: {
      columns: 1,
      padding: 'none',
      loadingCards: 8,
      placeholder: (
        <div className={css.card}>
          <div className={css.cardWords}>
            <Stack space="xsmall">
              <Skeleton width="half" />
              <Skeleton width="most" />
              <Skeleton width="short" />
            </Stack>
          </div>
        </div>
      ),
      card: (row) => (
        <div className={css.card}>
          <div className={css.cardHead}>
            <span className={css.cardPlayer}>{renderPlayer(row)}</span>
            {created(row)}
          </div>
          <div className={css.cardWords}>
            <Message {...row} />
          </div>
          <div className={css.cardAssessment}>{renderAssessment(row)}</div>
          <div className={css.cardAction}>
            <Text as="span" size="small" tone="muted">
              Recommended
            </Text>
            {renderAction(row)}
          </div>
          <div className={css.cardButton}>{button(row, true)}</div>
        </div>
      ),
    },
  };
}
