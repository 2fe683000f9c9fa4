import type { Meta, StoryObj } from '@storybook/react-vite';
import { CARD_PADDINGS, Card, Heading, Stack, Text } from '~/design-system';
import { createCardGuide } from './guides/cardGuide';

const meta = {
  title: 'Layout/Card',
  id: 'design-system-card',
  component: Card,
  tags: ['stable', 'since-1.0'],
  args: { children: <Text>One subject, apart from the rest of the page.</Text> },
  parameters: { guide: createCardGuide },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { selected: true } };

export const WithHeading: Story = {
  args: {
    as: 'section',
    'aria-labelledby': 'tips',
    children: (
      <>
        <Heading level={2} size="section" id="tips">
          Security tips
        </Heading>
        <Text tone="muted">Keep a key on the server that uses it, and nowhere else.</Text>
      </>
    ),
  },
};

export const ExtremeText: Story = {
  args: {
    children: <Heading level={2}>{'Longservername'.repeat(8)}</Heading>,
  },
  globals: { viewport: { value: 'phone' } },
};

export const AllPaddings: Story = {
  render: () => (
    <Stack>
      {CARD_PADDINGS.map((padding) => (
        <Card key={padding} padding={padding}>
          <Text>{padding}</Text>
        </Card>
      ))}
    </Stack>
  ),
};
