import { Stack, Text } from '~/design-system';
import { ArticlePage } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const drawTitles = (titles: readonly string[]) => (
  <Stack as="ul" space="half">
    {titles.map((title) => (
      <li key={title}>
        <Text as="span">{title}</Text>
      </li>
    ))}
  </Stack>
);

export const createArticlePageGuide = (): Guide => ({
  use: 'Take it for a public page that is one long text, such as the terms or the reference of the API.',
  avoid: [
    { when: 'For the frame around the page', take: 'Patterns/Marketing/MarketingShell' },
    { when: 'For one claim of the landing page', take: 'Patterns/Marketing/MarketingSection' },
    { when: 'For short answers that open one by one', take: 'Patterns/Marketing/FaqList' },
  ],
  anatomy: {
    drawing: (
      <ArticlePage
        title="Privacy Policy"
        lead="What is kept of your players’ chat, and for how long."
        updated="20 November 2026"
        notice="This text is a template."
        parts={[
          {
            id: 'drawn-chat',
            title: 'What is stored of chat',
            body: <p>The text, the time and the verdict.</p>,
          },
          { id: 'drawn-deletion', title: 'Deletion', body: <p>Everything goes with the account.</p> },
        ]}
      />
    ),
    parts: [
      { name: 'Title', text: 'The page’s heading of level 1.', selector: 'h1' },
      { name: 'Lead', text: 'The main statement of the text.', selector: 'h1 + p' },
      { name: 'Date', text: 'When the text last changed. Optional.', selector: 'h1 + p + p' },
      { name: 'Notice', text: 'What to know before reading. Optional.', selector: '[data-tone]' },
      {
        name: 'Contents',
        text: 'Links to the parts. From 1024 px on they stay in sight beside the text.',
        selector: 'nav',
      },
      { name: 'Part', text: 'A heading of level 2 and its paragraphs or tables.', selector: 'section' },
    ],
  },
  pairs: [
    {
      right: drawTitles(['What is stored of chat', 'Who sees it', 'Deletion']),
      wrong: drawTitles(['General', 'Further provisions', 'Miscellaneous']),
      because: 'The contents show the titles without their text, and a visitor finds the part by them.',
    },
  ],
  accessibility: [
    'The contents are a navigation named “On this page”. Each part is a section that its heading names.',
    'Headings in the body of a part begin at level 3.',
    'Give an element of the body the `id` of each of the part’s `places`. The contents list them from 1024 px on.',
  ],
  content: [
    'Write `updated` as the bare date: the page writes “Last changed” before it.',
    'Keep the `id` of a part when its title changes, so that links from elsewhere still lead to it.',
  ],
});
