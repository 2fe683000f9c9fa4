import { Alert, Stack, Text } from '~/design-system';
import { pendingReviews } from '~/fixtures';
import { ExplanationDisclosure, MessageQuote } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const { threat } = pendingReviews;
const quote = <MessageQuote message={threat.message} tone="critical" />;

export const createExplanationDisclosureGuide = (): Guide => ({
  use: 'Take it below the verdict of a stored message, around the component that fetches its explanation.',
  avoid: [
    { when: 'For the explanation itself', take: 'Patterns/Verdict/MessageExplanation' },
    { when: 'For other content that opens in place', take: 'Design system/Accordion' },
    { when: 'For a sample message that is not stored', take: 'Patterns/Verdict/MessageTest' },
  ],
  pairs: [
    {
      right: (
        <Stack>
          {quote}
          <Text>Severity 9 of 10 leads to a ban.</Text>
          <ExplanationDisclosure>{null}</ExplanationDisclosure>
        </Stack>
      ),
      wrong: (
        <Stack>
          {quote}
          <ExplanationDisclosure>
            <Alert tone="caution" announce={false}>
              Severity 9 of 10 leads to a ban.
            </Alert>
          </ExplanationDisclosure>
        </Stack>
      ),
      because: 'What a reviewer needs for the decision stays in sight; the stages are for one who asks how.',
    },
  ],
  accessibility: [
    'The title is a heading of level 3 with a button, which says whether the explanation is open. Place it below a heading of level 2, such as a dialog’s title.',
    'A placeholder stands for a lazy component while its code arrives.',
  ],
  content: [
    'Pass the fetching component as the children and not its result: it is mounted when the reader opens the title, so a closed one fetches nothing.',
  ],
});
