import { tierValues } from '~/contract/enums.gen';
import type { Tier } from '~/contract/api.gen';
import { Badge, Inline } from '~/design-system';
import { SubscriptionStatusBadge, TierBadge } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const tierUses = {
  starter: 'The smallest plan. `info`.',
  growth: 'The plan between them. `accent`.',
  pro: 'The largest plan. `positive`.',
} satisfies Record<Tier, string>;

export const createTierBadgeGuide = (): Guide => ({
  use: 'Take it to name the plan of an account in a word, such as in the top bar.',
  avoid: [
    { when: 'For whether the subscription runs', take: 'Patterns/Billing/SubscriptionStatusBadge' },
    { when: 'For a plan that a visitor can choose', take: 'Patterns/Billing/PlanCard' },
    { when: 'For a feature that the plan does not have', take: 'Patterns/Billing/PlanLimit' },
    { when: 'To mark the popular plan of several', take: 'Design system/Badge' },
  ],
  variants: [
    {
      prop: 'tier',
      values: [
        ...tierValues.map((value) => ({
          value,
          text: tierUses[value],
          drawing: <TierBadge tier={value} />,
        })),
        {
          value: 'galaxy',
          text: 'A tier of a newer server keeps its own word, in `neutral`.',
          drawing: <TierBadge tier="galaxy" />,
        },
      ],
    },
  ],
  pairs: [
    {
      right: <TierBadge tier="growth" status="trial" />,
      wrong: (
        <Inline space="xsmall">
          <TierBadge tier="growth" />
          <SubscriptionStatusBadge status="trial" />
        </Inline>
      ),
      because: 'Pass `status` where one badge has to say both: the top bar has one line on a phone too.',
    },
    {
      right: <TierBadge tier="pro" />,
      wrong: <Badge tone="critical">PRO plan</Badge>,
      because: 'A plan has one word and one tone on every page.',
    },
  ],
  accessibility: [
    'A screen reader reads the word alone. On a card, write “Plan” before it, as the usage page does.',
    'The tones tell the plans apart and judge none of them.',
  ],
  content: [
    '`trial` alone adds a word, “(Trial)”. Every other status leaves the badge as it is.',
    'In a title or a sentence take the label of `describeTier` and no badge: “Growth plan”.',
  ],
});
