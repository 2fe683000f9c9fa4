import { FeatureCard, SpeedDrawing } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const TEXT = 'A pre-filter settles the obvious in milliseconds.';

export const createFeatureCardGuide = (): Guide => ({
  use: 'Take it for each of several reasons to choose the product, in a grid on a public page.',
  avoid: [
    { when: 'For a plan with its price', take: 'Patterns/Billing/PlanCard' },
    { when: 'For an answer to an owner’s concern', take: 'Patterns/Marketing/PromiseList' },
    { when: 'For steps that follow one another', take: 'Patterns/Marketing/StepGuide' },
    { when: 'For a part of a signed-in screen', take: 'Design system/Card' },
  ],
  anatomy: {
    drawing: (
      <FeatureCard title="Every message, in real time" drawing={<SpeedDrawing />}>
        {TEXT}
      </FeatureCard>
    ),
    parts: [
      {
        name: 'Drawing',
        text: 'Illustrates the claim. It has the same height on every card.',
        selector: 'article > div',
      },
      { name: 'Claim', text: 'A heading of level 3.', selector: 'h3' },
      { name: 'Text', text: 'One or two sentences that explain the claim.', selector: 'h3 + p' },
    ],
  },
  pairs: [
    {
      right: (
        <FeatureCard title="Every message, in real time" drawing={<SpeedDrawing />}>
          {TEXT}
        </FeatureCard>
      ),
      wrong: (
        <FeatureCard title="Two-stage pipeline" drawing={<SpeedDrawing />}>
          The best performance of any moderation.
        </FeatureCard>
      ),
      because: 'The title says what the owner gets, and the text says how it works.',
    },
  ],
  accessibility: [
    'The drawing is hidden from assistive technology, so the words have to say the same. Put nothing into it that takes the focus.',
    'Place the card below a heading of level 2, such as that of `MarketingSection`.',
    'The card is an article, and no link.',
  ],
  content: [
    'Write the title in sentence case, without a full stop.',
    'The text is one paragraph: lists and headings have no place in it.',
  ],
});
