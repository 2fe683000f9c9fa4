import { Badge, Inline } from '~/design-system';
import { MessageJourney } from '~/patterns';
import { JOURNEY_STAGES } from '~/screens/landing/content';
import type { Guide } from '../../../../.storybook/guide';

export const createMessageJourneyGuide = (): Guide => ({
  use: 'Take it on a public page, to show visitors the three stages from a chat message to its verdict.',
  avoid: [
    { when: 'For what each stage made of a stored message', take: 'Patterns/Verdict/MessageExplanation' },
    { when: 'For what an owner does to set it up', take: 'Patterns/Marketing/StepGuide' },
    { when: 'For reasons without an order', take: 'Patterns/Marketing/FeatureCard' },
    { when: 'For steps in the app that get a tick', take: 'Design system/StepList' },
  ],
  anatomy: {
    drawing: <MessageJourney stages={JOURNEY_STAGES} />,
    parts: [
      {
        name: 'Stage',
        text: 'An item of the list. An arrow leads to the next.',
        selector: 'li:nth-child(2)',
      },
      { name: 'Title', text: 'A heading of level 3.', selector: 'h3' },
      { name: 'Fact', text: 'How long the stage takes, or when it comes.', selector: 'h3 + span' },
      { name: 'Description', text: 'What happens to the message here.', selector: 'li > p' },
      { name: 'Results', text: 'Badges of what the stage can lead to. Optional.', selector: 'li > p + div' },
    ],
  },
  pairs: [
    {
      right: (
        <Inline space="half">
          <Badge tone="caution">Warn</Badge>
          <Badge tone="critical">Ban</Badge>
        </Inline>
      ),
      wrong: (
        <Inline space="half">
          <Badge tone="positive">Player gets a warning</Badge>
          <Badge tone="accent">Removed forever</Badge>
        </Inline>
      ),
      because: 'A result has the word and the tone that the owner meets in the app.',
    },
  ],
  accessibility: [
    'It is an ordered list. Place it below a heading of level 2, such as that of `MarketingSection`.',
    'The arrows are drawn by the styles, and screen readers don’t hear them.',
  ],
  content: [
    'Keep the fact to a few words, because it shares the title’s line: “about 0.2 s”.',
    'No two stages have the same title. From 1024 px on the stages stand in three columns.',
  ],
});
