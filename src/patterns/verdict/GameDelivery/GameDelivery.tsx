import type { DecisionDelivery } from '~/contract/api.gen';
import {
  CircleAlertIcon,
  CircleCheckIcon,
  ClockIcon,
  Icon,
  Inline,
  Text,
  type IconDrawing,
} from '~/design-system';
import { describeGameDelivery } from '~/domain';

export interface GameDeliveryProps {
  /** What the game server reported, or that it has not yet. */
  delivery: DecisionDelivery;
}

const ICONS: Readonly<Record<string, IconDrawing>> = {
  carried_out: CircleCheckIcon,
  failed: CircleAlertIcon,
};

/** What became of a decision in the game, in one line. */
export function GameDelivery({ delivery }: GameDeliveryProps) {
  const { server, detail } = delivery;
  const { tone, label, later } = describeGameDelivery(delivery);
  return (
    <Text as="span" size="small" tone={tone === 'neutral' ? 'muted' : tone}>
      <Inline as="span" space="half" align="start" wrap={false}>
        <Icon icon={ICONS[delivery.state] ?? ClockIcon} />
        <span>
          {label}
          {server === null ? null : (
            <>
              {' on '}
              <bdi>{server}</bdi>
            </>
          )}
          {later === null ? null : `${server === null ? '' : ','} ${later}`}
          {detail ? (
            <>
              {': '}
              <bdi>{detail}</bdi>
            </>
          ) : null}
        </span>
      </Inline>
    </Text>
  );
}
