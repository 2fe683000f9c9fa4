import { ClockIcon } from '~/design-system';
import { PromiseList } from '~/patterns';
import { PROMISES } from '~/screens/landing/content';
import type { Guide } from '../../../../.storybook/guide';

export const createPromiseListGuide = (): Guide => ({
  use: 'Take it on a public page, for two to six promises about an owner’s concerns, such as what becomes of the chat.',
  avoid: [
    { when: 'For what a plan includes', take: 'Patterns/Billing/CheckList' },
    { when: 'For features with a drawing', take: 'Patterns/Marketing/FeatureCard' },
    { when: 'For answers that a visitor opens', take: 'Patterns/Marketing/FaqList' },
    { when: 'For the whole policy', take: 'Patterns/Marketing/ArticlePage' },
  ],
  anatomy: {
    drawing: <PromiseList items={PROMISES.slice(0, 2)} />,
    parts: [
      { name: 'Icon', text: 'Hints at the concern.', selector: 'svg' },
      { name: 'Promise', text: 'A heading of level 3.', selector: 'h3' },
      { name: 'Description', text: 'What the promise means in practice.', selector: 'h3 + p' },
    ],
  },
  pairs: [
    {
      right: (
        <PromiseList
          items={[
            {
              icon: ClockIcon,
              title: 'Kept only as long as it is useful',
              description: 'Chat lines stay as long as your plan’s analytics reach back.',
            },
          ]}
        />
      ),
      wrong: (
        <PromiseList
          items={[
            {
              icon: ClockIcon,
              title: 'Data retention',
              description: 'We take your players’ privacy very seriously.',
            },
          ]}
        />
      ),
      because: 'An owner can hold the product to a fact, and not to a feeling.',
    },
  ],
  accessibility: [
    'The icons are decorative: screen readers hear the titles and descriptions alone.',
    'Place the list below a heading of level 2, such as that of `MarketingSection`.',
  ],
  content: [
    'Order the promises by how often owners ask for them. No two have the same title.',
    'Take days and limits from `PLANS`, so that the promise holds when a plan changes.',
    'Promise only what the privacy policy says too, and link to the policy.',
  ],
});
