import { Button, type CARD_PADDINGS, Card, Stack, Text } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const paddingUses = {
  none: 'Around a table or a list that reaches the edge.',
  compact: 'Around a row of controls, such as filters.',
  regular: 'Around text, forms and charts.',
} satisfies Record<(typeof CARD_PADDINGS)[number], string>;

const selectedUses = {
  false: 'One of several cards, or a card alone.',
  true: 'The chosen or recommended card of several.',
};

export const createCardGuide = (): Guide => ({
  use: 'Take a card to set one subject of a page apart from the others: a form, a chart, a table.',
  avoid: [
    { when: 'To put parts below one another', take: 'Design system/Stack' },
    { when: 'For one figure with its name', take: 'Design system/StatCard' },
    { when: 'For a message', take: 'Design system/Alert' },
    { when: 'For a plan with its price', take: 'Patterns/Billing/PlanCard' },
    { when: 'For a chart with its table', take: 'Patterns/Statistics/ChartCard' },
  ],
  anatomy: {
    drawing: (
      <Card title="Retention" description="How long messages and counts are kept.">
        <Text>As many days as your plan says.</Text>
      </Card>
    ),
    parts: [
      { name: 'Surface', text: 'Separates the subject from the page.', selector: 'section' },
      { name: 'Title', text: 'A heading of level 2, which names the section. Optional.', selector: 'h2' },
      { name: 'Content', text: 'Anything but another card.', selector: 'section > div > p' },
      { name: 'Description', text: 'What the part is for. Optional.', selector: 'h2 + p' },
    ],
  },
  variants: [
    drawVariants('padding', paddingUses, (value) => (
      <Card padding={value}>
        <Text>Messages</Text>
      </Card>
    )),
    drawVariants('selected', selectedUses, (value) => (
      <Card selected={value === 'true'}>
        <Text>{value === 'true' ? 'Growth, your plan' : 'Starter'}</Text>
      </Card>
    )),
  ],
  pairs: [
    {
      right: (
        <Card>
          <Stack space="small" align="start">
            <Text weight="medium">Account data</Text>
            <Text>One file with everything that is stored.</Text>
            <Button>Download data</Button>
          </Stack>
        </Card>
      ),
      wrong: (
        <Card>
          <Stack space="small">
            <Text weight="medium">Account data</Text>
            <Card>
              <Text>One file with everything that is stored.</Text>
            </Card>
            <Card>
              <Button>Download data</Button>
            </Card>
          </Stack>
        </Card>
      ),
      because: 'Frames within frames hide what belongs together: gaps inside one card show it.',
    },
  ],
  accessibility: [
    'With a `title` it is a section with that name. Without one it is a plain element unless `as` says otherwise.',
    'Name a card with `as="section"` by `aria-labelledby` or `aria-label`.',
    '`selected` is colour alone, so write in the card that it is the chosen one.',
  ],
  content: ['Write the title as a noun: “First steps”, “Account data”.'],
});
