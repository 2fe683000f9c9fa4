import { rowPressProps, Skeleton, Stack, Text } from '~/design-system';
import { ActionBadge } from '../../verdict/ActionBadge/ActionBadge';
import { PlayerCell } from '../../verdict/PlayerCell/PlayerCell';
import { Assessment, CreatedAt, MessageWords, ReviewButton, type ReviewItemProps } from './ReviewRow';
import * as css from './ReviewTable.css';

/** The same facts as a row, where a table of six columns has no room. */
export function ReviewCard(props: ReviewItemProps) {
  const { review, isActive, isSettled } = props;
  return (
    <li
      className={css.card}
      data-review={review.id}
      data-state={isActive ? 'selected' : undefined}
      data-settled={isSettled || undefined}
      {...rowPressProps}
    >
      <div className={css.cardHead}>
        <span className={css.cardPlayer}>
          <PlayerCell name={review.player_name} uuid={review.player_uuid} />
        </span>
        <CreatedAt {...props} />
      </div>
      <div className={css.cardWords}>
        <MessageWords {...props} />
      </div>
      <div className={css.cardAssessment}>
        <Assessment {...props} />
      </div>
      <div className={css.cardAction}>
        <Text as="span" size="small" tone="muted">
          Recommended
        </Text>
        <ActionBadge action={review.recommended_action} />
      </div>
      <div className={css.cardButton}>
        <ReviewButton {...props} fullWidth />
      </div>
    </li>
  );
}

/** Holds the place of one card. */
export function SkeletonCard() {
  return (
    <li className={css.card}>
      <div className={css.cardWords}>
        <Stack space="xsmall">
          <Skeleton width="half" />
          <Skeleton width="most" />
          <Skeleton width="short" />
        </Stack>
      </div>
    </li>
  );
}
