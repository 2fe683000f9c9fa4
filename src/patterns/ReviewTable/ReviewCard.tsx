import { Inline, Text } from '~/design-system';
import { ActionBadge } from '../ActionBadge/ActionBadge';
import { PlayerCell } from '../PlayerCell/PlayerCell';
import { Assessment, CreatedAt, MessageWords, ReviewButton, type ReviewItemProps } from './ReviewRow';
import * as css from './ReviewTable.css';

/** The same facts as a row, below one another. */
export function ReviewCard(props: ReviewItemProps) {
  const { review, isActive, isSettled } = props;
  return (
    <li
      className={css.card}
      data-review={review.id}
      data-state={isActive ? 'selected' : undefined}
      data-settled={isSettled || undefined}
    >
      <Inline justify="between" align="start">
        <span className={css.player}>
          <PlayerCell name={review.player_name} uuid={review.player_uuid} />
        </span>
        <CreatedAt {...props} />
      </Inline>
      <MessageWords {...props} />
      <Inline justify="between" align="end">
        <Assessment {...props} />
        <Inline space="xsmall">
          <Text as="span" size="small" tone="muted">
            Recommended
          </Text>
          <ActionBadge action={review.recommended_action} />
        </Inline>
      </Inline>
      <ReviewButton {...props} fullWidth />
    </li>
  );
}
