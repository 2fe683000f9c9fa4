import { Card, type HEADING_SIZES, Heading, Stack, Text } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const sizeUses = {
  item: 'A group inside a card or a list, and an empty state.',
  section: 'A card, a dialog or a chart.',
  title: 'A section of a page. Level 2 has it by itself.',
  page: 'A page of the app. Level 1 has it by itself.',
  figure: 'The first title of a page that sells a plan.',
  hero: 'The promise at the top of the landing page.',
} satisfies Record<(typeof HEADING_SIZES)[number], string>;

export const createHeadingGuide = (): Guide => ({
  alsoCalled: ['title'],
  use: 'Take a heading for the title of a section or a card, and of a page without a PageHeader.',
  avoid: [
    { when: 'For the title of a page of the app', take: 'Design system/PageHeader' },
    { when: 'For emphasis in running text', take: 'Design system/Text' },
    { when: 'For a card that is a section with a title', take: 'Design system/Card' },
    { when: 'For a figure and its name', take: 'Design system/StatCard' },
  ],
  variants: [
    drawVariants('size', sizeUses, (size) => (
      <Heading level={3} size={size}>
        Chat
      </Heading>
    )),
  ],
  pairs: [
    {
      right: (
        <Stack space="xsmall">
          <Heading level={3}>Last 24 hours</Heading>
          <Text>48,210 messages</Text>
        </Stack>
      ),
      wrong: (
        <Stack space="xsmall">
          <Text weight="strong">Last 24 hours</Text>
          <Text>48,210 messages</Text>
        </Stack>
      ),
      because: 'Screen readers list the headings of a page, and strong text is not in that list.',
    },
    {
      right: (
        <Card padding="compact">
          <Heading level={3} size="item">
            Key prefixes
          </Heading>
          <Text>A test key acts on nothing.</Text>
        </Card>
      ),
      wrong: (
        <Card padding="compact">
          <Heading level={3} size="figure">
            Key prefixes
          </Heading>
          <Text>A test key acts on nothing.</Text>
        </Card>
      ),
      because:
        'The level follows the outline and the size follows the place: a small card takes a small title.',
    },
  ],
  accessibility: [
    'Give the level of the page’s outline: one level 1 a page, and no level skipped.',
    'Give an id when a section takes its name from the heading by aria-labelledby.',
    'Give tabIndex -1 and a ref when a script moves the focus to the heading.',
  ],
  content: ['Write a noun phrase in sentence case: “Last 24 hours”.', 'Write no full stop.'],
});
