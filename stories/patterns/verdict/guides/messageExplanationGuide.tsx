import { toReady } from '~/domain';
import { explanations } from '~/fixtures';
import { MessageExplanation } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const retryNothing = (): void => undefined;

export const createMessageExplanationGuide = (): Guide => ({
  use: 'Take it where an owner or a reviewer asks how a stored message came to its verdict: it shows each stage from the reading to the decision.',
  avoid: [
    { when: 'For the title that opens it', take: 'Patterns/Verdict/ExplanationDisclosure' },
    { when: 'For a sample message that the owner types', take: 'Patterns/Verdict/MessageTest' },
    { when: 'For the verdict alone', take: 'Design system/DescriptionList' },
    { when: 'For the messages around it', take: 'Patterns/Review/ReviewDialog' },
  ],
  anatomy: {
    drawing: (
      <MessageExplanation explanation={toReady(explanations.changed)} onRetry={retryNothing} aiModel={null} />
    ),
    parts: [
      {
        name: 'Change',
        text: 'Says what has changed since the message came. Without a change it is left out.',
        selector: '[data-tone="info"]',
      },
      { name: 'Stage', text: 'What one stage found, or that it found nothing.', selector: 'ol > li' },
      {
        name: 'Decision',
        text: 'The last stage: the actions, and one sentence for each deciding factor.',
        selector: 'ol > li:last-child',
      },
      {
        name: 'Times',
        text: 'Says which stages are those of today and which are those of the message.',
        selector: '[data-tone="info"] + p',
      },
    ],
  },
  accessibility: [
    'The stages are an ordered list named “Stages”. Each title is a heading of level 4, so place it below a heading of level 3.',
    'Changed letters are `mark` elements in the written line and in the line as it was read. A screen reader that ignores marks still reads both lines.',
    'While it loads it is busy, and a failure is announced with a Retry button.',
  ],
  content: [
    'Pass `toReady(null)` for a message that is no longer kept: it says so. A failure is for a call that did not answer.',
    '`aiModel` names the AI in its sentences. Pass `null` where the installation has none.',
  ],
});
