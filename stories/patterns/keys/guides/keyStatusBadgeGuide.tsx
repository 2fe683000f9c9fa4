import { Badge, Text } from '~/design-system';
import { KeyStatusBadge } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

export const createKeyStatusBadgeGuide = (): Guide => ({
  use: 'Take it beside the name of an API key, to show whether the server still accepts it.',
  avoid: [
    { when: 'For the keys of an account', take: 'Patterns/Keys/ApiKeyList' },
    { when: 'For the status of a subscription', take: 'Patterns/Billing/SubscriptionStatusBadge' },
    { when: 'For the status of a review item', take: 'Patterns/Review/ReviewStatusBadge' },
    { when: 'For any other status in one word', take: 'Design system/Badge' },
  ],
  variants: [
    {
      prop: 'active',
      values: [
        {
          value: 'true',
          text: 'The server accepts the key. `positive`.',
          drawing: <KeyStatusBadge active />,
        },
        {
          value: 'false',
          text: 'The owner has revoked the key, for good. `neutral`, because that is no failure.',
          drawing: <KeyStatusBadge active={false} />,
        },
      ],
    },
  ],
  pairs: [
    {
      right: (
        <Text as="span">
          Old lobby <KeyStatusBadge active={false} />
        </Text>
      ),
      wrong: (
        <Text as="span">
          Old lobby <Badge tone="critical">Disabled</Badge>
        </Text>
      ),
      because: 'A revoked key can’t be enabled again, and asks nothing of the owner.',
    },
  ],
  accessibility: [
    'A screen reader reads the word alone, so the key’s name stands before it.',
    'Its change is not announced. The screen of keys announces with `SuccessBanner` that a key was revoked.',
  ],
  content: [
    'A long time without use is no status: the list of keys marks it with a badge of its own.',
    'For the word or the tone alone take `describeKeyStatus`.',
  ],
});
