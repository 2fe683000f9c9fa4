import type { ReviewStatus } from '~/contract/api.gen';
import { Badge, DescriptionList, NoValue } from '~/design-system';
import { ReviewStatusBadge } from '~/patterns';
import { drawVariants, type Guide } from '../../../../.storybook/guide';

const statusUses = {
  pending: 'The item waits for a reviewer. `serious`, because someone has to act.',
  approved: 'A reviewer has carried out what the verdict recommends. `positive`.',
  rejected: 'A reviewer has decided that nothing is done. `neutral`, because that is no failure.',
  customized: 'A reviewer has chosen another action. `info`.',
} satisfies Record<ReviewStatus, string>;

export const createReviewStatusBadgeGuide = (): Guide => ({
  use: 'Take it beside a message that went to review, to show whether a reviewer has decided it and how.',
  avoid: [
    { when: 'For the action that followed', take: 'Patterns/Verdict/ActionBadge' },
    { when: 'For what became of the action in the game', take: 'Patterns/Verdict/GameDelivery' },
    { when: 'For a message that never went to review', take: 'Design system/NoValue' },
    { when: 'For the status of a subscription', take: 'Patterns/Billing/SubscriptionStatusBadge' },
    { when: 'For the status of an API key', take: 'Patterns/Keys/KeyStatusBadge' },
  ],
  variants: [drawVariants('status', statusUses, (value) => <ReviewStatusBadge status={value} />)],
  pairs: [
    {
      right: <DescriptionList items={[{ term: 'Review', description: <NoValue label="No review" /> }]} />,
      wrong: <DescriptionList items={[{ term: 'Review', description: <Badge>None</Badge> }]} />,
      because: 'A message that never went to review has no status, and a badge looks like one.',
    },
  ],
  accessibility: [
    'A screen reader reads the word alone. Write “Review” before it, because “Approved” does not say what was approved.',
    'Its change is not announced. The screen that decides announces the decision.',
  ],
  content: ['The reviewer and the time stand beside it as facts of their own.'],
});
