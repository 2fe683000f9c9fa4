import { FaqList } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

export const createFaqListGuide = (): Guide => ({
  use: 'Take it on a public page, for the questions that a visitor asks before buying.',
  avoid: [
    { when: 'For questions within the app', take: 'Design system/Accordion' },
    { when: 'For concerns whose answers stay in sight', take: 'Patterns/Marketing/PromiseList' },
    { when: 'For steps in their order', take: 'Patterns/Marketing/StepGuide' },
    { when: 'For a text that is read as a whole', take: 'Patterns/Marketing/ArticlePage' },
  ],
  anatomy: {
    drawing: (
      <FaqList
        initiallyOpen={1}
        entries={[
          { question: 'What does it cost to try?', answer: 'Nothing for 7 days.' },
          { question: 'How do I cancel?', answer: 'On the subscription page of your dashboard.' },
        ]}
      />
    ),
    parts: [
      { name: 'Question', text: 'Its whole line opens and closes the answer.', selector: 'summary' },
      { name: 'Chevron', text: 'Points up while the answer is open.', selector: 'summary svg' },
      { name: 'Answer', text: 'A text, or paragraphs with links.', selector: 'details > div' },
      {
        name: 'Closed entry',
        text: 'Opens without closing the others.',
        selector: 'details:nth-child(2)',
      },
    ],
  },
  pairs: [
    {
      right: (
        <FaqList
          initiallyOpen={1}
          entries={[
            {
              question: 'Does it slow down my chat?',
              answer: 'No. The link reads each line from the log after it was written.',
            },
          ]}
        />
      ),
      wrong: (
        <FaqList
          initiallyOpen={1}
          entries={[
            {
              question: 'Performance',
              answer: 'We often hear from owners who wonder how moderation works with a busy chat.',
            },
          ]}
        />
      ),
      because: 'The question is the visitor’s own, and the answer begins with its result.',
    },
  ],
  accessibility: [
    'Each entry is a native `details` element, which opens without a script.',
    'The questions are no headings. Give the section around them a heading.',
  ],
  content: [
    'Order the questions as a buyer asks them, and write each one once: the list tells them apart by their words.',
    'Write the landing page’s answers as plain text, because search engines get the same words.',
  ],
});
