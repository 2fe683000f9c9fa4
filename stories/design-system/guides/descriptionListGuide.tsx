import { type DESCRIPTION_LIST_LAYOUTS, DescriptionList, NoValue, Stack, Text } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const layoutUses = {
  rows: 'In a dialog or a narrow card, and for descriptions of any length.',
  columns2: 'For facts that are read in pairs, such as severity and confidence.',
  columns3: 'Across a card, for three short facts.',
  columns4: 'Across a page, for four short facts.',
} satisfies Record<(typeof DESCRIPTION_LIST_LAYOUTS)[number], string>;

const FACTS = [
  { term: 'Category', description: 'Threat' },
  { term: 'Severity', description: '9/10' },
];

export const createDescriptionListGuide = (): Guide => ({
  alsoCalled: ['key and value'],
  use: 'Take a description list for named facts about one subject: a message, a plan, a change.',
  avoid: [
    { when: 'For several subjects with the same facts', take: 'Design system/Table' },
    { when: 'For one figure that counts most', take: 'Design system/StatCard' },
    { when: 'For shares of a whole', take: 'Charts/BarList' },
    { when: 'For what saving will change', take: 'Patterns/Forms/ChangeList' },
  ],
  anatomy: {
    drawing: <DescriptionList items={FACTS} />,
    parts: [
      { name: 'Item', text: 'One fact with its name.', selector: 'dl > div' },
      { name: 'Description', text: 'The fact: text, a badge or a link.', selector: 'dd' },
      { name: 'Term', text: 'The name of the fact, in muted text.', selector: 'dl > div:last-child dt' },
    ],
  },
  variants: [drawVariants('layout', layoutUses, (value) => <DescriptionList items={FACTS} layout={value} />)],
  pairs: [
    {
      right: <DescriptionList items={FACTS} />,
      wrong: (
        <Stack space="xsmall">
          <Text>Category: Threat</Text>
          <Text>Severity: 9/10</Text>
        </Stack>
      ),
      because: 'The list ties each name to its fact, and lines the facts up.',
    },
    {
      right: <DescriptionList items={[{ term: 'Last used', description: 'Never' }]} />,
      wrong: <DescriptionList items={[{ term: 'Last used', description: <NoValue /> }]} />,
      because: 'A dash leaves open whether the value is unknown or nothing happened.',
    },
  ],
  accessibility: [
    'Screen readers announce a list of terms, each with its description.',
    'Use each term once: a list with the same term twice draws the wrong items when they change.',
  ],
  content: ['Write a term as a noun without a colon.', 'Put the unit into the description: “9/10”, “91%”.'],
});
