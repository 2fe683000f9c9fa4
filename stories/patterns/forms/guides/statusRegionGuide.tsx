import { Alert, Stack } from '~/design-system';
import { StatusRegion } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

export const createStatusRegionGuide = (): Guide => ({
  alsoCalled: ['live region', 'announcer'],
  use: 'Take it where an alert comes and goes with what the owner does, and mount it before the alert.',
  avoid: [
    { when: 'For an action that has succeeded', take: 'Patterns/Forms/SuccessBanner' },
    { when: 'For a failure, which is announced by itself', take: 'Design system/Alert' },
    { when: 'For words that the screen does not show', take: 'Design system/VisuallyHidden' },
  ],
  pairs: [
    {
      right: (
        <StatusRegion>
          <Alert tone="caution">3 servers sent messages in this period. You are over your limit.</Alert>
        </StatusRegion>
      ),
      wrong: (
        <StatusRegion>
          <Stack space="small">
            <Alert tone="caution">3 servers sent messages in this period.</Alert>
            <Alert tone="caution">You are over your limit.</Alert>
          </Stack>
        </StatusRegion>
      ),
      because: 'Screen readers announce the whole region, so one region holds one message.',
    },
  ],
  accessibility: [
    'A screen reader announces the message at the next pause, from a region that is on the page before it.',
    'Without a message it takes no space, nor the gap beside it.',
    'It moves no focus.',
  ],
  content: ['Put one message in it: what changed, and what the owner can do.'],
});
