import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Card, Inline, SPACES, Stack as Column, Text } from '~/design-system';
import { createInlineGuide } from './guides/inlineGuide';

const blocks = ['One', 'Two', 'Three and a bit more'].map((words) => <Badge key={words}>{words}</Badge>);

const meta = {
  title: 'Layout/Inline',
  id: 'design-system-inline',
  component: Inline,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createInlineGuide },
  args: { children: blocks },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const unequal = [
  ...blocks,
  <Card key="Card">
    <Text>Higher</Text>
  </Card>,
];
export const Centred: Story = { args: { align: 'center', children: unequal } };
export const AsList: Story = {
  args: {
    as: 'ul',
    'aria-label': 'Steps',
    children: blocks.map((block) => <li key={block.key}>{block}</li>),
  },
};
export const AllSpaces: Story = {
  render: (args) => (
    <Column>
      {SPACES.map((space) => (
        <Card key={space} padding="compact">
          <Text tone="muted">{space}</Text>
          <Inline {...args} space={space} />
        </Card>
      ))}
    </Column>
  ),
};
export const Between: Story = { args: { justify: 'between' } };
export const StackedOnAPhone: Story = {
  args: { stackBelowTablet: true },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
