import type { DecisionDelivery } from '~/contract/api.gen';
import { Badge, Inline } from '~/design-system';
import { gameDeliveries } from '~/fixtures';
import { ActionBadge, GameDelivery } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const { carriedOut, waiting, failed } = gameDeliveries;

const states: Readonly<Record<string, { text: string; delivery: DecisionDelivery }>> = {
  carried_out: { text: 'The game server did it. `positive`.', delivery: carriedOut },
  'carried_out, with a detail': {
    text: 'The game server did it and added something. `caution`.',
    delivery: { ...carriedOut, detail: 'player is offline' },
  },
  waiting: { text: 'No game server has reported yet.', delivery: waiting },
  failed: { text: 'The game server could not do it. `caution`.', delivery: failed },
  partly_done: {
    text: 'A state of a newer server keeps its own words, and looks like one that waits.',
    delivery: { ...waiting, state: 'partly_done' as 'waiting' },
  },
};

export const createGameDeliveryGuide = (): Guide => ({
  use: 'Take it beside a decision, for what the game server reported about it, or that no report has come.',
  avoid: [
    { when: 'For the action itself', take: 'Patterns/Verdict/ActionBadge' },
    { when: 'For all decisions about one player', take: 'Patterns/Players/PlayerDecisionTable' },
    { when: 'For the calls of a webhook', take: 'Patterns/Webhooks/WebhookDeliveryTable' },
    { when: 'For what a reviewer decided', take: 'Patterns/Review/ReviewStatusBadge' },
  ],
  variants: [
    {
      prop: 'delivery',
      values: Object.entries(states).map(([value, { text, delivery }]) => ({
        value,
        text,
        drawing: <GameDelivery delivery={delivery} />,
      })),
    },
  ],
  pairs: [
    {
      right: (
        <Inline space="xsmall">
          <ActionBadge action="ban" />
          <GameDelivery delivery={failed} />
        </Inline>
      ),
      wrong: (
        <Inline space="xsmall">
          <ActionBadge action="ban" />
          <Badge tone="caution">Failed</Badge>
        </Inline>
      ),
      because: 'The detail tells the reader why, and what happens next.',
    },
  ],
  accessibility: [
    'Screen readers skip the icon: the words say the same.',
    'A new report is not announced. A long detail wraps beside the icon and is never cut.',
  ],
  content: [
    'The detail is the game server’s own text, which the component does not shorten or translate. It and the server’s name may run from right to left.',
    'A delay has one unit: “2 s”, “5 min”, “3 h”, “2 d”.',
    'Leave it out for a message or a decision without a delivery.',
  ],
});
