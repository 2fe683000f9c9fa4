import { Accordion, Text } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

export const createAccordionGuide = (): Guide => ({
  alsoCalled: ['disclosure', 'collapse'],
  use: 'Take an accordion for answers of which each visitor wants one or two, such as the questions of the support page.',
  avoid: [
    { when: 'For settings or details that need the whole attention', take: 'Design system/Dialog' },
    { when: 'For facts that fit on the page', take: 'Design system/DescriptionList' },
    { when: 'For steps that everyone follows', take: 'Design system/StepList' },
    { when: 'For questions on a public page', take: 'Patterns/Marketing/FaqList' },
  ],
  anatomy: {
    drawing: (
      <Accordion
        items={[
          {
            id: 'anatomy',
            title: 'Can I change the plan later?',
            content: 'Yes, at any time. The new plan counts from the moment you have paid.',
          },
        ]}
        defaultOpen={['anatomy']}
      />
    ),
    parts: [
      { name: 'Title', text: 'A heading whose whole line opens and closes the content.', selector: 'h3' },
      { name: 'Chevron', text: 'Points up while the content is open.', selector: 'h3 svg' },
      { name: 'Content', text: 'The answer. It is rendered when it is opened.', selector: '[role="region"]' },
    ],
  },
  pairs: [
    {
      right: <Text>Copy the key now. It can’t be shown again.</Text>,
      wrong: (
        <Accordion items={[{ id: 'hidden', title: 'Before you go on', content: 'Copy the key now.' }]} />
      ),
      because: 'What everyone has to read stays in sight.',
    },
    {
      right: (
        <Accordion
          items={[
            { id: 'precise', title: 'How long are messages kept?', content: 'As long as the plan says.' },
          ]}
        />
      ),
      wrong: (
        <Accordion
          items={[
            {
              id: 'vague',
              title: 'More information',
              content: 'Messages are kept as long as the plan says.',
            },
          ]}
        />
      ),
      because: 'The title alone decides whether a reader opens it.',
    },
  ],
  keys: {
    Tab: 'Moves the focus to the next title.',
    Enter: 'Opens or closes the focused title’s content. Other open ones stay open.',
    ArrowDown: 'Moves the focus to the next title, from the last to the first.',
  },
  accessibility: [
    'Each title is a heading with a button, which says whether its content is open.',
    'Give the `level` that follows the heading above the accordion.',
    'Closed content is not in the page, so the browser’s search doesn’t find it.',
  ],
  content: ['Write a title as the question that the visitor has.', 'Begin the answer with its result.'],
});
