import { NOT_AVAILABLE_YET } from '~/domain';
import { CheckList } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const FEATURES = ['Custom rules', 'Cross-server reputation'];

export const createCheckListGuide = (): Guide => ({
  use: 'Take it for what a plan or a service includes, or for what a change of plan brings, one fact a line.',
  avoid: [
    { when: 'For a plan with its price and its button', take: 'Patterns/Billing/PlanCard' },
    { when: 'For facts that each have a name and a value', take: 'Design system/DescriptionList' },
    { when: 'For steps in their order', take: 'Design system/StepList' },
    { when: 'For choices that a visitor ticks', take: 'Design system/Checkbox' },
  ],
  anatomy: {
    drawing: <CheckList items={FEATURES} unavailable={NOT_AVAILABLE_YET} />,
    parts: [
      { name: 'Fact', text: 'A few words. A long fact wraps.', selector: 'li > span' },
      {
        name: 'Note',
        text: 'Says that the product does not offer the fact yet.',
        selector: 'li > span + span',
      },
      { name: 'List', text: 'Begins with the most important fact.', selector: 'ul' },
    ],
  },
  pairs: [
    {
      right: <CheckList items={['5,000 messages/month', '1 server', '7-day analytics']} />,
      wrong: (
        <CheckList
          items={[
            'With this plan you can moderate up to 5,000 messages in each month',
            'You can connect one single server to your account',
            'Analytics will be there for the last seven days',
          ]}
        />
      ),
      because: 'Lists of several plans stand side by side, and a visitor compares them line by line.',
    },
    {
      right: <CheckList items={FEATURES} unavailable={NOT_AVAILABLE_YET} />,
      wrong: <CheckList items={FEATURES} />,
      because: 'A visitor must not pay for what the product can’t do yet.',
    },
  ],
  accessibility: [
    'It is a list, and the squares before its facts are decoration. Write a heading or a sentence above it that says what it lists.',
    'The note is text in the line of its fact, so screen readers read it too.',
  ],
  content: [
    'Write a fact without a full stop, the number first: “5,000 messages/month”.',
    'Each fact is written once: its text is its key, and `unavailable` names facts by their text.',
    'Pass `NOT_AVAILABLE_YET` as `unavailable` wherever the facts are those of a plan.',
  ],
});
