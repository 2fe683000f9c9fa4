import { Badge, Inline, Text } from '~/design-system';
import { CategoryBadge, SeverityBadge } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

export const createCategoryBadgeGuide = (): Guide => ({
  use: 'Take it for the kind of violation where it stands in a line with other values, such as below a message of the review queue.',
  avoid: [
    {
      when: 'Beside a term, where the words of `describeCategory` are enough',
      take: 'Design system/DescriptionList',
    },
    { when: 'For how grave the message is', take: 'Patterns/Verdict/SeverityBadge' },
    { when: 'To filter by a category', take: 'Design system/Select' },
  ],
  pairs: [
    {
      right: (
        <Inline space="small">
          <CategoryBadge category="threat" />
          <Text as="span" size="small">
            Severity <SeverityBadge severity={9} />
          </Text>
        </Inline>
      ),
      wrong: <Badge tone="critical">Threat</Badge>,
      because: 'A category has no tone: a threat in jest and a threat in earnest differ in severity.',
    },
  ],
  accessibility: [
    'A screen reader reads the words alone: “Self harm” of `self_harm`.',
    'For `null` it reads “N/A”. Leave the badge out where a line of badges is clear without it, as the review queue does.',
  ],
  content: ['Pass the value of the API. A category of a newer server keeps its own words.'],
});
