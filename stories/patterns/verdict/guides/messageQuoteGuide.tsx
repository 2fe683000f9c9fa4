import { Stack, Text } from '~/design-system';
import { pendingReviews } from '~/fixtures';
import { MessageQuote, SeverityBadge } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const { threat, banter } = pendingReviews;

export const createMessageQuoteGuide = (): Guide => ({
  use: 'Take it for the one message that a screen or a dialog is about, shown in full.',
  avoid: [
    { when: 'For messages in rows', take: 'Patterns/Logs/LogTable' },
    {
      when: 'For one message with its player and its action in a table',
      take: 'Patterns/Players/ActionedMessageTable',
    },
    { when: 'For code or a secret to copy', take: 'Design system/CodeBlock' },
    { when: 'For the product’s own words', take: 'Design system/Text' },
  ],
  pairs: [
    {
      right: (
        <Stack space="small">
          <MessageQuote message={threat.message} tone="critical" />
          <Text size="small">
            Severity <SeverityBadge severity={threat.ai_severity} />
          </Text>
        </Stack>
      ),
      wrong: <MessageQuote message={threat.message} tone="critical" />,
      because: 'The edge is colour alone, so a severity or an action near it says the same.',
    },
    {
      right: <MessageQuote message={banter.message} />,
      wrong: (
        <Text>
          {banter.player_name} wrote: {banter.message}
        </Text>
      ),
      because: 'The reader sees where the player’s words begin and end.',
    },
  ],
  accessibility: [
    'It is a `blockquote`, and its text takes the direction of its first letters.',
    'The message is text and never markup. Spaces and line breaks stay as the player typed them.',
  ],
  content: [
    'Pass the message unchanged: no trimming, no ellipsis, no masked words. A long word breaks anywhere.',
    'Take the tone from one value: `toSeverityTone` where a reviewer decides, the tone of `describeAction` where an action is done.',
  ],
});
