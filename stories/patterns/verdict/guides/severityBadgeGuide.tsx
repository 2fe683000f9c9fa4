import { Badge, Text } from '~/design-system';
import { SeverityBadge } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const drawSeverity = (severity: number | null) => (
  <Text as="span" size="small">
    Severity <SeverityBadge severity={severity} />
  </Text>
);

export const createSeverityBadgeGuide = (): Guide => ({
  use: 'Take it for how grave a message is, beside its category and its confidence.',
  avoid: [
    { when: 'For how sure the verdict is', take: 'Patterns/Verdict/ConfidenceBadge' },
    { when: 'For the kind of violation', take: 'Patterns/Verdict/CategoryBadge' },
    { when: 'For the action on the message', take: 'Patterns/Verdict/ActionBadge' },
    { when: 'For a status in one word', take: 'Design system/Badge' },
  ],
  variants: [
    {
      prop: 'severity',
      values: [
        { value: '8 to 10', text: 'The gravest messages. `critical`.', drawing: drawSeverity(9) },
        { value: '5 to 7', text: 'Grave messages. `serious`.', drawing: drawSeverity(6) },
        { value: '0 to 4', text: 'All others. `caution`, also for 0.', drawing: drawSeverity(3) },
        { value: 'null', text: 'The verdict has no severity.', drawing: drawSeverity(null) },
      ],
    },
  ],
  pairs: [
    {
      right: drawSeverity(9),
      wrong: <SeverityBadge severity={9} />,
      because: 'The figure does not say what it measures, so a word, a term or a column’s header says it.',
    },
    {
      right: drawSeverity(9),
      wrong: (
        <Text as="span" size="small">
          Severity <Badge tone="critical">9/10</Badge>
        </Text>
      ),
      because: 'Among badges of categories and actions, a coloured figure stays recognizable as a figure.',
    },
  ],
  accessibility: [
    'A screen reader reads “9/10”, and “No severity” for a missing one. The tone repeats the figure.',
  ],
  content: ['Give a missing severity as `null`. A 0 means that the verdict found the message harmless.'],
});
